import { describe, expect, test } from 'vitest'
import { diffSites } from '../document/edit/diff.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import { type Body, files } from '../check/check.fixture.ts'
import { provableByDay as catalogue } from './prove.fixture.ts'
import { checkSource } from '../check/check.ts'
import { formatFinding } from '../document/finding.ts'
import { asChecked, type CheckedSite } from '../check/site.ts'
import { readPreviewToken } from '../release/preview-token.ts'
import { factType } from '../compile/context.ts'
import { sourceOf } from '../document/source.ts'
import { audienceDifferences, audienceInWords, type AudienceDifference } from './audience.ts'
import { summaryOf } from './difference-summary.ts'
import { differenceInWords } from '../wording/change.ts'
import type { DifferenceWording } from '../wording/values.ts'

type Changes = NonNullable<Parameters<typeof files>[0]>

/** 20 November 2026, noon in Manila. */
const at = Date.UTC(2026, 10, 20, 4)
const vip = { audience: 'vip' }
const loggedIn = { fact: 'session.loggedIn', op: 'eq', value: true }
const christmas = { from: '2026-12-01T00:00', until: '2027-01-06T23:59' }
const card = (id: string, title: string, more: Body = {}): Body => ({
  id,
  widget: 'Card',
  v: 3,
  props: { title: { $text: { en: title } } },
  ...more,
})
const home = (...body: Body[]): Body => ({
  title: { $text: { en: 'Home' } },
  root: { id: 'root', widget: 'Stack', v: 1, slots: { body } },
})
const popup = (more: Body = {}): Body => ({
  title: { $text: { en: 'Login' } },
  trigger: 'auto',
  priority: 10,
  group: 'welcome',
  root: card('dialog', 'Welcome back'),
  ...more,
})

/** The site that the tests below change. */
const usual: Changes = {
  'page/home.json': home(
    card('slots', 'Slot games'),
    card('bingo', 'Bingo', { when: vip }),
    card('christmas', 'Christmas', { schedule: christmas }),
    { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } },
  ),
  'popup/login.json': popup(),
}

function siteOf(changes: Changes): CheckedSite {
  const { site, findings } = checkSource(sourceOf({ files: files({ ...usual, ...changes }) }), catalogue)
  expect(findings.map(formatFinding)).toEqual([])
  return asChecked(site)
}

function wordingContext(site: CheckedSite): DifferenceWording {
  return {
    documents: new Map([...site.documents].map(([name, { value }]) => [name, value])),
    language: 'en',
    ruleContext: {
      facts: catalogue.facts,
      timeZone: 'Asia/Manila',
      at,
      audience: (id) => site.index.document('audience', id)?.value.title,
    },
  }
}

function words(after: Changes, before: Changes = {}): readonly string[] {
  const [a, b] = [wordingContext(siteOf(before)), wordingContext(siteOf(after))]
  return diffSites(a.documents, b.documents).flatMap((difference) => differenceInWords(difference, a, b))
}

function audience(after: Changes, before: Changes = {}): readonly AudienceDifference[] {
  return audienceDifferences({ before: siteOf(before), after: siteOf(after), catalogue, at })
}

const people = (after: Changes, before: Changes = {}): readonly string[] =>
  audience(after, before).flatMap(audienceInWords)

