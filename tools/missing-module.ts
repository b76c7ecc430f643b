/** Gives advice when a generated file is missing or imports a deleted module. */
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const root = resolve(import.meta.dirname, '..')

interface MissingModule {
  readonly missing: string
  readonly importer: string
}

/** Returns advice for the user. Undefined when no module is missing, or no generated file is involved. */
export function adviceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const found = missingInNode(error) ?? missingInBuild(error)
  if (found === undefined) return undefined
  const { missing, importer } = found
  const generated = [importer, missing].find((path) => path.includes('.gen.'))
  if (generated === undefined) return undefined
  const problem =
    generated === missing
      ? `the generated file ${missing} does not exist.`
      : `the generated file ${importer} imports ${missing}, which does not exist.`
  return `${problem} Run: npm run generate -- --write`
}

/** Returns the module that Node cannot load, and its importer. */
function missingInNode(error: Error & { readonly code?: unknown }): MissingModule | undefined {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') return undefined
  const [, missing = '', importer = ''] =
    /^Cannot find module '([^']+)'(?: imported from '?([^'\n]+?)'?)?(?:\n|$)/.exec(error.message) ?? []
  return { missing: inRepository(missing), importer: inRepository(importer) }
}

/** Returns the module that the player build cannot resolve. The message gives its path relative to the importer. */
function missingInBuild({ message }: Error): MissingModule | undefined {
  const [, name, importer] = /Could not resolve '(\.[^']+)' in ([^\s]+)/.exec(stripVTControlCharacters(message)) ?? []
  if (name === undefined || importer === undefined) return undefined
  const from = resolve(root, importer)
  return { missing: inRepository(join(from, '..', name)), importer: inRepository(from) }
}

function inRepository(path: string): string {
  return path === '' ? '' : relative(root, path.startsWith('file:') ? fileURLToPath(path) : path)
}
