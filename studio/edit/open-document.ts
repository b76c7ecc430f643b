/** Reads a document for editing, and opens its draft. */
import { api, type ChangeItem, type ChangeSet, type SentContent } from '../api/api.ts'
import { bytesOf } from '../api/base64.ts'
import { ApiError } from '../api/client.ts'
import type { Edits, ImageHashes } from '../workspace/site.ts'
import { currentText } from './current-text.ts'
import { Draft } from './draft.ts'
import { draftTexts, keyOf } from './draft-texts.ts'

export interface OpenDocument {
  readonly path: string
  readonly text: string
  /** Whether the change set removes the document. If so, the text is the live one. */
  readonly isRemoved: boolean
  /** 0 while the change set does not have the document. */
  readonly version: number
  /** SHA-256 of the live text; null for a new document. */
  readonly base: string | null
  readonly changeSet: ChangeSet | undefined
  /** All edits of the change set. */
  readonly edits: Edits
  /** The files of the change set that are not documents. */
  readonly files: ImageHashes
}

export async function readDocument(path: string, id: string | undefined): Promise<OpenDocument> {
  const [live, named] = await Promise.all([readLive(path), id === undefined ? undefined : api.changeSet(id)])
  // A change set that is scheduled or published cannot be edited: the first edit creates another change set.
  const changes = named !== undefined && isEditable(named) ? named : undefined
  const item = changes?.items.find((one) => one.path === path)
  const isRemoved = item?.content === null && live !== undefined
  const written = item === undefined || isRemoved ? live : textOf(item.content)
  if (written === undefined)
    throw new ApiError(
      404,
      `There is no document ${path}${changes === undefined ? '' : ` in “${changes.title}”`}.`,
      undefined,
    )
  return {
    path,
    // Forms show the properties of the current version of a widget, even for a document that was written for an earlier
    // version.
    text: currentText(written),
    isRemoved,
    version: item?.version ?? 0,
    base: live === undefined ? null : await hashOf(live),
    changeSet: changes,
    files: Object.fromEntries(
      changes?.items.flatMap(({ path: file, content, body }) =>
        content !== null && 'base64' in content && body !== null ? [[file, body] as const] : [],
      ) ?? [],
    ),
    edits: editsOf(changes?.items ?? []),
  }
}

/** Reads the document of a change set on the server; null when the change set has no text of the document. */
export async function readVersion(
  path: string,
  id: string,
): Promise<{ readonly version: number; readonly text: string } | null> {
  const item = (await api.changeSet(id)).items.find((one) => one.path === path)
  const text = item === undefined ? undefined : textOf(item.content)
  return item === undefined || text === undefined ? null : { version: item.version, text: currentText(text) }
}

/** Returns whether a change set can be edited. An edit also ends its review. */
function isEditable({ state }: Pick<ChangeSet, 'state'>): boolean {
  return state === 'open' || state === 'in review' || state === 'approved'
}

async function readLive(path: string): Promise<string | undefined> {
  try {
    return textOf((await api.document(path)).content)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

export function textOf(content: SentContent): string | undefined {
  return content !== null && 'text' in content ? content.text : undefined
}

/** Returns the edits of a change set in the form that the open site uses. */
export function editsOf(items: readonly Pick<ChangeItem, 'path' | 'content'>[]): Edits {
  return items.map(({ path, content }) => [
    path,
    content === null ? null : 'text' in content ? content.text : bytesOf(content.base64),
  ])
}

/** Returns the SHA-256 in hexadecimal, as the store names contents. */
export async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface DraftEvents {
  readonly onCreate: (created: ChangeSet) => void
  /** Called when the change set with this ID has a new version. */
  readonly onSave: (changeSet: string) => void
}

/**
 * @param title title of the change set that the first edit creates
 * @param by ID of the person who types
 */
export function openDraft(document: OpenDocument, title: string, by: string, { onCreate, onSave }: DraftEvents): Draft {
  const { path, text, version, base } = document
  let { changeSet } = document
  const key = (): string => keyOf(changeSet?.id, path)
  return new Draft(
    { path, text, version, base },
    {
      async save(edit) {
        if (changeSet === undefined) {
          const created = await api.createChangeSet(title)
          const kept = draftTexts.take(key(), by)
          draftTexts.keep(key(), by, undefined)
          changeSet = created
          draftTexts.keep(key(), by, kept)
          // Called before the document is saved. If saving fails, the address already names the change set under which
          // the text is kept.
          onCreate(created)
        }
        const saved = await api.saveDocument(changeSet.id, edit)
        onSave(changeSet.id)
        return saved
      },
    },
    {
      read: () => draftTexts.take(key(), by),
      write: (kept) => draftTexts.keep(key(), by, kept),
    },
    {
      now: () => Date.now(),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
  )
}
