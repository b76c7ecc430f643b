/** The data that the page of the gallery shows. */
import type { SlotRule } from '../engine/core/catalogue.ts'
import type { EventRow, PropRow } from './props.ts'

export interface Gallery {
  readonly title: string
  readonly widgets: readonly GalleryWidget[]
  readonly skins: readonly { readonly id: string; readonly scheme: 'dark' | 'light' }[]
  /** The initial skin and scheme, as in the addresses of frames: `night.dark`. */
  readonly skin: string
  readonly languages: readonly string[]
  readonly language: string
  readonly icon: string | undefined
}

export interface GalleryWidget {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly group: string
  readonly version: number
  readonly pure: boolean
  readonly budget: number
  /** Bytes, compressed with brotli; undefined when the widget does not build. */
  readonly size: number | undefined
  readonly props: readonly PropRow[]
  readonly slots: { readonly [slot: string]: SlotRule }
  readonly events: readonly EventRow[]
  readonly examples: readonly GalleryExample[]
  /** Problems of the widget itself, not of its examples. */
  readonly problems: readonly string[]
}

export interface GalleryExample {
  readonly name: string
  readonly title: string
  /** The node as configuration writes it. */
  readonly json: string
  readonly problems: readonly string[]
}

/** Address of the HTML document that shows an example. */
export function frameAddress(widget: string, example: string, language: string): string {
  return `/gallery/frame/${widget}/${example}.${language}.html`
}

/** Address of the first example of a widget as a document without scripts. */
export function thumbnailAddress(widget: string): string {
  return `/gallery/thumbnail/${widget}.html`
}
