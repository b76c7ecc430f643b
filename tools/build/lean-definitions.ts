import type { Plugin } from 'vite'
import { widgets } from '../../widgets/widgets.gen.ts'

/** Leaves titles, slots and migrations out of the widget definitions of the client: only publishing needs them. */
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
