/**
 * The page part of the bench: measures our pages, the same pages as static HTML and as hand-written React, on a slow
 * phone in interleaved rounds.
 */
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { getFullBrowser, launchArguments } from '../../../tools/browser.ts'
import { buildPlayer } from '../../../tools/build/player.ts'
import type { Seed } from '../../../player/document.ts'
import { type RunningSite, startSite } from '../../journeys/running-site.fixture.ts'
import { type Figure, median, ratioByRound, shuffled } from '../figures.ts'
import { goals } from '../goals.ts'
import { bundleByHand } from './by-hand.ts'
import { countCalls } from './calls.ts'
import { addCampaign, campaignPath } from './campaign.ts'
import { type PageProxy, openPageProxy, type PageVariant } from './page-proxy.ts'
import { type PageLoad, measureLoad } from './load.ts'
import { LIST_SPEEDS, measureLongList } from './long-list.ts'
import { untilLive } from './phone.ts'
import { measureTaps } from './taps.ts'
import { measureVisits } from './visits.ts'
import { measureRouteChanges } from './route-changes.ts'
import { measureScripts } from './scripts.ts'
import { scriptsOf } from './chunk-sizes.ts'

const root = join(import.meta.dirname, '../../..')

/** `again` is the static page, measured a second time to determine the noise. */
type PageSubject = PageVariant | 'again'
const subjects: readonly PageSubject[] = ['static', 'again', 'hand', 'ours']
const variantOf = (subject: PageSubject): PageVariant => (subject === 'again' ? 'static' : subject)

export const pages: { readonly [name: string]: string } = {
  Home: '/',
  'slot channel': '/slot',
  campaign: campaignPath,
  login: '/login',
}
/** Pages that are only a list of games. They are compared with static HTML only. */
const listPages: { readonly [name: string]: string } = {
  'most popular': '/slot/most-popular',
  'most favorite': '/slot/most-favorite',
  ranking: '/games-ranking',
  collection: '/collection/instant-win',
}
const listSubjects: readonly PageSubject[] = ['static', 'again', 'ours']
const ROUTE_CHANGES = 500

