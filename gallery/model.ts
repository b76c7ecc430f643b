/** What the gallery's page shows. */
import type { SlotRule } from '../engine/core/catalogue.ts'
import type { PropRow } from './props.ts'

export interface Gallery {
  readonly title: string
  readonly widgets: readonly GalleryWidget[]
  readonly skins: readonly { readonly id: string; readonly scheme: 'dark' | 'light' }[]
  /** `night.dark`: what a frame's address names. */
  readonly skin: string
  readonly languages: readonly string[]
  readonly language: string
  readonly icon: string | undefined
}

export interface GalleryWidget {
  readonly name: string
  /** One sentence for the person who picks it. */
  readonly title: string
  readonly description: string
  readonly group: string
  readonly version: number
  readonly pure: boolean
  readonly budget: number
  /** Bytes, brotli; absent when the widget does not build. */
  readonly size: number | undefined
  readonly props: readonly PropRow[]
  readonly slots: { readonly [slot: string]: SlotRule }
  readonly events: readonly string[]
  readonly examples: readonly GalleryExample[]
  /** What is wrong with the widget itself. */
  readonly problems: readonly string[]
}

export interface GalleryExample {
  readonly name: string
  readonly title: string
  /** As a developer writes it. */
  readonly json: string
  readonly problems: readonly string[]
}

/** Address of the document that shows an example. */
export function frameAddress(widget: string, example: string, language: string): string {
  return `/gallery/frame/${widget}/${example}.${language}.html`
}
