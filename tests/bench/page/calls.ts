/** How many JavaScript functions are called, counted by the engine of the browser itself: exact, whatever else the machine does. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { median } from '../figures.ts'
import type { Gate } from './gate.ts'
import { openPhone, untilLive } from './phone.ts'

export interface Calls {
  /** From the first byte until the page answers taps and rests. */
  readonly toLive: number
  /** Requests for configuration until then. */
  readonly configurationRequests: number
  /** One change to another channel and its paint, code and configuration being there. */
  readonly perSwitch: number
}

const HOME = '/'
const OTHER = '/slot'
const SWITCHES = 6
const SETTLE_MS = 400

/**
 * Nothing of the gateway answers meanwhile, so that both draw the same. Until the page is live only the code named in the page is let through:
 * what comes after it is not part of the first interaction.
 */
export async function countCalls(browser: Browser, gate: Gate): Promise<Calls> {
  const first = await callsToLive(browser, gate)
  gate.hold = isGateway
  const { context, page, session } = await openPhone(browser)
  try {
    await page.goto(gate.origin + HOME)
    await untilLive(page)
    await page.waitForTimeout(2500)
    const counted: number[] = []
    await start(session)
    for (let n = 0; n < SWITCHES; n++) {
      await taken(session)
      await follow(page, n % 2 === 0 ? OTHER : HOME)
      counted.push(await taken(session))
    }
    // The first two bring configuration and code.
    return { ...first, perSwitch: median(counted.slice(2)) }
  } finally {
    await context.close()
    gate.hold = () => false
  }
}

async function callsToLive(browser: Browser, gate: Gate): Promise<Omit<Calls, 'perSwitch'>> {
  const page = await (await fetch(gate.origin + HOME, { headers: { 'sec-fetch-dest': 'document' } })).text()
  const first = new Set([...(/data-chunks="([^"]*)"/.exec(page)?.[1] ?? '').split(' '), /<script src="([^"]*)"/.exec(page)?.[1] ?? ''])
  gate.hold = (path) => isGateway(path) || (path.endsWith('.js') && !first.has(path))
  const { context, page: tab, session } = await openPhone(browser)
  try {
    gate.requests()
    await start(session)
    await tab.goto(gate.origin + HOME)
    await untilLive(tab)
    // What a widget draws anew after its first effect comes a moment after: without this it is counted now and then.
    await tab.waitForTimeout(SETTLE_MS)
    const toLive = await taken(session)
    const asked = gate.requests()
    return { toLive, configurationRequests: asked.filter((path) => isConfiguration(path)).length }
  } finally {
    await context.close()
    gate.hold = () => false
  }
}

const isConfiguration = (path: string): boolean => /^\/(release\.json|r\/[0-9a-f]+\.json)/.test(path)
const isGateway = (path: string): boolean => /^\/(api|hint|report)(\/|\?|$)/.test(path)

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => document.querySelector<HTMLElement>(`main a[href="${to}"], a[href="${to}"]`)?.click(), path)
  await page.waitForFunction((to) => location.pathname === to, path)
  await page.waitForTimeout(SETTLE_MS)
}

async function start(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
}

/** Calls since the last time, of scripts that came over the wire. */
async function taken(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  let sum = 0
  for (const { url, functions } of result) if (url.startsWith('http')) for (const { ranges } of functions) sum += ranges[0]?.count ?? 0
  return sum
}
