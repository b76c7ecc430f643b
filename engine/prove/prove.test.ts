import { describe, expect, test } from 'vitest'
import { type Body, files, provable } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import { asChecked } from '../check/site.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { type FindingWitness, formatFinding } from '../document/finding.ts'
import { readPreviewToken } from '../release/preview-token.ts'
import { sourceOf } from '../document/source.ts'
import {
  at,
  banner,
  bannerList,
  card,
  type Changes,
  home,
  loggedIn,
  popup,
  route,
  stack,
  table,
  vip,
  visitor,
} from './prove.fixture.ts'
import { prove, type ProveOptions } from './prove.ts'

const catalogue: Catalogue = {
  ...provable,
  widgets: {
    ...provable.widgets,
    Image: {
      name: 'Image',
      version: 1,
      title: 'An image',
      group: 'content',
      slots: {},
      events: {},
      pure: true,
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          label: { type: 'string', description: 'Its name.' },
          priority: { type: 'boolean', default: false, description: 'Loads it before everything else.' },
        },
      },
    },
  },
  actions: {
    ...provable.actions,
    'wallet.pay': {
      name: 'wallet.pay',
      args: {
        type: 'object',
        additionalProperties: false,
        properties: {},
        needs: { fact: 'session.loggedIn', op: 'eq', value: true },
      },
    },
  },
}

function proven(changes: Changes, options: Partial<ProveOptions> = {}) {
  const { site, findings } = checkSource(sourceOf({ files: files(changes) }), catalogue)
  expect(findings.map(formatFinding)).toEqual([])
  return prove(asChecked(site), catalogue, { at, ...options })
}

/** Findings as lines without position and without the address of the witness, which depend on the formatting. */
function lines(changes: Changes): string[] {
  return proven(changes).findings.map((finding) =>
    formatFinding(finding)
      .replace(/:\d+:\d+/, '')
      .replace(/ See \S+/, ' See it')
      .replaceAll(/\.json:\d+/g, '.json'),
  )
}

test('a site without problems has no findings', () => {
  expect(lines({})).toEqual([])
})

describe('the finding PRF-LIMIT is reported for', () => {
  // The slot "cards" takes at most two nodes.
  const cards = (...list: Body[]): Changes => home({ id: 'box', widget: 'Stack', v: 1, slots: { cards: list } })

  test('a slot that shows a person more nodes at once than the slot takes, with this person as the witness', () => {
    const found = proven(cards(card('a'), card('b', { when: loggedIn }), card('c', { when: vip(3) }))).findings
    expect(found).toMatchObject([
      {
        code: 'PRF-LIMIT',
        severity: 'error',
        pointer: '/root/slots/body/0/slots/cards/2',
        witness: { persona: { 'session.loggedIn': true, 'player.vipLevel': 3 } },
      },
    ])
    expect(found[0]?.message.replaceAll(/config\/page\/home\.json:\d+/g, 'X')).toBe(
      'the slot cards of "box" shows 3 nodes at once for people with: logged in, VIP level 3, on 20 Nov 2026 12:00. ' +
        'The slot takes at most 2, and the rules of "a" (X), "b" (X) and "c" (X) do not exclude each other. ' +
        'Remove one of these nodes, or give it a rule that excludes another of them',
    )
  })

  test('no slot whose nodes exclude each other by rule or schedule', () => {
    expect(lines(cards(card('a'), card('b', { when: visitor }), card('c', { when: vip(3) })))).toEqual([])
    const [spring, summer] = [{ until: '2027-03-31T23:59' }, { from: '2027-04-01T00:00' }]
    expect(lines(cards(card('a'), card('b', { schedule: spring }), card('c', { schedule: summer })))).toEqual([])
  })

  test('a list that shows more entries than its slot takes, at the first entry that is too many', () => {
    const tabs = (...rules: (Body | boolean)[]): Changes => ({
      ...cards({
        ...card('tab', { props: { title: { $ref: 'item.tab.label' } } }),
        each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 'tab' },
      }),
      'tab-bar/main.json': {
        tabs: rules.map((when, n) => ({
          id: `tab-${n}`,
          label: { $text: { en: `Tab ${n}` } },
          icon: 'home',
          link: { route: 'home' },
          ...(when === true ? {} : { when }),
        })),
      },
    })
    expect(lines(tabs(true, loggedIn, visitor))).toEqual([])
    expect(lines(tabs(true, loggedIn, vip(3), visitor))).toEqual([
      expect.stringMatching(
        /^config\/tab-bar\/main\.json \/tabs\/2: .*"Tab 0" \(tab:tab-0, config\/tab-bar\/main\.json\), .* and "Tab 2" \(tab:tab-2, [^)]*\) do not .*\[PRF-LIMIT\]$/,
      ),
    ])
  })
})

