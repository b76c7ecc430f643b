/** Saves new documents, and entries in lists of existing documents, in a change set. */
import { api } from '../api/api.ts'
import { readDocument } from '../edit/open-document.ts'
import { addFile } from './add-file.ts'
import type { MadeDocuments } from './copy-page.ts'
import { type NewListEntry, withListEntry } from './list-entry.ts'

/** A second attempt after a failure continues: what is already saved stays as it is. */
export async function saveMade(changeSet: string, { files, entries }: MadeDocuments): Promise<void> {
  for (const [path, text] of Object.entries(files))
    await addFile((edit) => api.saveDocument(changeSet, edit), path, { text })
  for (const entry of entries) await addEntry(changeSet, entry)
}

async function addEntry(changeSet: string, entry: NewListEntry): Promise<void> {
  const { path } = entry
  const { text: before, version, base, isRemoved } = await readDocument(path, changeSet)
  if (isRemoved) throw new Error(`The change set removes ${path.replace(/\.json$/, '')}.`)
  const text = withListEntry(before, entry)
  if (text !== before)
    await api.saveDocument(changeSet, { path, version, ...(version === 0 ? { base } : {}), content: { text } })
}
