/** Builds the studio into `dist/studio`: its HTML file, and scripts and styles with hashes in their names. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { InlineConfig, PluginOption } from 'vite'
import { migrations } from '../../catalogue/migrations.gen.ts'
import { hashFiles, stampIn } from './hash-files.ts'
import { inProductionMode } from './production-mode.ts'
import { sweepBuilds } from './sweep-builds.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = [
  'studio',
  'engine',
  'schemas',
  'catalogue/catalogue.gen.json',
  'catalogue/migrations.gen.ts',
  'catalogue/versions.ts',
  ...Object.keys(migrations).map((widget) => `widgets/${widget}/migrations.ts`),
  'tools/build/studio.ts',
  'package-lock.json',
]

function studioConfig(out: string, plugins: readonly PluginOption[]): InlineConfig {
  return {
    configFile: false,
    root: join(root, 'studio'),
    base: '/studio/',
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins],
    worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
    build: {
      outDir: out,
      // `sweepBuilds` removes files that are neither in this build nor in the previous build.
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The studio has no size budget, because only operators load it.
      chunkSizeWarningLimit: 4000,
      reportCompressedSize: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  }
}

/** Builds the studio into `out`, unless `out` was built from the same sources. Returns whether it built. */
export async function buildStudio(out: string, report: (line: string) => void): Promise<boolean> {
  const stamp = await hashFiles(sources.map((source) => join(root, source)))
  const stampFile = stampIn(out)
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return false
  report('Building the studio …')
  await rm(stampFile, { force: true })
  // The bundler is loaded only when needed, because loading it takes longer than the rest of a start.
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  const built = await inProductionMode(() => build(studioConfig(out, [react()])))
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  await sweepBuilds(
    out,
    outputs.map(({ fileName }) => fileName),
  )
  await writeFile(stampFile, stamp)
  return true
}
