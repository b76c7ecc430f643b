/** Nodes, rules and documents for tests of proofs, and a small catalogue with facts of the clock and the route. */
import { type Body, files, provable } from '../check/check.fixture.ts'
import type { Catalogue } from '../core/catalogue.ts'

export type Changes = NonNullable<Parameters<typeof files>[0]>

/** 20 November 2026, noon in Manila. */
export const at = Date.UTC(2026, 10, 20, 4)

const text = { type: 'string' } as const
export const provableByDay: Catalogue = {
  ...provable,
  facts: {
    ...provable.facts,
    'clock.today': { owner: 'clock', schema: text, description: 'Today.', known: 'boot', examples: ['2026-11-20'] },
    'popup.open': { owner: 'popup', schema: text, description: 'The popup.', known: 'live', examples: [''] },
    'route.path': { owner: 'route', schema: text, description: 'The path.', known: 'boot', examples: ['/'] },
  },
}

/** The catalogue with an action that fails for visitors. */
export const provableWithLogout: Catalogue = {
  ...provableByDay,
  actions: {
    ...provableByDay.actions,
    'session.logout': {
      name: 'session.logout',
      args: {
        type: 'object',
        additionalProperties: false,
        properties: {},
        needs: { fact: 'session.loggedIn', op: 'eq', value: true },
      },
    },
  },
}

export const loggedIn = { fact: 'session.loggedIn', op: 'eq', value: true }
export const visitor = { fact: 'session.loggedIn', op: 'eq', value: false }
export const vip = (level: number): Body => ({ fact: 'player.vipLevel', op: 'gte', value: level })
export const onRoute = (id: string): Body => ({ fact: 'route.id', op: 'eq', value: id })
export const onDay = (day: string): Body => ({ fact: 'clock.today', op: 'eq', value: day })

export const card = (id: string, more: Body = {}): Body => ({
  id,
  widget: 'Card',
  v: 3,
  props: { title: { $text: { en: id } } },
  ...more,
})
export const stack = (id: string, body: readonly Body[], more: Body = {}): Body => ({
  id,
  widget: 'Stack',
  v: 1,
  slots: { body },
  ...more,
})
export const pick = (id: string, ...of: readonly Body[]): Body => ({ id, pick: 'first', of })

export const page = (...body: readonly Body[]): Body => ({
  title: { $text: { en: 'Page' } },
  root: stack('root', body),
})
export const home = (...body: readonly Body[]): Changes => ({
  'page/home.json': page(...body),
  'section/hot.json': null,
})
export const route = (path: string, more: Body = {}): Body => ({
  path,
  page: 'home',
  head: { title: { $text: { en: path } } },
  ...more,
})
export const popup = (id: string, more: Body = {}): Changes => ({
  [`popup/${id}.json`]: {
    title: { $text: { en: id } },
    group: id,
    priority: 10,
    trigger: 'auto',
    root: card('sheet'),
    ...more,
  },
})
export const banner = (sort: number, more: Body = {}): Body => ({
  position: 'home-top',
  title: { $text: { en: 'x' } },
  image: { $asset: 'vip' },
  link: { href: 'https://example.com/x' },
  sort,
  ...more,
})
/** A node for each banner of a position. */
export const bannerList = (id: string, position = 'home-top', more: Body = {}): Body => ({
  ...card(id, more),
  each: { in: { $documents: { kind: 'banner', where: { position } } }, as: 'banner', key: 'id' },
})
/** A table whose rows have the given rules. */
export const table = (hit: string, rules: readonly unknown[]): Changes => ({
  'decision-table/badge.json': {
    columns: { tone: { type: 'string', enum: ['plain', 'gold'] }, text: { type: 'text' } },
    rows: rules.map((when, n) => ({ id: `row-${n}`, when, then: { tone: 'plain', text: { $text: { en: 'x' } } } })),
    hit,
  },
})
