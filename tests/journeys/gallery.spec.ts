/** Every widget × example × skin × language, as players get it: silent, within its policy, readable by everybody, never wider than the phone. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Site, startSite } from '../support/site.ts'

const root = resolve(import.meta.dirname, '../..')
const names = (folder: string, is: RegExp): string[] =>
  readdirSync(join(root, folder)).flatMap((file) => {
    const name = is.exec(file)?.[1]
    return name === undefined ? [] : [name]
  })
const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const languages = (json('config/site.json') as { languages: { code: string }[] }).languages.map(({ code }) => code)
const skins = names('config/skin', /^(.+)\.json$/).map((name) => {
  const { id, scheme } = json(`config/skin/${name}.json`) as { id: string; scheme: string }
  return `${id}.${scheme}`
})
const widgets = names('widgets', /^([A-Z]\w*)$/).map((name) => ({
  name,
  examples: (json(`widgets/${name}/examples.json`) as { name: string }[]).map((example) => example.name),
}))

/** A frame shows a part: what a whole page needs (one main, one first heading) is not asked of it. */
const partOnly = ['region', 'landmark-one-main', 'page-has-heading-one', 'landmark-no-duplicate-main']

test.use({ viewport: { width: 320, height: 700 } })

let site: Site
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'tools/gallery.ts'], { cwd: root, encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Everything a page says that it should not. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = []
  page.on('console', (message) => said.push(`console ${message.type()}: ${message.text()} (${message.location().url})`))
  page.on('pageerror', (error) => said.push(`error: ${error.message}`))
  await page.exposeFunction('habiViolation', (text: string) => said.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { habiViolation: (text: string) => void }).habiViolation(`${violatedDirective} ${blockedURI}`),
    )
  })
  return said
}

/** Another skin changes colours only: asked again is what depends on them. */
async function findings(page: Page, only?: string): Promise<string[]> {
  // Without frames of other origins the short way gives the same answer.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (only === undefined ? axe.disableRules(partOnly) : axe.withRules([only])).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join('; ')}`,
  )
}

for (const { name, examples } of widgets) {
  test(`${name} is silent, accessible and fits a small phone in every example, skin and language`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const said = await listen(page)
    const wrong: string[] = []
    for (const example of examples) {
      for (const language of languages) {
        await page.goto(`${site.origin}/gallery/frame/${name}/${example}.${language}.html?skin=${skins[0]}`)
        // The first touch makes it live at once.
        await page.evaluate(() => dispatchEvent(new Event('touchstart')))
        await page.locator('html[data-live]').waitFor({ state: 'attached' })
        for (const skin of skins) {
          const place = `${example} ${language} ${skin}`
          await page.evaluate((wanted) => postMessage({ skin: wanted }, location.origin), skin)
          await page.locator(`html[data-skin="${skin.split('.')[0]}"]`).waitFor({ state: 'attached' })
          const found = skin === skins[0] ? await findings(page) : language === languages[0] ? await findings(page, 'color-contrast') : []
          wrong.push(...found.map((finding) => `${place} ${finding}`))
          wrong.push(...said.splice(0).map((line) => `${place} ${line}`))
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wide > 0) wrong.push(`${example} ${language} is ${wide} px wider than the screen`)
      }
    }
    expect(wrong).toEqual([])
  })
}

test('a developer finds a widget, changes skin and language, and takes its JSON along, by keyboard too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 900 })
  const said = await listen(page)
  await page.goto(`${site.origin}/gallery`)
  await expect(page.getByRole('heading', { level: 2, name: 'Banner', exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('popups')
  await expect(page.locator('section.widget:visible h2')).toHaveText(['Popup'])
  await page.keyboard.press('Escape')
  await page.keyboard.type('banner picture')
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
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ widget: 'Banner', props: { size: 'hero' } })
  expect(said).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the gallery's own page is accessible on a ${colorScheme} desk and fits a small phone`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const said = await listen(page)
    await page.goto(`${site.origin}/gallery`)
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
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
    expect(said).toEqual([])
  })
}
