/** The engine's part: our engine, hand-written React (twice, to show the noise) and the smallest interpreter, in interleaved rounds. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { getBrowser, launchArguments } from '../../../tools/browser.ts'
import { type Figure, median, paired, shuffled } from '../figures.ts'
import { goals } from '../goals.ts'
import { bundleClient, bundleServer, type Version, versions, weigh } from './bundle.ts'
import type { BenchClient } from './client.tsx'
import { type Counter, installCounter } from './count.ts'
import { compileBench } from './documents.ts'
import { type BenchPage, changes, makePage, type PageName } from './workload.ts'

/** `again` is hand-written React a second time. */
type Subject = Version | 'again'
const subjects: readonly Subject[] = [...versions, 'again']
const versionOf = (subject: Subject): Version => (subject === 'again' ? 'hand' : subject)
const timed: readonly PageName[] = ['home', 'large']

type Samples = { [subject in Subject]?: { [measure: string]: number[] } }
type BenchWindow = typeof globalThis & { readonly bench: BenchClient; readonly habiCounter: Counter }

interface Served {
  readonly config: unknown
  readonly state: BenchPage['state']
  readonly leaves: number
}

/** What each version reads: its own form of the same page. Ours goes through our real compile. */
function configOf(version: Version, page: BenchPage): unknown {
  if (version === 'hand') return page.domain
  return version === 'floor' ? page.tree : compileBench(page.tree, page.state)
}

export async function measureEngine(rounds: number, say: (line: string) => void): Promise<readonly Figure[]> {
  const samples: Samples = {}
  const keep = (subject: Subject, measure: string, value: number): void => {
    const list = ((samples[subject] ??= {})[measure] ??= [])
    list.push(value)
  }
  const bench = await openBench(say)
  try {
    const { browser, site, served } = bench
    await renderOnServer(rounds, served, keep)
    say('engine: server rendering done')
    for (let round = 0; round < rounds; round++) {
      for (const subject of shuffled(subjects)) for (const page of timed) await timeRound(browser, site.origin, subject, page, keep)
      say(`engine: round ${round + 1} of ${rounds} done`)
    }
    for (let round = 0; round < Math.min(3, rounds); round++)
      for (const subject of shuffled(subjects)) for (const page of timed) await weighHeap(browser, site.origin, subject, page, keep)
    const counts = []
    for (const version of versions) counts.push(...(await countRenders(browser, site.origin, version, bench.pages)))
    const calls = await callFigures(browser, site.origin)
    return [...ratios(samples), ...counts, ...calls, ...(await weights()), ...(await import('./rules.ts')).measureRules()]
  } finally {
    await bench.close()
  }
}

/** What of ours repeats to the digit: renders, components and calls. */
export async function countExactly(say: (line: string) => void): Promise<readonly Figure[]> {
  const bench = await openBench(say)
  try {
    const { browser, site, pages } = bench
    return [...(await countRenders(browser, site.origin, 'ours', pages)), ...(await callFigures(browser, site.origin))]
  } finally {
    await bench.close()
  }
}

async function openBench(say: (line: string) => void) {
  const pages: ReadonlyMap<PageName, BenchPage> = new Map((['home', 'large', 'static'] as const).map((name) => [name, makePage(name)]))
  const served = new Map<string, Served>()
  for (const version of versions)
    for (const [name, page] of pages) {
      // The frozen tree has no domain of its own: hand-written React is asked about what changes only.
      if (version === 'hand' && name === 'static') continue
      served.set(`${version}/${name}`, { config: configOf(version, page), state: page.state, leaves: page.leaves })
    }
  const site = await serve(served)
  const browser = await chromium.launch({ executablePath: getBrowser(say), args: [...launchArguments, '--js-flags=--expose-gc'] })
  return {
    pages,
    served,
    site,
    browser,
    async close() {
      await browser.close()
      site.close()
    },
  }
}

const timeGoals: { readonly [measure: string]: number } = {
  'warm mount': goals.engine.warmMount,
  'update one leaf': goals.engine.updateOne,
  'server render': goals.engine.serverRender,
  heap: goals.engine.heap,
}

function ratios(samples: Samples): readonly Figure[] {
  const figures: Figure[] = []
  const theirs = samples.hand ?? {}
  for (const subject of ['ours', 'floor'] as const)
    for (const [key, ours] of Object.entries(samples[subject] ?? {})) {
      const [measure = '', page = ''] = key.split('/')
      const atMost = timeGoals[measure]
      figures.push({
        part: 'engine',
        measure,
        of: `${page}, ${subject === 'ours' ? 'engine' : 'interpreter'}`,
        unit: measure === 'heap' ? 'KB' : 'ms',
        value: median(ours),
        ratio: paired(ours, theirs[key] ?? []),
        noise: paired(samples.again?.[key] ?? [], theirs[key] ?? []),
        ...(subject === 'ours' && atMost !== undefined ? { goal: { atMost, ratio: true as const } } : {}),
        kind: measure === 'heap' ? 'exact' : 'noisy',
      })
    }
  return figures
}

