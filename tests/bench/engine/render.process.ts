/** One process a version, so that no version warms another's code: renders batches of a page to HTML when asked. */
import { createRequire } from 'node:module'
import type { Opened } from './ours.tsx'
import type { State } from './workload.ts'

interface Batch {
  readonly config: string
  readonly state: string
  readonly times: number
}

interface Rendering {
  readonly open: (config: unknown, state: State) => Opened
  readonly renderToString: (element: Opened['element']) => string
}

const { open, renderToString } = createRequire(import.meta.url)(process.argv[2] as string) as Rendering

process.on('message', ({ config, state, times }: Batch) => {
  const ms: number[] = []
  for (let n = 0; n < times; n++) {
    const [fresh, values] = [JSON.parse(config) as unknown, JSON.parse(state) as State]
    const from = performance.now()
    renderToString(open(fresh, values).element)
    ms.push(performance.now() - from)
  }
  process.send?.(ms)
})
