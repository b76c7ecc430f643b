/** Compiles edited style sheets as the build of the player app does, without building scripts. */
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { type InlineConfig, preprocessCSS, resolveConfig } from 'vite'
import { inProductionMode } from './production-mode.ts'

const root = resolve(import.meta.dirname, '../..')

/** Matches references to other files, and classes that are composed of other classes. */
const REFERENCE = /\bcomposes\b|@import|@value|url\(/

/**
 * Returns `styles` with the new texts of the edited files. Undefined when an edit can also change scripts: a file or
 * class was added or removed, or a style sheet refers to another file.
 */
export async function editedStyles(
  styles: ReadonlyMap<string, string>,
  files: readonly string[],
  config: InlineConfig,
): Promise<ReadonlyMap<string, string> | undefined> {
  return await inProductionMode(async () => {
    const resolved = await resolveConfig(config, 'build', 'production', 'production')
    const edited = new Map(styles)
    for (const file of files) {
      const path = relative(root, file)
      const before = styles.get(path)
      const text = await readFile(file, 'utf8').catch(() => undefined)
      if (before === undefined || text === undefined || REFERENCE.test(text)) return undefined
      const { code } = await preprocessCSS(text, file, resolved)
      if (namesIn(before) !== namesIn(code)) return undefined
      edited.set(path, code)
    }
    return edited
  })
}

/**
 * Returns the names of classes and animations in a compiled style sheet. CSS modules write them as the folder's name,
 * `_` and the name.
 */
function namesIn(style: string): string {
  return [...new Set(style.match(/[A-Za-z][\w-]*_[\w-]+/g))].sort().join(' ')
}
