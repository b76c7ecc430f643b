/**
 * Size of a widget's own code and style, bundled alone. React, the engine and `widgets/_shared` are left out, because
 * all widgets share them.
 */
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const brotli = promisify(brotliCompress)

export interface WidgetSize {
  /** Bytes, compressed with brotli. */
  readonly code: number
  readonly style: number
  readonly total: number
}

/**
 * The size of a widget. The gallery shows it, and the conformance test compares it with the `budget` of the widget.
 * @throws {Error} when the widget does not build
 */
export async function sizeOfWidget(name: string): Promise<WidgetSize> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Always builds for production. The default depends on NODE_ENV, which a test run sets.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: {
      modules: { generateScopedName: (local, file) => `${basename(dirname(file.split('?')[0] ?? ''))}_${local}` },
    },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'widgets', name, `${name}.tsx`),
        external: (id) => /^react(\/|$)/.test(id) || /_shared\/|engine\/widget/.test(id),
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: false },
      },
    },
  })
  let code = 0
  let style = 0
  for (const output of (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )) {
    if (output.type === 'chunk') code += (await brotli(output.code)).length
    else if (output.fileName.endsWith('.css')) style += (await brotli(output.source)).length
  }
  return { code, style, total: code + style }
}
