/** Loads our modules in memory with a change to one of them. Writes no files, and stops endless loops. */
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Script } from 'node:vm'
import { transform, transformSync } from 'esbuild'
import { loopsOf, type CodeMutant } from './rules-mutants.fixture.ts'

type ModuleExports = Readonly<Record<string, unknown>>
type ModuleBody = (
  exports: Record<string, unknown>,
  require: (path: string) => ModuleExports,
  module: object,
  tick: () => void,
) => void

/** Loop iterations after which a case fails: far more than any case needs, and less than one second of work. */
const maxIterations = 2_000_000

export interface ModuleLoader {
  /** Evaluates all modules again with `mutant` applied. Returns the exports of `entry`. */
  readonly load: (entry: string, mutant?: CodeMutant) => Promise<ModuleExports>
  /** Resets the count of loop iterations. */
  readonly restart: () => void
  /** The text of a file, by its path from the root. */
  readonly text: (file: string) => string
}

interface SourceEdit {
  readonly start: number
  readonly end: number
  readonly after: string
}

/** `packages` are modules by name. They are loaded once and shared by all loads. */
export function openModuleLoader(root: string, packages: { readonly [name: string]: ModuleExports }): ModuleLoader {
  const files = new Map<string, { readonly text: string; readonly ticks: readonly SourceEdit[] }>()
  const bodies = new Map<string, ModuleBody>()
  let iterations = 0
  const tick = (): void => {
    if (++iterations > maxIterations) throw new Error('a loop does not end')
  }

  const fileOf = (file: string): { readonly text: string; readonly ticks: readonly SourceEdit[] } => {
    const known = files.get(file)
    if (known !== undefined) return known
    const text = readFileSync(resolve(root, file), 'utf8')
    const read = { text, ticks: loopsOf(file, text).map(({ at, text: after }) => ({ start: at, end: at, after })) }
    files.set(file, read)
    return read
  }

  /** Returns the text with the mutant, and with a counter in each loop outside the mutant. */
  const withCounters = (file: string, mutant?: CodeMutant): string => {
    const { text, ticks } = fileOf(file)
    const edits =
      mutant === undefined
        ? [...ticks]
        : [...ticks.filter(({ start }) => start <= mutant.start || start >= mutant.end), mutant]
    edits.sort((a, b) => b.start - a.start || b.end - a.end)
    return edits.reduce((changed, { start, end, after }) => changed.slice(0, start) + after + changed.slice(end), text)
  }
  const options = (file: string) => ({ loader: 'ts', format: 'cjs', target: 'node20', sourcefile: file }) as const
  const bodyOf = (file: string, code: string): ModuleBody =>
    new Script(`(function (exports, require, module, tick) {${code}\n})`, {
      filename: file,
    }).runInThisContext() as ModuleBody
  const unchanged = (file: string): ModuleBody => {
    const code = (): string =>
      file.endsWith('.json')
        ? `module.exports = ${fileOf(file).text}`
        : transformSync(withCounters(file), options(file)).code
    const body = bodies.get(file) ?? bodyOf(file, code())
    bodies.set(file, body)
    return body
  }

  return {
    text: (file) => fileOf(file).text,
    restart() {
      iterations = 0
    },
    async load(entry, mutant) {
      const changed =
        mutant === undefined
          ? undefined
          : bodyOf(mutant.file, (await transform(withCounters(mutant.file, mutant), options(mutant.file))).code)
      const loaded = new Map<string, { readonly exports: ModuleExports }>()
      const load = (file: string): ModuleExports => {
        const known = loaded.get(file)
        if (known !== undefined) return known.exports
        const module = { exports: {} as Record<string, unknown> }
        loaded.set(file, module)
        const require = (path: string): ModuleExports => {
          if (path.startsWith('.')) return load(relative(root, resolve(root, dirname(file), path)))
          const found = packages[path]
          if (found === undefined)
            throw new Error(`${file} imports the package ${path}, which the loader does not have`)
          return found
        }
        const body = changed !== undefined && mutant?.file === file ? changed : unchanged(file)
        body(module.exports, require, module, tick)
        return module.exports
      }
      iterations = 0
      return load(entry)
    },
  }
}
