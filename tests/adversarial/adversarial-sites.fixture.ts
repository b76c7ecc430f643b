/**
 * Sites that the check accepts and whose proofs take many operations: each has many documents of one kind that could be
 * visible together, hide each other or start each other. The parameter of each site is the number of these documents.
 */
import { type Body, files } from '../../engine/check/check.fixture.ts'
import type { Catalogue } from '../../engine/core/catalogue.ts'
import {
  banner,
  bannerList,
  card,
  type Changes,
  home,
  loggedIn,
  page,
  pick,
  popup,
  provableWithLogout,
  route,
  stack,
  table,
  visitor,
} from '../../engine/prove/prove.fixture.ts'

export interface AdversarialSite {
  /** Describes the documents of which the site has many; part of the test title. */
  readonly name: string
  /** The number of documents for which the bench measures the time. */
  readonly size: number
  /** The number of documents for which tests count operations. It is smaller, because counting is slow. */
  readonly small: number
  /** The expected number of `PRF-NOT-PROVEN` findings; 0 if absent. */
  readonly unproven?: (size: number) => number
  readonly changes: (size: number) => Changes
}

const count = (owner: string, minimum = 0): Catalogue['facts'][string] => ({
  owner,
  schema: { type: 'integer', minimum, maximum: 1_000_000 },
  description: 'A number.',
  known: 'session',
  examples: [minimum],
})

const INPUTS = Array.from({ length: 10 }, (_, n) => `player.count${n}`)

export const adversarialCatalogue: Catalogue = {
  ...provableWithLogout,
  facts: { ...provableWithLogout.facts, ...Object.fromEntries(INPUTS.map((name) => [name, count('player')])) },
}

export function filesOf(site: AdversarialSite, size: number): Map<string, string> {
  return files(site.changes(size))
}

const is = (fact: string, op: string, value: unknown): Body => ({ fact, op, value })
const range = (size: number): readonly number[] => Array.from({ length: size }, (_, n) => n)
const each = (size: number, make: (n: number) => Changes): Changes =>
  Object.assign({}, ...range(size).map(make)) as Changes
const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** A pseudo-random number from 0 to `below` - 1 for `n`. */
const mixed = (n: number, below: number): number => ((n * 2_654_435_761) >>> 7) % below
const routes = (size: number, more: (n: number) => Body = () => ({})): Changes =>
  each(size, (n) => ({ [`route/r-${n}.json`]: route(`/r-${n}`, more(n)) }))
const skin = (when: Body): Body => ({ title: 'Skin', priority: 5, scheme: 'dark', tokens: {}, when })
/** A rule that compares one of ten facts with a range. Many of the ranges overlap. */
const overlapping = (n: number, k: number): Body => {
  const from = mixed(31 * n + k, 90)
  return is(INPUTS[(n + k) % INPUTS.length] ?? '', 'between', [from, from + 5 + mixed(17 * n + 3 * k + 1, 60)])
}
const ranges = (n: number): Body => ({ all: INPUTS.map((_, k) => overlapping(n, k)) })