async function timeRound(
  browser: Browser,
  origin: string,
  subject: Subject,
  page: PageName,
  keep: (subject: Subject, measure: string, value: number) => void,
): Promise<void> {
  const [mounts, updates] = page === 'home' ? [12, 24] : [6, 12]
  const { tab, close } = await opened(browser, origin, versionOf(subject), page)
  try {
    keep(subject, `cold mount/${page}`, await tab.evaluate(() => (globalThis as BenchWindow).bench.mount()))
    const warm: number[] = []
    for (let n = 0; n < mounts; n++) {
      await tab.evaluate(() => (globalThis as BenchWindow).bench.unmount())
      warm.push(await tab.evaluate(() => (globalThis as BenchWindow).bench.mount()))
    }
    keep(subject, `warm mount/${page}`, median(warm.slice(mounts / 3)))
    for (const [measure, { path, selector }] of [
      ['update one leaf', changes.one],
      ['update 36 leaves', changes.many],
    ] as const) {
      const values = Array.from({ length: updates }, (_, n) => `value ${n}`)
      const times = await tab.evaluate(([where, what, texts]) => (globalThis as BenchWindow).bench.update(where, what, texts), [
        path,
        selector,
        values,
      ] as const)
      keep(subject, `${measure}/${page}`, median(times.slice(updates / 3)))
    }
  } finally {
    await close()
  }
}

async function weighHeap(
  browser: Browser,
  origin: string,
  subject: Subject,
  page: PageName,
  keep: (subject: Subject, measure: string, value: number) => void,
): Promise<void> {
  const { tab, close } = await opened(browser, origin, versionOf(subject), page)
  try {
    const session = await tab.context().newCDPSession(tab)
    const used = async (): Promise<number> => {
      for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1024
    }
    const before = await used()
    await tab.evaluate(() => (globalThis as BenchWindow).bench.mount())
    keep(subject, `heap/${page}`, (await used()) - before)
  } finally {
    await close()
  }
}

async function countRenders(
  browser: Browser,
  origin: string,
  version: Version,
  pages: ReadonlyMap<PageName, BenchPage>,
): Promise<readonly Figure[]> {
  const name = version === 'hand' ? 'hand-written' : version === 'floor' ? 'interpreter' : 'engine'
  const figures: Figure[] = []
  const put = (measure: string, of: string, value: number, atMost: number): void => {
    figures.push({
      part: 'engine',
      measure,
      of: `${of}, ${name}`,
      unit: '',
      value,
      kind: 'exact',
      ...(version === 'ours' ? { goal: { atMost } } : {}),
    })
  }
  for (const [page, { nodes }] of pages) {
    if (version === 'hand' && page === 'static') continue
    const { tab, close } = await opened(browser, origin, version, page, true)
    try {
      await tab.evaluate(() => (globalThis as BenchWindow).bench.mount())
      const mounted = await tab.evaluate(() => (globalThis as BenchWindow).habiCounter.mounted())
      if (page === 'static') put('components a node, where static', page, mounted / nodes, goals.engine.componentsPerStaticNode)
      else {
        put('components a node', page, mounted / nodes, goals.engine.componentsPerNode)
        for (const [measure, { path, selector }, atMost] of [
          ['renders, one value changed', changes.one, goals.engine.rendersOne],
          ['renders, 36 depend on it', changes.many, goals.engine.rendersMany],
        ] as const) {
          const renders = await tab.evaluate(
            async ([where, what]) => {
              const { bench, habiCounter } = globalThis as BenchWindow
              habiCounter.take()
              await bench.update(where, what, ['counted'])
              return habiCounter.take()
            },
            [path, selector] as const,
          )
          put(measure, page, renders, atMost)
        }
      }
    } finally {
      await close()
    }
  }
  return figures
}

/**
 * Function calls of a warm mount and of an update, counted by the browser: what the same figures in milliseconds are made of, and exact where the
 * machine is not quiet enough to tell those.
 */
async function countCalls(browser: Browser, origin: string, version: Version, page: PageName): Promise<readonly [number, number]> {
  const { tab, close } = await opened(browser, origin, version, page)
  try {
    const session = await tab.context().newCDPSession(tab)
    const taken = async (): Promise<number> => {
      const { result } = await session.send('Profiler.takePreciseCoverage')
      const functions = result.filter(({ url }) => url.startsWith('http')).flatMap((script) => script.functions)
      return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
    }
    await tab.evaluate(() => (globalThis as BenchWindow).bench.mount())
    await tab.evaluate(() => (globalThis as BenchWindow).bench.unmount())
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await tab.evaluate(() => (globalThis as BenchWindow).bench.mount())
    const mount = await taken()
    const { path, selector } = changes.one
    await tab.evaluate(([where, what]) => (globalThis as BenchWindow).bench.update(where, what, ['counted']), [path, selector] as const)
    return [mount, await taken()]
  } finally {
    await close()
  }
}

