/** Reads folders and JSON files of the code base. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { errorMessage } from '../engine/core/error-message.ts'

export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Returns the sorted names of the folders in `path`. Names that start with `_` or `.` are left out. */
export async function foldersIn(path: string): Promise<string[]> {
  if (!(await exists(path))) return []
  const entries = await readdir(path, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_') && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
}

/** Returns the sorted names of the files in `path` with this extension, without the extension. */
export async function filesIn(path: string, ending: string): Promise<string[]> {
  if (!(await exists(path))) return []
  return (await readdir(path))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/**
 * Returns one line of an error message, with paths relative to `root`: the first line, or the second if the first ends
 * with a colon, as in compiler messages.
 */
export function firstLine(error: unknown, root: string): string {
  const lines = errorMessage(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const line = lines[0]?.endsWith(':') === true ? (lines[1] ?? lines[0]) : (lines[0] ?? 'it cannot be loaded')
  return line.replaceAll(pathToFileURL(root).href, '').replaceAll(root, '')
}
