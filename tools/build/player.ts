/**
 * Builds the player app with `vite.config.ts`: `dist/player/client` (served under `/r/b/`), `dist/player/server` and
 * `dist/player/build.json`.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { BuildMode } from '../../vite.config.ts'
import { compressFolder } from './compress-folder.ts'
import { hashFiles, stampIn } from './hash-files.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = ['engine', 'widgets', 'business', 'player', 'tools/build', 'vite.config.ts', 'package-lock.json']

/** Builds the player app into `out`, unless `out` was built from the same sources. Returns whether it built. */
export async function buildPlayer(out: string, report: (line: string) => void): Promise<boolean> {
  const finish = await beginBuild(out, report)
  await finish?.()
  return finish !== undefined
}

/**
 * Like `buildPlayer`, but leaves out compressed files and sizes of modules, which take time. The returned function adds
 * these files. Until it has finished, the build is incomplete, and the next call builds everything again. Returns
 * undefined when nothing had to be built.
 */
export async function beginBuild(
  out: string,
  report: (line: string) => void,
  mode: BuildMode = 'production',
): Promise<((signal?: AbortSignal) => Promise<void>) | undefined> {
  const stamp = await hashFiles(sources.map((source) => join(root, source)))
  const stampFile = stampIn(out)
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return undefined
  report('Building the player …')
  await rm(stampFile, { force: true })
  const { buildParts } = await import('./player-parts.ts')
  const writeSizes = await buildParts(out, mode)
  return async (signal) => {
    await writeSizes()
    await compressFolder(join(out, 'client'), signal)
    await writeFile(stampFile, stamp)
  }
}
