/**
 * The commands of `package.json`: `tsx tools/run.ts check` runs `tools/check.ts` with the other arguments. Generated
 * files import the sources of widgets, actions, facts and calls. When one of these was deleted or renamed, no module of
 * the command can be loaded; this module loads without them and prints what to do.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { adviceFor } from './missing-module.ts'

const root = resolve(import.meta.dirname, '..')
const [name = ''] = process.argv.splice(2, 1)
const command = join(root, name === 'bench' ? 'tests/bench/main.ts' : `tools/${name}.ts`)

try {
  await import(pathToFileURL(command).href)
} catch (error) {
  const advice = adviceFor(error)
  if (advice === undefined) throw error
  console.error(advice)
  process.exitCode = 2
}