export interface BenchSite {
  readonly site: RunningSite
  readonly gates: { readonly [variant in PageVariant]: PageProxy }
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** Publishes the site with the campaign page, and opens a proxy for each variant. */
export async function openBenchSite(report: (line: string) => void): Promise<BenchSite> {
  await buildPlayer(join(root, 'dist/player'), report)
  const site = await startSite()
  const open: PageProxy[] = []
  try {
    await addCampaign(root, site.config)
    const { code, output } = await site.run('publish', site.config)
    if (code !== 0) throw new Error(`the campaign page was not published:\n${output}`)
    const hand = await bundleByHand(
      await Promise.all(Object.values(pages).map(async (path) => ({ path, seed: await seedOf(site, path) }))),
    )
    const gates = {
      ours: await openPageProxy(site.origin, 'ours', undefined),
      static: await openPageProxy(site.origin, 'static', undefined),
      hand: await openPageProxy(site.origin, 'hand', hand),
    }
    open.push(...Object.values(gates))
    const browser = await chromium.launch({ executablePath: getFullBrowser(report), args: [...launchArguments] })
    return {
      site,
      gates,
      browser,
      async close() {
        await browser.close()
        for (const gate of open) gate.close()
        await site.stop()
      },
    }
  } catch (error) {
    for (const gate of open) gate.close()
    await site.stop()
    throw error
  }
}

async function seedOf(site: RunningSite, path: string): Promise<Seed> {
  const html = await (await fetch(site.origin + path)).text()
  return JSON.parse(/id="seed">([^]*?)<\/script>/.exec(html)?.[1] ?? '') as Seed
}

export async function measurePages(rounds: number, report: (line: string) => void): Promise<readonly Figure[]> {
  const bench = await openBenchSite(report)
  const { browser, gates, site } = bench
  try {
    await expectSamePages(browser, gates.hand)
    const figures: Figure[] = []
    const loads: { [page: string]: { [subject in PageSubject]: PageLoad[] } } = {}
    for (let round = 0; round < rounds; round++) {
      for (const [name, path] of Object.entries({ ...pages, ...listPages }))
        for (const subject of shuffled(Object.hasOwn(pages, name) ? subjects : listSubjects)) {
          const of = (loads[name] ??= { static: [], again: [], hand: [], ours: [] })
          of[subject].push(await measureLoad(browser, gates[variantOf(subject)], variantOf(subject), path))
        }
      report(`page: round ${round + 1} of ${rounds} done`)
    }
    for (const [name, of] of Object.entries(loads))
      figures.push(...(Object.hasOwn(pages, name) ? loadFigures(name, of) : []), ...coverFigures(name, of))
    for (const [name, path] of Object.entries(pages)) {
      const { untilLive: first, after } = await measureScripts(browser, gates.ours, path)
      figures.push({
        ...put('JavaScript until the page is live, brotli', name, first, 'B', 'exact'),
        goal: { atMost: goals.page.scriptBrotli },
        note: 'without all other scripts',
      })
      figures.push(put('JavaScript after that, brotli', name, after, 'B', 'exact'))
    }
    figures.push(...(await callFigures(browser, gates)))
    report('page: calls counted')
    for (const [name, path] of Object.entries({ ...pages, 'login popup': '/?dialogType=login' })) {
      const { slowestMs, slowest, taps } = await measureTaps(browser, gates.ours, path)
      figures.push({
        ...put('slowest interaction', name, slowestMs, 'ms', 'noisy'),
        goal: { atMost: goals.page.interaction },
        note: `of ${taps} taps; "${slowest}"`,
      })
    }
    report('page: taps done')
    for (const step of LIST_SPEEDS) figures.push(...(await longListFigures(browser, site.origin, step)))
    report('page: long list done')
    const { beforeKb, afterKb, changes } = await measureRouteChanges(browser, gates.ours, ROUTE_CHANGES)
    const growth = afterKb / beforeKb
    figures.push({
      ...put('live objects after 500 route changes', 'Home and four others', afterKb, 'KB', 'exact'),
      ratio: { median: growth, low: growth, high: growth },
      goal: { atMost: goals.page.heapGrowth, ratio: true },
      note: `${changes} changes; ${Math.round(beforeKb)} KB after the first fifty`,
    })
    report('page: route changes done')
    figures.push(...(await scriptsOf(join(root, 'dist/player'), gates.ours.origin)))
    // Measured last, because it changes the live release.
    const visits = await measureVisits(browser, gates.ours, site)
    for (const [visit, atMost] of [
      ['first', goals.page.firstVisit],
      ['repeat', goals.page.repeatVisit],
      ['changed', goals.page.configurationChanged],
    ] as const)
      figures.push({
        ...put(
          'bytes of a visit',
          `Home, ${visit === 'changed' ? 'only configuration changed' : visit}`,
          visits[visit].delivery,
          'B',
          'exact',
        ),
        goal: { atMost },
        note: `and ${visits[visit].gateway.toLocaleString('en')} B of the gateway`,
      })
    return figures
  } finally {
    await bench.close()
  }
}

/**
 * Fails if a hand-written page differs from ours: hydration compares every element and text, and reports a difference.
 */
export async function expectSamePages(browser: Browser, hand: PageProxy): Promise<void> {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('HYDRATION')) problems.push(message.text())
  })
  page.on('pageerror', (error) => void problems.push(error.message))
  try {
    for (const path of Object.values(pages)) {
      await page.goto(hand.origin + path)
      await untilLive(page).catch((error: unknown) => problems.push(String(error)))
      if (problems.length > 0) throw new Error(`the hand-written page ${path} differs: ${problems[0]}`)
    }
  } finally {
    await page.close()
  }
}

function put(measure: string, of: string, value: number, unit: string, kind: Figure['kind']): Figure {
  return { part: 'page', measure, of, unit, value, kind }
}

function loadFigures(
  name: string,
  loads: { readonly [subject in PageSubject]: readonly PageLoad[] },
): readonly Figure[] {
  const all = (subject: PageSubject, key: keyof PageLoad): readonly number[] => loads[subject].map((load) => load[key])
  const figures: Figure[] = []
  for (const key of ['fcp', 'lcp'] as const)
    for (const subject of ['ours', 'hand'] as const)
      figures.push({
        ...put(
          `${key.toUpperCase()} beside static HTML`,
          `${name}, ${subject === 'ours' ? 'engine' : 'hand-written'}`,
          median(all(subject, key)),
          'ms',
          'noisy',
        ),
        ratio: ratioByRound(all(subject, key), all('static', key)),
        noise: ratioByRound(all('again', key), all('static', key)),
        ...(subject === 'ours' && key === 'lcp' ? { goal: { atMost: goals.page.lcp, ratio: true as const } } : {}),
      })
  const exact = (measure: string, key: keyof PageLoad, unit: string, atMost: number | undefined): void => {
    figures.push({
      ...put(measure, name, Math.max(...all('ours', key)), unit, 'exact'),
      ...(atMost === undefined ? {} : { goal: { atMost } }),
    })
  }
  exact('CLS, worst', 'cls', '', goals.page.cls)
  figures.push({
    ...put('TBT', `${name}, engine`, median(all('ours', 'tbt')), 'ms', 'noisy'),
    goal: { atMost: goals.page.tbt },
  })
  figures.push(put('TBT', `${name}, hand-written`, median(all('hand', 'tbt')), 'ms', 'noisy'))
  for (const [subject, words] of [
    ['ours', 'engine'],
    ['hand', 'hand-written'],
    ['static', 'static HTML'],
  ] as const)
    figures.push(
      put('blocked from the first byte on', `${name}, ${words}`, median(all(subject, 'blocked')), 'ms', 'noisy'),
    )
  exact('all bytes of a first load', 'allBytes', 'B', undefined)
  exact('requests answered before LCP', 'requestsBeforeLcp', '', goals.page.requestsBeforeLcp)
  exact('of these for configuration', 'configurationBeforeLcp', '', goals.page.configurationRequests)
  figures.push({
    ...put('requests begun before LCP is painted', name, Math.max(...all('ours', 'requestsBeforePaint')), '', 'noisy'),
    note: `static HTML: ${Math.max(...all('static', 'requestsBeforePaint'))}; lazy images start at the first layout`,
  })
  return figures
}

