/**
 * The engine part of the bench: measures our engine, hand-written React (twice, to measure the noise) and the smallest
 * interpreter in interleaved rounds.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { getBrowser, launchArguments } from '../../../tools/browser.ts'
import { type Figure, median, ratioByRound, shuffled } from '../figures.ts'
import { goals } from '../goals.ts'
import { bundleClient, bundleServer, type EngineVersion, engineVersions, bundleSize } from './bundle.ts'
import type { BenchClient } from './client.tsx'
import { type RenderCounter, installRenderCounter } from './count.ts'
import { compileBench } from './documents.ts'
import { type BenchPage, changes, makePage, type PageName } from './workload.ts'

/** `again` is hand-written React, measured a second time to determine the noise. */
type EngineSubject = EngineVersion | 'again'
const subjects: readonly EngineSubject[] = [...engineVersions, 'again']
const versionOf = (subject: EngineSubject): EngineVersion => (subject === 'again' ? 'hand' : subject)
const timed: readonly PageName[] = ['home', 'large']

type EngineSamples = { [subject in EngineSubject]?: { [measure: string]: number[] } }
type BenchWindow = typeof globalThis & { readonly bench: BenchClient; readonly habiCounter: RenderCounter }

interface ServedPage {
  readonly config: unknown
  readonly state: BenchPage['state']
  readonly leaves: number
}

/** Returns the page in the format that the version reads. For our engine, the page is compiled. */
function configOf(version: EngineVersion, page: BenchPage): unknown {
  if (version === 'hand') return page.domain
  return version === 'floor' ? page.tree : compileBench(page.tree, page.state)
}

export async function measureEngine(rounds: number, report: (line: string) => void): Promise<readonly Figure[]> {
  const samples: EngineSamples = {}
  const keep = (subject: EngineSubject, measure: string, value: number): void => {
    const list = ((samples[subject] ??= {})[measure] ??= [])
    list.push(value)
  }
  const bench = await openBench(report)
  try {
    const { browser, site, served } = bench
    await renderOnServer(rounds, served, keep)
    report('engine: server rendering done')
    for (let round = 0; round < rounds; round++) {
      for (const subject of shuffled(subjects))
        for (const page of timed) await timeRound(browser, site.origin, subject, page, keep)
      report(`engine: round ${round + 1} of ${rounds} done`)
    }
    for (let round = 0; round < Math.min(3, rounds); round++)
      for (const subject of shuffled(subjects))
        for (const page of timed) await measureHeap(browser, site.origin, subject, page, keep)
    const counts = []
    for (const version of engineVersions)
      counts.push(...(await countRenders(browser, site.origin, version, bench.pages)))
    const calls = await callFigures(browser, site.origin)
    return [
      ...ratios(samples),
      ...counts,
      ...calls,
      ...(await sizeFigures()),
      ...(await import('./rules.ts')).measureRules(),
    ]
  } finally {
    await bench.close()
  }
}

/** The exact figures of our engine: renders, components and calls. */
export async function exactFigures(report: (line: string) => void): Promise<readonly Figure[]> {
  const bench = await openBench(report)
  try {
    const { browser, site, pages } = bench
    return [...(await countRenders(browser, site.origin, 'ours', pages)), ...(await callFigures(browser, site.origin))]
  } finally {
    await bench.close()
  }
}

async function openBench(report: (line: string) => void) {
  const pages: ReadonlyMap<PageName, BenchPage> = new Map(
    (['home', 'large', 'static'] as const).map((name) => [name, makePage(name)]),
  )
  const served = new Map<string, ServedPage>()
  for (const version of engineVersions)
    for (const [name, page] of pages) {
      // Hand-written React needs page data, which the static tree does not have.
      if (version === 'hand' && name === 'static') continue
      served.set(`${version}/${name}`, { config: configOf(version, page), state: page.state, leaves: page.leaves })
    }
  const site = await serve(served)
  const browser = await chromium.launch({
    executablePath: getBrowser(report),
    args: [...launchArguments, '--js-flags=--expose-gc'],
  })
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

function ratios(samples: EngineSamples): readonly Figure[] {
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
        ratio: ratioByRound(ours, theirs[key] ?? []),
        noise: ratioByRound(samples.again?.[key] ?? [], theirs[key] ?? []),
        ...(subject === 'ours' && atMost !== undefined ? { goal: { atMost, ratio: true as const } } : {}),
        kind: measure === 'heap' ? 'exact' : 'noisy',
      })
    }
  return figures
}

async function timeRound(
  browser: Browser,
  origin: string,
  subject: EngineSubject,
  page: PageName,
  keep: (subject: EngineSubject, measure: string, value: number) => void,
): Promise<void> {
  const [mounts, updates] = page === 'home' ? [12, 24] : [6, 12]
  const { tab, close } = await openPage(browser, origin, versionOf(subject), page)
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
      const times = await tab.evaluate(
        ([where, what, texts]) => (globalThis as BenchWindow).bench.update(where, what, texts),
        [path, selector, values] as const,
      )
      keep(subject, `${measure}/${page}`, median(times.slice(updates / 3)))
    }
  } finally {
    await close()
  }
}

