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

/** The drafts that are open in this tab, which send their texts themselves. The first edit may change the key. */
export const openDrafts = new Set<{ readonly key: string }>()

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
  const open = new Set([...openDrafts].map(({ key }) => key))
  return texts
    .stored(PREFIX, person)
    .filter(({ key, isOwn, at }) => !open.has(key) && (isOwn || now - at > TYPING_MS))
    .map(({ key, text, saved, live, at, by }) => {
      const kept = { text, saved, ...(live === undefined ? {} : { live }), at }
      const [id = '', ...path] = key.slice(PREFIX.length).split('/')
      return { key, by, path: path.join('/'), changeSet: id === 'live' ? undefined : id, kept }
    })
}

/** A draft that its change set cannot take. */
interface ClosedDraft extends Pick<StoredDraft, 'path' | 'by' | 'kept'> {
  readonly changeSet: string
}

/** Returns whether no other text of the person is kept for the live document. */
export function canCarryOver(
  { path, by, kept }: Pick<StoredDraft, 'path' | 'by'> & { readonly kept: Pick<KeptText, 'text'> },
  texts = draftTexts,
): boolean {
  const live = keyOf(undefined, path)
  return texts.stored(live, by).every(({ key, text }) => key !== live || text === kept.text)
}

/** Keeps a draft for the live document instead, where its first edit creates a change set. Overwrites no other text. */
export function carryOver(draft: ClosedDraft, texts = draftTexts): void {
  if (!canCarryOver(draft, texts)) return
  const { path, by, kept, changeSet } = draft
  texts.keep(keyOf(undefined, path), by, kept)
  texts.remove(keyOf(changeSet, path), by, kept.text)
}