describe('the finding PRF-NEVER is reported for', () => {
  test('a node whose rule contradicts itself', () => {
    expect(
      lines(home(card('a', { when: { all: [vip(5), { fact: 'player.vipLevel', op: 'lt', value: 3 }] } }))),
    ).toEqual([
      'config/page/home.json /root/slots/body/0/when: "a" is never visible. Its rule contradicts itself: ' +
        '"VIP level at least 5 and VIP level less than 3" of "a" (config/page/home.json). ' +
        'Change the rule, or delete "a". [PRF-NEVER]',
    ])
  })

  test('a node whose weekly windows are outside the dates of its schedule', () => {
    const schedule = {
      from: '2026-12-07T00:00',
      until: '2026-12-10T12:00',
      weekly: [{ days: ['sat'], from: '18:00', until: '02:00' }],
    }
    expect(lines(home(card('a', { schedule }), card('b')))).toEqual([
      'config/page/home.json /root/slots/body/0/schedule: "a" is never visible. Its schedule contradicts itself: ' +
        '"from 7 Dec 2026 00:00 to 10 Dec 2026 12:00, Sat 18:00 to 02:00" of "a" (config/page/home.json). ' +
        'Change the schedule, or delete "a". [PRF-NEVER]',
    ])
  })

  test('a node whose rule contradicts itself, at the rule and not at the schedule', () => {
    const when = { all: [visitor, vip(5)] }
    const found = proven(home(card('a', { when, schedule: { from: '2026-12-01T00:00' } }), card('b'))).findings
    expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([['PRF-NEVER', '/root/slots/body/0/when']])
  })

  test('a node whose rule contradicts the rule of its parent, with the locations of both rules', () => {
    const box = stack('box', [card('b', { when: loggedIn })], { when: visitor })
    expect(lines(home(box))).toEqual([
      'config/page/home.json /root/slots/body/0/slots/body/0/when: "b" is never visible. "not logged in" of "box" ' +
        '(config/page/home.json) and "logged in" of "b" (config/page/home.json) exclude each other. ' +
        'Change one of these rules, or delete "b". [PRF-NEVER]',
    ])
  })

  test('a node for visitors with VIP level 5, because a level requires a login', () => {
    expect(lines(home(card('a', { when: { all: [visitor, { audience: 'vip' }] } })))).toEqual([
      expect.stringMatching(/"a" is never visible/),
    ])
  })

  test('a node for visitors on a page that requires a login', () => {
    const guards: Changes = {
      'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'enter' }),
      'route/home.json': (body) => (body.login = true),
      ...popup('enter', { trigger: 'manual' }),
    }
    expect(lines({ ...home(card('a', { when: visitor })), ...guards })).toEqual([
      expect.stringMatching(
        /"logged in" of the route "home" \(config\/route\/home.json\) and "not logged in" of "a" \(config\/page\/home.json\) exclude/,
      ),
    ])
  })

  test('a node whose schedule does not overlap the schedule around it', () => {
    const winter = { from: '2026-12-01T00:00', until: '2026-12-31T23:59' }
    const spring = { from: '2027-03-01T00:00', until: '2027-03-31T23:59' }
    const box = stack('box', [card('b', { schedule: spring })], { schedule: winter })
    expect(lines(home(box)).find((line) => line.includes('PRF-NEVER'))).toMatch(/"b" is never visible/)
  })

  test('no section that is visible in at least one of its includes', () => {
    const section: Changes = { 'section/hot.json': { args: {}, root: card('in', { when: loggedIn }) } }
    const one = stack('one', [{ id: 'x', use: 'section/hot' }], { when: visitor })
    expect(lines({ ...home(one, { id: 'two', use: 'section/hot' }), ...section })).toEqual([])
  })

  test('no target whose schedule has ended: a PRF-ENDED warning with the time of the end is reported instead', () => {
    expect(lines(home(card('a', { schedule: { until: '2026-11-01T12:00' } }), card('b')))).toEqual([
      'config/page/home.json /root/slots/body/0/schedule: warning: "a" ended on 1 Nov 2026 12:01. ' +
        '"until 1 Nov 2026 12:00" of "a" (config/page/home.json) is over. ' +
        'Delete it, or change its schedule. [PRF-ENDED]',
    ])
  })
})

