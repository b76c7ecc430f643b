/** Links to pages that are closed to people who see the links, and links to pages that end. */
import { describe, expect, test } from 'vitest'
import { type Body, files, provable as catalogue } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import { asChecked } from '../check/site.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { prove } from './prove.ts'

type Changes = NonNullable<Parameters<typeof files>[0]>

/** 20 November 2026, noon in Manila. */
const at = Date.UTC(2026, 10, 20, 4)
const loggedIn = { fact: 'session.loggedIn', op: 'eq', value: true }
const visitor = { fact: 'session.loggedIn', op: 'eq', value: false }
const vip = (level: number): Body => ({ fact: 'player.vipLevel', op: 'gte', value: level })
const inApp = { fact: 'device.container', op: 'eq', value: 'APP' }
const card = (id: string, more: Body = {}): Body => ({
  id,
  widget: 'Card',
  v: 3,
  props: { title: { $text: { en: id } } },
  ...more,
})
const linked = (link: unknown, more: Body = {}): Body =>
  card('go', { props: { title: { $text: { en: 'Go' } }, link }, ...more })
const to = (route: string): Body => ({ route })
const page = (...body: readonly Body[]): Body => ({
  title: { $text: { en: 'Page' } },
  root: { id: 'root', widget: 'Stack', v: 1, slots: { body } },
})
const home = (...body: readonly Body[]): Changes => ({ 'page/home.json': page(...body), 'section/hot.json': null })
const route = (path: string, more: Body = {}): Body => ({ path, head: { title: { $text: { en: path } } }, ...more })
/** The route `club` with its page. */
const club = (more: Body = {}, body: readonly Body[] = [card('content')]): Changes => ({
  'route/club.json': route('/club', { page: 'club', ...more }),
  'page/club.json': page(...body),
})
const restricted: Changes = { 'site.json': (body) => Object.assign(body, { guards: { restricted: inApp } }) }
const withLogin: Changes = {
  'site.json': (body) => Object.assign(body, { guards: { login: loggedIn, restricted: inApp }, loginPopup: 'enter' }),
  'popup/enter.json': {
    title: { $text: { en: 'Enter' } },
    group: 'enter',
    priority: 1,
    trigger: 'manual',
    root: card('sheet'),
  },
}

function found(changes: Changes): readonly string[] {
  const { site, findings } = checkSource(sourceOf({ files: files(changes) }), catalogue)
  expect(findings.filter(({ severity }) => severity === 'error').map(formatFinding)).toEqual([])
  return prove(asChecked(site), catalogue, { at }).findings.map(
    ({ code, file, pointer, message }) =>
      `${code} ${file.replace('config/', '')} ${pointer}: ${message.replaceAll(/\.json:\d+/g, '.json')}`,
  )
}

const codes = (changes: Changes): readonly string[] => found(changes).map((line) => line.slice(0, line.indexOf(':')))

