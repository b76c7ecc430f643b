import { describe, expect, test } from 'vitest'
import { checkSource } from './check.ts'
import { catalogue, files, type Body } from './check.fixture.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'

const vip = { id: 'vip', when: { audience: 'vip' }, then: { tone: 'gold', text: { $text: { en: 'VIP' } } } }
const all = { id: 'all', when: true, then: { tone: 'plain', text: { $text: { en: 'Hi' } } } }
const player = { id: 'player', when: { fact: 'session.loggedIn', op: 'eq', value: true }, then: { tone: 'plain' } }
const columns = { tone: { type: 'string', enum: ['plain', 'gold'] }, text: { type: 'text' } }

/** Returns the findings of a decision table, and of a page whose props read it. */
function findingsOf(table: Body, props: Body = { title: { $text: { en: 'Game' } } }): string[] {
  const changed = files({
    'decision-table/marks.json': { columns, hit: 'first', ...table },
    'page/game.json': { title: { $text: { en: 'Game' } }, root: { id: 'root', widget: 'Card', v: 3, props } },
  })
  return checkSource(sourceOf({ files: changed }), catalogue)
    .findings.filter(({ file, code }) => /marks|game/.test(file) && !code.startsWith('PRF-'))
    .map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
}

describe('the rows of a table that names its inputs', () => {
  test('may use the inputs, even through audiences', () => {
    expect(findingsOf({ inputs: ['player.vipLevel', 'session.loggedIn'], rows: [vip, player, all] })).toEqual([])
  })
  test('may not use other facts', () => {
    expect(findingsOf({ inputs: ['session.loggedIn'], rows: [vip, player, all] })).toEqual([
      'config/decision-table/marks.json /rows/0/when: the row uses player.vipLevel, which is not an input of ' +
        'the table; add it to "inputs". [CFG-RULE]',
    ])
  })
  test('must use each input', () => {
    expect(findingsOf({ inputs: ['player.vipLevel', 'player.nickname'], rows: [vip, all] })).toEqual([
      'config/decision-table/marks.json /inputs/1: warning: no row uses the input player.nickname; remove it from "inputs". [CFG-RULE]',
    ])
  })
  test('are not checked against an input that is not a text; only the schema reports this input', () => {
    const found = findingsOf({ inputs: [{ length: 3 }, 'player.vipLevel'], rows: [vip, all] })
    expect(found).toEqual([expect.stringContaining('/inputs/0: expected')])
  })
})

describe('the cells of a table', () => {
  test('must have the type of their column', () => {
    const rows = [{ ...vip, then: { tone: 'silver', text: 'VIP', more: 1 } }]
    expect(
      findingsOf({ rows }).map((line) =>
        line.replace('config/decision-table/marks.json /rows/0/then', '').replace(/ A text for.*\./, ''),
      ),
    ).toEqual([
      '/tone: expected one of "plain", "gold", got "silver". [CFG-ENUM]',
      '/text: expected a text, got "VIP". [CFG-TAG]',
      '/more: there is no column "more"; allowed: tone, text. [CFG-UNKNOWN]',
    ])
  })
})

describe('the cells of a column of names', () => {
  test.each(['page', 'route', 'popup', 'flow'])('must name a %s that exists', (type) => {
    const named = { name: { type } }
    const [line = ''] = findingsOf({ columns: named, rows: [{ ...all, then: { name: 'nothing' } }] })
    expect(line).toContain(`/rows/0/then/name: there is no ${type} "nothing"`)
  })
  test('must name a text that exists', () => {
    const [line = ''] = findingsOf({
      columns: { key: { type: 'text-key' } },
      rows: [{ ...all, then: { key: 'none' } }],
    })
    expect(line).toContain('/rows/0/then/key: there is no text with the key "none"')
  })
  test('are accepted when the page exists', () => {
    expect(findingsOf({ columns: { name: { type: 'page' } }, rows: [{ ...all, then: { name: 'game' } }] })).toEqual([])
  })
})

describe('a property that reads a table', () => {
  const tone = { tone: { $select: { table: 'marks', column: 'tone' } } }
  const title = { title: { $text: { en: 'Game' } } }
  test('accepts the column of a table whose first matching row decides', () => {
    expect(findingsOf({ rows: [vip, all] }, { ...title, ...tone })).toEqual([])
  })
  test('does not accept the list of a collecting table for a single value', () => {
    expect(findingsOf({ rows: [vip, all], hit: 'collect' }, { ...title, ...tone })).toEqual([
      'config/page/game.json /root/props/tone: the list of the column tone of marks ("hit": "collect") does not fit ' +
        'here: expected one of "plain", "gold", got a list. Its colour. [CFG-BIND]',
    ])
  })
})