test('for a node that has ended because of its rule, the finding advises to change the rule', () => {
  const past = { fact: 'clock.now', op: 'lt', value: '2026-11-01T12:00' }
  expect(lines(home(card('a', { when: past }), card('b'))).join()).toMatch(/Delete it, or change its rule\. /)
})

test('a list that has ended is reported at its node, because its entries can be visible in another list', () => {
  const ended = bannerList('old', 'home-top', { schedule: { until: '2026-11-01T12:00' } })
  expect(lines(home(ended, bannerList('banner')))).toEqual([
    'config/page/home.json /root/slots/body/0/schedule: warning: "old" ended on 1 Nov 2026 12:01. ' +
      '"until 1 Nov 2026 12:00" of "old" (config/page/home.json) is over. ' +
      'Delete it, or change its schedule. [PRF-ENDED]',
  ])
})

describe('a rule that changes nothing', () => {
  test('is reported if it always holds', () => {
    expect(lines(home(card('a', { when: { any: [loggedIn, visitor] } })))).toEqual([
      'config/page/home.json /root/slots/body/0/when: warning: this rule of "a" changes nothing. ' +
        'It holds for everybody at all times. Remove the rule. [PRF-ALWAYS]',
    ])
  })

  test('is reported if the rule of a parent node implies this rule', () => {
    const box = stack('box', [card('b', { when: loggedIn })], { when: vip(5) })
    expect(lines(home(box))).toEqual([
      expect.stringMatching(
        /this rule of "b" changes nothing\. "VIP level at least 5" of "box" \(config\/page\/home.json\) already implies this rule\./,
      ),
    ])
  })
})

describe('a table', () => {
  test('with a row that is shadowed by another row is reported with the location of the other row', () => {
    expect(lines(table('first', [vip(5), vip(3), { fact: 'player.vipLevel', op: 'eq', value: 7 }, true]))).toEqual([
      'config/decision-table/badge.json /rows/2: the row "row-2" is never reached. ' +
        'The earlier row "row-1" for "VIP level at least 3" (config/decision-table/badge.json) ' +
        'applies to everybody for whom the rule of this row holds. ' +
        'Move the row up, change its rule, or delete it. See it [PRF-SHADOW]',
    ])
  })

  test('with a row that is shadowed by two other rows is reported with the locations of both other rows', () => {
    const line = lines(table('first', [vip(5), { fact: 'player.vipLevel', op: 'lt', value: 5 }, loggedIn, true]))
    expect(line[0]).toMatch(
      /Whenever the rule of this row holds, one of these applies first: the earlier row "row-0" for "VIP level at least 5" \(.*\) and the earlier row "row-1" for "VIP/,
    )
  })

  test('is reported if the rows before the last row cover everybody: the last row is not needed, with or without a rule', () => {
    const low = { fact: 'player.vipLevel', op: 'lt', value: 5 }
    const expected =
      'config/decision-table/badge.json /rows/2: warning: the row "row-2" is never needed. ' +
      'One of the 2 rows before it always applies. Delete this row, and remove the rule of the earlier row "row-1" for ' +
      '"VIP level less than 5" (config/decision-table/badge.json). [PRF-ALWAYS]'
    expect(lines(table('first', [vip(5), low, true]))).toEqual([expected])
    expect(lines(table('first', [vip(5), low, loggedIn]))).toEqual([expected])
  })

  test('with many rows is reported with only those rows that shadow the unreachable row', () => {
    const inContainer = (value: string): Body => ({ fact: 'device.container', op: 'eq', value })
    const level = (value: number): Body => ({ fact: 'player.vipLevel', op: 'eq', value })
    const each = Array.from({ length: 13 }, (_, n) =>
      ['APP', 'BROWSER'].map((one) => ({ all: [level(n), inContainer(one)] })),
    )
    const rows = [...each.flat(), level(5)]
    const found = lines(table('first', [...rows, { any: [loggedIn, inContainer('APP')] }, true]))
    expect(found.filter((line) => line.includes('/rows/26:'))).toEqual([
      expect.stringMatching(
        /"row-26" is never reached\. Whenever the rule of this row holds, one of these applies first: the earlier row "row-\d+" .* and the earlier row "row-\d+"/,
      ),
    ])
  })

  test('with a gap is reported with a witness, whose address contains a preview token', () => {
    const { findings } = proven(table('first', [vip(5), visitor]))
    expect(findings.map(({ code }) => code)).toEqual(['PRF-GAP'])
    const witness = findings[0]?.witness as FindingWitness
    expect(witness.persona).toMatchObject({ 'session.loggedIn': true })
    const token = new URL(witness.address, 'http://localhost').searchParams.get('preview') ?? ''
    expect(readPreviewToken(token, catalogue.facts)).toMatchObject({
      preview: { facts: witness.persona, at: witness.at },
    })
  })

  test('with "hit": "unique" is reported if two rows hold for one person, with this person as the witness', () => {
    expect(lines(table('unique', [vip(5), vip(3), { fact: 'player.vipLevel', op: 'lt', value: 3 }]))).toEqual([
      expect.stringMatching(/both hold for .*VIP level 5.*\. Exactly one row of this table may hold/),
    ])
    expect(lines(table('unique', [vip(5), true]))).toEqual([
      expect.stringMatching(/may hold \("hit": "unique"\), but the row "row-1" holds for everybody\. Give one/),
    ])
  })

  test('with "hit": "collect" may have gaps and overlaps', () => {
    expect(lines(table('collect', [vip(5), vip(3)]))).toEqual([])
  })
})