async function callFigures(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const page of timed) {
    const theirs = await countCalls(browser, origin, 'hand', page)
    const ours = await countCalls(browser, origin, 'ours', page)
    for (const [n, measure] of ['calls of a warm mount', 'calls of an update of one leaf'].entries()) {
      const [mine = 0, hand = 0] = [ours[n], theirs[n]]
      const ratio = mine / hand
      const spread = { median: ratio, low: ratio, high: ratio }
      figures.push({ part: 'engine', measure, of: `${page}, engine`, unit: '', value: mine, ratio: spread, kind: 'exact' })
    }
  }
  return figures
}

async function weights(): Promise<readonly Figure[]> {
  const [hand, floor, ours] = [await weigh('hand'), await weigh('floor'), await weigh('ours')]
  const own = Object.entries(ours.modules)
    .filter(([module]) => module !== 'react')
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([module, bytes]) => `${module} ${bytes}`)
  return [
    {
      part: 'engine',
      measure: 'bytes over hand-written, gzip',
      of: 'engine',
      unit: 'B',
      value: ours.gzip - hand.gzip,
      goal: { atMost: goals.engine.gzipOverHand },
      kind: 'exact',
      note: `with bindings, conditions, actions, boundaries; largest, minified: ${own.join(', ')}`,
    },
    {
      part: 'engine',
      measure: 'bytes over hand-written, gzip',
      of: 'interpreter',
      unit: 'B',
      value: floor.gzip - hand.gzip,
      kind: 'exact',
    },
  ]
}

async function opened(
  browser: Browser,
  origin: string,
  version: Version,
  page: PageName,
  counting = false,
): Promise<{ readonly tab: Page; readonly close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const tab = await context.newPage()
  // tsx names functions in source that it hands over; the page has no such helper.
  await tab.addInitScript('globalThis.__name = (f) => f')
  if (counting)
    await tab.addInitScript(
      `(${installCounter.toString()})(globalThis)`.replace('{', `{ const COMPONENTS = new Set([0, 1, 11, 14, 15]), WORKED = 1;`),
    )
  await tab.goto(`${origin}/${version}/`)
  await tab.waitForFunction(() => 'bench' in globalThis)
  await tab.evaluate((name) => (globalThis as BenchWindow).bench.load(name), page)
  return { tab, close: () => context.close() }
}

/** Serves each version's script and pages. Isolated from other origins, which gives the browser's clock 5 µs steps. */
async function serve(pages: ReadonlyMap<string, Served>): Promise<{ readonly origin: string; readonly close: () => void }> {
  const scripts = new Map<string, string>()
  for (const version of versions) scripts.set(version, await bundleClient(version))
  const server = createServer((request, response) => {
    const [, version = '', ...rest] = (request.url ?? '').split('/')
    const path = rest.join('/')
    const headers = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'no-store',
    }
    const send = (type: string, body: string): void => void response.writeHead(200, { ...headers, 'content-type': type }).end(body)
    const page = pages.get(`${version}/${/^page\/(\w+)\.json$/.exec(path)?.[1]}`)
    if (path === '' && scripts.has(version)) send('text/html', '<!doctype html><body><script src="main.js"></script></body>')
    else if (path === 'main.js') send('text/javascript', scripts.get(version) ?? '')
    else if (page !== undefined) send('application/json', JSON.stringify(page))
    else response.writeHead(404, headers).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function renderOnServer(
  rounds: number,
  pages: ReadonlyMap<string, Served>,
  keep: (subject: Subject, measure: string, value: number) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'habi-bench-'))
  const workers = new Map<Subject, ChildProcess>()
  try {
    for (const subject of subjects) {
      const file = join(folder, `${subject}.cjs`)
      await writeFile(file, await bundleServer(versionOf(subject)))
      const env = { ...process.env, NODE_ENV: 'production' }
      workers.set(subject, fork(join(import.meta.dirname, 'render.process.ts'), [file], { env, execArgv: ['--import', 'tsx'] }))
    }
    const ask = (subject: Subject, page: PageName, times: number): Promise<readonly number[]> =>
      new Promise((done, failed) => {
        const worker = workers.get(subject)
        const found = pages.get(`${versionOf(subject)}/${page}`)
        if (worker === undefined || found === undefined) return failed(new Error(`nobody renders ${subject} ${page}`))
        const gone = (code: number | null): void => failed(new Error(`${subject} stopped (exit ${code})`))
        worker.once('exit', gone)
        worker.once('message', (ms) => {
          worker.off('exit', gone)
          done(ms as readonly number[])
        })
        worker.send({ config: JSON.stringify(found.config), state: JSON.stringify(found.state), times })
      })
    // Round -1 warms the code.
    for (let round = -1; round < rounds; round++)
      for (const subject of shuffled(subjects))
        for (const page of timed) {
          const times = (round < 0 ? 3 : 1) * (page === 'home' ? 20 : 4)
          const ms = await ask(subject, page, times)
          if (round >= 0) keep(subject, `server render/${page}`, median(ms))
        }
  } finally {
    for (const worker of workers.values()) worker.kill()
    await rm(folder, { recursive: true, force: true })
  }
}