export const adversarialSites: readonly AdversarialSite[] = [
  {
    name: 'popups of one priority on routes that their rules name by path',
    size: 1_500,
    small: 210,
    changes: (size) => ({
      ...routes(size),
      ...each(size, (n) => popup(`p-${n}`, { when: is('route.path', 'eq', `/r-${n}`) })),
    }),
  },
  {
    name: 'popups of one priority whose rules exclude some paths',
    size: 600,
    small: 40,
    changes: (size) => ({
      ...routes(size),
      ...each(size, (n) =>
        popup(`p-${n}`, { when: { all: [is('route.path', 'neq', `/r-${n}`), is('player.count0', 'eq', n)] } }),
      ),
    }),
  },
  {
    name: 'popups that name all routes',
    size: 300,
    small: 30,
    changes: (size) => ({
      ...routes(size),
      ...each(size, (n) =>
        popup(`p-${n}`, {
          routes: range(size).map((r) => `r-${r}`),
          when: { all: [is('route.path', 'neq', `/r-${n}`), is('player.count0', 'eq', n)] },
        }),
      ),
    }),
  },
  {
    name: 'banners of one order in a list of each page',
    size: 100,
    small: 40,
    changes: (size) => ({
      ...each(size, (n) => ({
        [`banner/b-${n}.json`]: banner(7, { when: is('player.count0', 'between', [10 * n, 10 * n + 9]) }),
        [`page/p-${n}.json`]: page(bannerList('list')),
        [`route/p-${n}.json`]: route(`/p-${n}`, { page: `p-${n}` }),
      })),
    }),
  },
  {
    name: 'skins of one priority',
    size: 1_500,
    small: 200,
    changes: (size) => each(size, (n) => ({ [`skin/s-${n}.json`]: skin(is('player.count0', 'eq', n)) })),
  },
  {
    name: 'flows that start each other',
    size: 100,
    small: 12,
    changes: (size) => ({
      ...each(size, (n) => ({
        [`flow/f-${n}.json`]: {
          steps: [
            ...range(Math.min(size - n - 1, 99)).map((k) => ({
              id: `to-${k}`,
              when: is('player.count0', 'gte', k),
              do: { flow: `f-${n + 1 + k}` },
            })),
            { id: 'out', when: is('player.count1', 'gte', n), do: 'session.logout' },
          ],
        },
      })),
      ...home(card('start', { on: { press: [{ do: { flow: 'f-0' } }] } })),
    }),
  },
  {
    name: 'sections inside each other',
    size: 11,
    small: 4,
    changes: (size) => ({
      ...each(size, (n) => ({
        [`section/s-${n}.json`]: {
          root: stack('box', [
            { id: 'a', use: n === 0 ? 'section/leaf' : `section/s-${n - 1}`, when: is('player.count0', 'gte', n + 1) },
            { id: 'b', use: n === 0 ? 'section/leaf' : `section/s-${n - 1}`, when: is('player.count1', 'gte', n + 1) },
          ]),
        },
      })),
      'section/leaf.json': { root: card('leaf') },
      ...home({ id: 'top', use: `section/s-${size - 1}` }),
    }),
  },
  {
    name: 'tables with shared inputs',
    size: 100,
    small: 10,
    changes: (size) =>
      each(size, (n) => ({
        [`decision-table/t-${n}.json`]: {
          ...(table('first', [])['decision-table/badge.json'] as Body),
          rows: [
            ...range(size).map((k) => ({ id: `row-${k}`, when: ranges(size * n + k), then: { tone: 'plain' } })),
            { id: 'last', when: true, then: { tone: 'plain' } },
          ],
        },
      })),
  },
  {
    name: 'rows of a table with one hit',
    size: 500,
    small: 50,
    changes: (size) => ({
      'decision-table/badge.json': {
        ...(table('unique', [])['decision-table/badge.json'] as Body),
        rows: range(size).map((n) => ({ id: `row-${n}`, when: ranges(n), then: { tone: 'plain' } })),
      },
    }),
  },
  {
    name: 'pages in layouts with rules about the path',
    size: 40,
    small: 4,
    changes: (size) => ({
      ...each(size, (n) => ({
        [`layout/l-${n}.json`]: {
          root: stack('shell', [
            ...range(20).map((k) => card(`c-${k}`, { when: is('route.path', 'neq', `/x-${n}-${k}`) })),
            { id: 'outlet', outlet: true },
          ]),
        },
        [`page/p-${n}.json`]: page(card('one'), card('two', { when: is('route.id', 'neq', `x-${n}-0`) })),
      })),
      ...each(size * size, (k) => {
        const [n, m] = [Math.floor(k / size), k % size]
        return { [`route/x-${n}-${m}.json`]: route(`/x-${n}-${m}`, { page: `p-${n}`, layout: `l-${m}` }) }
      }),
    }),
  },
  {
    name: 'audiences in one rule',
    size: 2_000,
    small: 200,
    changes: (size) => ({
      ...each(size, (n) => ({
        [`audience/a-${n}.json`]: { title: `Audience ${n}`, rule: { all: [overlapping(n, 0), overlapping(n, 1)] } },
      })),
      ...home(
        ...range(Math.ceil(size / 30)).map((k) =>
          card(`c-${k}`, {
            when: { any: range(30).map((n) => ({ audience: `a-${(30 * k + n) % size}` })) },
          }),
        ),
      ),
    }),
  },
  {
    name: 'weekly windows of dated nodes in one slot',
    size: 190,
    small: 19,
    changes: (size) =>
      home(
        stack(
          'dated',
          range(size).map((n) =>
            card(`c-${n}`, {
              schedule: {
                from: `2026-12-${twoDigits(1 + (n % 28))}T00:00`,
                until: `2027-03-${twoDigits(1 + (n % 28))}T23:59`,
                weekly: range(20).map((k) => ({
                  days: [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'][k % 7]],
                  from: `${twoDigits(3 * Math.floor(k / 7))}:${twoDigits(n % 60)}`,
                  until: `${twoDigits(3 * Math.floor(k / 7) + 1)}:${twoDigits((n * 7) % 60)}`,
                })),
              },
            }),
          ),
        ),
      ),
  },
  {
    name: 'values in lists of rules',
    size: 16,
    small: 2,
    changes: (size) =>
      home(
        ...range(size).map((n) =>
          card(`c-${n}`, {
            when: {
              all: range(10).map((k) =>
                is(
                  'player.nickname',
                  k % 2 === 0 ? 'notIn' : 'in',
                  k % 2 === 0
                    ? range(190).map((v) => `name-${n}-${k}-${v}`)
                    : [...range(190).map((v) => `name-${(n + 7 * k + v) % 400}`), 'Ana'],
                ),
              ),
            },
          }),
        ),
      ),
  },
  {
    name: 'variants of one node',
    size: 49,
    small: 5,
    changes: (size) =>
      home(
        ...range(8).map((p) =>
          pick(
            `pick-${p}`,
            ...range(size).map((n) => card(`v-${p}-${n}`, { when: ranges(1_000 * p + n) })),
            card(`else-${p}`),
          ),
        ),
      ),
  },
  {
    name: 'links to one guarded route',
    size: 5_000,
    small: 200,
    changes: (size) => ({
      'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'enter' }),
      ...popup('enter', { trigger: 'manual' }),
      'route/vault.json': route('/vault', { login: true, page: 'vault' }),
      'page/vault.json': page(...range(30).map((n) => card(`v-${n}`, { when: is('player.count0', 'eq', n) }))),
      ...each(Math.ceil(size / 100), (p) => ({
        [`route/p-${p}.json`]: route(`/p-${p}`, { page: `p-${p}` }),
        [`page/p-${p}.json`]: page(
          ...range(100).map((n) =>
            card(`c-${n}`, {
              props: { title: { $text: { en: 'x' } }, link: { route: 'vault' } },
              when: { any: [is('player.count1', 'eq', 100 * p + n), visitor] },
            }),
          ),
        ),
      })),
    }),
  },
  {
    // Each rule compares one text fact with many parts of texts and with a share of players.
    name: 'parts of texts in rules',
    unproven: (size) => size,
    size: 190,
    small: 10,
    changes: (size) =>
      home(
        ...range(size).map((n) =>
          card(`c-${n}`, {
            when: {
              all: [
                ...range(20).map((k) => is('player.nickname', k < 10 ? 'contains' : 'notContains', `t${n}x${k}`)),
                is('player.favorites', 'contains', `g${n}`),
                is('player.nickname', 'bucket', [0, 1 + (n % 90)]),
              ],
            },
          }),
        ),
      ),
  },
  {
    name: 'nodes of a layout whose rules name paths',
    size: 180,
    small: 22,
    changes: (size) => ({
      ...routes(10 * size),
      'layout/main.json': {
        root: stack('shell', [
          ...range(size).map((n) =>
            card(`c-${n}`, {
              when: is(
                'route.path',
                'in',
                range(50).map((k) => `/r-${(n * 50 + k) % (10 * size)}`),
              ),
            }),
          ),
          { id: 'outlet', outlet: true },
        ]),
      },
    }),
  },
  {
    name: 'links in the cells of a table that many nodes use',
    size: 180,
    small: 12,
    changes: (size) => ({
      ...routes(size),
      'decision-table/badge.json': {
        columns: { text: { type: 'text' }, tone: { type: 'string' }, to: { type: 'link' } },
        rows: [
          ...range(size).map((n) => ({
            id: `row-${n}`,
            when: is('player.count0', 'eq', n),
            then: { tone: 'plain', to: { route: `r-${n}` } },
          })),
          { id: 'last', when: true, then: { tone: 'plain', to: { route: 'home' } } },
        ],
        hit: 'first',
      },
      ...home(
        ...range(size).map((n) =>
          card(`c-${n}`, {
            props: { title: { $text: { en: 'x' } }, link: { $select: { table: 'badge', column: 'to' } } },
            when: is('player.count1', 'gte', n),
          }),
        ),
      ),
    }),
  },
  {
    name: 'facts that are compared with each other',
    size: 190,
    small: 19,
    changes: (size) =>
      home(
        ...range(size).map((n) =>
          card(`c-${n}`, {
            when: {
              all: range(9).map((k) =>
                k % 3 === 2
                  ? is(INPUTS[k] ?? '', 'gte', n)
                  : is(INPUTS[k] ?? '', n % 2 === 0 ? 'lt' : 'neq', { fact: INPUTS[k + 1] ?? '' }),
              ),
            },
          }),
        ),
      ),
  },
  {
    name: 'dated nodes with links to dated pages',
    size: 190,
    small: 12,
    changes: (size) => ({
      ...each(size, (n) => ({
        [`route/p-${n}.json`]: route(`/p-${n}`, { page: `p-${n}` }),
        [`page/p-${n}.json`]: {
          ...page(),
          root: stack('root', [card('one')], {
            schedule: {
              from: `2026-12-${twoDigits(1 + (n % 28))}T00:00`,
              until: `2027-01-${twoDigits(1 + (n % 28))}T${twoDigits(n % 24)}:59`,
              weekly: [{ days: ['mon', 'fri'], from: '10:00', until: `22:${twoDigits(n % 60)}` }],
            },
          }),
        },
      })),
      ...home(
        ...range(size).map((n) =>
          card(`c-${n}`, {
            props: { title: { $text: { en: 'x' } }, link: { route: `p-${n}` } },
            schedule: { from: '2026-12-01T00:00', until: '2027-06-01T00:00' },
          }),
        ),
      ),
    }),
  },
]
