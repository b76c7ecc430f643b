/** Sends the drafts that no editor has open, and tells why the others stay on this device. */
import type { SentContent } from '../api/api.ts'
import { ApiError } from '../api/client.ts'
import { Draft } from './draft.ts'
import type { StoredDraft } from './draft-texts.ts'
import type { OpenDocument } from './open-document.ts'

type Reason =
  /** No change set was created yet. */
  | 'not started'
  /** The change set was published, scheduled or dropped. */
  | 'closed'
  | 'conflict'
  | 'refused'
  /** The server does not answer. */
  | 'waiting'

export interface UnsentDraft extends StoredDraft {
  readonly reason: Reason
}

export interface UnsentParts {
  readonly read: (
    path: string,
    changeSet: string,
  ) => Promise<Pick<OpenDocument, 'text' | 'version' | 'base' | 'isRemoved' | 'changeSet'>>
  readonly save: (
    changeSet: string,
    edit: {
      readonly path: string
      readonly version: number
      readonly base: string | null
      readonly content: SentContent
    },
  ) => Promise<{ readonly version: number }>
  /** Removes a draft from this device. */
  readonly remove: (draft: StoredDraft) => void
}

/**
 * The drafts that the server does not take as they are, by key. They are not sent again, because the result would be
 * the same. Cleared when the connection is back and when an editor closes.
 */
export const knownResults = new Map<string, UnsentDraft>()

/** Sends what can be sent. Returns the drafts that stay on this device, and whether any was sent. */
export async function sendDrafts(
  drafts: readonly StoredDraft[],
  parts: UnsentParts,
): Promise<{ readonly unsent: readonly UnsentDraft[]; readonly hasSent: boolean }> {
  const unsent: UnsentDraft[] = []
  for (const draft of drafts) {
    const known = knownResults.get(draft.key)
    const isKnown = known?.by === draft.by && known.kept.text === draft.kept.text
    const reason = isKnown ? known.reason : await sendDraft(draft, parts)
    if (reason === undefined) continue
    unsent.push({ ...draft, reason })
    if (reason !== 'waiting') knownResults.set(draft.key, { ...draft, reason })
  }
  return { unsent, hasSent: unsent.length < drafts.length }
}

/** Returns why a draft was not sent; undefined when the server has it now. */
async function sendDraft(stored: StoredDraft, { read, save, remove }: UnsentParts): Promise<Reason | undefined> {
  const { path, changeSet, kept } = stored
  if (changeSet === undefined) return 'not started'
  try {
    const document = await read(path, changeSet)
    if (document.changeSet === undefined) return 'closed'
    if (document.isRemoved) return 'conflict'
    const { text, version, base } = document
    const draft = new Draft(
      { path, text, version, base },
      { save: (edit) => save(changeSet, edit) },
      { read: () => kept, write: (next) => next === undefined && remove(stored) },
      // Sends once: the caller tries again.
      { now: () => kept.at, after: () => () => undefined },
    )
    await draft.save()
    const { state, theirs } = draft.view()
    if (theirs !== undefined) return 'conflict'
    if (state === 'refused') return 'refused'
    return state === 'saved' || state === 'unchanged' ? undefined : 'waiting'
  } catch (error) {
    // The change set, or a document that only it had, no longer exists.
    return error instanceof ApiError && error.status === 404 ? 'closed' : 'waiting'
  }
}

const reasons: { readonly [reason in Reason]: string } = {
  'not started': 'it is not in a change set yet',
  closed: 'its change set was published, scheduled or dropped before the edit was sent',
  conflict: 'the same field was changed elsewhere',
  refused: 'the server refused it',
  waiting: 'it is sent when the server answers',
}

export function reasonInWords({ reason }: Pick<UnsentDraft, 'reason'>): string {
  return reasons[reason]
}
