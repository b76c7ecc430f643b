/**
 * React Fast Refresh for the build of `npm run dev`: components and hooks are registered by module and name. When a
 * page loads a new version of a module, the components keep their state, unless their hooks have changed.
 */
import { relative, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** The module of @vitejs/plugin-react that contains the runtime of React Fast Refresh. */
const RUNTIME = '/@react-refresh'
const SETUP = '/@fast-refresh'

/**
 * Whether the module is part of the runtime. React's renderer connects to the runtime when it loads, so both must be in
 * the same chunk.
 */
export const isRefreshModule = (id: string): boolean => id === RUNTIME || id === SETUP

/** Code that replaces all components of a module together, after the module has run. */
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
