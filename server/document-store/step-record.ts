/**
 * Records the documents on which the pointer and the database last agreed. After an outage, a server compares them with
 * its own documents and with those in the database, to find out which of the two have changed.
 */
import { disk, writeAtomically } from '../../engine/release/disk.ts'

export interface StepRecord {
  /** Hash of the documents; undefined when pointer and database never agreed. */
  readonly read: () => Promise<string | undefined>
  readonly write: (release: string) => Promise<void>
}

export function openStepRecord(path: string): StepRecord {
  let known: string | undefined
  return {
    async read() {
      known ??= (await disk.exists(path)) ? (await disk.read(path)).toString('utf8').trim() : undefined
      return known
    },
    async write(release) {
      if (known === release) return
      await writeAtomically(disk, path, `${release}\n`)
      known = release
    },
  }
}
