/** Measures how much the memory of one page grows while its route changes. */
import type { Browser, CDPSession } from '@playwright/test'
import type { PageProxy } from './page-proxy.ts'
import { openPhone, untilLive } from './phone.ts'

export interface HeapGrowth {
  /** Kilobytes of live objects after the first fifty changes, and (`afterKb`) after all changes. */
  readonly beforeKb: number
  readonly afterKb: number
  readonly changes: number
}

const ROUTES = ['/slot', '/bingo', '/rewards', '/news', '/']
const WARM = 50

export async function measureRouteChanges(browser: Browser, gate: PageProxy, changes: number): Promise<HeapGrowth> {
  const { context, page, session, requests } = await openPhone(browser)
  try {
    await page.goto(gate.origin + '/')
    await untilLive(page)
    await requests.settled()
    const changeRoutes = async (count: number): Promise<number> =>
      await page.evaluate(
        async ([routes, times]) => {
          let done = 0
          for (let n = 0; n < times; n++) {
            const to = routes[n % routes.length] ?? '/'
            const link = document.querySelector<HTMLElement>(`a[href="${to}"]`)
            if (link === null) history.back()
            else link.click()
            // Waits at most 60 times 10 ms. A change that takes longer is not counted.
            for (let wait = 0; wait < 60 && location.pathname !== to; wait++)
              await new Promise((next) => setTimeout(next, 10))
            await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 10)))
            if (location.pathname === to) done++
          }
          return done
        },
        [ROUTES, count] as const,
      )
    const used = (): Promise<number> => kilobytesOfObjects(session)
    await changeRoutes(WARM)
    const beforeKb = await used()
    const done = await changeRoutes(changes)
    return { beforeKb, afterKb: await used(), changes: done }
  } finally {
    await context.close()
  }
}

/**
 * Node types of a heap snapshot that belong to the browser itself: compiled code, responses kept for developer tools,
 * timings.
 */
const BROWSER_TYPES = new Set(['native', 'code', 'hidden', 'synthetic'])

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] }
  }
  readonly nodes: readonly number[]
}

async function kilobytesOfObjects(session: CDPSession): Promise<number> {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
  const parts: string[] = []
  const keep = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(parts.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let n = 0; n < nodes.length; n += fields.length)
    if (!BROWSER_TYPES.has(types[0]?.[nodes[n + type] ?? 0] ?? '')) bytes += nodes[n + size] ?? 0
  return bytes / 1024
}
