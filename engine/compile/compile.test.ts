import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { NodePlan, RulePlan } from '../core/slice.ts'
import { DocumentIndex, documentQueries } from '../document/document-index.ts'
import type { FactRule, HrefLink, RouteLink, VariantNode } from '../core/vocabulary.gen.ts'
import { documentFrom } from '../document/document.fixture.ts'
import { type CompileContext, type CompileSite, newContext } from './context.ts'
import { compileLink } from './link.ts'
import { nodePlans } from './node.ts'
import { pageSlice } from './slice.ts'
import { addBoundaries, boundariesAround, boundaryFinder } from './boundaries.ts'
import { rulePlan, visibilityRule } from './rule.ts'
import { instantOf } from '../document/schedule.ts'
import { tablePlan } from './table.ts'
import { compileValue } from './value.ts'
import { testLocale } from '../core/locale.fixture.ts'

function contextWith(documents: readonly JsonObject[] = [], language = 'en'): CompileContext {
  const site: CompileSite = {
    language,
    defaultLanguage: 'en',
    locale: testLocale,
    catalogue,
    ...documentQueries(new DocumentIndex(documents.map((document) => documentFrom(document)))),
    asset: (id) => (id === 'hero' ? { src: '/r/x.svg', width: 10, height: 5, alt: 'Hero' } : undefined),
  }
  return newContext(site, 'page', 'page/page')
}

function node(source: VariantNode, context = contextWith()): NodePlan {
  const [plan] = nodePlans(source, context)
  if (plan === undefined) throw new Error('no plan')
  return plan
}

describe('texts', () => {
  const text = (source: JsonObject, language = 'en') => compileValue(source, undefined, contextWith([], language))
  it('are compiled in the language of the slice, or in the default language where a translation is missing', () => {
    expect(text({ $text: { en: 'Play', tl: 'Maglaro' } }, 'tl')).toEqual(['=', 'Maglaro'])
    expect(text({ $text: { en: 'Play' } }, 'cn')).toEqual(['=', 'Play'])
  })
  it('with arguments known at publish are folded to a string', () => {
    expect(text({ $text: { en: 'Hello {name}' }, args: { name: 'Ana' } })).toEqual(['=', 'Hello Ana'])
  })
  it('with arguments known later contain references', () => {
    const source = { $text: { en: 'Hello {name}!' }, args: { name: { $ref: 'fact.player.nickname', default: '' } } }
    expect(text(source)).toEqual(['text', ['Hello ', ['ref', 'fact.player.nickname', ''], '!']])
  })
  it('with plurals compile every plural form', () => {
    const source = {
      $text: { en: '{n, plural, one {# game} other {# games}}' },
      args: { n: { $ref: 'data.games.value.total', default: 0 } },
    }
    expect(text(source)).toEqual([
      'text',
      [
        [
          'plural',
          ['ref', 'data.games.value.total', 0],
          0,
          { one: ['text', [['#'], ' game']], other: ['text', [['#'], ' games']] },
        ],
      ],
    ])
  })
})

describe('rules', () => {
  const audience = { kind: 'audience', id: 'vip', rule: { fact: 'player.vipLevel', op: 'gte', value: 3 } }
  it('inline audiences and drop constant parts', () => {
    expect(
      rulePlan(
        { all: [true, { audience: 'vip' }, { all: [{ fact: 'session.loggedIn', op: 'eq', value: true }] }] },
        contextWith([audience]),
      ),
    ).toEqual(['all', ['is', 'player.vipLevel', 'gte', 3], ['is', 'session.loggedIn', 'eq', true]])
    expect(rulePlan({ any: [{ not: false }, { audience: 'vip' }] }, contextWith([audience]))).toBe(true)
  })
  it('record the types of the facts that they use', () => {
    const context = contextWith([audience])
    rulePlan({ audience: 'vip' }, context)
    expect(context.collected.facts).toEqual({ 'player.vipLevel': 'i' })
  })
})

