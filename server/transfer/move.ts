/** Moves a site from one database to another, in the same data folder. */
import type { DataPlace } from '../database/place.ts'
import { nameOfPlace } from '../database/place.ts'
import type { BackupCounts } from './backup.ts'
import { fillPlace, readPlace, requireStopped, TransferError } from './transfer.ts'

export async function moveDatabase(from: DataPlace, to: DataPlace): Promise<BackupCounts> {
  if (from.url === to.url) throw new TransferError(`the data is in ${nameOfPlace(to)} already.`)
  await requireStopped(from)
  const counts = { rows: 0, files: 0 }
  await fillPlace(to, nameOfPlace(from), async (onEntry) => {
    await readPlace(from, async (entry) => {
      if ('rows' in entry) counts.rows += entry.rows.rows.length
      if ('file' in entry) counts.files++
      await onEntry(entry)
    })
  })
  return counts
}