describe('a link to a page that no person who sees the link can open', () => {
  test('is an error if the restriction of the page excludes these people', () => {
    const site = { ...restricted, ...club({ restricted: true }) }
    expect(found({ ...home(linked(to('club'), { when: { not: inApp } }), card('b')), ...site })).toEqual([
      'PRF-CLOSED page/home.json /root/slots/body/0/props/link/route: ' +
        '"Go" (go) links to the page of "club", but no person who sees the link can open the page. ' +
        '"device container is not APP" of "Go" (config/page/home.json) and "device container is APP" ' +
        'of the route "club" (config/route/club.json) exclude each other. ' +
        'Show the link to people who can open the page, change the rule of the page, or remove the link',
    ])
    expect(codes({ ...home(linked(to('club'), { when: inApp }), card('b')), ...site })).toEqual([])
  })

  test('is an error if the page is empty for these people', () => {
    const empty = club({}, [card('x', { when: vip(5) }), card('y', { when: { all: [loggedIn, inApp] } })])
    expect(found({ ...home(linked(to('club'), { when: visitor }), card('b')), ...empty })).toEqual([
      expect.stringMatching(
        /^PRF-CLOSED .* can open the page\. The page is empty for people who see the link: each node of "root" \(config\/page\/club\.json\) has a rule that excludes them\. Show/,
      ),
    ])
    expect(codes({ ...home(linked(to('club'), { when: vip(6) }), card('b')), ...empty })).toEqual([])
  })

  test('is an error even if the link leads to the page through a redirect', () => {
    const old: Changes = { 'route/old.json': { path: '/old', redirect: { to: { route: 'club' } } } }
    const site = { ...restricted, ...club({ restricted: true }), ...old }
    expect(found({ ...home(linked(to('old'), { when: { not: inApp } }), card('b')), ...site })).toEqual([
      expect.stringMatching(
        /^PRF-CLOSED .* links to the page of "club" \(through the redirect "old"\), but no person who sees/,
      ),
    ])
  })

  test('is only a warning if these people can open the page after a login', () => {
    const site = { ...withLogin, ...club({ login: true }) }
    expect(found({ ...home(linked(to('club'), { when: visitor }), card('b')), ...site })).toEqual([
      expect.stringMatching(
        /^PRF-PARTLY-CLOSED .* but no person who sees the link is logged in\. The page requires a login: "logged in" of the route "club" \(config\/route\/club.json\)\. /,
      ),
    ])
    expect(codes({ ...home(linked(to('club'))), ...site })).toEqual([])
    const require = { ...site, ...club({ login: true, restricted: true }) }
    expect(
      codes({ ...home(linked(to('club'), { when: { all: [visitor, { not: inApp }] } }), card('b')), ...require }),
    ).toEqual(['PRF-CLOSED page/home.json /root/slots/body/0/props/link/route'])
  })

  test('in a section is an error only if nobody can open the page from any include of the section', () => {
    const section: Changes = { 'section/hot.json': { args: {}, root: linked(to('club')) } }
    const box = (id: string, when: Body): Body => ({
      id,
      widget: 'Stack',
      v: 1,
      when,
      slots: { body: [{ id: `in-${id}`, use: 'section/hot' }] },
    })
    const site = { ...restricted, ...club({ restricted: true }), ...section }
    expect(codes({ ...site, 'page/home.json': page(box('one', { not: inApp })) })).toEqual([
      'PRF-CLOSED section/hot.json /root/props/link/route',
    ])
    expect(codes({ ...site, 'page/home.json': page(box('one', { not: inApp }), box('two', inApp)) })).toEqual([
      'PRF-PARTLY-CLOSED section/hot.json /root/props/link/route',
    ])
  })
})

test('the finding for a link to a page that is closed to some people names these people', () => {
  const site = { ...restricted, ...club({ restricted: true }) }
  expect(found({ ...home(linked(to('club'), { when: loggedIn }), card('b')), ...site })).toEqual([
    'PRF-PARTLY-CLOSED page/home.json /root/slots/body/0/props/link/route: ' +
      '"Go" (go) links to the page of "club", but some people who see the link cannot open the page: ' +
      'those for whom "logged in and device container is not APP" holds, 50 % of the people who see the link if all values of facts are equally common. People can open the page only if these rules hold: "device container is APP" of the route "club" (config/route/club.json). Show the link only to people who can open the page, or change the rule of the page',
  ])
})

test('the address of a witness contains values for the parameters of a route that has only paths with parameters', () => {
  const site = checkSource(
    sourceOf({
      files: files({
        'page/game.json': {
          title: { $text: { en: 'Game' } },
          root: { id: 'root', widget: 'Stack', v: 1, slots: { cards: [card('a'), card('b'), card('c')] } },
        },
        'site.json': (body) => (body.notFound = 'home'),
        'page/home.json': page(card('x')),
        'section/hot.json': null,
      }),
    }),
    catalogue,
  ).site
  const { findings } = prove(asChecked(site), catalogue, { at })
  expect(findings.map(({ witness }) => witness?.address.replace(/\?.*/, ''))).toEqual(['/game/1'])
})

