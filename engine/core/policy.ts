/**
 * Policies: duties of a market that no configuration may remove. Their code is in `player/policies/<name>/`. A site
 * document names its policy, and business areas name the policy that they demand.
 */

import type { Json } from './json.ts'

export interface PolicyDefinition {
  readonly title: string
  /** Languages of the texts of the policy. A site with this policy has no other languages. */
  readonly languages: readonly string[]
  readonly pages: readonly RequiredPage[]
  readonly popups: readonly RequiredPopup[]
}

/** A page that everybody must be able to open and read at all times, in every container and language. */
export interface RequiredPage {
  readonly title: string
  /** The path that the code of the policy links to. */
  readonly path: string
  /**
   * Statements count only in `textWidgets`. Text widgets may be inside `containerWidgets`, which always show their
   * content.
   */
  readonly textWidgets: readonly string[]
  readonly containerWidgets: readonly string[]
  readonly statements: readonly RequiredStatement[]
}

/** A popup that code opens. It must make the statement of each case, and a person must be able to close it. */
export interface RequiredPopup {
  readonly title: string
  /** ID of the document. */
  readonly id: string
  readonly cases: readonly RequiredCase[]
}

/** What the popup must say while these facts have these values. Its texts must not depend on other facts. */
export interface RequiredCase extends RequiredStatement {
  readonly facts: { readonly [fact: string]: Json }
}

export interface RequiredStatement {
  /** What the page or popup must say, for messages: `the minimum age`. */
  readonly title: string
  /** By language: a text with one of these words or phrases makes the statement. Case does not matter. */
  readonly words: { readonly [language: string]: readonly string[] }
}

/** What the kill switch never takes out of use: paths of pages, and documents such as `popup/play-reminder`. */
export function lockedBy(policies: { readonly [name: string]: PolicyDefinition }): readonly string[] {
  return Object.values(policies).flatMap(({ pages, popups }) => [
    ...pages.map(({ path }) => path),
    ...popups.map(({ id }) => `popup/${id}`),
  ])
}
