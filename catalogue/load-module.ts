/**
 * Loads the modules that define widgets, actions, facts and so on. All of them are bundled and run together, because
 * importing each module separately through the TypeScript loader takes several times as long. Nothing is cached between
 * runs.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { exists, filesIn, foldersIn } from './folder.ts'

export interface Module {
  readonly [name: string]: unknown
}

/** @throws {Error} when the module cannot be loaded */
export type LoadModule = (file: string) => Promise<Module>

/**
 * Loads all definitions of the code base in `root`. If one of them cannot be bundled or run, each is imported
 * separately, so only the module with the error fails.
 */
export async function openModules(root: string): Promise<LoadModule> {
  const bundled = await bundleOf(root, await definitionFiles(root)).catch(() => new Map<string, Module>())
  return async (file) => bundled.get(file) ?? (await importModule(file))
}

/** @throws {Error} when the module cannot be loaded or does not export an object of this name */
export async function exported<T>(load: LoadModule, file: string, name: string): Promise<T> {
  const module = await load(file)
  if (typeof module[name] !== 'object' || module[name] === null) throw new Error(`it must export "${name}"`)
  return module[name] as T
}

async function importModule(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module
}

/** Lists the modules in `root` from which the catalogue is collected. */
export async function definitionFiles(root: string): Promise<readonly string[]> {
  const files = ['tokens.ts', 'icons.ts'].map((name) => join(root, 'widgets/_shared', name))
  const inFolders = async (path: string, name: string): Promise<void> => {
    for (const folder of await foldersIn(join(root, path))) files.push(join(root, path, folder, name))
  }
  await inFolders('widgets', 'widget.ts')
  await inFolders('widgets', 'migrations.ts')
  await inFolders('player/policies', 'policy.ts')
  for (const area of await foldersIn(join(root, 'business'))) {
    const path = join(root, 'business', area)
    files.push(...['facts.ts', 'constants.ts', 'area.ts'].map((name) => join(path, name)))
    for (const call of await filesIn(join(path, 'calls'), '.json'))
      files.push(join(path, 'calls', `${call}.sandbox.ts`))
    for (const selector of await filesIn(join(path, 'selectors'), '.schema.json'))
      files.push(join(path, 'selectors', `${selector}.ts`))
    await inFolders(`business/${area}`, 'action.ts')
  }
  const found = await Promise.all(files.map(exists))
  return files.filter((_, n) => found[n])
}

async function bundleOf(root: string, files: readonly string[]): Promise<ReadonlyMap<string, Module>> {
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file, n) => `export * as m${n} from ${JSON.stringify(file)}`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [withoutLazyModules],
  })
  const [output] = outputFiles
  if (output === undefined) return new Map()
  const address = `data:text/javascript;base64,${Buffer.from(output.contents).toString('base64')}`
  const modules = (await import(address)) as { readonly [name: string]: Module }
  return new Map(
    files.flatMap((file, n) => (modules[`m${n}`] === undefined ? [] : [[file, modules[`m${n}`] as Module]])),
  )
}

/** Leaves out modules that are imported on their first use, such as the component of a widget. */
export const withoutLazyModules: Plugin = {
  name: 'habi-without-lazy-modules',
  setup({ onResolve }) {
    onResolve({ filter: /\.tsx?$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}
