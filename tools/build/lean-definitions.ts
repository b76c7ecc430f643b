import type { Plugin } from 'vite'
import { widgets } from '../../widgets/widgets.gen.ts'

/**
 * Reduces the widget definitions of the client to `pure` and `load`, because only publishing needs the other fields.
 */
export function leanDefinitions(): Plugin {
  return {
    name: 'habi-lean-definitions',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const name = /\/widgets\/([A-Z]\w*)\/widget\.ts$/.exec(id)?.[1]
      if (name === undefined || !Object.hasOwn(widgets, name)) return null
      return `export const widget = { pure: ${widgets[name]?.pure === true}, load: () => import('./${name}.tsx') }`
    },
  }
}
