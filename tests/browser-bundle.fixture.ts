/**
 * For tests: bundles a module as for a browser, because the files of jsencrypt cannot be imported in plain Node.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

export async function loadForNode<M>(entry: string): Promise<M> {
  const folder = mkdtempSync(join(tmpdir(), 'habi-bundle-'))
  try {
    const outfile = join(folder, 'module.mjs')
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      logLevel: 'error',
    })
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as M
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
