/** The contract between the engine and a widget. Widgets import from here and from React, nothing else of the engine. */
import type { ComponentType, ReactNode } from 'react'
import type { Migration, SlotRule } from './core/catalogue.ts'

export type { Image, Link } from './core/slice.ts'

/** What a widget's component receives: resolved props, filled slots and `emit`. It knows no store, no call, no action. */
export interface WidgetProps<P, Slots extends string = never, Events extends string = never> {
  readonly id: string
  readonly props: P
  readonly slots: { readonly [S in Slots]?: ReactNode }
  /** Tells the page that something happened; `detail` is what `$ref: event.…` reads. */
  readonly emit: (event: Events, detail?: unknown) => void
}

/** A widget as its folder declares it (`widgets/<Name>/widget.ts`, export named `widget`). */
export interface WidgetDefinition {
  /** The folder's name and a node's `widget`. */
  readonly name: string
  /** Version of the contract; a node carries it as `v`. */
  readonly version: number
  /** One sentence for the person who picks it. */
  readonly title: string
  readonly group: 'layout' | 'content' | 'games' | 'forms' | 'popups' | 'navigation'
  readonly slots?: { readonly [slot: string]: SlotRule }
  readonly events?: readonly string[]
  /** No hooks, host elements only: may be folded into plain elements where it is static. Checked by calling its examples outside React. */
  readonly pure?: boolean
  /** Bytes of the widget's own code and style, brotli, that the conformance test allows. */
  readonly budget: number
  readonly migrations?: readonly Migration[]
  // A widget's own props type is checked in its folder; here every widget looks the same.
  readonly load: () => Promise<{ readonly Component: ComponentType<WidgetProps<never, string, string>> }>
}

/** Declares a widget. The props schema lies beside it in `schema.json`, its examples in `examples.json` (`default` first). */
export function defineWidget(definition: WidgetDefinition): WidgetDefinition {
  return definition
}
