/** The context that all nodes on a screen share. It is passed down in node contexts, never as React context. */
import type { ComponentType } from 'react'
import type { ShallowNode } from '../core/wire.ts'
import type { ValueContext } from '../core/value.ts'
import type { World } from '../runtime/world.ts'
import type { AnyWidgetProps } from '../widget.ts'

export interface LoadedWidget {
  readonly Component: ComponentType<AnyWidgetProps>
  /**
   * True if the component uses no hooks. The engine may then call it as a function, without creating a React component.
   */
  readonly pure: boolean
}

/** The parts of a node that handle its events. */
export type EventSource = Pick<ShallowNode, 'address' | 'events'>

export interface RenderContext {
  readonly world: World
  readonly values: ValueContext
  /** Returns a widget if its code is loaded. */
  readonly widget: (name: string) => LoadedWidget | undefined
  /** Loads the code of a widget; then sets the cell `widget.<name>` to `ready` or `failed`. */
  readonly load: (name: string) => void
  readonly emit: (node: EventSource, scope: ValueScope, event: string, detail: unknown) => void
  /** Reports a problem of a node. A preview frame replaces this function. */
  report: (code: string, message: string, node: string) => void
  /** Addresses of nodes that are known to fail. Their fallbacks are rendered in place of their widgets. */
  readonly failed: Set<string>
  /**
   * False: widgets without hooks are called directly, which is cheap. True after a whole page has failed: every widget
   * gets its own boundary, so only the failing one is replaced.
   */
  guarded: boolean
  /** Prerendering only: reports which node renders, so a throw can be attributed to it. */
  readonly enter?: (node: string) => void
}

/**
 * The list items, the event and the result that a node can read, by cell (`item.prize`). The object stays the same as
 * long as no value in it changes.
 */
export type ValueScope = { readonly [cell: string]: unknown }

export const EMPTY_SCOPE: ValueScope = {}
