/**
 * Bundles of the engine bench: the page that measures, the smallest page (for its size), and the module for server
 * rendering.
 */
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'

const here = import.meta.dirname
const root = resolve(here, '../../..')
const zip = promisify(gzip)
const brotli = promisify(brotliCompress)

export const engineVersions = ['hand', 'floor', 'ours'] as const
export type EngineVersion = (typeof engineVersions)[number]

export interface BundleSize {
  readonly gzip: number
  readonly brotli: number
  /** Minified bytes by module. All modules of React count as one. */
  readonly modules: { readonly [module: string]: number }
}

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  jsx: 'automatic',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'error',
  absWorkingDir: root,
  define: { 'process.env.NODE_ENV': '"production"' },
}

export async function bundleClient(version: EngineVersion): Promise<string> {
  return await bundleSource(
    `import { open } from './${version}.tsx'; import { start } from './client.tsx'; start(open)`,
    {
      format: 'iife',
      platform: 'browser',
    },
  )
}

export async function bundleServer(version: EngineVersion): Promise<string> {
  return await bundleSource(
    `export { open } from './${version}.tsx'; export { renderToString } from 'react-dom/server'`,
    {
      format: 'cjs',
      platform: 'node',
    },
  )
}

async function bundleSource(contents: string, options: BuildOptions): Promise<string> {
  const result = await build({ ...shared, ...options, stdin: { contents, resolveDir: here, loader: 'tsx' } })
  return result.outputFiles?.[0]?.text ?? ''
}

/** Size of the smallest page of a version: React, the widgets, and the code that renders the configuration. */
export async function bundleSize(version: EngineVersion): Promise<BundleSize> {
  const contents = `
    import { createRoot } from 'react-dom/client'
    import { open } from './${version}.tsx'
    Promise.all(['config', 'state'].map((name) => fetch('/' + name + '.json').then((answer) => answer.json()))).then(([config, state]) => {
      const opened = open(config, state)
      globalThis.set = opened.set
      createRoot(document.getElementById('root')).render(opened.element)
    })`
  const result = await build({
    ...shared,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    outdir: join(root, 'out'),
    stdin: { contents, resolveDir: here, loader: 'tsx' },
  })
  const code = result.outputFiles?.[0]?.contents ?? new Uint8Array()
  const modules: { [module: string]: number } = {}
  for (const output of Object.values(result.metafile?.outputs ?? {}))
    for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
      const name = path.includes('node_modules') ? 'react' : path
      if (bytesInOutput > 0) modules[name] = (modules[name] ?? 0) + bytesInOutput
    }
  return {
    gzip: (await zip(code, { level: 9 })).length,
    brotli: (
      await brotli(code, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: code.length },
      })
    ).length,
    modules,
  }
}
