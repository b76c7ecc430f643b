/** Scrolls a list of 10,000 games on a slow processor. Measures the work of each frame and the memory afterwards. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { median, quantile } from '../figures.ts'
import { openPhone, untilLive } from './phone.ts'
import { frameWork, type ScrolledFrames, scrolledFrames, type TraceEvent } from './frame-work.ts'

export interface LongListResult {
  readonly games: number
  readonly onScreen: ScrolledFrames
  /** Number of frames of the main thread. The compositor may show more, because it scrolls without the main thread. */
  readonly mainFrames: number
  /** Processor time of the main thread for a frame, in milliseconds: the median and the 95th percentile. */
  readonly frameMs: number
  readonly slowFrameMs: number
  /** Frames for which the main thread needs more than a sixtieth of a second. */
  readonly lateFrames: number
  /** The mean processor time per frame, in milliseconds, by kind of work. */
  readonly parts: { readonly [kind: string]: number }
  /** Frames of the main thread in which the viewport shows the placeholder of a card that is not rendered. */
  readonly shapeFrames: number
  readonly beforeMb: number
  readonly afterMb: number
  readonly nodes: number
}

const GAMES = 10_000
const PATH = '/slot'
/** Pixels per frame: a fast swipe, which shows a new screen each quarter of a second, and one slow enough to read. */
export const LIST_SPEEDS = [60, 20] as const
const SCROLL_S = 10
const READY_MS = 90_000
/** The id of the game kind "slot". */
const SLOT = 5

/** Copies the games in the answer of the sandbox until there are 10,000. Each has a cover of its own. */
async function multiplyGames(page: Page): Promise<void> {
  await page.route('**/api/game/allGameData', async (route) => {
    const response = await route.fetch()
    const { body, ...rest } = (await response.json()) as { readonly body: { readonly data: readonly SandboxGame[] } }
    const slots = body.data.filter(({ gameKindId, gameImage }) => gameKindId === SLOT && gameImage !== undefined)
    const data = Array.from({ length: GAMES }, (_, n) => {
      const game = slots[n % slots.length] as SandboxGame
      return n < slots.length ? game : { ...game, gameId: `${900_000 + n}`, gameImage: `${game.gameImage}?${n}` }
    })
    await route.fulfill({ response, json: { ...rest, body: { data, total: data.length } } })
  })
}

interface SandboxGame {
  readonly gameId: string
  readonly gameKindId: number
  readonly gameImage?: string
}

/** Scrolls the list by `step` pixels in each frame, as a finger does: the compositor moves the page. */
export async function measureLongList(browser: Browser, origin: string, step: number): Promise<LongListResult> {
  const { context, page, session, requests } = await openPhone(browser)
  try {
    await multiplyGames(page)
    await page.goto(origin + PATH)
    await untilLive(page)
    await requests.settled()
    await showAll(page)
    await requests.settled()
    const beforeMb = await heapMb(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'blink', 'blink.user_timing', 'cc', 'benchmark'],
    })
    const shapeFrames = await scroll(page, session, step)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const { frames, parts } = frameWork(trace.traceEvents)
    return {
      games: GAMES,
      onScreen: scrolledFrames(trace.traceEvents),
      mainFrames: frames.length,
      frameMs: median(frames),
      slowFrameMs: quantile(frames, 0.95),
      lateFrames: frames.filter((ms) => ms > 1000 / 60).length,
      parts,
      shapeFrames,
      beforeMb,
      afterMb: await heapMb(session),
      nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    }
  } finally {
    await context.close()
  }
}

/**
 * Makes the list show all cards: stores the history entry of a visitor who has reached the end of the list, and
 * reloads. Then scrolls to where the list ended before.
 */
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.waitForFunction(
    () => {
      scrollBy(0, -50)
      scrollTo(0, document.documentElement.scrollHeight)
      return (history.state as { readonly places?: object } | null)?.places !== undefined
    },
    undefined,
    { polling: 200, timeout: READY_MS },
  )
  await page.evaluate((shown) => {
    const { places, ...state } = history.state as { readonly places: object }
    const all = Object.fromEntries(Object.keys(places).map((list) => [list, { shown }]))
    history.replaceState({ ...state, places: all }, '')
  }, GAMES)
  await page.reload()
  await untilLive(page)
  // Waits for all cards: a row has three cards and is more than 100 px high.
  await page.waitForFunction((px) => document.documentElement.scrollHeight > px, (GAMES / 3) * 100, {
    timeout: READY_MS,
  })
  await page.evaluate((px) => scrollTo({ top: px, behavior: 'instant' }), height)
}

/** Scrolls down. Returns the number of frames with a placeholder of a card in the viewport. */
async function scroll(page: Page, session: CDPSession, step: number): Promise<number> {
  const start = await page.evaluate(() => {
    const state = { frames: 0, ended: false }
    const next = (): void => {
      if (state.ended) return
      performance.mark('list-frame')
      // Both points are between the top bar and the bottom bar.
      const isShape = (y: number) => document.elementFromPoint(195, y)?.matches('[data-side]') === true
      if (isShape(160) || isShape(innerHeight - 120)) state.frames++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(globalThis, { shapes: state })
    return scrollY
  })
  const speed = step * 60
  const distance = speed * SCROLL_S
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -distance,
    speed,
    preventFling: true,
  })
  const { frames, moved } = await page.evaluate((from) => {
    const { shapes } = globalThis as unknown as { readonly shapes: { readonly frames: number; ended: boolean } }
    shapes.ended = true
    return { frames: shapes.frames, moved: scrollY - from }
  }, start)
  if (Math.abs(moved - distance) > step) throw new Error(`the list moved ${moved} px, expected ${distance} px`)
  return frames
}

async function heapMb(session: CDPSession): Promise<number> {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
}
