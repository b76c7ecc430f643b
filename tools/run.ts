/**
 * The commands of `package.json`: `tsx tools/run.ts check` runs `tools/check.ts` with the other arguments. Generated
 * files import the sources of widgets, actions, facts and calls. When one of these was deleted or renamed, no module of
 * the command can be loaded; this module loads without them and prints what to do.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const [name = ''] = process.argv.splice(2, 1)
const command = join(root, name === 'bench' ? 'tests/bench/main.ts' : `tools/${name}.ts`)

try {
  await import(pathToFileURL(command).href)
} catch (error) {
  const advice = error instanceof Error ? adviceFor(error) : undefined
  if (advice === undefined) throw error
  console.error(advice)
  process.exitCode = 2
}

/** What to do about a module that cannot be found. Undefined when no generated file is involved. */
function adviceFor(error: Error & { readonly code?: unknown }): string | undefined {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') return undefined
  const [, missing = '', importer = ''] =
    /^Cannot find module '([^']+)'(?: imported from '?([^'\n]+?)'?)?(?:\n|$)/.exec(error.message) ?? []
  const generated = [importer, missing].find((path) => path.includes('.gen.'))
  if (generated === undefined) return undefined
  const problem =
    generated === missing
      ? `${inRepository(missing)} does not exist.`
      : `${inRepository(importer)} imports ${inRepository(missing)}, which does not exist.`
  return `${problem} It is a generated file. Run: npm run generate -- --write`
}

function inRepository(path: string): string {
  return relative(root, path.startsWith('file:') ? fileURLToPath(path) : path)
}
