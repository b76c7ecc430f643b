/** What the nodes on screen share. Built once by the player (or the prerenderer) and handed down inside compiled nodes, never as React context. */
import type { ComponentType } from 'react'
import type { AnyWidgetProps } from '../widget.ts'
import type { Plan } from '../core/slice.ts'
import type { ValueContext } from '../core/value.ts'
import type { World } from '../runtime/world.ts'

export interface LoadedWidget {
  readonly Component: ComponentType<AnyWidgetProps>
  /** No hooks: may be called in place and folded. */
  readonly pure: boolean
}

/** A node as its events need it: its address, and the steps of each event. */
export interface Emitter {
  readonly i: string
  readonly o?: Plan['o'] | undefined
}

export interface RenderContext {
  readonly world: World
  readonly context: ValueContext
  /** A widget whose code is here. */
  readonly widget: (name: string) => LoadedWidget | undefined
  /** Starts to load a widget; sets the cell `widget.<name>` to `ready` or `failed` when it is settled. */
  readonly load: (name: string) => void
  readonly emit: (node: Emitter, scope: Scope, event: string, detail: unknown) => void
  readonly report: (code: string, message: string, node: string) => void
  /** Nodes known to fail: they render as their fallback. */
  readonly failed: Set<string>
  /**
   * False: widgets without hooks are called in place, which costs nothing. True after a page has failed as a whole: then every widget
   * stands in a boundary of its own, so that the one that fails is found and the others stay.
   */
  guarded: boolean
  /** Prerendering only: names the node that renders, so that a throw can be blamed. */
  readonly enter?: (node: string) => void
}

/** Items, event and result around a node, by cell (`item.prize`). The same object as long as nothing in it changes. */
export type Scope = { readonly [cell: string]: unknown }

export const EMPTY_SCOPE: Scope = {}
