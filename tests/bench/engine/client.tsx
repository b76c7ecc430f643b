/** The browser's side of the engine bench: mounts, updates and measures one version of the page. Driven by `measure.ts` through `window.bench`. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Opened } from './ours.tsx'
import type { State } from './workload.ts'

export interface BenchClient {
  readonly load: (page: string) => Promise<void>
  /** Milliseconds from the parsed configuration to the complete DOM. */
  readonly mount: () => Promise<number>
  readonly unmount: () => Promise<void>
  /** Milliseconds of each change until everything that shows it shows the new text. */
  readonly update: (path: string, selector: string, values: readonly string[]) => Promise<readonly number[]>
  readonly html: () => string
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 8)))
const LEAVES = 'img,span,b,button'

export function start(open: (config: never, state: State) => Opened): void {
  let config = ''
  let state = ''
  let leaves = 0
  let host: HTMLElement | undefined
  let root: Root | undefined
  let opened: Opened | undefined

  const must = (holds: boolean, otherwise: string): void => {
    if (!holds) throw new Error(otherwise)
  }
  const bench: BenchClient = {
    async load(name) {
      const page = (await (await fetch(`page/${name}.json`)).json()) as { config: unknown; state: State; leaves: number }
      config = JSON.stringify(page.config)
      state = JSON.stringify(page.state)
      leaves = page.leaves
    },
    async mount() {
      const [fresh, values] = [JSON.parse(config) as never, JSON.parse(state) as State]
      host = document.createElement('div')
      document.body.append(host)
      const holder = host
      ;(globalThis as { gc?: () => void }).gc?.()
      const from = performance.now()
      opened = open(fresh, values)
      const { element } = opened
      root = createRoot(holder)
      const mounted = root
      flushSync(() => mounted.render(element))
      const ms = performance.now() - from
      must(host.querySelectorAll(LEAVES).length === leaves, `${host.querySelectorAll(LEAVES).length} leaves instead of ${leaves}`)
      await frame()
      return ms
    },
    async unmount() {
      root?.unmount()
      host?.remove()
      host = root = opened = undefined
      await frame()
    },
    async update(path, selector, values) {
      const times: number[] = []
      for (const value of values) {
        const from = performance.now()
        flushSync(() => opened?.set(path, value))
        times.push(performance.now() - from)
        const shown = [...(host?.querySelectorAll(selector) ?? [])]
        must(shown.length > 0 && shown.every((element) => element.textContent === value), `${selector} does not show ${value}`)
        await frame()
      }
      return times
    },
    html: () => host?.innerHTML ?? '',
  }
  Object.assign(globalThis, { bench })
}
