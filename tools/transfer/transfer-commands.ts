/** The commands that copy a whole site: `npm run move`, `backup` and `restore`. */
import { resolve } from 'node:path'
import { DatabaseLockedError } from '../../server/database/open.ts'
import { nameOfPlace, type DataPlace } from '../../server/database/place.ts'
import { reasonOf, UnavailableError } from '../../server/unavailable-error.ts'
import { type BackupCounts, restoreBackup, writeBackup } from '../../server/transfer/backup.ts'
import { moveDatabase } from '../../server/transfer/move.ts'
import { TransferError } from '../../server/transfer/transfer.ts'
import { CommandError, type CommandRun, NEGATIVE_RESULT } from '../command-line.ts'
import { count } from '../count.ts'

/** The value of `--to` that makes the embedded database the target of a move. */
const EMBEDDED = 'embedded'

export const moveSite: CommandRun<'move'> = async ({ to }, output) => {
  if (to === undefined) throw new CommandError('--to is missing: npm run move -- --to URL')
  if (to !== EMBEDDED && !/^postgres(?:ql)?:\/\//.test(to))
    throw new CommandError(`--to takes ${EMBEDDED}, or an address such as postgres://user:password@host/database`)
  const from = placeOfEnvironment()
  const target: DataPlace = { dataDir: from.dataDir, url: to === EMBEDDED ? undefined : to }
  const counts = await explained('Nothing was moved', async () => await moveDatabase(from, target))
  output.log(`Moved ${inWords(counts)} from ${nameOfPlace(from)} to ${nameOfPlace(target)}.`)
  output.log(
    to === EMBEDDED
      ? 'Start the server without DATABASE_URL. Nothing was removed from PostgreSQL.'
      : 'Start the server with DATABASE_URL set to the address of --to. Nothing was removed from the embedded database.',
  )
}

export const backUp: CommandRun<'backup'> = async ({ file }, output) => {
  const place = placeOfEnvironment()
  const counts = await explained('No backup was written', async () => await writeBackup(place, file, Date.now()))
  output.log(`Wrote ${inWords(counts)} of ${nameOfPlace(place)} to ${file}. The file contains keys: keep it secret.`)
}

export const restore: CommandRun<'restore'> = async ({ file }, output) => {
  const place = placeOfEnvironment()
  const counts = await explained('Nothing was restored', async () => await restoreBackup(place, file))
  output.log(`Restored ${inWords(counts)} into ${nameOfPlace(place)}.`)
}

function placeOfEnvironment(): DataPlace {
  return { dataDir: resolve(process.env.DATA_DIR || '.data'), url: process.env.DATABASE_URL || undefined }
}

async function explained<T>(result: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TransferError || error instanceof DatabaseLockedError)
      throw new CommandError(`${result}: ${error.message}`, NEGATIVE_RESULT)
    if (error instanceof UnavailableError) throw new CommandError(`${result}: ${reasonOf(error)}`)
    throw error
  }
}

function inWords({ rows, files }: BackupCounts): string {
  return `${count(rows, 'row')} and ${count(files, 'file')}`
}