test('a variant of a section is reported as not needed if the variants before it cover everybody', () => {
  const section: Changes = {
    ...home({ id: 'hot', use: 'section/hot' }),
    'section/hot.json': {
      args: {},
      root: {
        id: 'hot',
        widget: 'Stack',
        v: 1,
        slots: {
          body: [
            {
              id: 'pick',
              pick: 'first',
              of: [card('one', { when: loggedIn }), card('two', { when: visitor }), card('three')],
            },
          ],
        },
      },
    },
  }
  expect(lines(section)).toEqual([
    expect.stringMatching(
      /\/of\/2: warning: "three" is never needed\. .* the earlier variant "two" for "not logged in"/,
    ),
  ])
})

test('a variant that is shadowed by an earlier variant is reported', () => {
  const pick = {
    id: 'pick',
    pick: 'first',
    of: [card('one', { when: vip(3) }), card('two', { when: vip(5) }), card('three')],
  }
  expect(lines(home(pick))).toEqual([
    expect.stringMatching(/"two" is never reached\. The earlier variant "one" for "VIP level at least 3" \(config/),
  ])
})

describe('popups', () => {
  test('with the same priority that can open at the same time are reported once', () => {
    expect(lines({ ...popup('a', { when: loggedIn }), ...popup('b', { when: vip(5) }) })).toEqual([
      expect.stringMatching(/the popup "b" could open at the same time for .*\. They have the same priority, 10 \(/),
    ])
  })

  test('with the same priority are reported for every pair, even if one popup belongs to two pairs', () => {
    const three = { ...popup('a', { when: loggedIn }), ...popup('b'), ...popup('c', { when: visitor }) }
    expect(lines(three).map((line) => /the popup "(\w)" and the popup "(\w)"/.exec(line)?.slice(1))).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ])
    const all = { ...popup('a'), ...popup('b'), ...popup('c') }
    expect(lines(all).map((line) => /the popup "(\w)" and the popup "(\w)"/.exec(line)?.slice(1))).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
  })

  test('that are too many to compare are reported as not proven, and popups on different routes are not compared', () => {
    const names = Array.from({ length: 40 }, (_, n) => `n${n}`)
    const isNamed = (name: string): Body => ({ fact: 'player.nickname', op: 'eq', value: name })
    const many: Changes = Object.assign(
      {},
      ...names.map((name) =>
        popup(name, { when: { any: [{ all: [isNamed(name), loggedIn] }, { all: [isNamed(name), vip(1)] }] } }),
      ),
    )
    const { findings } = proven(many, { budget: { question: 1_000_000, all: 20_000 } })
    expect(findings.map(({ code }) => code)).toContain('PRF-NOT-PROVEN')
    expect(findings.at(-1)?.message).toMatch(
      /^not proven: that the popup "n\d+" is never visible together with \d+ others of the same order or priority, because the limit of 20,000 operations .* is reached; the statement becomes provable when /,
    )
    const apart: Changes = Object.assign(
      {},
      ...names.map((name) => ({ ...popup(name, { routes: [name] }), [`route/${name}.json`]: route(`/${name}`) })),
    )
    expect(proven(apart)).toMatchObject({ findings: [], operations: expect.toSatisfy((all) => all < 1_000) as unknown })
  })

  test('with the same priority are not reported if they differ in routes, times or personas, or exclude each other', () => {
    expect(lines({ ...popup('a', { routes: ['home'] }), ...popup('b', { routes: ['game'] }) })).toEqual([])
    expect(
      lines({
        ...popup('a', { schedule: { until: '2026-12-01T00:00' } }),
        ...popup('b', { schedule: { from: '2026-12-02T00:00' } }),
      }),
    ).toEqual([])
    expect(lines({ ...popup('a', { when: loggedIn }), ...popup('b', { when: visitor }) })).toEqual([])
    expect(lines({ ...popup('a'), ...popup('b', { excludes: ['a'] }) })).toEqual([])
  })
})

