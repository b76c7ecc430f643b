/** Loads modules of ours in memory, with one of them changed: nothing is written, and no loop runs for ever. */
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Script } from 'node:vm'
import { transform, transformSync } from 'esbuild'
import { loopsOf, type Mutant } from './rules-mutants.fixture.ts'

type Exports = Readonly<Record<string, unknown>>
type Body = (exports: Record<string, unknown>, require: (path: string) => Exports, module: object, tick: () => void) => void

/** Far more turns than any case takes of all loops, and far fewer than a second's. */
const maxTurns = 2_000_000

export interface Loader {
  /** What `entry` exports when everything it reaches is evaluated afresh, with `mutant` in its place. */
  readonly load: (entry: string, mutant?: Mutant) => Promise<Exports>
  /** Loops may take all their turns once more. */
  readonly restart: () => void
  /** The text of a file, by its path from the root. */
  readonly text: (file: string) => string
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly after: string
}

/** `outside` gives packages by name; they are shared by all. */
export function openLoader(root: string, outside: { readonly [name: string]: Exports }): Loader {
  const files = new Map<string, { readonly text: string; readonly ticks: readonly Edit[] }>()
  const bodies = new Map<string, Body>()
  let turns = 0
  const tick = (): void => {
    if (++turns > maxTurns) throw new Error('a loop does not end')
  }

  const fileOf = (file: string): { readonly text: string; readonly ticks: readonly Edit[] } => {
    const known = files.get(file)
    if (known !== undefined) return known
    const text = readFileSync(resolve(root, file), 'utf8')
    const read = { text, ticks: loopsOf(file, text).map(({ at, text: after }) => ({ start: at, end: at, after })) }
    files.set(file, read)
    return read
  }

  /** The text with a counter in every loop. */
  const counted = (file: string, mutant?: Mutant): string => {
    const { text, ticks } = fileOf(file)
    const edits = mutant === undefined ? [...ticks] : [...ticks.filter(({ start }) => start <= mutant.start || start >= mutant.end), mutant]
    edits.sort((a, b) => b.start - a.start || b.end - a.end)
    return edits.reduce((changed, { start, end, after }) => changed.slice(0, start) + after + changed.slice(end), text)
  }
  const options = (file: string) => ({ loader: 'ts', format: 'cjs', target: 'node20', sourcefile: file }) as const
  const bodyOf = (file: string, code: string): Body =>
    new Script(`(function (exports, require, module, tick) {${code}\n})`, { filename: file }).runInThisContext() as Body
  const unchanged = (file: string): Body => {
    const body = bodies.get(file) ?? bodyOf(file, transformSync(counted(file), options(file)).code)
    bodies.set(file, body)
    return body
  }

  return {
    text: (file) => fileOf(file).text,
    restart() {
      turns = 0
    },
    async load(entry, mutant) {
      const changed =
        mutant === undefined ? undefined : bodyOf(mutant.file, (await transform(counted(mutant.file, mutant), options(mutant.file))).code)
      const loaded = new Map<string, { readonly exports: Exports }>()
      const load = (file: string): Exports => {
        const known = loaded.get(file)
        if (known !== undefined) return known.exports
        const module = { exports: {} as Record<string, unknown> }
        loaded.set(file, module)
        const require = (path: string): Exports => {
          if (path.startsWith('.')) return load(relative(root, resolve(root, dirname(file), path)))
          const found = outside[path]
          if (found === undefined) throw new Error(`${file} needs ${path}, which is not given`)
          return found
        }
        const body = changed !== undefined && mutant?.file === file ? changed : unchanged(file)
        body(module.exports, require, module, tick)
        return module.exports
      }
      turns = 0
      return load(entry)
    },
  }
}
