/**
 * All steps of a change on a new server: the first administrator invites an editor and a publisher, who edit, review,
 * publish and take back. It runs on our site, and in a full run on another site too.
 */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { totp } from '../../server/operators/test-totp.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { expectAccessible } from './axe.fixture.ts'
import { hydrate } from './player.fixture.ts'
import { collectProblems } from './problems.fixture.ts'
import { type RunningSite, startSite, startSiteOf } from './running-site.fixture.ts'
import { isFullRun } from '../sample.fixture.ts'

const password = 'a long enough password'
/**
 * The first check of the site, a publish and a preview can take almost a minute on a busy machine. In a full run,
 * journeys that build the player run at the same time.
 */
const SLOW_MS = isFullRun ? 120_000 : 60_000
const slowly = { timeout: SLOW_MS }

interface Place {
  readonly name: string
  readonly start: () => Promise<RunningSite>
  /** The first language of the site, as it appears in labels of fields. */
  readonly language: string
  readonly city: string
  /** Local times: one before the scheduled publish, and the moment of this publish. */
  readonly before: string
  readonly after: string
  readonly audience?: string
  /** A tab without a badge. */
  readonly tab: string
  /** True if the icons of tabs are assets of the site. */
  readonly hasIcons?: true
  /** The id of a page whose route has the same id. */
  readonly page: string
  /** The title of the page at `/`. */
  readonly home: string
  /** The title of a banner that is not edited. */
  readonly kept: string
  /** The name of the banner `kept` in the list of parts that can be switched off. */
  readonly killed: RegExp
}
const secured = { SECOND_FACTOR: 'required' }
const places: readonly Place[] = [
  {
    name: 'our site',
    start: () => startSite(secured),
    language: 'English',
    city: 'Manila',
    before: '2026-12-20T12:00:00+08:00',
    after: '2026-12-24T18:00:00+08:00',
    audience: 'Visitors',
    tab: 'News',
    page: 'support',
    home: 'For U',
    kept: 'Bingo night',
    // Another banner has the same title, so the pattern names the document.
    killed: /^Bingo night \(banner\/home-top\/bingo-night\), Banner/,
  },
  {
    name: 'the bus operator',
    start: () => startSiteOf('examples/bus', secured),
    language: 'Deutsch',
    city: 'Berlin',
    before: '2026-12-20T12:00:00+01:00',
    after: '2026-12-24T18:00:00+01:00',
    tab: 'Kontakt',
    hasIcons: true,
    page: 'trails',
    home: 'Start',
    kept: 'Wandern ohne Auto',
    killed: /^Wandern ohne Auto, Banner/,
  },
]

const passwordField = (page: Page): Locator => page.getByRole('textbox', { name: 'Password' })

/** Signs in for the first time, and sets up a second factor with the key that the page shows. */
async function enter(page: Page, email: string): Promise<void> {
  // Waits for this form, because the form before it has fields with the same names.
  await expect(page.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible(slowly)
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible(slowly)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  const key = await page.getByText('Scan the QR code with an authenticator app').locator('.mono').innerText()
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(`otpauth://totp/studio?secret=${key}`))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible(slowly)
}