describe('the description of a change', () => {
  test('of a text contains the text before and after', () => {
    expect(
      words({ 'popup/login.json': popup({ title: { $text: { en: 'Sign in' } }, root: card('dialog', 'Welcome') }) }),
    ).toEqual([
      'Sign in popup: title changes from "Login" to "Sign in"',
      'Sign in popup: card "Welcome": title changes from "Welcome back" to "Welcome"',
    ])
    expect(
      words({ 'strings/all.json': { strings: { hot: { en: 'Hot games', tl: 'Mainit' }, new: { en: 'New' } } } }),
    ).toEqual(['all strings: text hot (tl) changes from "Patok" to "Mainit"', 'all strings: text new is now "New"'])
  })

  test('of the order names the next node', () => {
    expect(
      words({
        'page/home.json': home(
          card('christmas', 'Christmas', { schedule: christmas }),
          card('slots', 'Slot games'),
          card('bingo', 'Bingo', { when: vip }),
          { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } },
        ),
      }),
    ).toEqual(['Home: card "Christmas" moves above card "Slot games"'])
  })

  test('that adds, moves or removes nodes contains the parent and the number of nodes inside an added node', () => {
    expect(
      words({
        'page/home.json': home(
          { id: 'box', widget: 'Stack', v: 1, slots: { body: [card('slots', 'Slot games'), card('perya', 'Perya')] } },
          card('christmas', 'Christmas', { schedule: christmas }),
          { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } },
        ),
      }),
    ).toEqual([
      'Home: stack box is added in stack root, above card "Christmas", with 1 node inside',
      'Home: card "Slot games" moves from stack root into stack box, above card "Perya"',
      'Home: card "Bingo" is removed',
    ])
  })

  test('of a rule or schedule is written in words', () => {
    expect(
      words({ 'audience/vip.json': { title: 'VIP', rule: { fact: 'player.vipLevel', op: 'gte', value: 3 } } }),
    ).toEqual(['VIP audience: VIP level at least 5 becomes at least 3'])
    expect(
      words({
        'page/home.json': home(
          card('slots', 'Slot games', { when: loggedIn }),
          card('bingo', 'Bingo'),
          card('christmas', 'Christmas', { schedule: { ...christmas, until: '2026-12-26T23:59' } }),
          { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } },
        ),
      }),
    ).toEqual([
      'Home: card "Slot games" is shown now only to: logged in',
      'Home: card "Bingo" is shown to everybody, no longer only to: audience "VIP"',
      'Home: card "Christmas" is now shown from 1 to 26 Dec 2026 instead of from 1 Dec 2026 to 6 Jan 2027',
    ])
  })

  test('of the order of a banner names the banner that it moves above', () => {
    const banner = (title: string, sort: number): Body => ({
      position: 'home-top',
      title: { $text: { en: title } },
      image: { $asset: 'vip' },
      link: { href: 'https://example.com/x' },
      sort,
    })
    const before = {
      'banner/one.json': banner('One', 1),
      'banner/two.json': banner('Two', 2),
      'banner/three.json': banner('Three', 3),
    }
    expect(words({ ...before, 'banner/three.json': banner('Three', 1.5) }, before)).toEqual([
      'Three banner: sort changes from 3 to 1.5: it moves above "Two"',
    ])
  })

  test('of a list without keys contains a short list before and after, and of a long list only the changed entries', () => {
    const comparisons: { readonly [fact: string]: Body } = {
      'player.vipLevel': { op: 'gte', value: 1 },
      'session.loggedIn': { op: 'eq', value: true },
      'player.nickname': { op: 'eq', value: 'Ana' },
      'device.container': { op: 'eq', value: 'APP' },
      'device.version': { op: 'versionGte', value: '2.0' },
      'route.id': { op: 'eq', value: 'home' },
    }
    const table = (inputs: readonly string[]): Changes => ({
      'decision-table/badge.json': {
        inputs,
        columns: { tone: { type: 'string' } },
        rows: [
          { id: 'some', when: { any: inputs.map((fact) => ({ fact, ...comparisons[fact] })) }, then: { tone: 'gold' } },
          { id: 'all', when: true, then: { tone: 'plain' } },
        ],
        hit: 'first',
      },
      'tab-bar/main.json': { tabs: [tab('home')] },
    })
    const inputsIn = (after: readonly string[], before: readonly string[]): readonly string[] =>
      words(table(after), table(before)).filter((line) => line.includes('inputs'))
    const many = Object.keys(comparisons)
    const few = many.slice(0, 2)
    expect(inputsIn(few.toReversed(), few)).toEqual([
      'badge decision table: inputs changes from player.vipLevel, session.loggedIn to session.loggedIn, player.vipLevel',
    ])
    expect(inputsIn([...many.slice(2), 'player.vipLevel'], many)).toEqual([
      'badge decision table: inputs: entry "player.vipLevel" moves from position 1 to 5; ' +
        'entry "session.loggedIn" is removed',
    ])
  })

  test('of values whose words are equal contains their JSON, and of long texts the part that differs', () => {
    const link = (id: string): Changes =>
      onHome(
        card('slots', 'Slot games', {
          props: { title: { $text: { en: 'Slot games' } }, link: { route: 'game', params: { id } } },
        }),
      )
    expect(words(link('2'), link('1'))).toEqual([
      'Home: card "Slot games": link changes from {"route":"game","params":{"id":"1"}} to {"route":"game","params":{"id":"2"}}',
    ])
    const long = (end: string): Changes => onHome(card('slots', `${'A long title '.repeat(20)}${end}`))
    expect(words(long('two'), long('one'))).toEqual([
      expect.stringMatching(/: title changes from …[^…]{9,70}one" to …[^…]{9,70}two"$/),
    ])
  })

  test('of a rule or schedule whose words stay equal contains its JSON before and after', () => {
    const until = (wall: string): Changes => onHome(card('christmas', 'Christmas', { schedule: { until: wall } }))
    expect(words(until('2026-12-26T23:59:00'), until('2026-12-26T23:59'))).toEqual([
      'Home: card "Christmas" is now shown {"until":"2026-12-26T23:59:00"} instead of {"until":"2026-12-26T23:59"}',
    ])
    const audiences = (id: string): Changes => ({
      ...onHome(card('bingo', 'Bingo', { when: { audience: id } })),
      'audience/other.json': { title: 'VIP', rule: { fact: 'player.vipLevel', op: 'gte', value: 3 } },
    })
    expect(words(audiences('other'), audiences('vip'))).toEqual([
      'Home: card "Bingo": its rule changes from {"audience":"vip"} to {"audience":"other"}',
    ])
  })

  test('of the steps of an event contains the steps before and after', () => {
    const press = (...steps: Body[]): Changes => onHome(card('slots', 'Slot games', { on: { press: steps } }))
    const open = { do: 'nav.open', args: { link: { route: 'home' } } }
    const back = { do: 'nav.back' }
    expect(words(press(back), press(open))).toEqual([
      'Home: card "Slot games": the list of steps of the event press changes from ' +
        '[{"do":"nav.open","args":{"link":{"route":"home"}}}] to [{"do":"nav.back"}]',
    ])
    expect(words(press(back), onHome(card('slots', 'Slot games')))).toEqual([
      'Home: card "Slot games": the list of steps by event is now {"press":[{"do":"nav.back"}]}',
    ])
  })

  test('names changed numbers, added and removed documents, and moved and removed tabs', () => {
    expect(words({ 'popup/login.json': popup({ priority: 20 }) })).toEqual([
      'Login popup: priority changes from 10 to 20',
    ])
    expect(words({ 'popup/gift.json': popup({ title: { $text: { en: 'Gift' } } }), 'popup/login.json': null })).toEqual(
      ['Gift popup is new, with 1 node', 'Login popup is removed, with 1 node'],
    )
    expect(
      words(
        { 'tab-bar/main.json': { tabs: [tab('b'), tab('a')] } },
        { 'tab-bar/main.json': { tabs: [tab('a'), tab('b'), tab('c')] } },
      ),
    ).toEqual(['main tab bar: tab "To b" moves above tab "To a"', 'main tab bar: tab "To c" is removed'])
  })
})

