/**
 * React Fast Refresh for the build of `npm run dev`: components and hooks are registered by module and name. When a
 * page loads a module again, its new components continue with the state of the earlier ones, unless their hooks differ.
 */
import { relative, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** The module of @vitejs/plugin-react with the runtime of React. */
const RUNTIME = '/@react-refresh'
const SETUP = '/@fast-refresh'

/** When the renderer of React is loaded, it connects to the runtime, so both must be in the same chunk. */
export const isRefreshModule = (id: string): boolean => id === RUNTIME || id === SETUP

/** The components of a module are replaced together, after the module has run. */
const setup = `import { createSignatureFunctionForTransform, injectIntoGlobalHook, performReactRefresh, register } from '${RUNTIME}'
injectIntoGlobalHook(window)
let isDue = false
export const sign = createSignatureFunctionForTransform
export const registerIn = (module) => (type, name) => {
  register(type, module + ' ' + name)
  if (isDue) return
  isDue = true
  queueMicrotask(() => {
    isDue = false
    performReactRefresh()
  })
}`

export function fastRefresh(): Plugin {
  return {
    name: 'habi-fast-refresh',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === SETUP ? id : null),
    load: (id) => (id === SETUP ? setup : null),
    async transform(code, id) {
      if (id === RUNTIME) return `${code}\nexport { performReactRefresh }`
      const path = relative(root, id)
      if (!/^(widgets|player|engine)\/.*\.tsx?$/.test(path)) return null
      const { code: registered } = await transformWithOxc(code, id, { jsx: { runtime: 'automatic', refresh: true } })
      if (!/\$Refresh(Reg|Sig)\$\(/.test(registered)) return null
      return `import { registerIn, sign as $RefreshSig$ } from '${SETUP}'
const $RefreshReg$ = registerIn('${path}')
${registered}`
    },
  }
}