describe('the header of a route', () => {
  const layout = {
    kind: 'layout',
    id: 'page',
    root: {
      id: 'shell',
      widget: 'Shell',
      v: 1,
      slots: {
        header: [
          {
            id: 'bar',
            widget: 'TopBar',
            v: 1,
            props: {
              title: { $ref: 'route.header.title' },
              back: { $ref: 'route.header.back' },
              share: { $ref: 'route.header.share' },
            },
            on: {
              share: [
                { do: 'ui.share', args: { title: { $ref: 'route.header.title', default: { $text: { en: 'Habi' } } } } },
                { do: 'news.share', args: { title: { $ref: 'route.head.title' } } },
              ],
            },
          },
        ],
        main: [{ id: 'outlet', outlet: true }],
      },
    },
  }
  const page = {
    kind: 'page',
    id: 'news',
    title: { $text: { en: 'News' } },
    root: { id: 'body', widget: 'Stack', v: 1 },
  }
  function bar(route: JsonObject, language = 'en') {
    const { site } = contextWith([layout, page], language)
    const [news, main] = [site.document('page', 'news'), site.document('layout', 'page')]
    if (news === undefined || main === undefined) throw new Error('no page or no layout')
    return pageSlice(news, main, { id: 'news', ...route }, site).root.slots?.header?.[0] as NodePlan
  }

  it('is compiled into the page, in the language of the slice', () => {
    const header = { title: { $text: { en: 'News', tl: 'Balita' } }, back: true }
    expect(bar({ header }, 'tl')).toMatchObject({ props: { title: 'Balita', back: true, share: false } })
    expect(bar({ header }).events?.share?.[0]?.args).toEqual({ title: ['=', 'News'] })
  })
  it('is separate from the title of the head, which is the title of the page by default', () => {
    const shared = (route: JsonObject, language?: string) => bar(route, language).events?.share?.[1]?.args
    const header = { title: { $text: { en: 'All news' } } }
    expect(shared({ header })).toEqual({ title: ['=', 'News'] })
    const head = { title: { $text: { en: 'Bingo night', tl: 'Gabi ng bingo' } } }
    expect(shared({ header, head }, 'tl')).toEqual({ title: ['=', 'Gabi ng bingo'] })
  })
  it('may refer to parameters of the route, which are known later', () => {
    const title = { $text: { en: 'Game {id}' }, args: { id: { $ref: 'route.params.id', default: '' } } }
    expect(bar({ header: { title } }).bindings).toEqual({ title: ['text', ['Game ', ['ref', 'route.params.id', '']]] })
  })
  it('has no title and no buttons by default', () => {
    expect(bar({}).props).toEqual({ back: false, plainLogo: false, share: false, support: false, weave: false })
    expect(bar({}).events?.share?.[0]?.args).toEqual({ title: ['=', 'Habi'] })
  })
})