const tab = (id: string, more: Body = {}): Body => ({
  id,
  label: { $text: { en: `To ${id}` } },
  icon: 'home',
  link: { route: 'home' },
  ...more,
})
const bar = (...tabs: Body[]): Changes => ({
  'page/home.json': home({
    ...card('tab', '', { props: { title: { $ref: 'item.tab.label' } } }),
    each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 'tab' },
  }),
  'tab-bar/main.json': { tabs },
})

describe('moved entries of a list', () => {
  test('keep their identity: nothing is new, removed, gained or lost', () => {
    const before = bar(tab('a'), tab('b', { when: vip }), tab('c', { when: loggedIn }))
    const after = bar(tab('c', { when: loggedIn }), tab('b', { when: vip }), tab('a'))
    expect(audience(after, before)).toEqual([])
    expect(words(after, before)).toEqual([
      'main tab bar: tab "To c" moves above tab "To b"',
      'main tab bar: tab "To b" moves above tab "To a"',
    ])
  })

  test('are still matched when their rules change as well', () => {
    expect(people(bar(tab('b', { when: vip }), tab('a')), bar(tab('a'), tab('b')))).toEqual([
      '"To b" (page/home tab, tab-bar/main): lost by VIP level less than 5, from now on',
    ])
  })

  test('without a key are matched by their content', () => {
    const options = (...list: Body[]): Changes => ({
      'page/home.json': home({
        ...card('option', 'Option'),
        each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 'tab', key: 'missing' },
      }),
      'tab-bar/main.json': { tabs: list },
    })
    const list = [tab('a'), tab('b', { when: vip }), tab('c', { when: loggedIn })]
    expect(audience(options(...list.toReversed()), options(...list))).toEqual([])
  })

  test('are matched within the same include when the include moves into another node', () => {
    const hot = (id: string, more: Body): Body => ({
      id,
      use: 'section/hot',
      args: { title: { $string: 'hot' } },
      ...more,
    })
    const [a, b] = [hot('one', { when: vip }), hot('two', { when: loggedIn })]
    const box: Body = { id: 'box', widget: 'Stack', v: 1, slots: { body: [b, a] } }
    expect(
      people({ 'page/home.json': home(card('x', 'X'), box) }, { 'page/home.json': home(card('x', 'X'), a, b) }),
    ).toEqual(['"box" (page/home), new: seen by everybody, from now on'])
  })
})