describe('a link to a page that some people cannot open is reported', () => {
  const site = { ...restricted, ...club({ restricted: true }) }
  const table = (hit: string, ...rows: readonly (readonly [unknown, string])[]): Changes => ({
    'decision-table/targets.json': {
      columns: { link: { type: 'link' } },
      rows: rows.map(([when, name], n) => ({ id: `row-${n}`, when, then: { link: to(name) } })),
      hit,
    },
  })
  const select = { $select: { table: 'targets', column: 'link' } }

  test('in a cell of a table that a node selects, if the row holds for these people', () => {
    const rows = table('first', [inApp, 'home'], [true, 'club'])
    expect(codes({ ...home(linked(select)), ...site, ...rows })).toEqual([
      'PRF-CLOSED decision-table/targets.json /rows/1/then/link/route',
    ])
    expect(codes({ ...home(linked(select)), ...site, ...table('first', [inApp, 'club'], [true, 'home']) })).toEqual([])
  })

  test('in a cell of a table that only code reads', () => {
    expect(codes({ ...site, ...table('first', [inApp, 'home'], [true, 'club']) })).toEqual([
      'PRF-CLOSED decision-table/targets.json /rows/1/then/link/route',
    ])
  })

  test('in a branch of an "$if", if the branch is chosen for these people', () => {
    const choice = (yes: string, no: string): Body => ({ $if: inApp, then: to(yes), else: to(no) })
    expect(codes({ ...home(linked(choice('home', 'club'))), ...site })).toEqual([
      'PRF-CLOSED page/home.json /root/slots/body/0/props/link/else/route',
    ])
    expect(codes({ ...home(linked(choice('club', 'home'))), ...site })).toEqual([])
  })

  test('in a step, if the step runs for these people', () => {
    const press = (...steps: readonly Body[]): Body => card('go', { on: { press: steps } })
    const open = (when: unknown): Body => ({ do: 'nav.open', when, args: { link: to('club') } })
    expect(codes({ ...home(press(open({ not: inApp }))), ...site })).toEqual([
      'PRF-CLOSED page/home.json /root/slots/body/0/on/press/0/args/link/route',
    ])
    expect(codes({ ...home(press(open(inApp))), ...site })).toEqual([])
    const flow: Changes = {
      'flow/leave.json': { args: {}, steps: [{ id: 'open', ...open({ not: inApp }) }] },
    }
    expect(codes({ ...home(press({ do: { flow: 'leave' } })), ...site, ...flow })).toEqual([
      'PRF-CLOSED flow/leave.json /steps/0/args/link/route',
    ])
  })
})

describe('a link to a page that is not always shown', () => {
  const ends = (more: Body): Changes => ({
    'route/club.json': route('/club', { page: 'club' }),
    'page/club.json': { title: { $text: { en: 'Club' } }, root: card('root', more) },
  })
  const until: Body = { schedule: { until: '2026-12-24T23:59' } }

  test('is reported with the time of the end, the people concerned, and the file that defines the end', () => {
    expect(found({ ...home(linked(to('club'), { when: loggedIn }), card('b')), ...ends(until) })).toEqual([
      'PRF-ENDS page/home.json /root/slots/body/0/props/link/route: ' +
        '"Go" (go) leads nowhere for people for whom "logged in" holds, from 25 Dec 2026 00:00 on: the page of "club" has ended. ' +
        'The page is shown only while this holds: "until 24 Dec 2026 23:59" of "root" (config/page/club.json). ' +
        'Show the link only at the times of its page, change the times of the page, or remove the link',
    ])
  })

  test('because of a rule about the clock is reported only for people who can see the page before its end', () => {
    const end = { fact: 'clock.now', op: 'lte', value: '2026-12-24T23:59' }
    const [first] = found({ ...home(linked(to('club'))), ...ends({ when: { all: [vip(5), end] } }) })
    expect(first).toMatch(
      /^PRF-ENDS .* leads nowhere for people for whom "VIP level at least 5" holds, from 25 Dec 2026 00:00 on/,
    )
  })

  test('or begins later, or is closed for some days, is reported with these times', () => {
    expect(found({ ...home(linked(to('club'))), ...ends({ schedule: { from: '2026-12-01T00:00' } }) })[0]).toMatch(
      /leads nowhere for everybody until 30 Nov 2026 23:59: the page of "club" has not begun\./,
    )
    const pause = { not: { fact: 'clock.now', op: 'between', value: ['2026-12-01T00:00', '2026-12-02T23:59'] } }
    expect(found({ ...home(linked(to('club'))), ...ends({ when: pause }) })[0]).toMatch(
      /from 1 to 2 Dec 2026: the page of "club" is not available then\. The page is shown only while this holds: "not/,
    )
  })

  test('is also reported in a cell of a table, even if the link leads to the page through a redirect', () => {
    const table: Changes = {
      'decision-table/targets.json': {
        columns: { link: { type: 'link' } },
        rows: [{ id: 'all', when: true, then: { link: to('old') } }],
        hit: 'first',
      },
      'route/old.json': { path: '/old', redirect: { to: { route: 'club' } } },
    }
    const select = linked({ $select: { table: 'targets', column: 'link' } })
    expect(found({ ...home(select), ...ends(until), ...table })).toEqual([
      expect.stringMatching(
        /^PRF-ENDS decision-table\/targets.json \/rows\/0\/then\/link\/route: "Go" \(go\) leads nowhere .*the page of "club" \(through the redirect "old"\) has ended\./,
      ),
    ])
  })
})
