/**
 * No widget, skin or language writes to the console, violates an accessibility rule, or is wider than the phone. A
 * usual run tests one example of half of the widgets, a full run every example and combination.
 */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { makeOnce } from '../once.fixture.ts'
import { changedWidgets, chunk, isFullRun, sample, samplePairs } from '../sample.fixture.ts'
import { axeOf } from './axe.fixture.ts'
import { languages, readJson, skins } from './configuration.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { hydrate } from './player.fixture.ts'

const root = resolve(import.meta.dirname, '../..')
const widgets = readdirSync(join(root, 'widgets')).filter((name) => /^[A-Z]\w*$/.test(name))

const looks = languages.flatMap((language) => skins.map((skin) => ({ language, skin: `${skin.id}.${skin.scheme}` })))
const allExamples = widgets.flatMap((widget) =>
  readJson<readonly { readonly name: string }[]>(`widgets/${widget}/examples.json`).map(({ name }) => ({
    widget,
    example: name,
  })),
)
const isChanged = ({ widget }: { readonly widget: string }): boolean => changedWidgets.includes(widget)
const frames = [
  ...samplePairs(
    sample(
      allExamples.filter((example) => !isChanged(example)),
      { count: Math.ceil(widgets.length / 4), groupOf: ({ widget }) => widget },
    ),
    looks,
  ),
  ...allExamples.filter(isChanged).flatMap((example) => looks.map((look) => [example, look] as const)),
].map(([example, look]) => ({ ...example, ...look }))

/** Rules about whole pages. They do not apply, because a frame of the gallery shows a part of a page. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'landmark-no-duplicate-main']

test.use({ viewport: { width: 320, height: 700 } })

// The first worker builds the gallery. Playwright empties its output folder before each run.
// oxlint-disable-next-line no-empty-pattern
test.beforeAll(async ({}, { project }) => {
  await makeOnce(join(project.outputDir, 'gallery-is-built'), async (part) => {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/gallery.ts'], { cwd: root })
    await writeFile(part, '')
  })
})

test('the studio gets a thumbnail of every widget, and no thumbnail contains a script', async ({ site }) => {
  const response = await fetch(`${site.origin}/gallery/thumbnails.json`)
  const thumbnails = (await response.json()) as { readonly [widget: string]: string }
  expect(Object.keys(thumbnails).sort()).toEqual([...widgets].sort())
  for (const address of Object.values(thumbnails)) {
    const thumbnail = await fetch(`${site.origin}${address}`)
    expect(thumbnail.headers.get('content-type')).toContain('text/html')
    expect(await thumbnail.text()).not.toContain('<script')
  }
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

/** Returns the violations of all accessibility rules, or of the rule `only`. */
async function findViolations(page: Page, only?: string): Promise<string[]> {
  const axe = axeOf(page)
  const { violations } = await (only === undefined ? axe.disableRules(pageRules) : axe.withRules([only])).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join('; ')}`,
  )
}

const framedWidgets = widgets.filter((name) => frames.some(({ widget }) => widget === name))
for (const group of chunk(framedWidgets, 6)) {
  const ofGroup = frames.filter(({ widget }) => group.includes(widget))
  test(`every widget of the group is accessible, fits a small phone and writes nothing to the console: ${group.join(', ')}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const messages = await collectMessages(page)
    const faults: string[] = []
    const shown = new Map<string, typeof ofGroup>()
    for (const frame of ofGroup) {
      const address = `${site.origin}/gallery/frame/${frame.widget}/${frame.example}.${frame.language}.html`
      shown.set(address, [...(shown.get(address) ?? []), frame])
    }
    for (const [address, inSkins] of shown) {
      await page.goto(`${address}?skin=${inSkins[0]?.skin}`)
      await hydrate(page)
      for (const [n, { widget, example, language, skin }] of inSkins.entries()) {
        const where = `${widget} ${example} ${language} ${skin}`
        await page.evaluate((wanted) => postMessage({ skin: wanted }, location.origin), skin)
        const [id, scheme] = skin.split('.')
        await page.locator(`html[data-skin="${id}"][data-scheme="${scheme}"]`).waitFor({ state: 'attached' })
        // A skin changes only colors and a language changes no color, so not every combination has to be checked.
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

test('with reduced motion, a skin changes all colors at once, and a spinning wheel stops', async ({ page, site }) => {
  await page.goto(`${site.origin}/gallery/frame/SpinWheel/default.en.html?skin=morning.light`)
  await hydrate(page)
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  const again = page.getByRole('button', { name: 'Spin again' })
  await expect(again).toBeDisabled()
  // A keyboard user can spin again without searching for the button.
  await expect(again).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Without reduced motion, a turn of the wheel takes 3.2 s.
  await expect(again).toBeEnabled({ timeout: 1500 })
  const running = await page.evaluate(() => {
    document.documentElement.dataset.skin = 'night'
    return document.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty)
  })
  expect(running).toEqual([])
})

test('a developer finds a widget, changes skin and language with the keyboard, and copies the JSON of an example', async ({
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
  await expect(page.locator('section.widget:visible h2')).toHaveText(['LaunchCover', 'Popup', 'SpinWheel'])
  await page.keyboard.press('Escape')
  await page.keyboard.type('banner image')
  await expect(page.locator('section.widget:visible h2').first()).toHaveText('Banner')
  const frame = page.frameLocator('iframe[data-widget="Banner"]')
  await expect(frame.locator('html')).toHaveAttribute('data-skin', 'night')
  await page.getByRole('radio', { name: 'morning', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(frame.locator('html')).toHaveAttribute('data-skin', 'morning')
  await page.getByRole('radio', { name: 'tl' }).focus()
  await page.keyboard.press('Space')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fil')
  expect(page.url()).toContain('skin=morning.light&language=tl')
  await page.getByRole('link', { name: 'Hero' }).click()
  await expect(page.locator('iframe[data-widget="Banner"]')).toHaveAttribute('src', /\/Banner\/hero\.tl\.html/)
  await page.locator('#Banner details[open]').getByRole('button', { name: 'Copy' }).click()
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
    test.setTimeout(isFullRun ? 600_000 : 120_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const messages = await collectMessages(page)
    // Replaces the frames with empty pages: other tests check the frames, and loading all of them takes most of the
    // time.
    await page.route('**/gallery/frame/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }),
    )
    await page.goto(`${site.origin}/gallery`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    // Checks four sections only, except in a full run: the accessibility rules take half a minute for all widgets.
    const kept = sample(widgets, { count: 4 })
    await page.locator('section.widget').evaluateAll((sections, names) => {
      for (const section of sections) if (!names.includes(section.id)) section.remove()
    }, kept)
    await expect(page.locator('section.widget')).toHaveCount(kept.length)
    const { violations } = await axeOf(page).exclude('iframe').analyze()
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.target.join(' '))
            .join('; ')}`,
      ),
    ).toEqual([])
    expect(messages).toEqual([])
  })
}