describe('schedules', () => {
  it('are in the local time of the site and include their last minute', () => {
    const found = visibilityRule({ schedule: { from: '2026-12-10T00:00', until: '2026-12-26T23:59' } }, contextWith())
    expect(found).toEqual([
      'is',
      'clock.now',
      'between',
      [Date.parse('2026-12-10T00:00:00+08:00'), Date.parse('2026-12-26T23:59:59.999+08:00')],
    ])
  })
  it('have boundaries at their start and end', () => {
    const from = instantOf('2026-12-10T00:00', 'Asia/Manila', false)
    const found: number[] = []
    addBoundaries(['is', 'clock.now', 'between', [from, from + 999]], from - 1, found)
    expect(found).toEqual([from, from + 1000])
  })
  it('have boundaries at the start and end of weekly windows', () => {
    const evenings = visibilityRule(
      { schedule: { weekly: [{ days: ['fri'], from: '18:00', until: '22:59' }] } },
      contextWith(),
    ) as RulePlan
    const opens = Date.parse('2026-12-11T10:00:00Z')
    const closed = Date.parse('2026-12-11T15:00:00Z')
    const week = 7 * 24 * 3_600_000
    const after = (at: number) => {
      const found: number[] = []
      addBoundaries(evenings, at, found)
      return found.sort((a, b) => a - b)
    }
    expect(after(opens - 1)).toEqual([opens, closed])
    expect(after(opens)).toEqual([closed, opens + week])
    const boundaryAfter = boundaryFinder([evenings, ['is', 'clock.now', 'lt', opens + 7]])
    const boundaries = [opens - 1, opens, opens + 6, opens + 7, closed].map(boundaryAfter)
    expect(boundaries).toEqual([opens, opens + 7, opens + 7, closed, opens + week])
    expect(boundaryFinder([['is', 'clock.now', 'lt', opens]])(opens)).toBeUndefined()
    expect(boundariesAround([evenings], opens - 1, 'Asia/Manila')).toEqual({ last: closed - week, next: opens })
    expect(boundariesAround([evenings], opens, 'Asia/Manila')).toEqual({ last: opens, next: closed })
    const limited: RulePlan = ['all', ['is', 'clock.now', 'between', [opens + 5, null]], ['not', evenings]]
    expect(boundariesAround([limited, true], opens + 4, 'Asia/Manila')).toEqual({ last: opens, next: opens + 5 })
    expect(boundariesAround([['is', 'player.vipLevel', 'gte', 3]], opens, 'Asia/Manila')).toEqual({})
  })
  const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`)
  it.each<[string, RulePlan, { readonly last?: number; readonly next?: number }]>([
    ['eq', ['is', 'clock.today', 'eq', '2026-12-26'], { next: midnight('2026-12-26') }],
    [
      'in',
      ['is', 'clock.today', 'in', ['2026-12-24', '2026-12-23']],
      { last: midnight('2026-12-24'), next: midnight('2026-12-25') },
    ],
    ['neq', ['not', ['is', 'clock.today', 'neq', '2026-12-01']], { last: midnight('2026-12-02') }],
    [
      'contains',
      ['is', 'clock.today', 'contains', '-01-'],
      { last: midnight('2026-12-24'), next: midnight('2026-12-25') },
    ],
    [
      'bucket',
      ['any', ['is', 'clock.today', 'bucket', [0, 50]]],
      { last: midnight('2026-12-24'), next: midnight('2026-12-25') },
    ],
    ['exists', ['is', 'clock.today', 'exists', true], {}],
    ['eq with a text that is no day', ['is', 'clock.today', 'eq', '2026-02-30'], {}],
  ])('of calendar days have boundaries at midnight of the time zone: %s', (_, rule, expected) => {
    expect(boundariesAround([rule], midnight('2026-12-24') + 3_600_000, 'Asia/Manila')).toEqual(expected)
  })
  it('of calendar days have boundaries at midnight, even when a day has 23 or 25 hours', () => {
    const rule: RulePlan = ['is', 'clock.today', 'contains', '2026']
    const around = (at: string) => {
      const { last, next } = boundariesAround([rule], Date.parse(at), 'Europe/Berlin')
      return ((next ?? 0) - (last ?? 0)) / 3_600_000
    }
    expect(['2026-03-29T12:00Z', '2026-10-25T12:00Z', '2026-11-25T12:00Z'].map(around)).toEqual([23, 25, 24])
  })
  it('of a page that shows the day have boundaries at the start and the end of the day', () => {
    expect(boundariesAround([], midnight('2026-12-24'), 'Asia/Manila', true)).toEqual({
      last: midnight('2026-12-24'),
      next: midnight('2026-12-25'),
    })
  })
  it.each<[FactRule['op'], string | readonly string[], RulePlan]>([
    ['gte', '2026-12-10T08:00', ['is', 'clock.now', 'gte', 0]],
    ['lt', '2026-12-10T08:00', ['is', 'clock.now', 'lt', 0]],
    ['lte', '2026-12-10T08:00', ['is', 'clock.now', 'lte', 59_999]],
    ['gt', '2026-12-10T08:00:00', ['is', 'clock.now', 'gt', 999]],
    ['eq', '2026-12-10T08:00', ['is', 'clock.now', 'between', [0, 59_999]]],
    ['neq', '2026-12-10T08:00', ['not', ['is', 'clock.now', 'between', [0, 59_999]]]],
    ['between', ['2026-12-10T08:00', '2026-12-10T08:01'], ['is', 'clock.now', 'between', [0, 119_999]]],
  ])('and rules: %s with the local time %j covers the whole minute or second', (op, written, expected) => {
    const begin = Date.parse('2026-12-10T00:00:00Z')
    const shifted = JSON.parse(JSON.stringify(expected), (_, one: unknown) =>
      typeof one === 'number' ? one + begin : one,
    ) as RulePlan
    expect(rulePlan({ fact: 'clock.now', op, value: written }, contextWith())).toEqual(shifted)
  })
})

describe('an asset', () => {
  it('is compiled to an image, or where an icon is expected, to the address of the drawing in the file', () => {
    const compile = (name: string) =>
      compileValue({ $asset: 'hero' }, { $ref: `habi:vocabulary#/$defs/${name}` }, contextWith())
    expect(compile('image')).toEqual(['=', { src: '/r/x.svg', width: 10, height: 5, alt: 'Hero' }])
    expect(compile('icon')).toEqual(['=', '/r/x.svg#icon'])
  })
})

