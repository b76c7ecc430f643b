// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** Login with fields, their checks, consent and one button. */
export interface Props {
  /** Title above the fields; leave out where a dialog carries it */
  readonly title?: string
  /** One line below the title */
  readonly text?: string
  /** The fields, in order. The name account and the name password are sent at login */
  readonly fields: readonly {
    /** What the field is */
    readonly name: 'account' | 'password'
    /** Words above the field */
    readonly label: string
    /** Words in the empty field */
    readonly hint?: string
    /** Words below the field, such as which characters are taken out */
    readonly note?: string
    /** Password hides what is typed */
    readonly type: 'text' | 'password'
    /** Which characters stay: account keeps digits, letters, _ - . @; password takes capitals and spaces out */
    readonly filter: 'account' | 'password' | 'none'
    /** Most characters */
    readonly max: number
    /** Checks, in order; the first that fails gives its message */
    readonly rules?: readonly {
      /** required: not empty. mobile-zero: not 10 digits starting with 9. account: mobile, e-mail or account name. password: at least 8 characters */
      readonly check: 'required' | 'mobile-zero' | 'account' | 'password'
      /** What is wrong, and how to mend it */
      readonly message: string
    }[]
  }[]
  /** Words on the button */
  readonly submitLabel: string
  /** What a screen reader says while the login runs */
  readonly busyLabel: string
  /** What a screen reader says on the eye that shows the password */
  readonly showLabel: string
  /** What a screen reader says on the eye that hides the password */
  readonly hideLabel: string
  /** What a screen reader says on the mark that empties a field */
  readonly clearLabel: string
  /** Words beside the tick, with links to the terms. Leave out for no tick */
  readonly consentText?: Rich
  /** The tick must be set before login */
  readonly consentRequired: boolean
  /** The tick is set from the start */
  readonly consentChecked: boolean
  /** What is said when the tick is missing */
  readonly consentMessage?: string
  /** What the last try said; empty shows nothing */
  readonly error: string
  /** The login is running */
  readonly busy: boolean
  /** Milliseconds in which a second press does nothing */
  readonly debounceMs: number
  /** Words of the link for a forgotten password */
  readonly forgotLabel?: string
  /** Where the link for a forgotten password leads */
  readonly forgot?: Link
  /** Words of the link to the other way to log in */
  readonly alternativeLabel?: string
  /** Where the link to the other way to log in leads */
  readonly alternative?: Link
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
