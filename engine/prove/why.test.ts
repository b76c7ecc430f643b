import { expect, test } from 'vitest'
import { type Body, files, provable as catalogue } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import { asChecked } from '../check/site.ts'
import { sourceOf } from '../document/source.ts'
import { at, banner, bannerList, card, home, loggedIn, onRoute, pick, popup, route } from './prove.fixture.ts'
import type { Persona } from './solve.ts'
import { whyVisible } from './why.ts'

const { site } = checkSource(
  sourceOf({
    files: files({
      'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'enter' }),
      'route/account.json': route('/account', { login: true }),
      ...popup('enter', { trigger: 'manual', root: card('sheet', { when: loggedIn }) }),
      ...home(
        pick('p', card('one', { when: { audience: 'vip' } }), card('two')),
        card('later', { schedule: { from: '2026-12-01T00:00' } }),
        card('mine', { when: onRoute('account') }),
      ),
    }),
  }),
  catalogue,
)

/** The answer on each route. */
function why(node: string, persona: Persona = {}, more: { page?: string; at?: number } = {}): Record<string, string> {
  const answers = whyVisible({ site: asChecked(site), catalogue, page: 'home', node, persona, at, ...more })
  return Object.fromEntries(
    answers.map(({ route = '', reason = 'visible' }) => [route, reason.replaceAll(/\.json:\d+/g, '.json')]),
  )
}

const refused = 'it is only for "logged in" (config/route/account.json)'

test('the reason why a node is not visible is its guard, its rule, its schedule or an earlier variant', () => {
  expect(why('later')).toEqual({
    account: refused,
    home: 'it is only for "from 1 Dec 2026 00:00 on" (config/page/home.json)',
  })
  expect(why('one')).toEqual({
    account: refused,
    home: 'it is only for "VIP level at least 5" (config/page/home.json)',
  })
  const earlier = 'the earlier variant for "VIP level at least 5" is shown instead (config/page/home.json)'
  expect(why('two', { 'player.vipLevel': 5 })).toEqual({ account: earlier, home: earlier })
})

test('a node can be visible on one route and hidden on another, or visible only from a later instant on', () => {
  expect(why('mine', { 'session.loggedIn': true })).toEqual({
    account: 'visible',
    home: 'it is only for "route id is account" (config/page/home.json)',
  })
  expect(why('home/root/later', {}, { at: Date.UTC(2026, 11, 1) })).toMatchObject({ home: 'visible' })
})

test('an entry beyond the limit of its list is not visible, even if a rule hides an earlier entry', () => {
  const entry = (sort: number, more = {}): Body => banner(sort, more)
  const { site: cutting } = checkSource(
    sourceOf({
      files: files({
        ...home({ ...bannerList('list'), each: { ...(bannerList('list').each as Body), limit: 2 } }),
        'banner/one.json': entry(1, { when: loggedIn }),
        'banner/two.json': entry(2),
        'banner/three.json': entry(3),
        'banner/four.json': entry(4, { when: loggedIn }),
        'banner/top/five.json': entry(5),
      }),
    }),
    catalogue,
  )
  const answers = (node: string): unknown =>
    whyVisible({ site: asChecked(cutting), catalogue, page: 'home', node, persona: {}, at }).map(({ reason }) => reason)
  expect(answers('list:two')).toEqual([undefined])
  expect(answers('list'), 'the node of the list, for all of its entries').toHaveLength(5)
  expect(answers('list:top/five')).toHaveLength(1)
  expect(answers('list:three')).toEqual([
    expect.stringMatching(
      /^the list shows its first 2 entries only, and counts hidden entries as well \(config\/page\/home\.json:\d+\)$/,
    ),
  ])
  expect(answers('list:four')).toEqual([expect.stringMatching(/^it is only for "logged in" \(config\/banner\/four/)])
})

test('the reason for a node of a popup names no route, and an unknown node has no reason', () => {
  expect(why('sheet', {}, { page: 'enter' })).toEqual({ '': 'it is only for "logged in" (config/popup/enter.json)' })
  expect(why('nothing')).toEqual({})
})
