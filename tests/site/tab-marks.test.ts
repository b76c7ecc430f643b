/**
 * Tests the marks and badges that platform tagging puts on the tab bar of the compiled site, for visitors and players.
 */
import { beforeAll, expect, test } from 'vitest'
import { selectors } from '../../business/selectors.gen.ts'
import { tabMarks } from '../../business/site/tab-marks.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { loadWidgets, render } from '../conformance/widget-render.fixture.tsx'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages } = workspace.compile({ assetName: () => 'image.svg' })
const home = languages.find(({ language }) => language === 'en')?.pages.get('home')

const visitor = { 'session.loggedIn': false, 'device.osPresent': false, 'site.community': false }
const player = {
  ...visitor,
  'session.loggedIn': true,
  'player.loginTimes': 9,
  'player.rewardAmount': 0,
  'player.isRELX': false,
  'player.newVouchers': 0,
}
const tagging = (subChannel: string, title: string, style: number, type = 1) => ({
  type,
  channel: 'Bottom Navigation',
  subChannel,
  title,
  style,
})

beforeAll(loadWidgets)

/** Returns the tabs of Home as a screen reader reads them, each with the tone of its mark or badge. */
function tabsOf(facts: object, ...entries: ReturnType<typeof tagging>[]): readonly string[] {
  if (home === undefined) throw new Error('there is no page home')
  const { html, problems } = render(home, { ...facts, 'site.tabMarks': tabMarks(entries) }, { selectors })
  expect(problems).toEqual([])
  const start = html.indexOf('<nav')
  // The tabs end where the channels below them begin.
  const bar = html.slice(start, html.indexOf('<nav', start + 1))
  return [...bar.matchAll(/<a .*?<\/a>/gs)].map(([tab]) => {
    const text = tab
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const tone = /data-tone="(\w+)"/.exec(tab)?.[1]
    return tone === undefined ? text : `${text} (${tone})`
  })
}

const plain = ['Home', 'CASH Rewards (accent)', 'NEW TaraPlay (alert)', 'News', 'Account']

test.each(Object.entries({ visitor, player }))(
  'a %s sees the mark of each tagging entry on the tab that the entry names, in the style of the entry',
  (_, facts) => {
    expect(tabsOf(facts)).toEqual(plain)
    expect(
      tabsOf(
        facts,
        tagging('Home', 'Live', 2),
        tagging('Rewards', '2X', 1),
        tagging('TaraPlay', 'HOT', 3),
        tagging('News', '', 4, 0),
        tagging('Wallet', 'Top up', 5),
      ),
    ).toEqual([
      'Live Home (green)',
      '2X Rewards (red)',
      'HOT TaraPlay (purple)',
      'New News (blue)',
      'Top up Account (black)',
    ])
  },
)

test('tagging entries that name no tab do not change the tab bar', () => {
  expect(tabsOf(player, tagging('Lobby', 'HOT', 1), { ...tagging('News', 'HOT', 1), channel: 'Header' })).toEqual(plain)
})

test('an amount, RELX, NEW or new vouchers are shown instead of the tagging entry of Rewards', () => {
  const rewards = (more: object): string | undefined => tabsOf({ ...player, ...more }, tagging('Rewards', '2X', 1))[1]
  expect(rewards({ 'player.rewardAmount': 88 })).toBe('₱88 Rewards (accent)')
  expect(rewards({ 'player.isRELX': true })).toBe('RELX Rewards (positive)')
  expect(rewards({ 'player.loginTimes': 1 })).toBe('NEW Rewards (alert)')
  expect(rewards({ 'player.newVouchers': 3 })).toBe('3 Rewards (alert)')
  expect(rewards({})).toBe('2X Rewards (red)')
})
