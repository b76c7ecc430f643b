/** The drafts of this browser: the texts that the server does not have yet, by change set and document. */
import type { KeptText } from './draft.ts'
import { KeptTexts } from './kept-texts.ts'

const PREFIX = 'studio/draft/'

/** Names the draft of a document: in a change set, or of the live document while no change set has it. */
export function keyOf(changeSet: string | undefined, path: string): string {
  return `${PREFIX}${changeSet ?? 'live'}/${path}`
}

export const draftTexts = new KeptTexts({
  storage: () => localStorage,
  tab: crypto.randomUUID(),
  onRefused(cause) {
    // Rejects on purpose: `Unhandled` shows rejected promises that nothing handles.
    void Promise.reject(
      new Error(
        'This browser keeps no copy of what you type, because its storage is full or forbidden. Edits are saved on ' +
          'the server; wait for “Saved” before you close this page.',
        { cause },
      ),
    )
  },
})

/** Keys of the drafts that are open in this tab, which send their texts themselves. */
export const openDrafts = new Set<string>()

export interface StoredDraft {
  readonly kept: KeptText
  readonly key: string
  /** ID of the person who typed the text. */
  readonly by: string
  readonly path: string
  /** ID of the change set; undefined for a draft of the live document. */
  readonly changeSet: string | undefined
}

/** A person may be typing a text that another tab has kept for less than this time. */
const TYPING_MS = 30_000

/**
 * Returns the drafts of a person that no editor has open, except those that the person may be typing in another tab.
 * Drafts of another person who used this browser are not sent in the name of this one.
 */
export function storedDrafts(person: string, now: number, texts = draftTexts): readonly StoredDraft[] {
  return texts
    .stored(PREFIX, person)
    .filter(({ key, isOwn, at }) => !openDrafts.has(key) && (isOwn || now - at > TYPING_MS))
    .map(({ key, text, saved, at, by }) => {
      const [id = '', ...path] = key.slice(PREFIX.length).split('/')
      return { key, by, path: path.join('/'), changeSet: id === 'live' ? undefined : id, kept: { text, saved, at } }
    })
}

/** Keeps a text that a change set cannot take for the next draft of the live document. */
export function carryOver(path: string, by: string, kept: KeptText, changeSet: string): void {
  draftTexts.keep(keyOf(undefined, path), by, kept)
  draftTexts.remove(keyOf(changeSet, path), by, kept.text)
}
