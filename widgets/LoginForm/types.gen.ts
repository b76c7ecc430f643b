// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link, Rich } from '../../engine/widget.ts'

/** Fields for account and password with checks, a consent box and one button. */
export interface Props {
  /** Title above the fields. Leave out inside a popup that has a title. */
  readonly title?: string
  /** One line below the title. Leave out to show no line. */
  readonly text?: string
  /** Address of an image beside the heading: the cover of the game that needs the login. Empty for none. */
  readonly image: string
  /** The input fields, in order. */
  readonly fields: readonly {
    /** Whether the field is for the account or for the password. */
    readonly name: 'account' | 'password'
    /** Name of the field, shown above the field. */
    readonly label: string
    /** Words inside the empty field. Leave out to show no words in the field. */
    readonly hint?: string
    /** Words below the field, for example which characters are removed. Leave out to show no words below the field. */
    readonly note?: string
    /** Replaces the note after typed characters were removed, until the field is empty. Leave out to keep the note. */
    readonly removed?: string
    /** Value of the field before the player types, for example the account of the last login on this device. Leave out for an empty field. */
    readonly value?: string
    /** Whether the typed characters are visible or hidden. */
    readonly type: 'text' | 'password'
    /** Which characters can be typed. All others are removed while the player types. */
    readonly filter: 'account' | 'password' | 'none'
    /** Largest number of characters. Further characters are cut off. */
    readonly max: number
    /** Checks of the value, in order. The message of the first check that fails is shown. */
    readonly rules?: readonly {
      /** The condition that the value must meet. */
      readonly check: 'required' | 'mobile-zero' | 'account' | 'password'
      /** Message below the field when the check fails: what is wrong and how to fix it. */
      readonly message: string
    }[]
  }[]
  /** Words on the button that sends the form. Start with a verb. */
  readonly submitLabel: string
  /** Read aloud while the login is in progress. */
  readonly busyLabel: string
  /** Label of the button that shows the password, for screen readers. */
  readonly showLabel: string
  /** Label of the button that hides the password, for screen readers. */
  readonly hideLabel: string
  /** Label of the button that empties a field, for screen readers. */
  readonly clearLabel: string
  /** Words beside the checkbox, with links to the terms. Leave out for no checkbox. */
  readonly consentText?: Rich
  /** Requires a checked box before the login is sent. */
  readonly consentRequired: boolean
  /** Checks the box when the form opens. The visitor can uncheck it. */
  readonly consentChecked: boolean
  /** Message below the checkbox when consent is required and the box is not checked. Not needed when consent is optional. */
  readonly consentMessage?: string
  /** Message about the last failed login. Empty for none. */
  readonly error: string
  /** True while the login is in progress: the button shows a spinner. */
  readonly busy: boolean
  /** Time after a press during which another press is ignored, in milliseconds. */
  readonly debounceMs: number
  /** Text of the link for a forgotten password. Leave out for no link. */
  readonly forgotLabel?: string
  /** The page for a forgotten password. Leave out for no link. */
  readonly forgot?: Link
  /** Text of the link to another way to log in. Leave out for no link. */
  readonly alternativeLabel?: string
  /** The page with another way to log in. Leave out for no link. */
  readonly alternative?: Link
}

/** The payload of each event. */
export interface Events {
  /** The form was sent: all checks passed, and the consent was given if it is required. */
  readonly submit: {
    /** The account, as typed. */
    readonly account: string
    /** The password, as typed. */
    readonly password: string
    /** Whether the consent box is checked. */
    readonly consent: boolean
  }
  /** The form was not sent because the consent box is not checked. */
  readonly consent: undefined
  /** The value of a field has changed. */
  readonly change: {
    /** The field whose value has changed: account or password. */
    readonly name: 'account' | 'password'
  }
}
