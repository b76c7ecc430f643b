/**
 * Runs the commands of `package.json`: `tsx tools/run.ts check` runs `tools/check.ts` with the remaining arguments.
 * Generated files import the sources of widgets, actions, facts and calls. If such a source was deleted or renamed, the
 * modules of the command cannot be loaded. This module does not import them, so it can print what to do.
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
