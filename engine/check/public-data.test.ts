/** Tests the check of public data, and of lists in prerendered pages. */
import { expect, test } from 'vitest'
import type { Catalogue } from '../core/catalogue.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { type Body, catalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'

const call = catalogue.calls['games/list'] as Catalogue['calls'][string]
const withIdentity: Catalogue = {
  ...catalogue,
  calls: {
    'games/list': { ...call, omit: ['name', 'number'] },
    'games/mine': { ...call, omit: ['name'] },
  },
  selectors: {
    'games.section': {
      name: 'games.section',
      args: { type: 'object' },
      result: { type: 'array' },
      reads: ['data.games.value'],
    },
    'games.kinds': { name: 'games.kinds', args: { type: 'object' }, result: { type: 'array' }, reads: [] },
  },
}

/** Returns the findings of a page with this data source and a list of this selector. */
function found(data: object, select?: object): readonly string[] {
  const changes = {
    'page/game.json': (page: Body) => {
      page.data = { games: { call: 'games/list', when: 'boot', ...data } }
      const read = { id: 'games', widget: 'Card', v: 3, props: { title: 'A' } }
      const list = { ...read, id: 'list', each: { in: { $select: select ?? null }, as: 'entry' } }
      page.root = { id: 'root', widget: 'Stack', v: 1, slots: { body: select === undefined ? [read] : [list] } }
    },
    'page/home.json': (page: Body) => delete page.data,
  }
  return checkSource(sourceOf({ files: files(changes) }), withIdentity)
    .findings.map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
    .filter((line) => /CFG-PUBLIC|no effect/.test(line))
}
const list = { name: 'games.section', prerender: 8 }

test('public data with a fixed payload that a prerendered list reads has no findings', () => {
  expect(found({ public: true, args: { kind: 'slot' } }, list)).toEqual([])
  expect(found({}, { name: 'games.section' })).toEqual([])
})

test('a call that sends the identity of the player is not public', () => {
  expect(found({ public: true, call: 'games/mine' }, list)).toEqual([
    'config/page/game.json /data/games/call: the call games/mine sends the identity of the player, so its answer is not ' +
      'the same for all players; remove "public". [CFG-PUBLIC]',
  ])
})

test('public data must be loaded when the page opens, and its payload must not refer to other values', () => {
  expect(found({ public: true, when: 'session' }, list)).toEqual([
    'config/page/game.json /data/games/when: the public data "games" must be loaded when the page opens; ' +
      'write "when": "boot". [CFG-PUBLIC]',
  ])
  for (const kind of [
    { $ref: 'fact.player.nickname', default: '' },
    { $if: { fact: 'session.loggedIn', op: 'eq', value: true }, then: 'a', else: 'b' },
  ])
    expect(found({ public: true, args: { kind } }, list)).toEqual([
      'config/page/game.json /data/games/args/kind: the payload of the public data "games" must be fixed, because the ' +
        'server sends it for everybody; replace it with a fixed value, or remove "public". [CFG-PUBLIC]',
    ])
})

test('"public" without a prerendered list, and "prerender" without public data, have no effect', () => {
  expect(found({ public: true }, { name: 'games.section' })).toEqual([
    'config/page/game.json /data/games/public: warning: "public" has no effect, because no list with "prerender" reads ' +
      'the data "games"; remove it, or add "prerender" to a "$select" that reads this data. [CFG-UNKNOWN]',
  ])
  const place =
    'config/page/game.json /root/slots/body/0/each/in/$select/prerender: warning: "prerender" has no effect, '
  expect(found({}, list)).toEqual([
    `${place}because games.section reads no public data; remove it, or add "public": true to the data "games". [CFG-UNKNOWN]`,
  ])
  expect(found({}, { name: 'games.kinds', prerender: 2 })).toContain(
    `${place}because games.kinds reads no public data; remove it. [CFG-UNKNOWN]`,
  )
})