async function choose(page: Page, list: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Invites a person, who follows the address in a browser of their own. */
async function invite(admin: Page, browser: Browser, name: string, role: RegExp): Promise<Page> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@habi.example`
  await admin.getByRole('button', { name: 'Invite a person' }).click()
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await admin.getByLabel('Email').fill(email)
  await choose(admin, 'Role', role)
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  const given = admin.getByRole('status').filter({ hasText: `Give this address to ${name}` })
  const address = await given.locator('.mono').innerText()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(address)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await enter(page, email)
  return page
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible(slowly)

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, actionTimeout: SLOW_MS })

// In a usual run, studio.spec.ts makes and publishes banners, and the tests of the document store check the roles and
// the reviews.
for (const place of places)
  test(
    `people of ${place.name} are invited, make, review, schedule, take back and switch off content, and the audit lists their actions`,
    inFullRuns,
    async ({ page: admin, browser }) => {
      test.setTimeout(600_000)
      const site = await place.start()
      const contexts: BrowserContext[] = []
      try {
        await site.control('PUT', 'clock', { now: place.before })
        // The first administrator.
        await admin.goto(await site.firstAddress())
        await admin.getByLabel('Your name').fill('Ada Luna')
        await admin.getByLabel('Email').fill('ada@habi.example')
        await passwordField(admin).fill(password)
        await admin.getByRole('button', { name: 'Create' }).click()
        await enter(admin, 'ada@habi.example')
        await admin.getByRole('link', { name: 'People' }).click()
        const editor = await invite(admin, browser, 'Eva Cruz', /^Editor/)
        const publisher = await invite(admin, browser, 'Ben Santos', /^Publisher/)
        contexts.push(editor.context(), publisher.context())
        const problems = [editor, publisher].map((page) => collectProblems(page))

        // The editor creates a page, a banner with an audience and a schedule, and a badge on a tab, in one change set.
        await editor.getByRole('link', { name: 'Find', exact: true }).click()
        await editor.getByRole('link', { name: 'New …' }).click()
        await editor.getByRole('radio', { name: /^Page/ }).click()
        await editor.getByLabel('Title').fill('Winter fair')
        await editor.getByRole('button', { name: 'Create page' }).click()
        await expect(editor.getByRole('heading', { name: 'Winter fair', level: 1 })).toBeVisible(slowly)
        const changeSet = new URL(editor.url()).searchParams.get('in') ?? ''
        await editor.goto(`${site.origin}/studio/create?kind=banner&in=${changeSet}`)
        await editor.getByLabel('Title').fill('Come to the fair')
        await choose(editor, 'Where the banner is shown', /^Home top/)
        await editor.getByRole('button', { name: 'Create banner' }).click()
        // The new page is not among the first entries of the list, so the editor searches for it by name.
        await expect(editor.getByRole('link', { name: `Open ${place.home}, /` })).toBeVisible(slowly)
        await editor.getByRole('combobox', { name: 'Route' }).click()
        await editor.getByRole('combobox', { name: 'Route' }).fill('winter-fair')
        await editor.getByRole('option', { name: /winter-fair/ }).click()
        if (place.audience !== undefined) {
          await editor.getByText('An audience', { exact: true }).click()
          await choose(editor, 'Audience', new RegExp(`^${place.audience}`))
        }
        await editor.getByRole('button', { name: 'Add Schedule' }).click()
        await editor.getByLabel('Start').fill('2026-12-10T18:00')
        await editor.getByLabel('End').fill('2026-12-31T23:59')
        await saved(editor)
        await editor.goto(`${site.origin}/studio/edit/tab-bar/main.json?in=${changeSet}`)
        await editor.getByRole('treeitem', { name: new RegExp(place.tab) }).click()
        await editor.getByRole('textbox', { name: 'Badge', exact: true }).fill('FAIR')
        await editor.keyboard.press('Tab')
        await saved(editor)
        // The preview frame has no origin. It must show the icons of the site nevertheless.
        if (place.hasIcons === true) {
          const shown = editor.frameLocator('iframe[title="Preview of the site"]').locator('nav svg use').first()
          await expect
            .poll(() => shown.evaluate((use: SVGGraphicsElement) => use.getBBox().width), slowly)
            .toBeGreaterThan(0)
        }

        // The editor removes the page of a route: the check refuses the change set, and the finding links to the route.
        // Then the editor restores the page.
        await editor.goto(`${site.origin}/studio/edit/page/${place.page}.json?in=${changeSet}`)
        await editor.getByRole('button', { name: 'Remove …' }).click()
        await editor.getByRole('button', { name: 'Remove in this change set' }).click()
        await expect(editor.getByRole('heading', { name: `page/${place.page} is removed` })).toBeVisible(slowly)
        await editor.getByRole('link', { name: 'Review and publish' }).click()
        const finding = editor.getByRole('listitem').filter({ hasText: `There is no page "${place.page}"` })
        await finding.getByRole('link', { name: `Open route/${place.page}` }).click(slowly)
        await expect(editor.getByText(`There is no page "${place.page}"`).first()).toBeVisible(slowly)
        await editor.goto(`${site.origin}/studio/edit/page/${place.page}.json?in=${changeSet}`)
        await editor.getByRole('button', { name: 'Bring it back' }).click()
        await expect(editor.getByRole('button', { name: 'Remove …' })).toBeVisible(slowly)
        await editor.getByRole('link', { name: 'Review and publish' }).click(slowly)
        await expect(
          editor.getByText('Only publishers and administrators can publish change sets; your role is editor.'),
        ).toBeVisible(slowly)
        await editor.getByRole('button', { name: 'Ask for a review' }).click()
        await expect(editor.getByText('Eva Cruz asked for a review')).toBeVisible(slowly)
        await expect(editor.getByRole('button', { name: 'Approve' })).toBeDisabled()

        // The publisher sends the change set back with a reason, and the editor corrects it.
        await publisher.getByRole('link', { name: /^Review “/ }).click(slowly)
        await expect(publisher.getByText('Come to the fair').first()).toBeVisible(slowly)
        await expectAccessible(publisher)
        await publisher.getByLabel('Your answer').fill('say when it is')
        await publisher.getByRole('button', { name: 'Send back' }).click()
        await expect(publisher.getByText('Ben Santos sent the change set back')).toBeVisible(slowly)
        await editor.getByRole('link', { name: 'Home', exact: true }).click()
        await editor.getByRole('link', { name: /was sent back/ }).click(slowly)
        await editor
          .getByRole('link', { name: /home-top\/come-to-the-fair/ })
          .first()
          .click(slowly)
        await editor.getByLabel(`Title, ${place.language}`).fill('The fair is on Friday')
        await saved(editor)
        await editor.getByRole('link', { name: 'Review and publish' }).click()
        await editor.getByRole('button', { name: 'Ask for a review' }).click()
        await expect(editor.getByText(/^Eva Cruz asked/)).toHaveCount(2, slowly)

        const players = await browser.newContext({ viewport: { width: 390, height: 844 } })
        contexts.push(players)
        const player = await players.newPage()
        // A site without a gateway evaluates the schedules of banners with the clock of the device.
        await player.clock.setFixedTime(place.before)
        await player.goto(`${site.origin}/`)
        await hydrate(player)
        await player.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
        const tabs = player.getByRole('navigation').first().getByRole('link')
        const banner = player.getByText('The fair is on Friday').first()
        /**
         * Expects that an open page shows the banner, or that it does not. The player app uses the live release after
         * the player has opened another page.
         */
        const expectBanner = async (isShown: boolean): Promise<void> => {
          await player.evaluate(() => dispatchEvent(new Event('focus')))
          await expect(async () => {
            await tabs.filter({ hasText: place.tab }).click()
            await tabs.first().click()
            await expect(banner).toBeAttached({ attached: isShown, timeout: 2000 })
          }).toPass({ timeout: 30_000 })
        }

        await publisher.getByRole('button', { name: 'Approve' }).click(slowly)
        await expect(publisher.getByText('Ben Santos approved the change set')).toBeVisible(slowly)
        await publisher.getByText('At a moment').click()
        const moment = publisher.getByLabel(`Live from, in ${place.city} time`)
        await moment.fill('2026-12-20T11:00')
        await publisher.getByRole('button', { name: 'Schedule', exact: true }).click()
        await expect(publisher.getByText(/is in the past; publish now, or choose a later time/)).toBeVisible(slowly)
        await moment.fill('2026-12-24T18:00')
        await publisher.getByRole('button', { name: 'Schedule', exact: true }).click()
        await expect(publisher.getByRole('button', { name: 'Publish now instead' })).toBeVisible(slowly)
        await expect(banner).toHaveCount(0)
        await publisher.getByRole('link', { name: 'Schedules' }).click()
        await expect(publisher.getByText(`24 Dec 2026 18:00 ${place.city}, scheduled by Ben Santos`)).toBeVisible(
          slowly,
        )
        await expectAccessible(publisher)
        await player.clock.setFixedTime(place.after)
        await site.control('PUT', 'clock', { now: place.after })
        await expect(publisher.getByRole('heading', { name: 'Done and cancelled' })).toBeVisible(slowly)
        await expectBanner(true)
        await expect(tabs.filter({ hasText: 'FAIR' })).toHaveCount(1)

        // The publisher takes the release back, and switches off another part.
        await publisher.getByRole('link', { name: 'Incident' }).click()
        await publisher.getByText('Go back to an earlier release').click()
        await choose(publisher, 'Release', /^Release/)
        await publisher.getByLabel('Reason').fill('it was moved')
        await publisher.getByRole('button', { name: 'Continue' }).click()
        await publisher.getByRole('button', { name: 'Go back for all players' }).click()
        await expect(publisher.getByText(/^Release \d+ is live$/)).toBeVisible(slowly)
        await expectBanner(false)
        await publisher.getByText('Switch off one part').click()
        await choose(publisher, 'Which one', place.killed)
        await publisher.getByLabel('Reason').fill('a wrong image')
        await publisher.getByRole('button', { name: 'Continue' }).click()
        const kept = player.getByRole('main').getByText(place.kept, { exact: true })
        // The page contains the same text in other places too.
        await expect(kept.first()).toBeAttached()
        const before = await kept.count()
        await publisher.getByRole('button', { name: 'Switch this part off for all players' }).click()
        await expect.poll(() => kept.count()).toBeLessThan(before)
        expect(await player.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)

        await admin.getByRole('link', { name: 'Audit' }).click()
        const rows = admin.getByRole('region', { name: 'Rows of the audit' })
        for (const sentence of [
          'Ada Luna invited Eva Cruz as editor',
          'Eva Cruz joined as editor',
          'Ben Santos set up a second factor',
          'Eva Cruz asked for a review of the change set “New Page: Winter fair”',
          'Ben Santos sent the change set “New Page: Winter fair” back, because: say when it is',
          'Ben Santos approved the change set “New Page: Winter fair”',
          `Ben Santos scheduled a publish of the change set “New Page: Winter fair” for 24 Dec 2026 18:00 ${place.city}`,
          // The number varies: pages are published again when a schedule passes.
          /Ben Santos published release \d+, the change set “New Page: Winter fair”/,
          'because: it was moved',
          'because: a wrong image',
        ])
          await expect(rows.getByText(sentence).first()).toBeVisible()
        await admin.getByRole('button', { name: 'Verify' }).click()
        await expect(admin.getByText(/^All \d+ rows are intact$/)).toBeVisible()
        // Ignores the browser's messages about icons that the preview frame may not use from other files. The frame
        // then copies these icons into its page.
        expect(problems.flat().filter((problem) => !/Unsafe attempt to load URL \S+\.svg/.test(problem))).toEqual([])
      } finally {
        for (const context of contexts) await context.close()
        await site.stop()
      }
    },
  )
