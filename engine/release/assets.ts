import type { CheckedDocument } from '../document/document.ts'
import type { Store } from './store.ts'

/**
 * Stores the image of each asset document. Returns object names by asset id; a document whose file is missing has none.
 */
export async function putAssets(
  documents: readonly CheckedDocument<'asset'>[],
  assets: ReadonlyMap<string, Uint8Array>,
  store: Store,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const byEnd = new Map<string, Uint8Array>()
  // If several paths end with the same folders and file name, the first file is used.
  for (const [path, bytes] of [...assets].reverse())
    for (let end = path; end !== ''; end = end.includes('/') ? end.slice(end.indexOf('/') + 1) : '')
      byEnd.set(end, bytes)
  for (const document of documents) {
    const { file } = document.value
    const bytes = byEnd.get(file)
    if (bytes !== undefined) files.set(document.id, await store.put(bytes, file.slice(file.lastIndexOf('.') + 1)))
  }
  return files
}
