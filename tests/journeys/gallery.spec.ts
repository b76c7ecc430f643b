/**
 * Every widget in every example, skin and language: no message in the console, accessible, never wider than the phone.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { changedWidgets, sample } from '../sample.fixture.ts'
import { languages, readJson, skins } from './configuration.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { hydrate } from './player.fixture.ts'

const root = resolve(import.meta.dirname, '../..')
const widgets = readdirSync(join(root, 'widgets')).filter((name) => /^[A-Z]\w*$/.test(name))

const frames = sample(
  widgets.flatMap((widget) =>
    readJson<readonly { readonly name: string }[]>(`widgets/${widget}/examples.json`).flatMap(({ name: example }) =>
      languages.flatMap((language) =>
        skins.map((skin) => ({ widget, example, language, skin: `${skin.id}.${skin.scheme}` })),
      ),
    ),
  ),
  { count: 40, groupOf: ({ widget }) => widget, isRequired: ({ widget }) => changedWidgets.includes(widget) },
)

/** Rules about whole pages: a frame of the gallery shows a part of one. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'landmark-no-duplicate-main']

test.use({ viewport: { width: 320, height: 700 } })

test.beforeAll(() => {
  test.setTimeout(180_000)
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'tools/gallery.ts'], { cwd: root, encoding: 'utf8' })
  expect(build.status, build.stderr).toBe(0)
})

/** Everything a page writes to the console, and its errors and policy violations. */
async function collectMessages(page: Page): Promise<string[]> {
  const messages: string[] = []
  page.on('console', (message) =>
    messages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  )
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  await page.exposeFunction('habiViolation', (text: string) => messages.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { habiViolation: (text: string) => void }).habiViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    )
  })
  return messages
}

/** Violations of accessibility rules; of one rule where `only` names it. */
async function findViolations(page: Page, only?: string): Promise<string[]> {
  // Legacy mode is faster, and the same for pages without frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (only === undefined ? axe.disableRules(pageRules) : axe.withRules([only])).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join('; ')}`,
  )
}

for (const widget of widgets) {
  const ofWidget = frames.filter((frame) => frame.widget === widget)
  if (ofWidget.length === 0) continue
  test(`${widget} is accessible, fits a small phone and writes nothing to the console`, async ({ page, site }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const messages = await collectMessages(page)
    const faults: string[] = []
    const shown = new Map<string, typeof ofWidget>()
    for (const frame of ofWidget) {
      const address = `${site.origin}/gallery/frame/${widget}/${frame.example}.${frame.language}.html`
      shown.set(address, [...(shown.get(address) ?? []), frame])
    }
    for (const [address, inSkins] of shown) {
      await page.goto(`${address}?skin=${inSkins[0]?.skin}`)
      await hydrate(page)
      for (const [n, { example, language, skin }] of inSkins.entries()) {
        const where = `${example} ${language} ${skin}`
        await page.evaluate((wanted) => postMessage({ skin: wanted }, location.origin), skin)
        await page.locator(`html[data-skin="${skin.split('.')[0]}"]`).waitFor({ state: 'attached' })
        // A skin changes colors only, and a language changes no color: both are checked once.
        const found =
          n === 0
            ? await findViolations(page)
            : language === languages[0]
              ? await findViolations(page, 'color-contrast')
              : []
        faults.push(...[...found, ...messages.splice(0)].map((fault) => `${where} ${fault}`))
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) faults.push(`${address} is ${overflow} px wider than the screen`)
    }
    expect(faults).toEqual([])
  })
}

test('a developer finds a widget, changes skin and language with the keyboard, and copies its JSON', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 900 })
  const messages = await collectMessages(page)
  await page.goto(`${site.origin}/gallery`)
  await expect(page.getByRole('heading', { level: 2, name: 'Banner', exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('popups')
  await expect(page.locator('section.widget:visible h2')).toHaveText(['Popup'])
  await page.keyboard.press('Escape')
  await page.keyboard.type('banner image')
  await expect(page.locator('section.widget:visible h2').first()).toHaveText('Banner')
  const frame = page.frameLocator('iframe[data-widget="Banner"]')
  await expect(frame.locator('html')).toHaveAttribute('data-skin', 'night')
  await page.getByRole('radio', { name: 'morning' }).focus()
  await page.keyboard.press('Space')
  await expect(frame.locator('html')).toHaveAttribute('data-skin', 'morning')
  await page.getByRole('radio', { name: 'tl' }).focus()
  await page.keyboard.press('Space')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fil')
  expect(page.url()).toContain('skin=morning.light&language=tl')
  await page.getByRole('link', { name: 'Hero' }).click()
  await expect(page.locator('iframe[data-widget="Banner"]')).toHaveAttribute('src', /\/Banner\/hero\.tl\.html/)
  await page.locator('details[open]').getByRole('button', { name: 'Copy' }).click()
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
    widget: 'Banner',
    props: { size: 'hero' },
  })
  expect(messages).toEqual([])
})

for (const colorScheme of sample(['light', 'dark'] as const, { count: 1 })) {
  test(`the page of the gallery is accessible in a ${colorScheme} color scheme and fits a small phone`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const messages = await collectMessages(page)
    // Frames have tests of their own, and loading all of them takes most of the time.
    await page.route('**/gallery/frame/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }),
    )
    await page.goto(`${site.origin}/gallery`)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze()
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.target.join(' '))
            .join('; ')}`,
      ),
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(messages).toEqual([])
  })
}
