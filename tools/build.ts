/**
 * Builds the player: `dist/player/client` (served under `/r/b/`), `dist/player/server/prerender.js` and `dist/player/build.json`.
 * Skips the work when no source has changed. `npm run build`.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build as bundle, type InlineConfig, minifySync, type Plugin, type Rolldown } from 'vite'
import type { PlayerBuild } from '../engine/release/player-build.ts'
import type { WidgetDefinition } from '../engine/widget.ts'
import { widgets } from '../widgets/widgets.gen.ts'

const root = resolve(import.meta.dirname, '..')
const sources = ['engine', 'widgets', 'business', 'player', 'tools/build.ts', 'package-lock.json']

/** Builds into `out` unless what is there was made from the same sources. Returns whether it built. */
export async function buildPlayer(out: string, say: (line: string) => void): Promise<boolean> {
  const stamp = await hashTree(sources.map((source) => join(root, source)))
  const stampFile = join(out, 'sources.sha256')
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return false
  say('Building the player …')
  // Vite asks the environment, not its own mode, whether JSX is for production: a test that builds must not make another player.
  process.env.NODE_ENV = 'production'
  await mkdir(out, { recursive: true })
  const client = join(out, 'client')
  await rm(stampFile, { force: true })
  // Chunks of earlier builds stay: pages that are open still name them.
  const css = new Map<string, string>()
  const main = await bundleClient(client, css)
  const boot = await bundleScript('player/boot.ts', 'boot-[hash].js', client)
  // The worker's address must stay the same for ever.
  await bundleScript('player/service-worker.ts', 'sw.js', client)
  await bundle({
    ...shared(),
    build: {
      ssr: true,
      outDir: join(out, 'server.next'),
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { prerender: join(root, 'player/prerender.tsx'), versions: join(root, 'player/versions.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: true },
  })
  await swap(join(out, 'server.next'), join(out, 'server'))
  const parts = { ...main, boot, css: await stylesOf(css) }
  const build: PlayerBuild = { build: hash(JSON.stringify(parts)), ...parts }
  await packFolder(client)
  await writeFile(join(out, 'build.json'), `${JSON.stringify(build, null, 2)}\n`)
  await writeFile(stampFile, stamp)
  return true
}

/** Puts a finished folder in the place of another: who reads it meanwhile finds the old one or the new one. */
async function swap(next: string, current: string): Promise<void> {
  const old = `${current}.old`
  await rm(old, { recursive: true, force: true })
  if (existsSync(current)) await rename(current, old)
  await rename(next, current)
  await rm(old, { recursive: true, force: true })
}

function shared(): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    css: { modules: { generateScopedName: (name, file) => `${basename(dirname(file.split('?')[0] ?? '')).replace(/^_/, '')}_${name}` } },
  }
}

/**
 * What the first stage always needs is one file, what the second adds another, and actions a third. A large widget has a file of its own, small ones
 * share one by group: few requests, packed well, and a page that needs no form loads no form.
 */
function chunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let first: ReadonlySet<string> | undefined
  let second: ReadonlySet<string> | undefined
  return function chunkOf(id, graph): string | null {
    first ??= importedBy(join(root, 'player/main.tsx'), graph)
    second ??= importedBy(join(root, 'player/session.ts'), graph)
    const path = relative(root, id)
    if (/node_modules\/(react|react-dom|scheduler)\//.test(path)) return 'react'
    if (first.has(id)) return 'player'
    const widget = widgetOf(path)
    // Frames of pages: there is no page without them.
    if (widget?.group === 'layout') return 'player'
    if (widget !== undefined) return widget.budget > ALONE ? `widget-${widget.name}` : `widgets-${widget.group}`
    // Small widgets between them use most of the shared room; what only large ones or the second stage use is loaded with those.
    if (path.startsWith('widgets/_shared/')) {
      const users = graph.getModuleInfo(id)?.importers ?? []
      if (users.some((user) => /^(player|widgets-)/.test(chunkOf(user, graph) ?? ''))) return 'player'
    }
    if (second.has(id)) return 'live'
    return path.startsWith('business/') ? 'actions' : null
  }
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

/** The module itself and what it imports, directly or through others, before anything is loaded on demand. */
function importedBy(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([id])
  for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}

/** Bytes that a widget may weigh (its `budget`) before it has a chunk of its own. */
const ALONE = 1600

/** The widget whose code the file is. */
function widgetOf(path: string): WidgetDefinition | undefined {
  const name = /^widgets\/([A-Z]\w*)\//.exec(path)?.[1]
  return name === undefined || path.endsWith('/widget.ts') || !Object.hasOwn(widgets, name) ? undefined : widgets[name]
}

/** Of a widget's definition the player gets what it runs; titles, slots and migrations are publish's. */
function leanDefinitions(): Plugin {
  return {
    name: 'habi-lean-definitions',
    load(id) {
      const name = /\/widgets\/([A-Z]\w*)\/widget\.ts$/.exec(id)?.[1]
      if (name === undefined || !Object.hasOwn(widgets, name)) return null
      return `export const widget = { pure: ${widgets[name]?.pure === true}, load: () => import('./${name}.tsx') }`
    },
  }
}

async function bundleClient(outDir: string, css: Map<string, string>): Promise<Pick<PlayerBuild, 'entry' | 'base' | 'chunks'>> {
  const result = await bundle({
    ...shared(),
    plugins: [leanDefinitions(), react(), collectCss(css)],
    base: '/r/b/',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      modulePreload: false,
      target: 'es2022',
      manifest: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { player: join(root, 'player/main.tsx') },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkNames(), debugName: 'rooms', test: /./ }],
          },
        },
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((one) => one.type === 'chunk')
  await writeFile(join(dirname(outDir), 'modules.json'), JSON.stringify(Object.fromEntries(chunks.map(modulesOf)), null, 2))
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'player')
  if (entry === undefined) throw new Error('the player build has no entry')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of byFile.get(file)?.imports ?? []) withImports(next, seen)
    return seen
  }
  const base = [...withImports(entry.fileName)]
  const perWidget: { [widget: string]: string[] } = {}
  for (const name of Object.keys(widgets)) {
    const home = chunks.find((chunk) => chunk.moduleIds.some((id) => relative(root, id).split('?')[0] === `widgets/${name}/${name}.tsx`))
    if (home === undefined) throw new Error(`widget ${name} is in no chunk: does its widget.ts load ./${name}.tsx?`)
    perWidget[name] = [...withImports(home.fileName)].filter((file) => !base.includes(file)).sort()
  }
  return { entry: entry.fileName, base, chunks: perWidget }
}