describe('the audience difference', () => {
  test('is empty for changed texts, moved cards and changed priorities', () => {
    expect(people({ 'strings/all.json': { strings: { hot: { en: 'Hottest', tl: 'Patok' } } } })).toEqual([])
    expect(
      people({
        'page/home.json': home(
          card('christmas', 'Christmas', { schedule: christmas }),
          card('slots', 'Slot games'),
          card('bingo', 'Bingo', { when: vip }),
          { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } },
        ),
      }),
    ).toEqual([])
    expect(people({ 'popup/login.json': popup({ priority: 90 }) })).toEqual([])
    expect(people({}, {})).toEqual([])
  })

  test('is empty for an equivalent rule', () => {
    const after = card('bingo', 'Bingo', { when: { all: [{ fact: 'player.vipLevel', op: 'gt', value: 4 }, loggedIn] } })
    expect(people(onHome(after))).toEqual([])
  })

  test('of a shorter schedule contains the lost time window', () => {
    const [difference, ...others] = audience(
      onHome(card('christmas', 'Christmas', { schedule: { ...christmas, until: '2026-12-26T23:59' } })),
    )
    expect(others).toEqual([])
    expect(difference).toMatchObject({ document: 'page/home', item: 'christmas', change: 'changed', gains: [] })
    expect(difference?.loses).toEqual([
      {
        who: true,
        words: 'everybody, from 27 Dec 2026 to 6 Jan 2027',
        people: 'everybody',
        times: 'from 27 Dec 2026 to 6 Jan 2027',
        shift: { edge: 'end', by: 11 * 86_400_000 },
        windows: [{ from: Date.parse('2026-12-27T00:00+08:00'), until: Date.parse('2027-01-06T23:59:59.999+08:00') }],
        witness: {
          persona: {},
          at: Date.parse('2026-12-27T00:00+08:00'),
          address: expect.stringMatching(/^\/\?preview=/) as string,
        },
      },
    ])
  })

  test('of a new weekly window contains everybody, at the times outside the window', () => {
    const weekly = [{ days: ['sat'], from: '22:00', until: '02:00' }]
    const changed = home(
      card('slots', 'Slot games', { schedule: { weekly } }),
      card('bingo', 'Bingo', { when: vip }),
      card('christmas', 'Christmas', { schedule: christmas }),
      { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } },
    )
    expect(people({ 'page/home.json': changed })).toEqual([
      '"Slot games" (page/home slots): lost by everybody, outside Sat 22:00 to 02:00, from now on',
    ])
  })

  test('of an audience that five nodes use contains every node', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => card(id, `Card ${id}`, { when: vip }))
    const before = { 'page/home.json': home(...five) }
    const after = {
      ...before,
      'audience/vip.json': { title: 'VIP', rule: { fact: 'player.vipLevel', op: 'gte', value: 3 } },
    }
    // A row of the table also has this audience, and the next row applies to everybody else.
    expect(people(after, before)).toEqual([
      ...['a', 'b', 'c', 'd', 'e'].map(
        (id) => `"Card ${id}" (page/home ${id}): gained by VIP level from 3 to 4, from now on`,
      ),
      'row vip (decision-table/badge vip): gained by VIP level from 3 to 4, from now on',
      'row all (decision-table/badge all): lost by VIP level from 3 to 4, from now on',
    ])
  })

  test('of a node whose rule and schedule change is grouped by personas and time windows', () => {
    const before = onHome(card('christmas', 'Christmas', { schedule: christmas, when: vip }))
    const after = onHome(
      card('christmas', 'Christmas', { schedule: { ...christmas, until: '2026-12-26T23:59' }, when: loggedIn }),
    )
    expect(people(after, before)).toEqual([
      '"Christmas" (page/home christmas): gained by logged in and VIP level less than 5, from 1 to 26 Dec 2026',
      '"Christmas" (page/home christmas): lost by VIP level at least 5, from 27 Dec 2026 to 6 Jan 2027',
    ])
  })

  test('merges adjacent windows of the same personas', () => {
    const clock = (op: string): Body => ({ all: [vip, { fact: 'clock.now', op, value: '2026-12-01T00:00' }] })
    const cut = onHome(card('bingo', 'Bingo', { when: { any: [clock('lt'), clock('gte')] } }))
    expect(people(onHome(card('bingo', 'Bingo', { when: loggedIn })), cut)).toEqual([
      '"Bingo" (page/home bingo): gained by logged in and VIP level less than 5, from now on',
    ])
  })

  test('of a rule around several nodes is one entry, and one more entry for a node with its own rule', () => {
    const box = (more: Body): Changes => ({
      'page/home.json': home({
        id: 'box',
        widget: 'Stack',
        v: 1,
        slots: { body: [card('x', 'X'), card('y', 'Y'), card('z', 'Z', { when: vip })] },
        ...more,
      }),
    })
    const [outer, own, ...others] = audience(
      box({ when: { fact: 'device.container', op: 'eq', value: 'APP' } }),
      box({}),
    )
    expect(others).toEqual([])
    expect(outer).toMatchObject({ item: 'box', inside: ['home/root/box/x', 'home/root/box/y'] })
    expect(outer?.loses.map((group) => group.words)).toEqual(['device container is not APP, from now on'])
    expect(own?.loses.map((group) => group.words)).toEqual([
      'VIP level at least 5 and device container is not APP, from now on',
    ])
  })

  test('of a section that two pages use is one entry with both pages', () => {
    const hot = { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } }
    const pages = {
      'page/home.json': home(hot),
      'page/game.json': {
        title: { $text: { en: 'Game' } },
        root: { id: 'root', widget: 'Stack', v: 1, slots: { body: [hot] } },
      },
    }
    const section = (more: Body): Body => ({
      args: { title: { type: 'text' } },
      root: { id: 'root', widget: 'Card', v: 3, props: { title: { $ref: 'args.title' } }, ...more },
    })
    const [difference, ...others] = audience(
      { ...pages, 'section/hot.json': section({ when: loggedIn }) },
      { ...pages, 'section/hot.json': section({}) },
    )
    expect(others).toEqual([])
    expect(difference).toMatchObject({
      document: 'section/hot',
      addresses: ['game/root/hot/root', 'home/root/hot/root'],
      routes: ['game', 'home'],
    })
    expect(difference?.loses.map((group) => group.words)).toEqual(['not logged in, from now on'])
  })

  test('of a rule in a layout is one entry for all pages of the layout', () => {
    const layout = (more: Body): Body => ({
      root: {
        id: 'shell',
        widget: 'Stack',
        v: 1,
        slots: { body: [card('bar', 'Bar', more), { id: 'outlet', outlet: true }] },
      },
    })
    expect(people({ 'layout/main.json': layout({ when: loggedIn }) }, { 'layout/main.json': layout({}) })).toEqual([
      '"Bar" (layout/main bar): lost by not logged in, from now on',
    ])
  })

  test('of a rule at the root of a layout is one entry with all pages inside, and one for a node with its own schedule', () => {
    const layout = (more: Body): Body => ({
      root: { id: 'shell', widget: 'Stack', v: 1, slots: { body: [{ id: 'outlet', outlet: true }] }, ...more },
    })
    const [shell, ...others] = audience(
      { 'layout/main.json': layout({ when: loggedIn }) },
      { 'layout/main.json': layout({}) },
    )
    expect(shell).toMatchObject({
      document: 'layout/main',
      routes: ['game', 'home'],
      inside: expect.arrayContaining(['home/root', 'game/root', 'home/root/slots']) as unknown,
    })
    // "Bingo" has no entry, because a VIP level implies a login. "Christmas" has its own entry: it is lost only during
    // its schedule.
    expect(others.map(({ item }) => item)).toEqual(['christmas'])
  })

  test('contains removed and added nodes', () => {
    const gone = { 'page/home.json': home(card('slots', 'Slot games')) }
    const full = { 'page/home.json': home(card('slots', 'Slot games'), card('bingo', 'Bingo', { when: vip })) }
    expect(people(gone, full)).toEqual([
      '"Bingo" (page/home bingo), removed: no longer seen by VIP level at least 5, from now on',
    ])
    expect(people(full, gone)).toEqual(['"Bingo" (page/home bingo), new: seen by VIP level at least 5, from now on'])
  })

  test('of a node that moves into a node with a rule contains the people who lose the moved node', () => {
    const box = (...body: Body[]): Body => ({
      id: 'box',
      widget: 'Stack',
      v: 1,
      when: loggedIn,
      slots: { body: [card('x', 'X'), ...body] },
    })
    expect(
      people(
        { 'page/home.json': home(box(card('slots', 'Slot games'))) },
        { 'page/home.json': home(card('slots', 'Slot games'), box()) },
      ),
    ).toEqual(['"Slot games" (page/home slots): lost by not logged in, from now on'])
  })

  test('of a new page is one entry', () => {
    const route = { path: '/vip', page: 'vip', head: { title: { $text: { en: 'VIP' } } } }
    const page = {
      title: { $text: { en: 'VIP' } },
      root: { id: 'root', widget: 'Stack', v: 1, slots: { body: [card('a', 'A'), card('b', 'B')] } },
    }
    expect(words({ 'route/vip.json': route, 'page/vip.json': page })).toEqual([
      'VIP is new, with 3 nodes',
      'vip route is new',
    ])
    expect(people({ 'route/vip.json': route, 'page/vip.json': page })).toEqual([
      '"root" (page/vip, 2 inside it), new: seen by everybody, from now on',
    ])
  })

  test('of a popup whose routes change contains the gains on the new routes and the losses on the old routes', () => {
    expect(
      people({ 'popup/login.json': popup({ routes: ['game'] }) }, { 'popup/login.json': popup({ routes: ['home'] }) }),
    ).toEqual([
      'popup "Login" (popup/login, 1 inside it): gained by route id is game, from now on',
      'popup "Login" (popup/login, 1 inside it): lost by route id is home, from now on',
    ])
  })

  test('contains those who lose a popup whose only route becomes a redirect, even if the page of the route is removed', () => {
    const popupOnOld = { 'popup/login.json': popup({ routes: ['old'] }) }
    const before: Changes = {
      ...popupOnOld,
      'page/old.json': home(card('old', 'Old')),
      'route/old.json': { path: '/old', page: 'old', head: { title: { $text: { en: 'Old' } } } },
    }
    const after: Changes = { ...popupOnOld, 'route/old.json': { path: '/old', redirect: { to: { route: 'home' } } } }
    expect(people(after, before)).toContain(
      'popup "Login" (popup/login, 1 inside it): lost by route id is old, from now on',
    )
  })

  test('of a popup has a witness whose route, path and address belong together', () => {
    const when = { fact: 'route.path', op: 'neq', value: '/' }
    const schedule = { ...christmas, weekly: [{ days: ['tue'], from: '18:00', until: '22:00' }] }
    const vault = { path: '/vault', page: 'home', head: { title: { $text: { en: 'Vault' } } } }
    const bare = { ...vault, path: '/bare' }
    const routes = { 'route/vault.json': vault, 'route/bare.json': bare }
    const [difference] = audience(
      { ...routes, 'popup/login.json': popup({ when, schedule, routes: ['bare', 'home'] }) },
      { ...routes, 'popup/login.json': popup({ when, schedule }) },
    )
    const witness = difference?.loses[0]?.witness
    expect([
      witness?.persona['route.id'],
      witness?.persona['route.path'],
      witness?.address.replace(/\?.*/, ''),
    ]).toEqual(['game', '/game/1', '/game/1'])
  })

  test('of a guard contains those who lose a popup that depends on the route', () => {
    const site = (guard: Body): Changes => ({
      'site.json': (body) => Object.assign(body, { guards: { login: guard }, loginPopup: 'login' }),
      'route/home.json': (body) => (body.login = true),
      'popup/login.json': popup({ when: { fact: 'route.id', op: 'eq', value: 'home' } }),
    })
    const inApp = { fact: 'device.container', op: 'eq', value: 'APP' }
    expect(people(site({ all: [loggedIn, inApp] }), site(loggedIn)).filter((line) => line.startsWith('popup'))).toEqual(
      [expect.stringMatching(/^popup "Login" .*: lost by .*device container is not APP/)],
    )
  })

  test('of the page of unknown paths contains no people of another route', () => {
    const site = (notFound: string): Changes => ({
      'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'login', notFound }),
      'route/game.json': (body) => (body.login = true),
      'popup/login.json': popup({ trigger: 'manual' }),
    })
    expect(people(site('home'), site('game')).filter((line) => line.includes('gained'))).toEqual([])
  })

  test('of the page of unknown paths has witnesses whose path, address and route.restricted belong together', () => {
    const onGame = { when: { fact: 'route.id', op: 'eq', value: 'game' } }
    const notOn26th = { fact: 'clock.today', op: 'neq', value: '2026-11-26' }
    const site = (restricted: boolean, more: Body): Changes => ({
      'site.json': (body) => Object.assign(body, { guards: { restricted: notOn26th }, notFound: 'game' }),
      'route/game.json': (body) => (body.restricted = restricted),
      'popup/login.json': popup({ root: card('dialog', 'Welcome back', onGame), ...more }),
    })
    const onAccount = { when: { fact: 'route.path', op: 'eq', value: '/account' } }
    const gains = audience(site(true, {}), site(false, onAccount)).flatMap((one) => one.gains)
    const openings = gains.map(({ witness }) => {
      const { 'route.path': path, 'route.restricted': restricted } = witness?.persona ?? {}
      return { isOwnPath: String(path).startsWith('/game/'), restricted, address: witness?.address.replace(/\?.*/, '') }
    })
    expect(openings.length).toBeGreaterThan(0)
    for (const { isOwnPath, restricted, address } of openings) {
      expect(restricted ?? isOwnPath).toBe(isOwnPath)
      expect(address?.startsWith('/game/')).toBe(isOwnPath)
    }
  })

  describe('of a route', () => {
    const bar = (id: string): Body => ({
      root: {
        id,
        widget: 'Stack',
        v: 1,
        slots: { body: [card(`${id}-bar`, 'Bar'), { id: 'outlet', outlet: true }] },
      },
    })
    const second = (more: Body = {}): Changes => ({
      'route/second.json': { path: '/second', page: 'home', head: { title: { $text: { en: 'x' } } }, ...more },
    })
    const site = (more: Changes): Changes => ({
      'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'login' }),
      'layout/main.json': bar('shell'),
      'layout/bare.json': bar('bare'),
      'route/bare.json': { path: '/bare', page: 'home', layout: 'bare', head: { title: { $text: { en: 'x' } } } },
      'page/home.json': home(card('slots', 'Slot games')),
      'popup/login.json': popup({ trigger: 'manual' }),
      ...more,
    })
    const onPage = (when: Body): Changes => ({ 'page/home.json': home(card('slots', 'Slot games', { when })) })
    const route = (fact: string, value: unknown): Body => ({ fact: `route.${fact}`, op: 'eq', value })

    test('that shows another page contains the nodes of both pages, but not of the layout', () => {
      const lines = people(site(second({ page: 'game' })), site(second()))
      expect(lines).toEqual([
        '"root" (page/home, 1 inside it): lost by route id is second, from now on',
        '"Game" (page/game root): gained by route id is second, from now on',
      ])
    })

    test('that shows its page in another layout contains the nodes of both layouts, but not of the page', () => {
      const lines = people(site(second({ layout: 'bare' })), site(second()))
      expect(lines).toEqual([
        expect.stringMatching(/^"shell" \(layout\/main, .*: lost by route id is second, from now on$/),
        expect.stringMatching(/^"bare" \(layout\/bare, .*: gained by route id is second, from now on$/),
      ])
    })

    test('that now requires a login contains those who lose its page, and those who lose a node with a rule about route.login', () => {
      const isVip = { not: { all: [route('login', true), vip] } }
      const [before, after] = [second(), second({ login: true })].map((more) => site({ ...more, ...onPage(isVip) }))
      expect(people(after as Changes, before)).toEqual([
        '"Slot games" (page/home slots): lost by route id is second and (not logged in or VIP level at least 5), from now on',
        '"shell" (layout/main, 2 inside it): lost by route id is second and not logged in, from now on',
      ])
    })

    test('whose path changed contains those who lose a node with a rule about the path', () => {
      const changed = (when: Body): readonly string[] =>
        people(site({ ...second({ path: '/other' }), ...onPage(when) }), site({ ...second(), ...onPage(when) }))
      expect(changed({ not: route('path', '/third') })).toEqual([])
      expect(changed({ not: route('path', '/other') })).toEqual([
        '"Slot games" (page/home slots): lost by route id is second, from now on',
      ])
    })
  })

  test('has a witness in each group, or marks the group as not proven', () => {
    const share = (to: number): Changes =>
      onHome(
        card('bingo', 'Bingo', {
          when: {
            all: [
              { fact: 'player.nickname', op: 'bucket', value: [0, to] },
              { fact: 'player.nickname', op: 'contains', value: 'zzz' },
              vip,
            ],
          },
        }),
      )
    const bingo = (who: object): Changes => onHome(card('bingo', 'Bingo', { when: who }))
    const groups = [...audience(share(20), share(10)), ...audience(bingo(vip), bingo(loggedIn))].flatMap(
      ({ gains, loses }) => [...gains, ...loses],
    )
    for (const group of groups) expect((group.witness === undefined) !== (group.notProven === undefined)).toBe(true)
    expect(groups.some(({ witness }) => witness !== undefined)).toBe(true)
    expect(groups.some(({ notProven }) => notProven !== undefined)).toBe(true)
  })

  test('has witnesses who match the rule and the time windows of their group', () => {
    const before = {
      ...usual,
      ...onHome(
        card('bingo', 'Bingo', {
          when: { any: [vip, { fact: 'device.container', op: 'eq', value: 'APP' }] },
          schedule: christmas,
        }),
      ),
    }
    const after = { ...usual, ...onHome(card('bingo', 'Bingo', { when: loggedIn })) }
    const rule = ({ who }: { readonly who: Parameters<typeof compileRule>[0] }): Parameters<typeof compileRule>[0] =>
      who
    const types = Object.fromEntries(
      Object.entries(catalogue.facts).map(([fact, { schema }]) => [fact, factType(schema)]),
    )
    const groups = audience(after, before).flatMap(({ gains, loses }) => [...gains, ...loses])
    expect(groups.length).toBeGreaterThan(1)
    for (const group of groups) {
      const { witness } = group
      const token = readPreviewToken(witness?.address.split('preview=')[1] ?? '', catalogue.facts)
      expect(typeof token).toBe('object')
      if (typeof token === 'string' || witness === undefined) continue
      expect(token.preview.at).toBe(witness.at)
      const read = (fact: string): unknown => (fact === 'clock.now' ? witness.at : token.preview.facts[fact])
      expect(compileRule(rule(group), types).test(read)).toBe(TRUE)
      expect(
        group.windows.some(({ from, until }) => (from ?? at) <= witness.at && witness.at <= (until ?? Infinity)),
      ).toBe(true)
    }
  })
})

