/**
 * Sizes of the chunks that players download and of their modules, from the built files and the list of modules of the
 * build.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { PlayerBuild } from '../../../engine/release/player-build.ts'
import type { Figure } from '../figures.ts'
import { goals } from '../goals.ts'

const brotli = promisify(brotliCompress)

export interface ChunkSize {
  /** Bytes after Brotli compression, with the hashes of `withFixedHashes`. */
  readonly bytes: number
  /** Minified bytes of each module. */
  readonly modules: { readonly [module: string]: number }
}

/** All chunks of the last build by name without the hash. */
export async function chunksOf(buildDir: string): Promise<{ readonly [name: string]: ChunkSize }> {
  const modules = JSON.parse(await readFile(join(buildDir, 'modules.json'), 'utf8')) as {
    [file: string]: ChunkSize['modules']
  }
  const build = JSON.parse(await readFile(join(buildDir, 'build.json'), 'utf8')) as PlayerBuild
  const chunks: { [name: string]: ChunkSize } = {}
  const put = async (file: string, of: ChunkSize['modules']): Promise<void> => {
    // Files of actions whose names differ only in the hash count as one chunk.
    const name = file.replace(/-[\w-]{8}\.js$/, '').replace(/\.js$/, '')
    const before = chunks[name]
    const code = withFixedHashes(await readFile(join(buildDir, 'client', file), 'utf8'))
    const { length: size } = await brotli(code)
    const together: { [module: string]: number } = { ...before?.modules }
    for (const [module, bytes] of Object.entries(of)) together[module] = (together[module] ?? 0) + bytes
    chunks[name] = { bytes: (before?.bytes ?? 0) + size, modules: together }
  }
  for (const [file, of] of Object.entries(modules)) await put(file, of)
  await put(build.boot, { 'player/boot.ts': 1 })
  if ((await readdir(join(buildDir, 'client'))).includes('sw.js')) await put('sw.js', { 'player/service-worker.ts': 1 })
  return Object.fromEntries(Object.entries(chunks).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Returns the code of a chunk in which the hash in each name of an imported file is replaced by a hash of the rest of
 * the name. Real hashes would change the compressed size of a small chunk by up to 2 % when no line of it was edited.
 */
export function withFixedHashes(code: string): string {
  return code.replace(/([\w-]+)-[\w-]{8}\.js\b/g, (_, name: string) => {
    const fixed = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${name}-${fixed}.js`
  })
}

/**
 * Estimates how many of the Brotli bytes of these chunks belong to modules of `folder`, from their share of the
 * minified bytes.
 */
export function shareOf(
  chunks: { readonly [name: string]: ChunkSize },
  names: readonly string[],
  folder: string,
): number {
  let sum = 0
  for (const name of names) {
    const { bytes: packed = 0, modules = {} } = chunks[name] ?? {}
    const all = Object.values(modules).reduce((total, bytes) => total + bytes, 0)
    const part = Object.entries(modules).reduce(
      (total, [module, bytes]) => total + (module.startsWith(folder) ? bytes : 0),
      0,
    )
    if (all > 0) sum += (packed * part) / all
  }
  return Math.round(sum)
}

/** Figures of the scripts of Home. */
export async function scriptsOf(buildDir: string, origin: string): Promise<readonly Figure[]> {
  const chunks = await chunksOf(buildDir)
  const html = await (await fetch(`${origin}/`)).text()
  const first = (/data-chunks="([^"]*)"/.exec(html)?.[1] ?? '')
    .split(' ')
    .map((path) => path.replace(/^.*\/b\//, '').replace(/-[\w-]{8}\.js$/, ''))
  const figures: Figure[] = []
  for (const [name, { bytes: value, modules }] of Object.entries(chunks)) {
    const largest = Object.entries(modules)
      .sort(([, a], [, b]) => b - a)
      .slice(0, 6)
      .map(([module, bytes]) => `${module} ${bytes}`)
    figures.push({
      part: 'page',
      measure: 'bytes of a chunk, brotli',
      of: `${name}${first.includes(name) ? ', of Home' : ''}`,
      unit: 'B',
      value,
      kind: 'exact',
      ...(largest.length > 1 ? { note: largest.join(', ') } : {}),
    })
  }
  figures.push({
    part: 'page',
    measure: 'the engine in the chunks of first load, brotli',
    of: 'Home',
    unit: 'B',
    value: shareOf(chunks, first, 'engine/'),
    kind: 'exact',
    goal: { atMost: goals.page.engineBrotli },
    note: 'by its share of minified bytes',
  })
  return figures
}
