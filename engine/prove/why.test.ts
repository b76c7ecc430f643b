import { expect, test } from 'vitest'
import { type Body, files, provable as catalogue } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import { asChecked } from '../check/site.ts'
import { sourceOf } from '../document/source.ts'
import type { Persona } from './solve.ts'
import { whyVisible } from './why.ts'

/** 20 November 2026, noon in Manila. */
const at = Date.UTC(2026, 10, 20, 4)
const loggedIn = { fact: 'session.loggedIn', op: 'eq', value: true }
const card = (id: string, more: Body = {}): Body => ({
  id,
  widget: 'Card',
  v: 3,
  props: { title: { $text: { en: id } } },
  ...more,
})

const { site } = checkSource(
  sourceOf({
    files: files({
      'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'enter' }),
      'route/account.json': { path: '/account', page: 'home', login: true, head: { title: { $text: { en: 'A' } } } },
      'popup/enter.json': {
        title: { $text: { en: 'Enter' } },
        group: 'enter',
        priority: 1,
        trigger: 'manual',
        root: card('sheet', { when: loggedIn }),
      },
      'page/home.json': {
        title: { $text: { en: 'Home' } },
        root: {
          id: 'root',
          widget: 'Stack',
          v: 1,
          slots: {
            body: [
              { id: 'p', pick: 'first', of: [card('one', { when: { audience: 'vip' } }), card('two')] },
              card('later', { schedule: { from: '2026-12-01T00:00' } }),
              card('mine', { when: { fact: 'route.id', op: 'eq', value: 'account' } }),
            ],
          },
        },
      },
      'section/hot.json': null,
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

test('the first reason is the guard, the rule, the schedule or an earlier variant', () => {
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

test('a node may be visible on one route only, and at another instant', () => {
  expect(why('mine', { 'session.loggedIn': true })).toEqual({
    account: 'visible',
    home: 'it is only for "route id is account" (config/page/home.json)',
  })
  expect(why('home/root/later', {}, { at: Date.UTC(2026, 11, 1) })).toMatchObject({ home: 'visible' })
})

test('nodes of popups have no route, and unknown nodes no answer', () => {
  expect(why('sheet', {}, { page: 'enter' })).toEqual({ '': 'it is only for "logged in" (config/popup/enter.json)' })
  expect(why('nothing')).toEqual({})
})
