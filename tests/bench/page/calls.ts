/** The number of JavaScript function calls, counted by the browser. It does not depend on the load of the machine. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { median } from '../figures.ts'
import type { PageProxy } from './page-proxy.ts'
import { openPhone, untilLive } from './phone.ts'

export interface FunctionCalls {
  /** Function calls from the first byte until the page is hydrated and its requests have settled. */
  readonly toLive: number
  /** Function calls of a change to another channel whose code and configuration are already loaded. */
  readonly perSwitch: number
}

const HOME = '/'
const OTHER = '/slot'
const SWITCHES = 6
/** Number of visits. The smallest count is used, because timers that fire during a visit add calls. */
const VISITS = 3

/**
 * The gateway does not answer, so all variants render the same. Until the page is hydrated, only the scripts that
 * the page names are delivered: the first interaction needs neither other scripts nor configuration.
 */
export async function countCalls(browser: Browser, gate: PageProxy): Promise<FunctionCalls> {
  const visits: number[] = []
  for (let n = 0; n < VISITS; n++) visits.push(await callsToLive(browser, gate))
  gate.hold = isGateway
  const { context, page, session, requests } = await openPhone(browser)
  try {
    await page.goto(gate.origin + HOME)
    await untilLive(page)
    await requests.settled(isHeld)
    const counted: number[] = []
    await start(session)
    for (let n = 0; n < SWITCHES; n++) {
      await takeCalls(session)
      await follow(page, n % 2 === 0 ? OTHER : HOME)
      await requests.settled(isHeld)
      counted.push(await takeCalls(session))
    }
    // The first two changes are not counted: they load configuration and code.
    return { toLive: Math.min(...visits), perSwitch: median(counted.slice(2)) }
  } finally {
    await context.close()
    gate.hold = () => false
  }
}

async function callsToLive(browser: Browser, gate: PageProxy): Promise<number> {
  const page = await (await fetch(gate.origin + HOME, { headers: { 'sec-fetch-dest': 'document' } })).text()
  const first = new Set([
    ...(/data-chunks="([^"]*)"/.exec(page)?.[1] ?? '').split(' '),
    /<script src="([^"]*)"/.exec(page)?.[1] ?? '',
  ])
  gate.hold = (path) => isGateway(path) || isConfiguration(path) || (path.endsWith('.js') && !first.has(path))
  const { context, page: tab, session, requests } = await openPhone(browser)
  try {
    // Turns timers off: on a busy machine a visit takes longer, and the clock and the carousel would add calls.
    await tab.addInitScript('globalThis.setInterval = () => 0')
    await start(session)
    await tab.goto(gate.origin + HOME)
    await untilLive(tab)
    // Waits, because some widgets render again after their first effect.
    await requests.settled((url) => isHeld(url) || isConfiguration(new URL(url).pathname))
    return await takeCalls(session)
  } finally {
    await context.close()
    gate.hold = () => false
  }
}

const isConfiguration = (path: string): boolean => /^\/(release\.json|r\/[0-9a-f]+\.json)/.test(path)
/**
 * True for requests that get no answer. Covers of games must be answered: unanswered, they would occupy all connections
 * of the browser, and no script would load.
 */
const isGateway = (path: string): boolean => /^\/(api(?!\/static\/)|hint|report)(\/|\?|$)/.test(path)

/**
 * Requests that the bench does not wait for: calls and scripts, which may get no answer here, and images, which may
 * never load because unanswered calls occupy all connections. No code depends on images.
 */
const isHeld = (url: string): boolean => isGateway(new URL(url).pathname) || /\.(?:js|svg|webp|avif|png|jpg)$/.test(url)

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => document.querySelector<HTMLElement>(`main a[href="${to}"], a[href="${to}"]`)?.click(),
    path,
  )
  await page.waitForFunction((to) => location.pathname === to, path)
}

async function start(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
}

/** Function calls of downloaded scripts since `takeCalls` was called last. */
async function takeCalls(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  let sum = 0
  for (const { url, functions } of result)
    if (url.startsWith('http')) for (const { ranges } of functions) sum += ranges[0]?.count ?? 0
  return sum
}
