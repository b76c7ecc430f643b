/**
 * The steps of a build of the player app. `player.ts` loads this module only when something has changed, because
 * loading the bundler takes longer than the rest of a start.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { createBuilder, minifySync, type Rolldown, type ViteBuilder } from 'vite'
import { disk, replaceFile } from '../../engine/release/disk.ts'
import { type PlayerBuild, readBuild } from '../../engine/release/player-build.ts'
import { contracts } from '../../business/business.gen.ts'
import { tokenAction, tokenCall } from '../../business/gateway/session-names.ts'
import { widgets } from '../../widgets/widgets.gen.ts'
import { collectedCss } from './collect-css.ts'
import { type BuildMode, playerConfig } from '../../vite.config.ts'
import { editedStyles } from './edited-styles.ts'
import { stampIn } from './hash-files.ts'
import { inProductionMode } from './production-mode.ts'
import { bundleStyles } from './styles.ts'

const root = resolve(import.meta.dirname, '../..')

const collectedIn = (out: string): string => join(out, 'styles.json')

/**
 * Builds the player app into `out`. Returns a function that writes the module sizes, which the player app does not
 * need.
 */
export async function buildParts(out: string, mode: BuildMode): Promise<() => Promise<void>> {
  const chunks = await inProductionMode(() => buildEnvironments(out, mode))
  return async () =>
    await writeFile(join(out, 'modules.json'), JSON.stringify(Object.fromEntries(chunks.map(moduleSizes)), null, 2))
}

/** Builds all environments. Returns the chunks of the client. */
async function buildEnvironments(out: string, mode: BuildMode): Promise<readonly Rolldown.OutputChunk[]> {
  await mkdir(out, { recursive: true })
  const builder = await createBuilder(playerConfig(out, mode))
  const chunks = await buildEnvironment(builder, 'client')
  const [boot] = await buildEnvironment(builder, 'boot')
  await buildEnvironment(builder, 'worker')
  await buildEnvironment(builder, 'server')
  await replaceFolder(join(out, 'server.next'), join(out, 'server'))
  const styles = collectedCss(builder.config.plugins)
  await writeFile(collectedIn(out), JSON.stringify([...styles]))
  await writeBuild(out, {
    ...(mode === 'development' ? { isDevelopment: true } : {}),
    ...chunksOfPages(chunks),
    boot: boot?.fileName ?? '',
    css: bundleStyles(styles),
  })
  return chunks
}

async function writeBuild(out: string, parts: Omit<PlayerBuild, 'build'>): Promise<void> {
  const build: PlayerBuild = { build: hash(JSON.stringify(parts)), ...parts }
  await replaceFile(disk, join(out, 'build.json'), `${JSON.stringify(build, null, 2)}\n`)
}

/**
 * Builds only the styles in `out` again, after the style sheets `files` were edited. Returns false when scripts may
 * also have to be built. The next `buildPlayer` builds everything again, which gives the same release but may change
 * other files in `out`.
 */
export async function buildStyles(out: string, files: readonly string[]): Promise<boolean> {
  const collected = await readFile(collectedIn(out), 'utf8').catch(() => undefined)
  if (collected === undefined) return false
  const styles = await editedStyles(new Map(JSON.parse(collected) as [string, string][]), files, playerConfig(out))
  if (styles === undefined) return false
  const { build: _, ...parts } = await readBuild(out)
  const css = bundleStyles(styles)
  await rm(stampIn(out), { force: true })
  await writeFile(collectedIn(out), JSON.stringify([...styles]))
  await writeBuild(out, { ...parts, css })
  return true
}

async function buildEnvironment(builder: ViteBuilder, name: string): Promise<readonly Rolldown.OutputChunk[]> {
  const environment = builder.environments[name]
  if (environment === undefined) throw new Error(`vite.config.ts lacks the environment ${name}`)
  const result = await builder.build(environment)
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  )
  const chunks = outputs.filter((output) => output.type === 'chunk')
  if (chunks.length === 0) throw new Error(`the build of the environment ${name} has produced no script`)
  return chunks
}

/**
 * Replaces a folder with a finished folder. Between the two renames, a reader finds no folder.
 */
async function replaceFolder(next: string, current: string): Promise<void> {
  const old = `${current}.old`
  await rm(old, { recursive: true, force: true })
  if (existsSync(current)) await rename(current, old)
  await rename(next, current)
  await rm(old, { recursive: true, force: true })
}

const contractsOf = (call: string): string => `business/${call.slice(0, call.indexOf('/'))}/contracts.gen.ts`

/** Returns the chunks that every page loads, the chunks that each widget adds, and the chunks that a session loads. */
function chunksOfPages(
  chunks: readonly Rolldown.OutputChunk[],
): Pick<PlayerBuild, 'entry' | 'base' | 'chunks' | 'session'> {
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'player')
  if (entry === undefined) throw new Error('the player build has no entry chunk named player')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (file: string): ReadonlySet<string> => {
    const files = new Set([file])
    for (const one of files) for (const next of byFile.get(one)?.imports ?? []) files.add(next)
    return files
  }
  const base = withImports(entry.fileName)
  const chunkOf = (module: string): Rolldown.OutputChunk => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => relative(root, id).split('?')[0] === module))
    if (chunk === undefined) throw new Error(`no chunk of the player build contains ${module}`)
    return chunk
  }
  const filesOf = (...modules: readonly string[]): readonly string[] =>
    [...new Set(modules.flatMap((module) => [...withImports(chunkOf(module).fileName)]))].filter(
      (file) => !base.has(file),
    )
  const perWidget: { [widget: string]: string[] } = {}
  for (const name of Object.keys(widgets)) {
    perWidget[name] = [...filesOf(`widgets/${name}/${name}.tsx`)].sort()
  }
  const session = {
    base: filesOf('player/session.ts'),
    areas: filesOf(
      'player/areas.ts',
      // The chunk of the actions that most presses run first.
      'business/popup/open/action.ts',
      `business/${tokenAction.replace('.', '/')}/action.ts`,
      contractsOf(tokenCall),
    ),
    calls: Object.fromEntries(Object.keys(contracts).map((area) => [area, chunkOf(contractsOf(`${area}/`)).fileName])),
  }
  return { entry: entry.fileName, base: [...base], chunks: perWidget, session }
}

/**
 * Returns the size of each module of a chunk, minified without syntax compression. The sizes show which module has
 * grown.
 */
function moduleSizes({ fileName, modules }: Rolldown.OutputChunk): [string, { [module: string]: number }] {
  const bytes: { [module: string]: number } = {}
  for (const [id, { code }] of Object.entries(modules)) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? relative(root, id)
    const size =
      code === null ? 0 : Buffer.byteLength(minifySync(fileName, code, { module: true, compress: false }).code)
    if (size > 0) bytes[name] = (bytes[name] ?? 0) + size
  }
  return [fileName, bytes]
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
