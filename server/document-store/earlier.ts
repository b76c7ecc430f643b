/** Edits that bring back what was live earlier: all documents of a release, or what one change set replaced. */
import { type FileContent, mergeFile } from '../../engine/document/edit/merge-file.ts'
import type { Db } from '../database/tables.ts'
import { type ChangeItem, editsOf, RefusedError, revisionContent, storedContent } from './change-sets.ts'
import { contentOf, readBodies, type StoredFiles } from './live.ts'

/** The contents that turn one state of the files into another, by path. */
export async function contentsBetween(
  db: Db,
  from: StoredFiles,
  to: StoredFiles,
): Promise<ReadonlyMap<string, FileContent>> {
  const paths = [...new Set([...from.keys(), ...to.keys()])]
    .filter((path) => from.get(path)?.body !== to.get(path)?.body)
    .toSorted()
  const bodies = await readBodies(
    db,
    paths.flatMap((path) => to.get(path)?.body ?? []),
  )
  const contents = new Map<string, FileContent>()
  for (const path of paths) {
    const body = bodies.get(to.get(path)?.body ?? '')
    contents.set(path, body && contentOf(path, body))
  }
  return contents
}

/**
 * The edits that undo a published change set. Edits that were published later are kept.
 * @throws {RefusedError} when a later edit conflicts with them
 */
export async function takeBackEdits(
  db: Db,
  items: readonly ChangeItem[],
  live: StoredFiles,
): Promise<ReadonlyMap<string, FileContent>> {
  const before: ChangeItem[] = []
  const conflicts: string[] = []
  for (const item of items) {
    const now = live.get(item.path)
    const merged = mergeFile({
      base: item.content,
      mine: await revisionContent(db, item),
      theirs: now && (await storedContent(db, item.path, now)),
    })
    conflicts.push(...merged.conflicts.map((conflict) => `${item.path}: ${conflict}`))
    before.push({ ...item, content: merged.content })
  }
  if (conflicts.length > 0)
    throw new RefusedError(
      409,
      `the change set cannot be taken back, because later edits conflict with it: ${conflicts.join('; ')}`,
      { conflicts },
    )
  return editsOf(before, live)
}
