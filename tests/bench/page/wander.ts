/** Five hundred changes of the route in one page: whether anything is kept that should have gone. */
import type { Browser, CDPSession } from '@playwright/test'
import type { Gate } from './gate.ts'
import { openPhone, untilLive } from './phone.ts'

export interface Wandered {
  /** Kilobytes of live objects after the first fifty changes and after all. */
  readonly beforeKb: number
  readonly afterKb: number
  readonly changes: number
}

const ROUTES = ['/slot', '/bingo', '/rewards', '/news', '/']
const WARM = 50

export async function measureWandering(browser: Browser, gate: Gate, changes: number): Promise<Wandered> {
  const { context, page, session } = await openPhone(browser)
  try {
    await page.goto(gate.origin + '/')
    await untilLive(page)
    await page.waitForTimeout(2000)
    const wander = async (count: number): Promise<number> =>
      await page.evaluate(
        async ([routes, times]) => {
          let done = 0
          for (let n = 0; n < times; n++) {
            const to = routes[n % routes.length] ?? '/'
            const link = document.querySelector<HTMLElement>(`a[href="${to}"]`)
            if (link === null) history.back()
            else link.click()
            // Bounded: a route that does not come is counted as not changed.
            for (let wait = 0; wait < 60 && location.pathname !== to; wait++) await new Promise((next) => setTimeout(next, 10))
            await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 10)))
            if (location.pathname === to) done++
          }
          return done
        },
        [ROUTES, count] as const,
      )
    const used = (): Promise<number> => kilobytesOfObjects(session)
    await wander(WARM)
    const beforeKb = await used()
    const done = await wander(changes)
    return { beforeKb, afterKb: await used(), changes: done }
  } finally {
    await context.close()
  }
}

/** What the browser keeps for itself (compiled code, its developer tools' copies of answers, timings) is not what a page keeps. */
const NOT_OURS = new Set(['native', 'code', 'hidden', 'synthetic'])

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] } }
  readonly nodes: readonly number[]
}

async function kilobytesOfObjects(session: CDPSession): Promise<number> {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
  const parts: string[] = []
  const keep = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let n = 0; n < nodes.length; n += fields.length)
    if (!NOT_OURS.has(types[0]?.[nodes[n + type] ?? 0] ?? '')) bytes += nodes[n + size] ?? 0
  return bytes / 1024
}
