import { extname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

export interface CollectedCss {
  /** Texts of the client's style sheets by path, after CSS modules have renamed their classes. */
  readonly styles: ReadonlyMap<string, string>
}

/** Returns a plugin that collects the style sheets of the client. Its `api` contains them. */
export function collectCss(): Plugin<CollectedCss> {
  const styles = new Map<string, string>()
  return {
    name: 'habi-collect-css',
    api: { styles },
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = id.split('?')[0] ?? ''
      if (extname(path) === '.css') styles.set(relative(root, path), code)
      return null
    },
  }
}

/** Returns the style sheets that the plugin has collected. */
export function collectedCss(plugins: readonly Plugin[]): ReadonlyMap<string, string> {
  const plugin = plugins.find(({ name }) => name === 'habi-collect-css') as Plugin<CollectedCss> | undefined
  if (plugin?.api === undefined) throw new Error('vite.config.ts lacks the plugin habi-collect-css')
  return plugin.api.styles
}
