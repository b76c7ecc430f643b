/** Reads source code without running it, to find syntax errors and to detect that the code of a process has changed. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, relative } from 'node:path'
import { build, type BuildFailure, type Loader, type Message, transform } from 'esbuild'
import { withoutLazyModules } from '../../catalogue/load-module.ts'

/** An error in code that cannot be parsed. `problem` is its message in one line. */
export interface CodeProblem {
  readonly problem: string
}

const loaders: { readonly [extension: string]: Loader } = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.json': 'json' }

/**
 * Returns the syntax error of a file below `root`. Undefined when the file has none, does not exist, or is not code.
 */
export async function syntaxProblem(root: string, file: string): Promise<CodeProblem | undefined> {
  const loader = loaders[extname(file)]
  const text = loader === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined)
  if (loader === undefined || text === undefined) return undefined
  return await transform(text, { loader, sourcefile: relative(root, file), logLevel: 'silent' }).then(
    () => undefined,
    (error: unknown) => problemOf(error),
  )
}

/**
 * Returns the hash of the code that the modules `entries` below `root` load when a process starts. Comments, types and
 * modules that are loaded on their first use do not change the hash.
 */
export async function hashCode(root: string, entries: readonly string[]): Promise<string | CodeProblem> {
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [...entries],
      outdir: 'code',
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      minifyWhitespace: true,
      legalComments: 'none',
      logLevel: 'silent',
      plugins: [withoutLazyModules],
    })
    const sum = createHash('sha256')
    for (const { path, hash } of outputFiles) sum.update(path).update(hash)
    return sum.digest('hex')
  } catch (error) {
    return problemOf(error)
  }
}

function problemOf(error: unknown): CodeProblem {
  const { errors } = error as Partial<BuildFailure>
  const [first] = errors ?? []
  if (first === undefined) throw error
  const others = (errors?.length ?? 1) - 1
  return { problem: `${lineOf(first)}${others === 0 ? '' : ` (and ${others} more)`}` }
}

function lineOf({ location, text }: Message): string {
  return location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`
}
