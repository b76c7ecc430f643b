// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** Longer text with headings, lists and links. */
export interface Props {
  /** Headings, paragraphs and lists, in order */
  readonly blocks: Rich
}

/** A longer text as paragraphs, headings and lists. There is no HTML. */
export type Rich = readonly RichBlock[]

/** One paragraph, heading or list. */
export type RichBlock =
  | {
      /** A paragraph. */
      readonly type: 'paragraph'
      /** The pieces of text, in order. */
      readonly spans: readonly RichSpan[]
    }
  | {
      /** A heading. */
      readonly type: 'heading'
      /** 2 is the largest; the page's own title is 1. */
      readonly level: number
      /** The pieces of text, in order. */
      readonly spans: readonly RichSpan[]
    }
  | {
      /** A list. */
      readonly type: 'list'
      /** Numbers instead of dots. */
      readonly ordered?: boolean
      /** The entries, each a row of pieces of text. */
      readonly items: readonly (readonly RichSpan[])[]
    }

/** A piece of text or a link inside it. */
export type RichSpan =
  | {
      /** Plain text. */
      readonly type: 'text'
      /** The text in each language. */
      readonly text: string
      /** Bold. */
      readonly bold?: boolean
      /** Slanted. */
      readonly italic?: boolean
    }
  | {
      /** A link inside the text. */
      readonly type: 'link'
      /** What the link says in each language. */
      readonly text: string
      /** Where it leads. */
      readonly link: Link
    }
