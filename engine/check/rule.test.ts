import { describe, expect, test } from 'vitest'
import { compileRule } from '../core/rule.ts'
import type { Json } from '../core/json.ts'
import type { FactType } from '../core/slice.ts'
import { catalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { definitions } from '../document/vocabulary.ts'
import { ops, type ValueSort } from './rule.ts'

const types: { readonly [sort in ValueSort]: readonly FactType[] } = {
  boolean: ['b'],
  word: ['s'],
  number: ['n', 'i'],
  list: ['l'],
  instant: ['t'],
  version: ['v'],
}
const values: { readonly [type in FactType]?: Json } = { b: true, n: 1.5, i: 1, t: 1, s: 'x', v: '1.0' }

/** Returns a value that the operator accepts for this type of fact. */
function valueFor(op: string, type: FactType): Json {
  const one = values[type] ?? 'x'
  if (op === 'in' || op === 'notIn') return [one]
  if (op === 'between') return [one, one]
  if (op === 'bucket') return [0, 10]
  return op === 'exists' ? true : op.endsWith('ontains') ? 'x' : one
}

const all = definitions.factRule?.properties?.op?.enum as readonly string[]

test.each(Object.keys(types) as ValueSort[])(
  'the check allows exactly the comparisons of %s that the engine evaluates',
  (sort) => {
    for (const type of types[sort])
      for (const op of all) {
        let isValid = true
        compileRule(['is', 'a.b', op as 'eq', valueFor(op, type)], { 'a.b': type }, () => (isValid = false))
        expect(ops[sort].includes(op), `${op} of ${sort}`).toBe(isValid)
      }
  },
)

/** Returns the findings of an audience with this rule, without their positions. */
function findingsOf(rule: unknown, more: Parameters<typeof files>[0] = {}): string[] {
  const changed = files({ 'audience/vip.json': { title: 'VIP', rule: rule as Json }, ...more })
  return checkSource(sourceOf({ files: changed }), catalogue)
    .findings.filter((finding) => !finding.code.startsWith('PRF-'))
    .map((finding) =>
      formatFinding(finding)
        .replace(/:\d+:\d+/, '')
        .replace('config/audience/vip.json /rule', ''),
    )
}

const level = (op: string, value?: unknown): object => ({
  fact: 'player.vipLevel',
  op,
  ...(value === undefined ? {} : { value }),
})
const version = (op: string, value: unknown): object => ({ fact: 'device.version', op, value })
const now = (op: string, value: unknown): object => ({ fact: 'clock.now', op, value })
const kinds = 'allowed operators are eq, neq, in, notIn, gt, gte, lt, lte, between, exists. The VIP level. [CFG-RULE]'

const existing =
  'allowed: session.loggedIn, player.vipLevel, player.nickname, player.favorites, device.container, ' +
  'device.version, clock.now. [CFG-REF]'

describe('a finding with a position and a remedy is reported for', () => {
  test.each<[string, unknown, readonly string[]]>([
    [
      'a misspelled fact',
      { fact: 'player.vipLevle', op: 'eq', value: 1 },
      [
        '/fact: there is no fact "player.vipLevle" (docs/facts.md lists all facts); ' +
          'did you mean "player.vipLevel"? [CFG-REF]',
      ],
    ],
    [
      'a fact that is not declared',
      { fact: 'weather.rain', op: 'eq', value: 1 },
      [`/fact: there is no fact "weather.rain" (docs/facts.md lists all facts); ${existing}`],
    ],
    [
      'a fact with the name of an inherited property',
      { fact: 'constructor', op: 'eq', value: 1 },
      [`/fact: there is no fact "constructor" (docs/facts.md lists all facts); ${existing}`],
    ],
    [
      'a fact called __proto__',
      { fact: '__proto__', op: 'eq', value: 1 },
      [`/fact: there is no fact "__proto__" (docs/facts.md lists all facts); ${existing}`],
    ],
    [
      'a second fact that is misspelled',
      level('eq', { fact: 'player.viplevel' }),
      [
        '/value/fact: there is no fact "player.viplevel" (docs/facts.md lists all facts); ' +
          'did you mean "player.vipLevel"? [CFG-REF]',
      ],
    ],
    [
      'an operator of another fact type',
      level('contains', 'a'),
      [`/op: player.vipLevel is a number and cannot be compared by the operator "contains"; ${kinds}`],
    ],
    [
      'a bucket comparison of a number',
      level('bucket', [0, 10]),
      [`/op: player.vipLevel is a number and cannot be compared by the operator "bucket"; ${kinds}`],
    ],
    [
      'a value below the range',
      level('gte', -1),
      ['/value: expected an integer from 0 to 12, got -1. The VIP level. [CFG-RULE]'],
    ],
    [
      'a value above the range',
      level('in', [3, 13]),
      ['/value: expected an integer from 0 to 12, got 13. The VIP level. [CFG-RULE]'],
    ],
    [
      'a fraction for an integer',
      level('eq', 1.5),
      ['/value: expected an integer from 0 to 12, got 1.5. The VIP level. [CFG-RULE]'],
    ],
    [
      'a string for a number',
      level('eq', '3'),
      ['/value: expected an integer from 0 to 12, got "3". The VIP level. [CFG-RULE]'],
    ],
    [
      'a boolean for a number',
      level('eq', true),
      ['/value: expected an integer from 0 to 12, got true. The VIP level. [CFG-RULE]'],
    ],
    [
      'a value that is not in the enum',
      { fact: 'device.container', op: 'eq', value: 'APPP' },
      ['/value: expected one of "BROWSER", "APP", got "APPP"; did you mean "APP"? The frame. [CFG-RULE]'],
    ],
    [
      'a list compared with a list',
      { fact: 'player.favorites', op: 'contains', value: { fact: 'player.favorites' } },
      [
        '/value: player.favorites (a list of strings) cannot be compared with player.favorites (a list of ' +
          'strings) by contains. Liked games. [CFG-RULE]',
      ],
    ],
    [
      'a number compared with a string',
      level('eq', { fact: 'player.nickname' }),
      [
        '/value: player.vipLevel (a number) cannot be compared with player.nickname (a string) by eq. ' +
          'The VIP level. [CFG-RULE]',
      ],
    ],
    [
      'between with a fact as its value',
      level('between', { fact: 'player.vipLevel' }),
      [
        '/value: player.vipLevel (a number) cannot be compared with player.vipLevel (a number) by between. ' +
          'The VIP level. [CFG-RULE]',
      ],
    ],
    [
      'a missing value',
      level('eq'),
      [': the comparison has no "value"; add the value that the fact is compared with. The VIP level. [CFG-REQUIRED]'],
    ],
    [
      'an empty list',
      level('in', []),
      ['/value: in takes a list with at least one entry, got []. The VIP level. [CFG-RULE]'],
    ],
    ['a duplicate entry', level('notIn', [1, 2, 1]), ['/value: 1 is in the list twice. The VIP level. [CFG-RULE]']],
    [
      'between with the ends in the wrong order',
      level('between', [5, 3]),
      ['/value: between takes the lower number first, got [5,3]. The VIP level. [CFG-RULE]'],
    ],
    [
      'between with one end only',
      level('between', [5]),
      ['/value: between takes [lowest, highest], got [5]. The VIP level. [CFG-RULE]'],
    ],
    [
      'between with instants in the wrong order',
      now('between', ['2026-12-10T00:01', '2026-12-10T00:00']),
      ['/value: between takes the earlier time first, got ["2026-12-10T00:01","2026-12-10T00:00"]. Now. [CFG-RULE]'],
    ],
    [
      'an invalid instant',
      now('gte', 'tomorrow'),
      ['/value: expected a local date and time such as "2026-12-10T00:00", got "tomorrow". Now. [CFG-RULE]'],
    ],
    [
      'a date that does not exist',
      now('gte', '2026-02-30T00:00'),
      ['/value: expected a local date and time, got "2026-02-30T00:00"; this day does not exist. Now. [CFG-RULE]'],
    ],
    [
      'an instant out of range',
      now('lt', 1e300),
      ['/value: expected an instant in milliseconds since 1970, got 1e+300. Now. [CFG-RULE]'],
    ],
    [
      'a version that is not made of numbers',
      version('eq', 'latest'),
      ['/value: expected a version such as "2.14.0", got "latest". The app’s version. [CFG-RULE]'],
    ],
    [
      'a version as a number',
      version('versionGte', 2),
      ['/value: expected a version such as "2.14.0", got 2. The app’s version. [CFG-RULE]'],
    ],
    [
      'exists with a string',
      { fact: 'player.nickname', op: 'exists', value: 'yes' },
      ['/value: exists takes true or false, got "yes". The nickname. [CFG-RULE]'],
    ],
    [
      'a bucket over 100 percent',
      { fact: 'player.nickname', op: 'bucket', value: [50, 101] },
      ['/value: bucket takes [from, to] in percent, such as [0, 10], got [50,101]. The nickname. [CFG-RULE]'],
    ],
    [
      'an empty all',
      { all: [] },
      ['/all: expected at least 1 entry, got 0. Every one of these rules must hold. [CFG-RANGE]'],
    ],
    [
      'an empty any',
      { not: { any: [] } },
      ['/not/any: expected at least 1 entry, got 0. At least one of these rules must hold. [CFG-RANGE]'],
    ],
    [
      'a duplicate part',
      { any: [level('eq', 3), true, { value: 3, op: 'eq', fact: 'player.vipLevel' }] },
      [
        '/any/2: duplicate entry {"value":3,"op":"eq","fact":"player.vipLevel"}. ' +
          'At least one of these rules must hold. [CFG-DUPLICATE]',
      ],
    ],
    [
      'an audience called constructor',
      { audience: 'constructor' },
      ['/audience: there is no audience "constructor"; allowed: vip. [CFG-REF]'],
    ],
    [
      'a string of a million characters',
      { fact: 'player.nickname', op: 'eq', value: 'x'.repeat(1_000_000) },
      ['/value: expected at most 500 characters, got 1000000. A text, such as the name of a container. [CFG-RANGE]'],
    ],
    [
      'a list of a thousand entries',
      level(
        'in',
        Array.from({ length: 1000 }, () => 1),
      ),
      [
        '/value: expected at most 500 entries, got 1000. Several numbers or texts. [CFG-RANGE]',
        '/value: 1 is in the list twice. The VIP level. [CFG-RULE]',
      ],
    ],
  ])('%s', (_, rule, expected) => {
    expect(findingsOf(rule)).toEqual(expected)
  })

  test('an operator with the name of an inherited property', () => {
    expect(findingsOf(level('constructor', 1))[0]).toMatch(/^\/op: expected one of "eq", .*, got "constructor"/)
  })

  test('the value null', () => {
    expect(findingsOf({ fact: 'player.nickname', op: 'eq', value: null })[0]).toMatch(
      /^\/value: expected a text, got null/,
    )
  })

  test('a cycle of audiences', () => {
    const more = { 'audience/b.json': { title: 'B', rule: { audience: 'vip' } } }
    expect(findingsOf({ not: { audience: 'b' } }, more).join('\n')).toContain('refers to itself: b → vip → b')
  })

  test('65 comparisons, including the comparisons of audiences', () => {
    const more = {
      'audience/many.json': {
        title: 'Many',
        rule: { any: Array.from({ length: 60 }, (_, n) => ({ fact: 'player.nickname', op: 'eq', value: `p${n}` })) },
      },
    }
    const own = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ fact: 'player.nickname', op: 'neq', value: `q${n}` }))
    expect(findingsOf({ all: [...own(4), { audience: 'many' }] }, more)).toEqual([])
    expect(findingsOf({ all: [...own(5), { audience: 'many' }] }, more)).toContain(
      ': the rule has 65 comparisons, including its audiences; the maximum is 64. [CFG-RULE]',
    )
  })

  test('nine levels of nesting', () => {
    const nested = (depth: number): object => (depth === 1 ? level('eq', 1) : { not: nested(depth - 1) })
    expect(findingsOf(nested(8))).toEqual([])
    expect(findingsOf(nested(9))).toContain(
      ': the rule is nested 9 levels deep, including its audiences; the maximum is 8. [CFG-RULE]',
    )
  })
})

describe('no finding is reported for', () => {
  test.each<[string, unknown]>([
    ['an instant as local time', now('gte', '2026-12-10T00:00')],
    ['instants as local time, with seconds', now('between', ['2026-12-10T00:00:30', '2026-12-10T00:00'])],
    ['an instant as a number', now('lt', 1_796_860_800_000)],
    ['a number compared with a number fact', level('gte', { fact: 'player.vipLevel' })],
    [
      'a list that contains the value of a string fact',
      { fact: 'player.favorites', op: 'contains', value: { fact: 'player.nickname' } },
    ],
    ['an audience', { not: { audience: 'vip-copy' } }],
  ])('%s', (_, rule) => {
    expect(findingsOf(rule, { 'audience/vip-copy.json': { title: 'Copy', rule: level('gte', 3) } as never })).toEqual(
      [],
    )
  })
})