/** Figures of the load: covers of games in the first screen, the time until hydration, and the LCP of list pages. */
function coverFigures(
  name: string,
  loads: { readonly [subject in PageSubject]: readonly PageLoad[] },
): readonly Figure[] {
  const all = (subject: PageSubject, key: keyof PageLoad): readonly number[] => loads[subject].map((load) => load[key])
  const figures: Figure[] = []
  const beside = (measure: string, key: keyof PageLoad, goal: Figure['goal']): void => {
    const hasBaseline = all('static', key).every(Number.isFinite)
    figures.push({
      ...put(measure, `${name}, engine`, median(all('ours', key)), 'ms', 'noisy'),
      ...(hasBaseline ? { ratio: ratioByRound(all('ours', key), all('static', key)) } : {}),
      ...(hasBaseline ? { noise: ratioByRound(all('again', key), all('static', key)) } : {}),
      ...(goal === undefined ? {} : { goal }),
    })
  }
  if (Object.hasOwn(listPages, name)) {
    beside('LCP beside static HTML', 'lcp', { atMost: goals.page.lcpOfList, ratio: true })
    figures.push({
      ...put('CLS, worst', name, Math.max(...all('ours', 'cls')), '', 'exact'),
      goal: { atMost: goals.page.cls },
    })
  }
  if (all('ours', 'firstCover').every(Number.isFinite)) {
    beside('first cover beside static HTML', 'firstCover', { atMost: goals.page.firstCoverMs })
    beside('first screen of covers beside static HTML', 'screenOfCovers', { atMost: goals.page.screenOfCoversMs })
  }
  beside('live', 'live', { atMost: goals.page.liveMs })
  return figures
}

/** Scrolling a list of 10,000 games on a processor that is slowed four times. */
async function longListFigures(browser: Browser, origin: string, step: number): Promise<readonly Figure[]> {
  const { games, onScreen, mainFrames, shapeFrames, nodes, parts, ...list } = await measureLongList(
    browser,
    origin,
    step,
  )
  const of = `${games.toLocaleString('en')} games, ${step} px a frame`
  const kinds = Object.entries(parts).map(([kind, ms]) => `${kind} ${ms.toFixed(1)}`)
  return [
    {
      ...put('frames that the screen did not show', of, (100 * onScreen.dropped) / onScreen.due, '%', 'noisy'),
      goal: { atMost: goals.page.droppedFrames },
      note: `of ${onScreen.due}; ${onScreen.partial} had the cards of an earlier frame; ${onScreen.incomplete} had parts that were not painted yet`,
    },
    {
      ...put('main thread of a frame while scrolling', of, list.frameMs, 'ms', 'noisy'),
      goal: { atMost: goals.page.frameMs },
      note: `${mainFrames} frames; mean by kind of work in ms: ${kinds.join(', ')}; of 20 frames one exceeds ${list.slowFrameMs.toFixed(0)} ms`,
    },
    {
      ...put('frames with more than 16.7 ms of main thread', of, (100 * list.lateFrames) / mainFrames, '%', 'noisy'),
      goal: { atMost: goals.page.lateFrames },
      note: `${shapeFrames} of ${mainFrames} frames show shapes of cards that are not rendered`,
    },
    {
      ...put('heap after scrolling', of, list.afterMb, 'MB', 'noisy'),
      note: `${list.beforeMb.toFixed(1)} MB before; ${nodes.toLocaleString('en')} DOM nodes`,
    },
  ]
}

async function callFigures(browser: Browser, gates: BenchSite['gates']): Promise<readonly Figure[]> {
  const [hand, ours] = [await countCalls(browser, gates.hand), await countCalls(browser, gates.ours)]
  const figure = (measure: string, mine: number, theirs: number): Figure => ({
    ...put(measure, 'Home', mine, 'calls', 'exact'),
    ratio: { median: mine / theirs, low: mine / theirs, high: mine / theirs },
    goal: { atMost: goals.page.calls, ratio: true },
    note: `hand-written: ${theirs.toLocaleString('en')}`,
  })
  return [
    figure('calls to first interaction', ours.toLive, hand.toLive),
    figure('calls of a channel switch', ours.perSwitch, hand.perSwitch),
  ]
}
