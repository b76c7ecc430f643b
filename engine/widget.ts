/**
 * The contract between the engine and a widget. Widgets import from here and from React, nothing else of the engine.
 */
import type { ComponentType, ReactNode } from 'react'
import type { Locale } from './core/format.ts'
import type { Migration, SlotRule } from './core/catalogue.ts'

export type { Locale } from './core/format.ts'
export { compact, format } from './core/format.ts'
export type * from './core/vocabulary.gen.ts'

/**
 * What a widget's component receives. `Events` is the interface that is generated from `events` in its `schema.json`.
 */
export interface WidgetProps<Props, Slots extends string = never, Events = Record<never, never>> {
  readonly id: string
  /** The resolved props of the node. */
  readonly props: Props
  readonly slots: { readonly [S in Slots]?: ReactNode }
  readonly locale: Locale
  /** Starts the steps that the node has for an event. The steps read the payload with `$ref: event.…`. */
  readonly emit: (...event: EmitArgs<Events>) => void
}

/** The arguments of `emit`: the name of an event, and its payload if it has one. */
export type EmitArgs<Events> = {
  readonly [E in keyof Events]: Events[E] extends undefined ? [event: E] : [event: E, payload: Events[E]]
}[keyof Events]

/** Component props for code that handles any widget. */
export interface AnyWidgetProps extends Omit<WidgetProps<never, string>, 'emit'> {
  readonly emit: (event: string, payload?: unknown) => void
}

/** A widget as its folder declares it (`widgets/<Name>/widget.ts`, export named `widget`). */
export interface WidgetDefinition {
  /** Name of the widget's folder. Nodes refer to the widget by it. */
  readonly name: string
  /** Version of the widget; a node stores it as `v`. */
  readonly version: number
  /**
   * Heading of the widget in the studio. Small widgets of a group share one chunk, so `navigation` contains only what
   * the frame of every page shows.
   */
  readonly group: 'layout' | 'content' | 'games' | 'menus' | 'forms' | 'popups' | 'navigation'
  readonly slots?: { readonly [slot: string]: SlotRule }
  /**
   * True for a widget without hooks that renders host elements only. A test calls its component with the examples,
   * outside React.
   */
  readonly pure?: boolean
  /**
   * Largest size of the widget's own code and style in bytes, compressed with brotli. The conformance test measures it.
   */
  readonly budget: number
  readonly migrations?: readonly Migration[]
  readonly load: () => Promise<{ readonly Component: ComponentType<AnyWidgetProps> }>
}

/**
 * Declares a widget. Its props and events are described in `schema.json`, its examples in `examples.json`; the first is
 * `default`.
 */
export function defineWidget(definition: WidgetDefinition): WidgetDefinition {
  return definition
}
