/**
 * Finds the files on which a source file depends: the files that it imports, the files whose path it contains as a
 * string (a process that it starts, a document that it reads), and all files of a folder whose path it contains. The
 * result may contain too many files, but never too few if code contains the paths that it reads.
 */
import { dirname, join } from 'node:path/posix'

/** The sources of each folder with built files. A test that names such a folder depends on these sources. */
const builtFolders: ReadonlyMap<string, readonly string[]> = new Map([
  ['dist/player', ['engine', 'player', 'widgets', 'business', 'tools/build', 'vite.config.ts']],
  ['dist/studio', ['studio', 'engine', 'schemas', 'tools/build/studio.ts']],
  ['dist/gallery', ['gallery', 'widgets', 'tools/gallery.ts']],
])

/** Texts of all files by path from the root. Only source files need a text. */
export type FileTexts = ReadonlyMap<string, string>

export class Dependencies {
  readonly #files: FileTexts
  readonly #folders: ReadonlySet<string>
  readonly #direct = new Map<string, ReadonlySet<string>>()

  constructor(files: FileTexts) {
    this.#files = files
    const folders = new Set<string>()
    for (const path of files.keys())
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder)
    this.#folders = folders
  }

  /** Returns the file itself, and the files and folders that it depends on, directly or through other files. */
  of(path: string): ReadonlySet<string> {
    const found = new Set([path])
    for (const next of found) for (const dependency of this.#directOf(next)) found.add(dependency)
    return found
  }

  /** True when `path` depends on one of the files in `changed`. */
  reaches(path: string, changed: readonly string[]): boolean {
    const dependencies = this.of(path)
    return changed.some((file) => {
      for (let part = file; part !== '.'; part = dirname(part)) if (dependencies.has(part)) return true
      return false
    })
  }

  #directOf(path: string): ReadonlySet<string> {
    const known = this.#direct.get(path)
    if (known !== undefined) return known
    const found = new Set<string>()
    const text = /\.(ts|tsx|mjs|mts)$/.test(path) ? (this.#files.get(path) ?? '') : ''
    for (const [, name = ''] of text.matchAll(/['"`]([\w@.-]+(?:\/[\w@.*-]+)*\/?|\.{1,2}\/[\w./@-]+)['"`]/g)) {
      // A string such as `..` is the start of a path, not a dependency on a folder.
      if (/^[./]+$/.test(name)) continue
      const clean = name.replace(/\/$/, '')
      for (const candidate of [clean, join(dirname(path), clean)]) {
        if (this.#files.has(candidate) || this.#folders.has(candidate)) found.add(candidate)
        for (const source of builtFolders.get(candidate) ?? []) found.add(source)
      }
    }
    this.#direct.set(path, found)
    return found
  }
}