/** What each chunk is made of, each module made small by itself (and nothing thrown out as unused): it tells which one grew. */
function modulesOf({ fileName, modules }: Rolldown.OutputChunk): [string, { [module: string]: number }] {
  const bytes: { [module: string]: number } = {}
  for (const [id, { code }] of Object.entries(modules)) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? relative(root, id)
    const size = code === null ? 0 : Buffer.byteLength(minifySync(fileName, code, { module: true, compress: false }).code)
    if (size > 0) bytes[name] = (bytes[name] ?? 0) + size
  }
  return [fileName, bytes]
}

/** A script that stands alone, without imports. */
async function bundleScript(input: string, name: string, outDir: string): Promise<string> {
  const result = await bundle({
    ...shared(),
    plugins: [],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, input), output: { entryFileNames: name, format: 'iife', codeSplitting: false } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((one) => one.type === 'chunk')
  if (chunk === undefined) throw new Error(`${input} gave no script`)
  return chunk.fileName
}

/** Keeps the text of every style sheet by file, after CSS modules have named its classes. */
function collectCss(css: Map<string, string>): Plugin {
  return {
    name: 'habi-collect-css',
    transform(code, id) {
      if (extname(id.split('?')[0] ?? '') === '.css') css.set(relative(root, id.split('?')[0] ?? ''), code)
      return null
    },
  }
}

async function stylesOf(css: Map<string, string>): Promise<PlayerBuild['css']> {
  const { transform } = await import('lightningcss')
  const minify = (text: string): string =>
    Buffer.from(transform({ filename: 'style.css', code: Buffer.from(text), minify: true }).code).toString('utf8')
  const files = [...css].sort(([a], [b]) => (a < b ? -1 : 1))
  const shared = files.filter(([file]) => file.startsWith('widgets/_shared/') || file.startsWith('player/'))
  // Layers first and tokens before what uses them: `tokens.css`, then the rest by name.
  const order = (file: string): number => (file.endsWith('/tokens.css') ? 0 : file.endsWith('/base.css') ? 1 : 2)
  shared.sort(([a], [b]) => order(a) - order(b))
  const byWidget: { [widget: string]: string } = {}
  for (const [file, text] of files) {
    const widget = /^widgets\/([A-Z]\w*)\//.exec(file)?.[1]
    if (widget !== undefined) byWidget[widget] = (byWidget[widget] ?? '') + minify(text)
  }
  return { base: `@layer base,widgets;${minify(shared.map(([, text]) => text).join('\n'))}`, widgets: byWidget }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function packFolder(folder: string): Promise<void> {
  const files = await readdir(folder)
  for (const file of files) {
    if (!/\.(js|css|svg)$/.test(file) || (files.includes(`${file}.br`) && file !== 'sw.js')) continue
    const bytes = await readFile(join(folder, file))
    await writeFile(join(folder, `${file}.br`), await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(join(folder, `${file}.gz`), await zip(bytes, { level: 9 }))
  }
}

async function hashTree(paths: readonly string[]): Promise<string> {
  const sum = createHash('sha256')
  const visit = async (path: string): Promise<void> => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
    if (entries === undefined) {
      sum.update(path).update(await readFile(path))
      return
    }
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) if (!/\.test\.tsx?$/.test(entry.name)) await visit(join(path, entry.name))
  }
  for (const path of paths) await visit(path)
  return sum.digest('hex')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

if (import.meta.filename === process.argv[1]) {
  const built = await buildPlayer(resolve(root, 'dist/player'), (line) => console.log(line))
  console.log(built ? 'Built dist/player.' : 'dist/player is up to date.')
}
