import type { Plugin } from 'vite'

/**
 * Replaces the code that Vite adds around dynamic imports, which loads style sheets and dependencies first. Pages
 * contain their style, and chunks import their dependencies themselves.
 */
export function plainImports(): Plugin {
  return {
    name: 'habi-plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
  }
}
