/** Helpers for tests that kill child processes: a bundled program that starts fast, and a separate player build. */
import { cp, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** Bundles a program of this folder into the folder `work`. Returns the path of the bundle. */
export async function bundleProgram(name: string, work: string): Promise<string> {
  const outfile = join(work, 'child.mjs')
  await build({
    entryPoints: [resolve(import.meta.dirname, name)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  })
  return outfile
}

/** Copies the player build into `work`, so that a build at the same time changes nothing there. Returns its folder. */
export async function copyPlayerBuild(work: string): Promise<string> {
  const built = resolve(import.meta.dirname, '../../dist/player')
  const copy = join(work, 'player')
  await mkdir(copy)
  for (const part of ['build.json', 'client', 'server'])
    await cp(join(built, part), join(copy, part), { recursive: true })
  return copy
}
