/**
 * Modules with which an open page of `npm run dev` replaces the code of widgets without a reload. A page keeps the
 * chunks of the build with which it was loaded. If the new build differs only in chunks of widgets, copies of the new
 * chunks are written that import the chunks of the page. The copies are in a folder that no release contains. Once a
 * chunk has been replaced, every later build writes it again, even if its edit was undone, because React Fast Refresh
 * registers only modules that run again.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBuild } from '../../engine/release/player-build.ts'

/**
 * For each build that an open page may have, and for each widget: the address of the new module and the name of its
 * export.
 */
export interface HotModules {
  readonly [build: string]: { readonly [widget: string]: readonly [address: string, exportName: string] }
}

interface KnownBuild {
  readonly build: string
  readonly boot: string
  readonly entry: string
  /** Names of the chunks that were different in any later build. */
  readonly replaced?: readonly string[]
}

/** Chunks by their name without the hash. */
type Chunks = ReadonlyMap<string, { readonly file: string; readonly code: string }>

/** Maximum number of builds for which modules are written. Open pages of older builds are reloaded. */
const MAX_BUILDS = 10

const HASHED = /-[\w-]{8}\.js$/
const REFERENCE = /(["'`])\.\/([\w-]+-[\w-]{8}\.js)\1/g
const STATIC_IMPORT = /(?:from|import)(["'`])\.\/([\w-]+-[\w-]{8}\.js)\1/g
/** Matches an entry of the table of widgets in the player chunk. */
const WIDGET = /\b(\w+):\{pure:!\d,load:\(\)=>[^{}]*?import\(["'`]\.\/([\w-]+\.js)["'`]\)\.then\(\w+=>\w+\.(\w+)\)/g

export const hotFolder = (out: string): string => join(out, 'hot')

/** Writes the hot modules of the build in `out`, for open pages of this build and of earlier builds. */
export async function writeHotModules(out: string): Promise<void> {
  const folder = hotFolder(out)
  await mkdir(folder, { recursive: true })
  const { build, boot, entry } = await readBuild(out)
  const listed = join(folder, 'builds.list')
  const { count, builds: earlier } = await readList(listed)
  const again = earlier.find((one) => one.build === build)
  const builds = [{ ...again, build, boot, entry }, ...earlier.filter((one) => one !== again)].slice(0, MAX_BUILDS)
  for (const file of await readdir(folder)) if (file.startsWith('hot-')) await rm(join(folder, file))
  const client = join(out, 'client')
  const next = await readChunks(client, entry)
  const modules: { [build: string]: HotModules[string] } = {}
  const known: KnownBuild[] = []
  for (const base of builds) {
    const chunks = base.boot === boot ? await readChunks(client, base.entry) : undefined
    const changed = next && chunks && changedWidgets(chunks, next)
    const replaced = new Set([...(base.replaced ?? []), ...(changed ?? [])])
    known.push({ ...base, replaced: [...replaced] })
    if (next === undefined || chunks === undefined || changed === undefined) continue
    // A browser runs a module again only if its address is new.
    const hotName = (name: string): string => `hot-${count}-${base.build}-${name}.js`
    for (const name of replaced) {
      const code = next.get(name)?.code.replaceAll(REFERENCE, (_, quote: string, file: string) => {
        const imported = nameOf(file)
        return `${quote}./${replaced.has(imported) ? hotName(imported) : chunks.get(imported)?.file}${quote}`
      })
      await writeFile(join(folder, hotName(name)), code ?? '')
    }
    modules[base.build] = Object.fromEntries(
      widgetsIn(next, entry)
        .filter(({ chunk }) => replaced.has(chunk))
        .map(({ widget, chunk, exportName }) => [widget, [`/r/b/${hotName(chunk)}`, exportName] as const]),
    )
  }
  await writeFile(join(folder, `hot-${build}.json`), JSON.stringify(modules))
  await writeFile(listed, JSON.stringify({ count: count + 1, builds: known }))
}

/** Reads the builds that open pages may have, newest first, and how many times modules were written. */
async function readList(path: string): Promise<{ readonly count: number; readonly builds: readonly KnownBuild[] }> {
  const text = await readFile(path, 'utf8').catch(() => '{"count":0,"builds":[]}')
  return JSON.parse(text) as { readonly count: number; readonly builds: readonly KnownBuild[] }
}

/** Returns the widgets of the player build, each with its chunk and the name of its export. */
export function widgetsIn(
  chunks: Chunks,
  entry: string,
): readonly { readonly widget: string; readonly chunk: string; readonly exportName: string }[] {
  const { code = '' } = chunks.get(nameOf(entry)) ?? {}
  return [...code.matchAll(WIDGET)].map(([, widget = '', file = '', exportName = '']) => ({
    widget,
    chunk: nameOf(file),
    exportName,
  }))
}

/**
 * Reads the entry and all chunks that it imports directly, indirectly or dynamically. Undefined when a chunk is missing
 * or two have the same name.
 */
export async function readChunks(client: string, entry: string): Promise<Chunks | undefined> {
  const chunks = new Map<string, { readonly file: string; readonly code: string }>()
  const files = new Set([entry])
  for (const file of files) {
    const code = await readFile(join(client, file), 'utf8').catch(() => undefined)
    if (code === undefined || chunks.has(nameOf(file))) return undefined
    chunks.set(nameOf(file), { file, code })
    for (const [, , imported = ''] of code.matchAll(REFERENCE)) files.add(imported)
  }
  return chunks
}

/** Returns the names of the changed chunks. Undefined when chunks other than those of widgets have changed. */
function changedWidgets(before: Chunks, now: Chunks): ReadonlySet<string> | undefined {
  if ([...before.keys()].some((name) => !now.has(name))) return undefined
  const changed = new Set<string>()
  for (const [name, { code }] of now) if (plain(before.get(name)?.code) !== plain(code)) changed.add(name)
  for (const one of changed) {
    if (!/^widgets?-/.test(one)) return undefined
    for (const [name, { code }] of now)
      for (const [, , imported = ''] of code.matchAll(STATIC_IMPORT)) if (nameOf(imported) === one) changed.add(name)
  }
  return changed
}

/**
 * Returns the code without the hashes in the names of imported chunks, because they change with the content of these
 * chunks.
 */
function plain(code: string | undefined): string | undefined {
  return code?.replaceAll(REFERENCE, (_, quote: string, file: string) => `${quote}./${nameOf(file)}${quote}`)
}

function nameOf(file: string): string {
  return file.replace(HASHED, '')
}
