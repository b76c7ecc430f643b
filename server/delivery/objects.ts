/**
 * The objects of the store for delivery. Content that does not match the name of its object is never served: the file
 * is written again from an intact plain or compressed copy, or the live documents are compiled again.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { folders } from '../../engine/release/disk.ts'
import { objectSuffixes, type ObjectSuffix, verifiedContent } from '../../engine/release/object-repair.ts'
import { type FetchFile, type FileIndex, type IndexedFile, openFileIndex, readPlainFile } from './file-index.ts'
import { type ObjectRepairOptions, ObjectRepairs } from './object-repairs.ts'
import { ignoreMissing } from '../../engine/release/missing-file.ts'

export interface ObjectIndex extends FileIndex {
  /**
   * Verifies the files of an object (plain and compressed), and repairs the damaged ones. Returns the total size of
   * these files in bytes.
   */
  verify(name: string): Promise<number>
}

/** No intact file of an object is left. It is not served. */
export class DamagedObjectError extends Error {}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const suffixes: { readonly [encoding: string]: ObjectSuffix } = { br: '.br', gzip: '.gz' }

export function openObjects(options: ObjectRepairOptions & { readonly fetch?: FetchFile | undefined }): ObjectIndex {
  const folder = folders(options.siteDir).objects
  const index: FileIndex = openFileIndex([folder], options.fetch, (file, encoding) =>
    readVerified(repairs, file, encoding),
  )
  const repairs = new ObjectRepairs(folder, index, options)
  return {
    get: index.get,
    names: index.names,
    refresh: index.refresh,
    async find(name) {
      const found = await index.find(name)
      if (found !== undefined || !options.isLive(name)) return found
      await repairs.repair(name)
      return index.get(name)
    },
    async verify(name) {
      const sizes = await Promise.all(
        objectSuffixes.map(
          async (suffix) => (await stat(join(folder, name + suffix)).catch(() => undefined))?.size ?? 0,
        ),
      )
      await repairs.repair(name)
      return sizes.reduce((sum, size) => sum + size)
    },
  }
}

async function readVerified(
  repairs: ObjectRepairs,
  file: IndexedFile,
  encoding: 'br' | 'gzip' | undefined,
): Promise<Buffer> {
  const suffix = suffixes[encoding ?? ''] ?? ''
  const bytes = await readPlainFile(file, encoding).catch(ignoreMissing)
  if (bytes !== undefined && (await verifiedContent(file.name, suffix, bytes)) !== undefined) return bytes
  const content = await repairs.repair(file.name)
  if (content === undefined) throw new DamagedObjectError(`${file.name} is damaged`)
  return await encode(suffix, content)
}

async function encode(suffix: ObjectSuffix, content: Uint8Array): Promise<Buffer> {
  if (suffix === '') return Buffer.from(content)
  return await (suffix === '.br' ? packBrotli(content) : packGzip(content))
}
