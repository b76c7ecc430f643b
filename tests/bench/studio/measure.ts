/** The studio part: the time from a keystroke to the preview and to the findings, in the real studio in Chromium. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Frame, type Page } from '@playwright/test'
import { buildPlayer } from '../../../tools/build/player.ts'
import { buildStudio } from '../../../tools/build/studio.ts'
import { getFullBrowser, launchArguments } from '../../../tools/browser.ts'
import { writeSite } from '../../faults/small-site.fixture.ts'
import { type Figure, formatNumber, median } from '../figures.ts'
import { goals } from '../goals.ts'
import { longPage, pageOf, siteOf } from '../publish/site-of.ts'
import { type BenchServer, startServer } from './server.ts'

const DOCUMENTS = 10_000
const NODES = 300
const QUICK = 31
const SINGLE = 11
const BETWEEN_MS = 30
const root = join(import.meta.dirname, '../../..')

export async function measureStudio(report: (line: string) => void): Promise<readonly Figure[]> {
  await buildPlayer(join(root, 'dist/player'), report)
  await buildStudio(join(root, 'dist/studio'), report)
  const folder = await mkdtemp(join(tmpdir(), 'habi-studio-bench-'))
  const site = await siteOf(DOCUMENTS)
  const files = new Map([...site.files, [longPage, pageOf(NODES)]])
  await writeSite(join(folder, 'site'), { ...site, files })
  report(`studio: publishing ${files.size.toLocaleString('en')} documents`)
  const server = await startServer(join(folder, 'site'), join(folder, 'data'))
  const browser = await chromium.launch({ executablePath: getFullBrowser(report), args: [...launchArguments] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await openLongPage(page, server)
    report('studio: the page is open')
    return [...(await measurePreview(page)), ...(await measureFindings(page))]
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const field = '/root/slots/items/0/slots/items/0'
const LONG_MS = 300_000

async function openLongPage(page: Page, { origin, operator }: BenchServer): Promise<void> {
  page.setDefaultTimeout(LONG_MS)
  await page.goto(`${origin}/studio/edit/${longPage}?page=/p/0-a#${field}`)
  await page.getByLabel('Email').fill(operator.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(operator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Text, English').waitFor()
  await page.frameLocator('iframe[title="Preview of the site"]').locator('html[data-live]').waitFor()
  await settle(page)
}

/** Waits until the server has built the saved document and the worker has answered all requests. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1500)
  await page.getByText('Building the preview').waitFor({ state: 'detached' })
  await page.waitForTimeout(1500)
}

async function measurePreview(page: Page): Promise<readonly Figure[]> {
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (frame === undefined) throw new Error('the studio shows no preview')
  await fill(page, 'Typed')
  await observe(frame, '^Typed(x+)$')
  return await measureBoth(page, frame, 'keystroke to preview')
}

/** The finding about an unknown argument contains its name, `{xx}`, which shows how many letters were checked. */
async function measureFindings(page: Page): Promise<readonly Figure[]> {
  await fill(page, 'Typed {}')
  await page.keyboard.press('ArrowLeft')
  await observe(page, '\\b(x+)\\b', '.note')
  return await measureBoth(page, page, 'keystroke to findings')
}

async function fill(page: Page, text: string): Promise<void> {
  await page.getByLabel('Text, English').fill(text)
  await page.getByLabel('Text, English').press('End')
  await settle(page)
}

async function measureBoth(page: Page, shown: Frame | Page, measure: string): Promise<readonly Figure[]> {
  const single: number[] = []
  const processor: number[] = []
  for (let n = 0; n < SINGLE; n++) {
    const before = await processorMs(page)
    single.push(...(await typed(page, shown, 1)))
    processor.push((await processorMs(page)) - before)
    await settle(page)
  }
  const quick = await typed(page, shown, QUICK)
  await settle(page)
  const spent = `, processor time of the browser until then ${formatNumber(median(processor))} ms`
  const of = `${DOCUMENTS.toLocaleString('en')} documents, page of ${NODES} nodes`
  const figure = (how: string, times: readonly number[], more = ''): Figure => ({
    part: 'studio',
    measure,
    of: `${of}, ${how}`,
    unit: 'ms',
    value: median(times),
    goal: { atMost: goals.studio.keystrokeMs },
    kind: 'noisy',
    note: `slowest ${formatNumber(Math.max(...times))} ms${more}`,
  })
  return [figure(`${SINGLE} single keys`, single, spent), figure(`${QUICK} keys, one each ${BETWEEN_MS} ms`, quick)]
}

/** Processor time of all processes of the browser so far. */
async function processorMs(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (session === undefined) throw new Error('the browser has no session')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** Records of the observed document, with times of the browser's clock. */
interface Observed {
  /** Each number of letters that was shown, and the time in milliseconds since 1970. */
  benchShown: { letters: number; at: number }[]
}

/**
 * Records, after each change of the page, how many letters `pattern` finds in the elements that match `within`, and
 * when.
 */
function observe(shown: Frame | Page, pattern: string, within = ''): Promise<void> {
  return shown.evaluate(
    ([source, selector]) => {
      const observed = globalThis as unknown as Observed
      observed.benchShown = []
      const expression = new RegExp(source)
      new MutationObserver((records) => {
        const changed = selector === '' ? records.map(({ target }) => target) : [...document.querySelectorAll(selector)]
        for (const { textContent } of changed) {
          const letters = expression.exec(textContent ?? '')?.[1]?.length
          if (letters !== undefined)
            observed.benchShown.push({ letters, at: performance.timeOrigin + performance.now() })
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    },
    [pattern, within] as const,
  )
}

/** Types letters. Returns for each letter the milliseconds from its input event until it is shown. */
async function typed(page: Page, shown: Frame | Page, count: number): Promise<readonly number[]> {
  await page.getByLabel('Text, English').evaluate((input) => {
    const inputs: number[] = []
    Object.assign(globalThis, { benchInputs: inputs })
    input.addEventListener('input', () => inputs.push(performance.timeOrigin + performance.now()), { capture: true })
  })
  const before = await shown.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as Observed).benchShown.map(({ letters }) => letters)),
  )
  await page.keyboard.type('x'.repeat(count), { delay: BETWEEN_MS })
  await shown.waitForFunction(
    (last) => (globalThis as unknown as Observed).benchShown.some(({ letters }) => letters >= last),
    before + count,
  )
  const inputs = await page.evaluate(() => (globalThis as unknown as { benchInputs: number[] }).benchInputs)
  const all = await shown.evaluate(() => (globalThis as unknown as Observed).benchShown)
  return inputs
    .slice(0, count)
    .map((at, n) => Math.min(...all.filter(({ letters }) => letters >= before + n + 1).map((one) => one.at)) - at)
}