describe('links', () => {
  const game = {
    kind: 'route',
    id: 'collection',
    path: '/slot/{name}',
    aliases: [{ path: '/slot/new-games', params: { name: 'new-games' } }],
  }
  const to = (source: RouteLink | HrefLink) =>
    compileLink(source, contextWith([game]), (one: Json) => compileValue(one, undefined, contextWith()))
  it('compile to addresses', () =>
    expect(to({ route: 'collection', params: { name: 'most popular' }, query: { tab: 'a&b' } })).toEqual([
      '=',
      { href: '/slot/most%20popular?tab=a%26b' },
    ]))
  it('use the alias of the route that fixes exactly the parameters of the link', () =>
    expect(to({ route: 'collection', params: { name: 'new-games' } })).toEqual(['=', { href: '/slot/new-games' }]))
  it('escape parameters that are known later', () => {
    expect(to({ route: 'collection', params: { name: { $ref: 'item.game.slug' } } })).toEqual([
      'object',
      { href: ['text', ['/slot/', ['format', 'uri', ['ref', 'item.game.slug']]]] },
    ])
  })
  it('to other sites are marked as external', () =>
    expect(to({ href: 'https://example.org/' })).toEqual(['=', { href: 'https://example.org/', external: true }]))
})

describe('nodes', () => {
  it('separate literals from bindings and fill in defaults', () => {
    const plan = node({
      id: 'a',
      widget: 'Heading',
      v: 1,
      props: { text: { $ref: 'fact.player.nickname', default: '' } },
    })
    expect(plan).toMatchObject({
      address: 'page/a',
      widget: 'Heading',
      bindings: { text: ['ref', 'fact.player.nickname', ''] },
    })
    expect(Object.keys(plan.props ?? {})).toContain('level')
  })

  it('that repeat for a list of documents compile to one node per document, sorted, with the rule of the document', () => {
    const banner = (id: string, sort: number, more: JsonObject = {}): JsonObject => ({
      kind: 'banner',
      id,
      position: 'top',
      sort,
      title: { $text: { en: id } },
      ...more,
    })
    const context = contextWith([
      banner('b', 2),
      banner('a', 1, { when: { fact: 'session.loggedIn', op: 'eq', value: true } }),
      { ...banner('c', 0), position: 'other' },
    ])
    const found = nodePlans(
      {
        id: 'hero',
        widget: 'Heading',
        v: 1,
        each: { in: { $documents: { kind: 'banner', where: { position: 'top' } } }, as: 'banner', limit: 5 },
        props: { text: { $ref: 'item.banner.title' } },
      },
      context,
    )
    expect(found.map(({ address: i, props: p, condition: c }) => [i, p?.text, c])).toEqual([
      ['page/hero:a', 'a', ['is', 'session.loggedIn', 'eq', true]],
      ['page/hero:b', 'b', undefined],
    ])
  })

  it('of entries without the field with which a rule compares a list have no rule, because no list has an empty text', () => {
    const banner = (id: string, more: JsonObject) => ({
      kind: 'banner',
      id,
      position: 'top',
      sort: 1,
      title: { $text: { en: id } },
      ...more,
    })
    const context = contextWith([banner('a', { game: { gameId: '7', platformCode: 'X' } }), banner('b', {})])
    const value = { $ref: 'item.banner.game.gameId', default: '' }
    const found = nodePlans(
      {
        id: 'hero',
        widget: 'Heading',
        v: 1,
        each: { in: { $documents: { kind: 'banner', where: { position: 'top' } } }, as: 'banner', limit: 5 },
        when: { fact: 'player.favorites', op: 'notContains', value },
        props: {
          text: { $if: { fact: 'player.favorites', op: 'contains', value }, then: 'yes', else: 'no' },
        },
      },
      context,
    )
    expect(found.map(({ props: p, condition: c }) => [p?.text, c])).toEqual([
      [undefined, ['is', 'player.favorites', 'notContains', '7']],
      ['no', undefined],
    ])
  })

  it('of an included section get the arguments and the rule of the include', () => {
    const section = {
      kind: 'section',
      id: 'head',
      args: { title: { type: 'text' } },
      root: { id: 'h', widget: 'Heading', v: 1, props: { text: { $ref: 'args.title' } } },
    }
    const plan = node(
      {
        id: 'use',
        use: 'section/head',
        args: { title: { $text: { en: 'Hot' } } },
        when: { fact: 'session.loggedIn', op: 'eq', value: true },
      },
      contextWith([section]),
    )
    expect(plan).toMatchObject({
      address: 'page/use/h',
      props: { text: 'Hot' },
      condition: ['is', 'session.loggedIn', 'eq', true],
    })
  })

  it('of a page with arguments are compiled for each route', () => {
    const page = {
      kind: 'page',
      id: 'list',
      title: { $text: { en: 'List' } },
      args: { title: { type: 'text' }, isNew: { type: 'boolean', default: false } },
      root: {
        id: 'root',
        widget: 'Stack',
        v: 1,
        slots: {
          items: [
            { id: 'title', widget: 'Heading', v: 1, props: { text: { $ref: 'args.title' } } },
            { id: 'new', widget: 'Heading', v: 1, props: { text: 'New' }, when: { arg: 'isNew' } },
            { id: 'old', widget: 'Heading', v: 1, props: { text: 'Old' }, when: { not: { arg: 'isNew' } } },
          ],
        },
      },
    }
    const layout = {
      kind: 'layout',
      id: 'bare',
      root: { id: 'shell', widget: 'Stack', v: 1, slots: { items: [{ id: 'o', outlet: true }] } },
    }
    const slice = (id: string, args: JsonObject) => {
      const { site } = contextWith([page, layout])
      const [list, bare] = [site.document('page', 'list'), site.document('layout', 'bare')]
      if (list === undefined || bare === undefined) throw new Error('no page or no layout')
      return pageSlice(list, bare, { id, args }, site)
    }
    const heading = (address: string, text: string) => ({
      address,
      widget: 'Heading',
      props: expect.objectContaining({ text }) as unknown,
    })
    const shows = (...items: unknown[]) => ({ slots: { items: [{ outlet: { slots: { items } } }] } })
    expect(slice('fresh', { title: { $text: { en: 'Fresh' } }, isNew: true })).toMatchObject({
      page: 'fresh',
      root: shows(heading('fresh/root/title', 'Fresh'), heading('fresh/root/new', 'New')),
    })
    const classic = slice('classic', { title: 'Classic' })
    expect(classic).toMatchObject({
      page: 'classic',
      root: shows(heading('classic/root/title', 'Classic'), heading('classic/root/old', 'Old')),
    })
    expect(JSON.stringify(classic)).not.toContain('"condition"')
  })

  it('with a decision table compile to nested conditions, row by row', () => {
    const table = {
      kind: 'decision-table',
      id: 'badges',
      rows: [
        {
          id: 'r1',
          when: { fact: 'player.newVouchers', op: 'gt', value: 0 },
          then: { text: { $ref: 'fact.player.newVouchers' } },
        },
        { id: 'r2', when: true, then: { text: 'CASH' } },
      ],
    }
    expect(compileValue({ $select: { table: 'badges', column: 'text' } }, undefined, contextWith([table]))).toEqual([
      'if',
      ['is', 'player.newVouchers', 'gt', 0],
      ['ref', 'fact.player.newVouchers'],
      ['=', 'CASH'],
    ])
  })

  it('with a collecting decision table get the list of the cells of all rows that hold', () => {
    const table = (rows: readonly JsonObject[]): JsonObject => ({
      kind: 'decision-table',
      id: 'marks',
      hit: 'collect',
      rows,
    })
    const of = (rows: readonly JsonObject[]) =>
      compileValue({ $select: { table: 'marks', column: 'text' } }, undefined, contextWith([table(rows)]))
    const vip = { id: 'vip', when: { fact: 'player.vipLevel', op: 'gte', value: 3 }, then: { text: 'VIP' } }
    const always = { id: 'always', when: true, then: { text: 'Hi' } }
    const never = { id: 'never', when: false, then: { text: 'No' } }
    const silent = { id: 'silent', when: true, then: {} }
    expect(of([vip, never, always, silent])).toEqual([
      'rows',
      [
        [
          ['is', 'player.vipLevel', 'gte', 3],
          ['=', 'VIP'],
        ],
        [true, ['=', 'Hi']],
      ],
    ])
    expect(of([always, never])).toEqual(['=', ['Hi']])
    const named = { id: 'named', when: true, then: { text: { $ref: 'fact.player.nickname', default: '' } } }
    expect(of([always, named])[0]).toBe('rows')
  })
})

describe('a decision table that code reads', () => {
  it('is compiled with all columns, without the rows that never hold or follow a row that always holds', () => {
    const table = {
      kind: 'decision-table',
      id: 'errors',
      hit: 'first',
      columns: { message: { type: 'text' }, more: { type: 'link' } },
      rows: [
        {
          id: 'vip',
          when: { fact: 'player.vipLevel', op: 'gte', value: 3 },
          then: { message: { $text: { en: 'Hello' } } },
        },
        { id: 'never', when: false, then: { message: { $text: { en: 'Never' } } } },
        { id: 'else', when: true, then: { more: { href: 'https://example.com' } } },
        { id: 'behind', when: { fact: 'session.loggedIn', op: 'eq', value: true }, then: {} },
      ],
    }
    const context = contextWith([table])
    expect(tablePlan('errors', context, (cell, schema) => compileValue(cell, schema, context))).toEqual([
      { id: 'vip', rule: ['is', 'player.vipLevel', 'gte', 3], cells: { message: ['=', 'Hello'] } },
      { id: 'else', cells: { more: ['=', { href: 'https://example.com', external: true }] } },
    ])
    expect(context.collected.facts).toEqual({ 'player.vipLevel': 'i' })
  })
})
