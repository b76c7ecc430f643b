/** A backup of a site in one file: entries as lines of JSON, compressed, with the hash of all lines at the end. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { errorMessage } from '../../engine/core/error-message.ts'
import { isObject } from '../../engine/core/json.ts'
import { nameOfPlace, type DataPlace } from '../database/place.ts'
import type { StoredFile } from '../shared-files/stored-file.ts'
import { type TransferEntry, fillPlace, hasSite, readPlace, TransferError } from './transfer.ts'

const FORMAT = 'habi-backup-1'

export interface BackupCounts {
  readonly rows: number
  readonly files: number
}

/** Writes all data of a site to a file, which gets its name only when it is complete. */
export async function writeBackup(place: DataPlace, path: string, now: number): Promise<BackupCounts> {
  const temporary = `${path}.${process.pid}.tmp`
  const hash = createHash('sha256')
  const counts = { rows: 0, files: 0 }
  const target = createWriteStream(temporary, { mode: 0o600, flags: 'wx' })
  const zip = createGzip({ level: 1 })
  zip.pipe(target)
  const failed = new Promise<never>((_, reject) => target.on('error', reject))
  failed.catch(() => undefined)
  const write = async (value: object): Promise<void> => {
    // `readline` treats these two characters as the end of a line.
    const text = JSON.stringify(value)
      .replaceAll('\u2028', String.raw`\u2028`)
      .replaceAll('\u2029', String.raw`\u2029`)
    const line = `${text}\n`
    hash.update(line)
    if (!zip.write(line)) await Promise.race([once(zip, 'drain'), failed])
  }
  try {
    await write({ format: FORMAT, at: new Date(now).toISOString(), source: nameOfPlace(place) })
    await readPlace(place, async (entry) => {
      if ('rows' in entry) counts.rows += entry.rows.rows.length
      if ('file' in entry) counts.files++
      await write('file' in entry ? { file: packFile(entry.file) } : entry)
    })
    zip.end(`${JSON.stringify({ end: hash.digest('hex'), ...counts })}\n`)
    await Promise.race([finished(target), failed])
    const file = await open(temporary, 'r')
    await file.sync()
    await file.close()
    await rename(temporary, path)
    return counts
  } catch (error) {
    target.destroy()
    await rm(temporary, { force: true })
    throw error
  }
}

/** Fills an empty data folder and its database from a backup. Verifies the whole file first. */
export async function restoreBackup(place: DataPlace, path: string): Promise<BackupCounts> {
  if (hasSite(place.dataDir))
    throw new TransferError(`${place.dataDir} already has a site. Restore into an empty DATA_DIR.`)
  const end = await verifyBackup(path)
  await fillPlace(place, path, async (onEntry) => {
    for await (const line of linesOf(path)) {
      const value: unknown = JSON.parse(line)
      if (isObject(value) && ('format' in value || 'end' in value)) continue
      const entry = value as Exclude<TransferEntry, { readonly file: StoredFile }> | { readonly file: BackedUpFile }
      await onEntry('file' in entry ? { file: unpackFile(entry.file) } : entry)
    }
  })
  return end
}

async function verifyBackup(path: string): Promise<BackupCounts> {
  const hash = createHash('sha256')
  let isFirst = true
  try {
    for await (const line of linesOf(path)) {
      const value: unknown = isFirst || line.startsWith('{"end"') ? JSON.parse(line) : undefined
      if (isFirst && (!isObject(value) || value.format !== FORMAT))
        throw new TransferError(`${path} is not a backup of this version of Habi (${FORMAT}).`)
      isFirst = false
      if (isObject(value) && 'end' in value) {
        if (value.end !== hash.digest('hex')) break
        return { rows: Number(value.rows), files: Number(value.files) }
      }
      hash.update(`${line}\n`)
    }
  } catch (error) {
    if (error instanceof TransferError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new TransferError(`there is no file ${path}.`)
    // Only errors of the file system have the property `syscall`.
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall !== undefined) throw new TransferError(`${path} cannot be read (${code}). Nothing was restored.`)
    throw new TransferError(`${path} is damaged: ${errorMessage(error)}.`)
  }
  throw new TransferError(`${path} is incomplete or damaged. Nothing was restored.`)
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const unzip = createGunzip()
  source.on('error', (error) => unzip.destroy(error))
  source.pipe(unzip)
  const failed = new Promise<never>((_, reject) => unzip.on('error', reject))
  failed.catch(() => undefined)
  const lines = createInterface({ input: unzip, crlfDelay: Infinity })[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await Promise.race([lines.next(), failed])
      if (done === true) return
      yield value
    }
  } finally {
    source.destroy()
  }
}

interface BackedUpFile {
  readonly name: string
  readonly hash: string
  /** Base64, like `br` and `gz`. */
  readonly plain: string | null
  readonly br: string | null
  readonly gz: string | null
}

function packFile({ name, hash, plain, br, gz }: StoredFile): BackedUpFile {
  const pack = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString('base64')
  return { name, hash, plain: pack(plain), br: pack(br), gz: pack(gz) }
}

function unpackFile({ name, hash, plain, br, gz }: BackedUpFile): StoredFile {
  const unpack = (text: string | null): Uint8Array | null => (text === null ? null : Buffer.from(text, 'base64'))
  return { name, hash, plain: unpack(plain), br: unpack(br), gz: unpack(gz) }
}
