/**
 * Renders batches of a page to HTML. Each version has its own process, so no version warms up the code of another.
 */
import { createRequire } from 'node:module'
import type { OpenedPage } from './ours.tsx'
import type { BenchState } from './workload.ts'

interface RenderBatch {
  readonly config: string
  readonly state: string
  readonly times: number
}

interface RenderModule {
  readonly open: (config: unknown, state: BenchState) => OpenedPage
  readonly renderToString: (element: OpenedPage['element']) => string
}

const { open, renderToString } = createRequire(import.meta.url)(process.argv[2] as string) as RenderModule

process.on('message', ({ config, state, times }: RenderBatch) => {
  const ms: number[] = []
  for (let n = 0; n < times; n++) {
    const [fresh, values] = [JSON.parse(config) as unknown, JSON.parse(state) as BenchState]
    const from = performance.now()
    renderToString(open(fresh, values).element)
    ms.push(performance.now() - from)
  }
  process.send?.(ms)
})
