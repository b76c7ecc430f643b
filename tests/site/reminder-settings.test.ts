/** The pages of our site that show the reminder settings load them, and say when they could not be loaded. */
import { beforeAll, expect, test } from 'vitest'
import { selectors } from '../../business/selectors.gen.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { loadWidgets, render } from '../conformance/widget-render.fixture.tsx'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages } = workspace.compile({ assetName: () => 'image.svg' })
const pages = languages.find(({ language }) => language === 'en')?.pages

beforeAll(loadWidgets)

test('exactly the pages that show the reminder settings read them', () => {
  const reading = [...(pages ?? [])].filter(([, page]) => 'reminders.known' in page.facts).map(([route]) => route)
  expect(reading.toSorted()).toEqual(['anti-addiction', 'maya-account', 'mini-account', 'setting', 'wallet'])
})

const player = { 'session.loggedIn': true, 'session.loginName': 'juan01', 'site.restrictedMode': false }
const failure = 'Your reminders could not be loaded'

test.each(['anti-addiction', 'setting', 'wallet'])(
  'the page "%s" says that the reminders could not be loaded, with one button to try again',
  (id) => {
    const page = pages?.get(id)
    if (page === undefined) throw new Error(`there is no page ${id}`)
    const htmlWith = (status: string) =>
      render(page, { ...player, 'reminders.status': status, 'reminders.known': false }, { selectors }).html
    expect(htmlWith('error').split(failure)).toHaveLength(2)
    expect(htmlWith('ready')).not.toContain(failure)
  },
)