describe('the summary of gains and losses', () => {
  const list = (id: string): Body => ({
    ...card(id, 'x'),
    props: { title: { $ref: 'item.banner.title' } },
    each: { in: { $documents: { kind: 'banner', where: { position: 'home-top' } } }, as: 'banner', key: 'id' },
  })
  const banners = (schedule: Body, more: Body = {}): Changes => ({
    'page/home.json': home(list('top'), list('foot')),
    ...Object.fromEntries(
      ['one', 'two', 'three'].map((id, sort) => [
        `banner/${id}.json`,
        {
          position: 'home-top',
          title: { $text: { en: id } },
          image: { $asset: 'vip' },
          link: { href: 'https://example.com/x' },
          sort,
          schedule,
          ...more,
        },
      ]),
    ),
  })
  const summary = (after: Changes, before: Changes) => summaryOf(audience(after, before))

  test('groups banners that end, or start, earlier or later for the same people', () => {
    const december = { from: '2026-12-01T00:00', until: '2026-12-10T23:59' }
    const shorter = { ...december, until: '2026-12-08T23:59' }
    const [first, ...others] = summary(banners(shorter, { when: vip }), banners(december, { when: vip }))
    expect(others).toEqual([])
    expect(first).toMatchObject({
      words: '3 banners end two days earlier for "VIP": "one", "two" and "three"',
      count: 3,
    })
    expect(first?.address).toMatch(/^\/.*\?preview=/)
    const words = (after: Body): readonly string[] =>
      summary(banners(after), banners(december)).map((sentence) => sentence.words)
    const titles = ': "one", "two" and "three"'
    expect(words({ ...december, until: '2026-12-11T02:59' })).toEqual([
      `3 banners end three hours later for everybody${titles}`,
    ])
    expect(words({ ...december, from: '2026-12-02T00:00' })).toEqual([
      `3 banners start one day later for everybody${titles}`,
    ])
    expect(words({ ...december, from: '2026-11-30T00:00' })).toEqual([
      `3 banners start one day earlier for everybody${titles}`,
    ])
    expect(words({ from: '2026-12-12T00:00', until: '2026-12-13T23:59' })).toEqual([
      `3 banners are no longer shown for everybody, from 1 to 10 Dec 2026${titles}`,
      `3 banners are now shown for everybody, from 12 to 13 Dec 2026${titles}`,
    ])
  })

  test('names a page, not the node at its root', () => {
    const page = home(card('a', 'A'))
    const closed = { ...page, root: { ...(page.root as object), when: loggedIn } }
    expect(summary({ 'page/home.json': closed }, { 'page/home.json': page }).map(({ words }) => words)).toEqual([
      'page "home" is no longer shown for people who are not logged in, from now on',
    ])
  })

  test('begins with what most people lose for the longest time', () => {
    const after = home(
      card('slots', 'Slot games', { when: loggedIn }),
      card('bingo', 'Bingo', { when: { audience: 'vip' } }),
    )
    const before = home(
      card('slots', 'Slot games'),
      card('bingo', 'Bingo', {
        when: { all: [{ audience: 'vip' }, { fact: 'device.container', op: 'eq', value: 'APP' }] },
      }),
      card('news', 'News'),
    )
    expect(summary({ 'page/home.json': after }, { 'page/home.json': before }).map(({ words }) => words)).toEqual([
      'card "News" is removed for everybody, from now on',
      'card "Slot games" is no longer shown for people who are not logged in, from now on',
      'card "Bingo" is now shown for people with: VIP level at least 5 and device container is not APP, from now on',
    ])
  })
})

/** The home page, on which `changed` replaces the card with the same id. */
function onHome(changed: Body): Changes {
  const page = structuredClone(usual['page/home.json']) as { root: { slots: { body: Body[] } } }
  const { body } = page.root.slots
  const here = body.findIndex(({ id }) => id === changed.id)
  body.splice(here, 1, changed)
  return { 'page/home.json': page as unknown as Body }
}
