/** What a player downloads, chunk by chunk and module by module: from the built files and the list of modules that the build writes. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlayerBuild } from '../../../engine/release/player-build.ts'
import type { Figure } from '../figures.ts'
import { goals } from '../goals.ts'

export interface Chunk {
  /** Bytes as they go over the wire: brotli. */
  readonly bytes: number
  /** Share of each module, in minified bytes. */
  readonly modules: { readonly [module: string]: number }
}

/** Every chunk of the last build by its name without the hash. */
export async function chunksOf(buildDir: string): Promise<{ readonly [name: string]: Chunk }> {
  const modules = JSON.parse(await readFile(join(buildDir, 'modules.json'), 'utf8')) as { [file: string]: Chunk['modules'] }
  const build = JSON.parse(await readFile(join(buildDir, 'build.json'), 'utf8')) as PlayerBuild
  const chunks: { [name: string]: Chunk } = {}
  const put = async (file: string, of: Chunk['modules']): Promise<void> => {
    // Actions are many files of one name: they count together.
    const name = file.replace(/-[\w-]{8}\.js$/, '').replace(/\.js$/, '')
    const before = chunks[name]
    const { size } = await stat(join(buildDir, 'client', `${file}.br`))
    const together: { [module: string]: number } = { ...before?.modules }
    for (const [module, bytes] of Object.entries(of)) together[module] = (together[module] ?? 0) + bytes
    chunks[name] = { bytes: (before?.bytes ?? 0) + size, modules: together }
  }
  for (const [file, of] of Object.entries(modules)) await put(file, of)
  await put(build.boot, { 'player/boot.ts': 1 })
  if ((await readdir(join(buildDir, 'client'))).includes('sw.js.br')) await put('sw.js', { 'player/service-worker.ts': 1 })
  return Object.fromEntries(Object.entries(chunks).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Brotli bytes that modules of `folder` have in all chunks: their share of each chunk's minified bytes. */
export function shareOf(chunks: { readonly [name: string]: Chunk }, names: readonly string[], folder: string): number {
  let sum = 0
  for (const name of names) {
    const { bytes: packed = 0, modules = {} } = chunks[name] ?? {}
    const all = Object.values(modules).reduce((total, bytes) => total + bytes, 0)
    const part = Object.entries(modules).reduce((total, [module, bytes]) => total + (module.startsWith(folder) ? bytes : 0), 0)
    if (all > 0) sum += (packed * part) / all
  }
  return Math.round(sum)
}

/** Figures of Home's own scripts. */
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