async function measureHeap(
  browser: Browser,
  origin: string,
  subject: EngineSubject,
  page: PageName,
  keep: (subject: EngineSubject, measure: string, value: number) => void,
): Promise<void> {
  const { tab, close } = await openPage(browser, origin, versionOf(subject), page)
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
  version: EngineVersion,
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
    const { tab, close } = await openPage(browser, origin, version, page, true)
    try {
      await tab.evaluate(() => (globalThis as BenchWindow).bench.mount())
      const mounted = await tab.evaluate(() => (globalThis as BenchWindow).habiCounter.mounted())
      if (page === 'static')
        put('components a node, where static', page, mounted / nodes, goals.engine.componentsPerStaticNode)
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

/** Function calls of a warm mount and of an update, counted by the browser. Unlike times, these counts are exact. */
async function countCalls(
  browser: Browser,
  origin: string,
  version: EngineVersion,
  page: PageName,
): Promise<readonly [number, number]> {
  const { tab, close } = await openPage(browser, origin, version, page)
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
    await tab.evaluate(([where, what]) => (globalThis as BenchWindow).bench.update(where, what, ['counted']), [
      path,
      selector,
    ] as const)
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
      figures.push({
        part: 'engine',
        measure,
        of: `${page}, engine`,
        unit: '',
        value: mine,
        ratio: spread,
        kind: 'exact',
      })
    }
  }
  return figures
}

async function sizeFigures(): Promise<readonly Figure[]> {
  const [hand, floor, ours] = [await bundleSize('hand'), await bundleSize('floor'), await bundleSize('ours')]
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

async function openPage(
  browser: Browser,
  origin: string,
  version: EngineVersion,
  page: PageName,
  counting = false,
): Promise<{ readonly tab: Page; readonly close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const tab = await context.newPage()
  // Defines `__name`, which tsx calls in functions that run in the page.
  await tab.addInitScript('globalThis.__name = (f) => f')
  if (counting)
    await tab.addInitScript(
      `(${installRenderCounter.toString()})(globalThis)`.replace(
        '{',
        `{ const COMPONENTS = new Set([0, 1, 11, 14, 15]), RENDERED = 1;`,
      ),
    )
  await tab.goto(`${origin}/${version}/`)
  await tab.waitForFunction(() => 'bench' in globalThis)
  await tab.evaluate((name) => (globalThis as BenchWindow).bench.load(name), page)
  return { tab, close: () => context.close() }
}

/**
 * Serves the scripts and pages of all versions. Cross-origin isolation gives the clock of the browser a resolution of 5
 * µs.
 */
async function serve(
  pages: ReadonlyMap<string, ServedPage>,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const scripts = new Map<string, string>()
  for (const version of engineVersions) scripts.set(version, await bundleClient(version))
  const server = createServer((request, response) => {
    const [, version = '', ...rest] = (request.url ?? '').split('/')
    const path = rest.join('/')
    const headers = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'no-store',
    }
    const send = (type: string, body: string): void =>
      void response.writeHead(200, { ...headers, 'content-type': type }).end(body)
    const page = pages.get(`${version}/${/^page\/(\w+)\.json$/.exec(path)?.[1]}`)
    if (path === '' && scripts.has(version))
      send('text/html', '<!doctype html><body><script src="main.js"></script></body>')
    else if (path === 'main.js') send('text/javascript', scripts.get(version) ?? '')
    else if (page !== undefined) send('application/json', JSON.stringify(page))
    else response.writeHead(404, headers).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function renderOnServer(
  rounds: number,
  pages: ReadonlyMap<string, ServedPage>,
  keep: (subject: EngineSubject, measure: string, value: number) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'habi-bench-'))
  const workers = new Map<EngineSubject, ChildProcess>()
  try {
    for (const subject of subjects) {
      const file = join(folder, `${subject}.cjs`)
      await writeFile(file, await bundleServer(versionOf(subject)))
      const env = { ...process.env, NODE_ENV: 'production' }
      workers.set(
        subject,
        fork(join(import.meta.dirname, 'render.process.ts'), [file], { env, execArgv: ['--import', 'tsx'] }),
      )
    }
    const render = (subject: EngineSubject, page: PageName, times: number): Promise<readonly number[]> =>
      new Promise((done, failed) => {
        const worker = workers.get(subject)
        const found = pages.get(`${versionOf(subject)}/${page}`)
        if (worker === undefined || found === undefined)
          return failed(new Error(`no process renders ${subject} ${page}`))
        const exited = (code: number | null): void =>
          failed(new Error(`the process of ${subject} exited with code ${code}`))
        worker.once('exit', exited)
        worker.once('message', (ms) => {
          worker.off('exit', exited)
          done(ms as readonly number[])
        })
        worker.send({ config: JSON.stringify(found.config), state: JSON.stringify(found.state), times })
      })
    // Round -1 is a warm-up.
    for (let round = -1; round < rounds; round++)
      for (const subject of shuffled(subjects))
        for (const page of timed) {
          const times = (round < 0 ? 3 : 1) * (page === 'home' ? 20 : 4)
          const ms = await render(subject, page, times)
          if (round >= 0) keep(subject, `server render/${page}`, median(ms))
        }
  } finally {
    for (const worker of workers.values()) worker.kill()
    await rm(folder, { recursive: true, force: true })
  }
}
