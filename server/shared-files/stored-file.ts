/** A file of a release or player build, as the database has it: plain, or as its two compressed copies. */
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sha256 } from '../../engine/release/sha256.ts'
import { type Disk, placeFile, replaceFile } from '../../engine/release/disk.ts'
import { isIntactPack } from '../../engine/release/source-pack.ts'
import { ignoreMissing } from '../../engine/release/missing-file.ts'

export interface StoredFile {
  /** Path below the folder of the site, such as `objects/0123456789abcdef0123.json`. */
  readonly name: string
  /** SHA-256 of the content. */
  readonly hash: string
  readonly plain: Uint8Array | null
  readonly br: Uint8Array | null
  readonly gz: Uint8Array | null
}

/** A file is not in the database, or its content does not match its name. */
export class SharedFileError extends Error {}

/** A file is not in the database. */
export class MissingFileError extends SharedFileError {}

const unpackBrotli = promisify(brotliDecompress)
const unpackGzip = promisify(gunzip)

/**
 * Reads a file with its compressed copies; undefined when it does not exist.
 * @throws {SharedFileError} when it is damaged
 */
export async function readStoredFile(folder: string, name: string): Promise<StoredFile | undefined> {
  const path = join(folder, basename(name))
  const [plain, br, gz] = await Promise.all(['', '.br', '.gz'].map((suffix) => readIfPresent(`${path}${suffix}`)))
  if (plain === undefined) return undefined
  const isPacked = br !== undefined && gz !== undefined
  const file = {
    name,
    hash: sha256(plain),
    plain: isPacked ? null : plain,
    br: isPacked ? br : null,
    gz: isPacked ? gz : null,
  }
  await contentOfFile(file, `${path} is damaged`)
  return file
}

/**
 * Writes a file and its compressed copies, the plain file last, so a reader that finds the plain file finds the copies
 * too.
 */
export async function writeStoredFile(on: Disk, folder: string, file: StoredFile): Promise<void> {
  const content = await contentOfFile(file, `${file.name} is damaged in the database`)
  const path = join(folder, file.name)
  await on.makeFolder(dirname(path))
  // Objects are not flushed to the disk, because flushing would take most of the time. A server verifies each object
  // that it reads, and gets a damaged object again.
  const write = file.name.startsWith('objects/') ? placeFile : replaceFile
  if (file.br !== null) await write(on, `${path}.br`, file.br)
  if (file.gz !== null) await write(on, `${path}.gz`, file.gz)
  await write(on, path, content)
}

async function contentOfFile(file: StoredFile, damaged: string): Promise<Uint8Array> {
  const { name, hash, plain, br, gz } = file
  try {
    const copies = await Promise.all([br && unpackBrotli(br), gz && unpackGzip(gz)])
    const [content] = [plain, ...copies].filter((one) => one !== null)
    if (content === undefined || [plain, ...copies].some((one) => one !== null && sha256(one) !== hash))
      throw new SharedFileError(damaged)
    if (!(await hasItsName(name, hash, content))) throw new SharedFileError(damaged)
    return content
  } catch (error) {
    throw error instanceof SharedFileError ? error : new SharedFileError(damaged, { cause: error })
  }
}

/**
 * Returns whether the name of a file matches its content. Always true for player files, because the build chose their
 * names.
 */
async function hasItsName(name: string, hash: string, content: Uint8Array): Promise<boolean> {
  const [named = ''] = basename(name).split('.')
  if (name.startsWith('sources/')) return await isIntactPack(named, content)
  return name.startsWith('builds/') || hash.startsWith(named)
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return await readFile(path).catch(ignoreMissing)
}
