/**
 * The engine bench in the browser: mounts, updates and measures one version of the page. `measure.ts` calls it through
 * `window.bench`.
 */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { OpenedPage } from './ours.tsx'
import type { BenchState } from './workload.ts'

export interface BenchClient {
  readonly load: (page: string) => Promise<void>
  /** Milliseconds from the parsed configuration to the complete DOM. */
  readonly mount: () => Promise<number>
  readonly unmount: () => Promise<void>
  /** Milliseconds of each change until all elements show the new text. */
  readonly update: (path: string, selector: string, values: readonly string[]) => Promise<readonly number[]>
  readonly html: () => string
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 8)))
const LEAVES = 'img,span,b,button'

export function start(open: (config: never, state: BenchState) => OpenedPage): void {
  let config = ''
  let state = ''
  let leaves = 0
  let host: HTMLElement | undefined
  let root: Root | undefined
  let opened: OpenedPage | undefined

  const assert = (isTrue: boolean, message: string): void => {
    if (!isTrue) throw new Error(message)
  }
  const bench: BenchClient = {
    async load(name) {
      const page = (await (await fetch(`page/${name}.json`)).json()) as {
        config: unknown
        state: BenchState
        leaves: number
      }
      config = JSON.stringify(page.config)
      state = JSON.stringify(page.state)
      leaves = page.leaves
    },
    async mount() {
      const [fresh, values] = [JSON.parse(config) as never, JSON.parse(state) as BenchState]
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
      assert(
        host.querySelectorAll(LEAVES).length === leaves,
        `${host.querySelectorAll(LEAVES).length} leaves instead of ${leaves}`,
      )
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
        assert(
          shown.length > 0 && shown.every((element) => element.textContent === value),
          `${selector} does not show ${value}`,
        )
        await frame()
      }
      return times
    },
    html: () => host?.innerHTML ?? '',
  }
  Object.assign(globalThis, { bench })
}