describe('the finding PRF-PRIORITY is reported for', () => {
  const image = (id: string, more: Body = {}): Body => ({
    id,
    widget: 'Image',
    v: 1,
    props: { label: id, priority: true },
    ...more,
  })

  test('two images with "priority" that one person sees on one page', () => {
    expect(lines(home(image('a'), image('b', { when: loggedIn }), image('c', { props: {} })))).toEqual([
      'config/page/home.json /root/slots/body/1: warning: "a" and "b" on the same page both load their image before ' +
        'everything else for people who are logged in, on 20 Nov 2026 12:00. Both have "priority" (config/page/home.json and ' +
        'config/page/home.json), so they delay each other. Keep it for the image that is seen first. ' +
        'See it [PRF-PRIORITY]',
    ])
  })

  test('an image with "priority" in the layout and an image with "priority" in its page', () => {
    const found = lines({
      ...home(image('a')),
      'layout/main.json': {
        root: {
          id: 'shell',
          widget: 'Stack',
          v: 1,
          slots: { body: [image('logo'), { id: 'outlet', outlet: true }] },
        },
      },
    })
    expect(found.join('\n')).toMatch(/config\/page\/home\.json \/root\/slots\/body\/0: warning: "logo" and "a" on/)
  })

  test('no images that exclude each other by rules, schedules or variants', () => {
    const until = { schedule: { until: '2026-11-30T23:59' } }
    const from = { schedule: { from: '2026-12-01T00:00' } }
    expect(lines(home(image('a', { when: loggedIn }), image('b', { when: visitor })))).toEqual([])
    expect(lines(home(image('a', until), image('b', from)))).toEqual([])
    const pick: Body = { id: 'one', pick: 'first', of: [image('a', { when: vip(5) }), image('b')] }
    expect(lines(home(pick))).toEqual([])
  })
})

