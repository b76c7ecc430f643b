/**
 * The objects of the store for delivery. Content that does not match the name of its object is never served: the file
 * is written again from an intact sibling, or the live documents are compiled again.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { disk, folders, withReasons } from '../../engine/release/disk.ts'
import { objectSuffixes, type ObjectSuffix, repairObject, verifiedContent } from '../../engine/release/object-repair.ts'
import { type FileIndex, type IndexedFile, openFileIndex, readPlainFile } from './file-index.ts'

export interface DamagedObject {
  readonly name: string
  /** What was done: `rewritten` from an intact sibling, `rebuilt` by compiling the live documents again, or `lost`. */
  readonly result: 'rewritten' | 'rebuilt' | 'lost'
  readonly message: string
}

export interface ObjectRepairOptions {
  readonly siteDir: string
  /** Whether the live release needs the object. */
  readonly isLive: (name: string) => boolean
  /** Compiles the live documents again, which writes missing objects. */
  readonly rebuild: () => Promise<unknown>
  readonly onDamage: (damage: DamagedObject) => void
}

export interface ObjectIndex extends FileIndex {
  /** Verifies an object with its siblings, and repairs it. Returns how many bytes it has. */
  verify(name: string): Promise<number>
}

/** No intact file of an object is left. It is not served. */
export class DamagedObjectError extends Error {}

/** The repair of a lost object is tried again after this time, milliseconds. */
const retryMs = 30_000

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const suffixes: { readonly [encoding: string]: ObjectSuffix } = { br: '.br', gzip: '.gz' }

export function openObjects({ siteDir, isLive, rebuild, onDamage }: ObjectRepairOptions): ObjectIndex {
  const folder = folders(siteDir).objects
  const index = openFileIndex([folder], readVerified)
  const checkedDisk = withReasons(disk)
  const repairs = new Map<string, Promise<Uint8Array | undefined>>()
  /** The compilation in progress, shared by all objects that need it. */
  let rebuilding: Promise<unknown> | undefined
  /** When an object was found to be lost. */
  const lostAt = new Map<string, number>()

  async function readVerified(file: IndexedFile, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> {
    const suffix = suffixes[encoding ?? ''] ?? ''
    const bytes = await readPlainFile(file, encoding).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (bytes !== undefined && (await verifiedContent(file.name, suffix, bytes)) !== undefined) return bytes
    const content = await repair(file.name)
    if (content === undefined) throw new DamagedObjectError(`${file.name} is damaged`)
    return await encode(suffix, content)
  }

  /** The verified content of an object after its repair; undefined when it is lost. */
  function repair(name: string): Promise<Uint8Array | undefined> {
    let repairing = repairs.get(name)
    if (repairing === undefined) {
      repairing = repairNow(name).finally(() => repairs.delete(name))
      repairs.set(name, repairing)
    }
    return repairing
  }

  async function repairNow(name: string): Promise<Uint8Array | undefined> {
    const { content, damaged, failure } = await repairObject(checkedDisk, folder, name)
    if (damaged.length === 0 && content !== undefined) return content
    const paths = damaged.length === 0 ? [name] : damaged.map((suffix) => `${name}${suffix}`)
    const files = `missing or damaged in objects/: ${paths.join(', ')}`
    if (content !== undefined) {
      const ending =
        failure === undefined ? 'written again from an intact copy' : `cannot be written again: ${String(failure)}`
      onDamage({ name, result: 'rewritten', message: `${files}; ${ending}` })
      await index.refresh()
      return content
    }
    // An object that is not live was collected while its name was still listed.
    if (damaged.length === 0 && !isLive(name)) return undefined
    if (performance.now() - (lostAt.get(name) ?? -Infinity) < retryMs) return undefined
    const { content: rebuilt, reason } =
      isLive(name) && failure === undefined ? await rebuildObject(name) : { reason: failure }
    if (rebuilt === undefined) {
      lostAt.set(name, performance.now())
      await index.refresh()
      const why = reason === undefined ? '' : ` (${String(reason)})`
      const message = `${files}; no copy is intact and it cannot be built again${why}, so it is not served`
      onDamage({ name, result: 'lost', message })
    } else {
      lostAt.delete(name)
      const message = `${files}; the live documents were compiled again`
      onDamage({ name, result: 'rebuilt', message })
    }
    return rebuilt
  }

  async function rebuildObject(
    name: string,
  ): Promise<{ readonly content?: Uint8Array | undefined; readonly reason?: unknown }> {
    const reason = await (rebuilding ??= rebuild().finally(() => (rebuilding = undefined))).then(
      () => undefined,
      (error: unknown) => error,
    )
    await index.refresh()
    return { content: (await repairObject(checkedDisk, folder, name)).content, reason }
  }

  return {
    get: index.get,
    names: index.names,
    refresh: index.refresh,
    async find(name) {
      const found = await index.find(name)
      if (found !== undefined || !isLive(name)) return found
      await repair(name)
      return index.get(name)
    },
    async verify(name) {
      const sizes = await Promise.all(
        objectSuffixes.map(
          async (suffix) => (await stat(join(folder, name + suffix)).catch(() => undefined))?.size ?? 0,
        ),
      )
      await repair(name)
      return sizes.reduce((sum, size) => sum + size)
    },
  }
}

async function encode(suffix: ObjectSuffix, content: Uint8Array): Promise<Buffer> {
  if (suffix === '') return Buffer.from(content)
  return await (suffix === '.br' ? packBrotli(content) : packGzip(content))
}
