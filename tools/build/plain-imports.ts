import type { Plugin } from 'vite'

const WRAPPER = 'native:import-analysis-build'

/**
 * Removes the code that Vite adds around each dynamic import to load style sheets and dependencies first. It is not
 * needed, because pages contain their style, and chunks import their dependencies themselves.
 */
export function plainImports(): Plugin {
  return {
    name: 'habi-plain-imports',
    configResolved({ plugins }) {
      const wrapper = plugins.find(({ name }) => name === WRAPPER)
      if (wrapper === undefined)
        throw new Error(
          `Vite has no plugin ${WRAPPER}. Find the plugin of Vite that adds code around dynamic imports, and set WRAPPER in tools/build/plain-imports.ts to its name.`,
        )
      const { applyToEnvironment: applies } = wrapper
      wrapper.applyToEnvironment = (environment) =>
        environment.name === 'client' ? false : (applies?.(environment) ?? true)
    },
  }
}