test('skins with the same priority that would apply at the same time are reported', () => {
  const skin = (more: Body): Body => ({ title: 'Skin', priority: 5, scheme: 'dark', tokens: {}, ...more })
  const first = skin({ schedule: { from: '2026-12-01T00:00', until: '2026-12-10T00:00' } })
  expect(lines({ 'skin/one.json': first, 'skin/two.json': skin({ schedule: { from: '2026-12-10T00:00' } }) })).toEqual([
    expect.stringMatching(
      /would both apply at the same time for a visitor, on 10 Dec 2026 00:00\. They have the same priority, 5 \(/,
    ),
  ])
  expect(lines({ 'skin/one.json': first, 'skin/two.json': skin({ schedule: { from: '2026-12-10T00:01' } }) })).toEqual(
    [],
  )
})

describe('banners', () => {
  const list = home(bannerList('banner'))

  test('with the same order that are visible at the same time are reported', () => {
    expect(lines({ ...list, 'banner/two.json': banner(1) })).toEqual([
      expect.stringMatching(/have the same "sort", 1, at home-top/),
    ])
    expect(lines({ ...list, 'banner/two.json': banner(2) })).toEqual([])
  })

  test('that no list shows are reported, whether no list selects them or the list has reached its limit', () => {
    const full = home({
      ...card('banner'),
      each: { in: { $documents: { kind: 'banner', where: { position: 'home-top' } } }, as: 'banner', limit: 1 },
    })
    expect(
      lines({ ...full, 'banner/two.json': banner(2), 'banner/far.json': { ...banner(3), position: 'nowhere' } }),
    ).toEqual([
      'config/banner/far.json /position: warning: no list shows the banner "far". ' +
        'Its "position" is "nowhere", but the lists select "home-top". ' +
        'Change "position", add a list that selects its value, or delete the document. [PRF-UNREACHED]',
      'config/banner/two.json: warning: no list shows the banner "two". ' +
        'No list selects it, or the lists that select it have reached their limit. ' +
        'Add a list that selects the document, raise the limit of a list, or delete the document. [PRF-UNREACHED]',
    ])
  })

  test('that leave a slot empty for a week are reported with the window', () => {
    const gap: Changes = {
      ...list,
      'banner/one.json': banner(1, { schedule: { until: '2026-12-01T23:59' } }),
      'banner/two.json': banner(2, { schedule: { from: '2026-12-09T00:00' } }),
    }
    expect(lines(gap)).toEqual([
      'config/page/home.json /root/slots/body: warning: the slot body of "root" is empty for everybody from 2 to 8 ' +
        'Dec 2026. The rules of its 2 nodes exclude this time: "until 1 Dec 2026 23:59" of "x" (config/banner/one.json) and "from 9 Dec 2026 00:00 on" of "x" (config/banner/two.json). ' +
        'Add a node to the slot for this time, or change the schedule of a node in the slot. See it [PRF-EMPTY]',
    ])
  })

  test('that are only visible on weekends are reported, because the slot is empty on weekdays', () => {
    const weekly = { weekly: [{ days: ['sat', 'sun'], from: '00:00', until: '23:59' }] }
    expect(lines({ ...list, 'banner/one.json': banner(1, { schedule: weekly }) })[0]).toMatch(
      /empty for everybody on 20 Nov 2026 from 12:00 to 23:59/,
    )
  })

  test('a slot is not reported as empty for times at which the node that contains the slot is not visible', () => {
    const schedule = { weekly: [{ days: ['sat', 'sun'], from: '00:00', until: '23:59' }] }
    const inner = card('inner', { schedule })
    const weekend = { id: 'weekend', widget: 'Stack', v: 1, schedule, slots: { body: [inner] } }
    const always = { id: 'always', widget: 'Stack', v: 1, slots: { body: [weekend, card('other')] } }
    expect(lines(home(always))).toEqual([])
    const pick = { id: 'day', pick: 'first', of: [{ ...weekend, slots: { body: [card('inner')] } }, card('other')] }
    expect(lines(home(pick))).toEqual([])
  })
})

describe('a page with a start or an end', () => {
  const ending = (until: string): Changes => ({
    'page/game.json': {
      title: { $text: { en: 'Game' } },
      root: { ...card('root'), schedule: { until } },
    },
  })
  const link = (more: Body = {}): Body =>
    card('link', { props: { title: { $text: { en: 'Go' } }, link: { route: 'game', params: { id: '1' } } }, ...more })

  test('is reported if a link to the page is visible after the end', () => {
    expect(lines({ ...home(link()), ...ending('2026-12-24T23:59') }).find((line) => line.includes('PRF-ENDS'))).toMatch(
      /"Go" \(link\) leads nowhere for everybody from 25 Dec 2026 00:00 on: the page of "game" has ended\./,
    )
  })

  test('is reported as not begun if a link to the page is visible before the start', () => {
    const later = {
      'page/game.json': {
        title: { $text: { en: 'Game' } },
        root: { ...card('root'), schedule: { from: '2026-12-01T00:00' } },
      },
    }
    expect(lines({ ...home(link()), ...later }).find((line) => line.includes('PRF-ENDS'))).toMatch(
      /leads nowhere for everybody until 30 Nov 2026 23:59: the page of "game" has not begun\./,
    )
  })

  test('is reported with all times at which the page is not visible', () => {
    const december = {
      'page/game.json': {
        title: { $text: { en: 'Game' } },
        root: { ...card('root'), schedule: { from: '2026-12-01T00:00', until: '2026-12-10T23:59' } },
      },
    }
    expect(lines({ ...home(link()), ...december }).find((line) => line.includes('PRF-ENDS'))).toMatch(
      /leads nowhere for everybody until 30 Nov 2026 23:59 and from 11 Dec 2026 00:00 on: the page of "game" is not available then\./,
    )
  })

  test('is not reported if the link ends at the same time', () => {
    const found = lines({
      ...home(link({ schedule: { until: '2026-12-24T23:59' } }), card('b')),
      ...ending('2026-12-24T23:59'),
    })
    expect(found.filter((line) => line.includes('PRF-ENDS'))).toEqual([])
  })
})

test('a page is reported if its only link is for browsers and "reach" of the site names device.container', () => {
  const link = card('link', {
    props: { title: { $text: { en: 'Go' } }, link: { route: 'game', params: { id: '1' } } },
    when: { fact: 'device.container', op: 'eq', value: 'BROWSER' },
  })
  const reach: Changes = { 'site.json': (body) => (body.proofs = { reach: ['device.container'] }) }
  expect(lines({ ...home(link), ...reach })).toEqual([
    expect.stringMatching(
      /people for whom "device container is APP" holds find no link to this page\. The only link to this page .*: "Go" \(link, config\/page\/home\.json\)\. Add a link that these people see/,
    ),
  ])
})

test('an action that needs a login is reported in a node for visitors', () => {
  const pay = (when: unknown): Body => card('pay', { when, on: { press: [{ do: 'wallet.pay' }] } })
  expect(lines(home(pay(visitor)))).toEqual([
    expect.stringMatching(
      /"pay" runs wallet\.pay, which fails for everybody who sees the node\. The action requires "logged in", but "not logged in" of "pay" \(.*\) excludes that\./,
    ),
  ])
  expect(lines(home(pay(loggedIn)))).toEqual([])
})

describe('a statement that cannot be proven', () => {
  test('is reported as not proven, for example if a list must contain the value of another fact', () => {
    const rule = {
      all: [
        { fact: 'player.favorites', op: 'contains', value: { fact: 'player.nickname' } },
        { fact: 'player.favorites', op: 'notContains', value: 'Ana' },
        { fact: 'player.nickname', op: 'eq', value: 'Ana' },
      ],
    }
    expect(lines(home(card('a', { when: rule }), card('b')))).toEqual([
      expect.stringMatching(/not proven: that .* can be visible, because not all values of .*player.* can be tried/),
    ])
  })

  test('is reported when the budget is used up, and nothing else is reported', () => {
    const { findings } = proven(
      home(card('a', { when: { all: [vip(5), { fact: 'player.vipLevel', op: 'lt', value: 3 }] } })),
      {
        budget: { question: 1, all: 1 },
      },
    )
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['PRF-NOT-PROVEN']))
  })
})

test('a page with arguments is proven with the values that its route gives', () => {
  const impossible = card('a', { when: { all: [{ arg: 'isNew' }, loggedIn, visitor] } })
  const page: Changes = {
    'page/game.json': {
      title: { $text: { en: 'Game' } },
      args: { isNew: { type: 'boolean', default: false } },
      root: { id: 'root', widget: 'Stack', v: 1, slots: { body: [impossible, card('b')] } },
    },
  }
  const fresh: Changes = { 'route/game.json': (body) => (body.args = { isNew: true }) }
  expect(lines(page)).toEqual([])
  expect(lines({ ...page, ...fresh })).toEqual([expect.stringMatching(/game.json .*"a" is never visible/)])
})

test('the site document can set the severity of a finding', () => {
  const never = home(card('a', { when: { all: [loggedIn, visitor] } }), card('b'))
  const soft: Changes = { 'site.json': (body) => (body.proofs = { severity: { 'PRF-NEVER': 'warning' } }) }
  expect(proven(never).findings.map(({ severity }) => severity)).toEqual(['error'])
  expect(proven({ ...never, ...soft }).findings.map(({ severity }) => severity)).toEqual(['warning'])
})
