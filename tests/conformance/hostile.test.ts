/**
 * Invalid rules. The check refuses each rule and reports its position. The evaluator treats each rule as false, reports
 * the rule, and changes no prototype.
 */
import { asChecked } from '../../engine/check/site.ts'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileRule } from '../../engine/core/rule.ts'
import type { RulePlan } from '../../engine/core/slice.ts'
import { catalogue, files } from '../../engine/check/check.fixture.ts'
import { checkSource } from '../../engine/check/check.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { prove } from '../../engine/prove/prove.ts'
import { sourceOf } from '../../engine/document/source.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { hostileCases, hostileFacts, hostileTypes } from './hostile-cases.fixture.ts'
import { explain } from './explain.fixture.ts'
import { faultsOfHostile } from './rules-run.fixture.ts'

describe('the evaluator with a rule that was never checked', () => {
  it.each(hostileCases().map((one) => [one.name, one] as const))('%s', (_, one) => {
    expect(faultsOfHostile(one)).toEqual([])
  })

  it('neither changes nor reads prototypes', () => {
    const child = spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'hostile.process.ts')], {
      encoding: 'utf8',
    })
    expect(child.stderr).toBe('')
    expect(child.stdout).toMatch(/^\d+ rules, no fault\n$/)
  })
})

/** Parts of hostile rules: words with a meaning in rules or in JavaScript, and words without a meaning. */
const word = fc.constantFrom(
  'all',
  'any',
  'not',
  'is',
  'eq',
  'in',
  'between',
  'bucket',
  'week',
  'exists',
  'fact',
  ...Object.keys(hostileTypes),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  '',
)
const thing = fc.letrec<{ thing: unknown }>((tie) => ({
  thing: fc.oneof(
    { depthSize: 'large', withCrossShrink: true },
    word,
    fc.constantFrom<unknown>(
      null,
      undefined,
      true,
      false,
      0,
      -0,
      3,
      -1,
      1.5,
      1e308,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.array(tie('thing'), { maxLength: 5 }),
    fc.tuple(word, tie('thing'), tie('thing')),
    fc.tuple(fc.constant('is'), word, word, tie('thing')),
    fc.dictionary(word, tie('thing'), { maxKeys: 3, noNullPrototype: false }),
  ),
})).thing

describe('any structure as a rule', () => {
  it('has the same result each time, and is false with one short report when it is invalid', () => {
    fc.assert(
      fc.property(thing, fc.dictionary(fc.constantFrom(...Object.keys(hostileTypes)), thing), (rule, facts) => {
        const reports: string[] = []
        const compiled = compileRule(rule as RulePlan, hostileTypes, (reason) => reports.push(reason))
        const read = (fact: string): unknown => (Object.hasOwn(facts, fact) ? facts[fact] : hostileFacts[fact])
        const { truth } = explain(compiled, read)
        expect([0, 1, 2]).toContain(truth)
        expect(compiled.test(read)).toBe(truth)
        expect(reports.length).toBeLessThanOrEqual(1)
        if (reports.length > 0) {
          expect(truth).toBe(0)
          expect(reports[0]).toMatch(/^[^\n]{8,200}$/u)
          expect(compileRule(['not', rule] as unknown as RulePlan, hostileTypes).test(read)).toBe(0)
        }
      }),
      { seed: testSeed, numRuns: caseCount({ quick: 2000, full: 20_000 }), examples: [[['\n'], {}]] },
    )
  })
})

/** Findings about the rule of one audience, without line and column. */
function findingsOf(rule: unknown): readonly string[] {
  return findingsAbout(
    `{"$schema":"../../schemas/audience.json","kind":"audience","id":"bad","title":"Bad","rule":${JSON.stringify(rule)}}`,
  )
}

function findingsAbout(text: string, path = 'audience/bad.json'): readonly string[] {
  const { findings } = checkSource(sourceOf({ files: files({ [path]: text }) }), catalogue)
  return findings.map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
}

const vip = { fact: 'player.vipLevel', op: 'gte', value: 5 }
const nickname = (op: string, value?: unknown): unknown => ({
  fact: 'player.nickname',
  op,
  ...(value === undefined ? {} : { value }),
})
const level = (op: string, value?: unknown): unknown => ({
  fact: 'player.vipLevel',
  op,
  ...(value === undefined ? {} : { value }),
})

describe('an invalid rule in a document', () => {
  it.each<[string, unknown]>([
    ['a fact that is not declared', { fact: 'player.vipLevle', op: 'eq', value: 1 }],
    ['a value that is a fact that is not declared', level('eq', { fact: 'player.vipLevle' })],
    ['a fact called __proto__', { fact: '__proto__', op: 'eq', value: 1 }],
    ['a fact called constructor', { fact: 'constructor', op: 'eq', value: 1 }],
    ['a fact called toString', { fact: 'toString', op: 'exists' }],
    ['a second fact called constructor', level('eq', { fact: 'constructor' })],
    ['an operator called constructor', level('constructor', 1)],
    ['an operator called __proto__', level('__proto__', 1)],
    ['an audience called constructor', { audience: 'constructor' }],
    ['an audience called __proto__', { audience: '__proto__' }],
    ['the operator week, which only compiled rules have', { fact: 'clock.now', op: 'week', value: [[0, 1]] }],
    ['an operator that the type does not have', level('contains', 'x')],
    ['a text for a number', level('eq', '3')],
    ['a fraction for an integer', level('eq', 3.5)],
    ['a number out of range', level('eq', 13)],
    ['a huge number', level('eq', 1e300)],
    ['a word that is not in the list of words', { fact: 'device.container', op: 'eq', value: 'MARS' }],
    ['null for a value', level('eq', null)],
    ['no value', level('eq')],
    ['an object for a value', level('eq', { value: 3 })],
    ['a boolean for a text', nickname('eq', true)],
    ['an empty list', level('in', [])],
    ['a list with a text in it', level('in', [1, 'x'])],
    ['a list with a list in it', level('in', [[1]])],
    ['a list with nothing in it', level('in', [null])],
    ['a single end', level('between', [1])],
    ['three ends', level('between', [1, 2, 3])],
    ['ends the wrong way round', level('between', [5, 3])],
    ['an empty share', nickname('bucket', [10, 10])],
    ['a share above 100', nickname('bucket', [0, 101])],
    ['a share below 0', nickname('bucket', [-1, 10])],
    ['a share the wrong way round', nickname('bucket', [20, 10])],
    ['a fact for a list', level('in', { fact: 'player.vipLevel' })],
    ['a fact for a share', nickname('bucket', { fact: 'player.nickname' })],
    ['exists with a text', nickname('exists', 'yes')],
    ['exists with a fact', nickname('exists', { fact: 'session.loggedIn' })],
    ['a number compared with a text', level('eq', { fact: 'player.nickname' })],
    ['an empty text for a version', { fact: 'device.version', op: 'versionGte', value: '' }],
    ['a version of letters', { fact: 'device.version', op: 'versionGte', value: 'latest' }],
    ['all of nothing', { all: [] }],
    ['any of nothing', { any: [] }],
    ['a group of nothing inside another', { all: [vip, { not: { any: [] } }] }],
    ['not of nothing', { not: null }],
    ['null', null],
    ['a number', 1],
    ['a text', 'true'],
    ['a list', [vip]],
    ['an object of nothing', {}],
    ['a group of another name', { some: [vip] }],
    ['two groups at once', { all: [vip], any: [vip] }],
    ['a comparison and a group at once', { ...vip, not: vip }],
    ['a group that is not a list', { all: vip }],
    ['nothing in a group', { any: [vip, null] }],
    ['65 comparisons', { any: Array.from({ length: 65 }, (_, value) => level('neq', value % 13)) }],
    ['10,000 comparisons', { any: Array.from({ length: 10_000 }, () => vip) }],
    ['nine groups deep', Array.from({ length: 9 }).reduce((rule) => ({ not: rule }), vip as unknown)],
    ['a thousand groups deep', Array.from({ length: 1000 }).reduce((rule) => ({ all: [rule] }), vip as unknown)],
    ['an audience that refers to itself', { not: { audience: 'bad' } }],
    ['a text of a million letters', nickname('eq', 'x'.repeat(1_000_000))],
    ['a fact of a hundred thousand letters', { fact: 'x'.repeat(100_000), op: 'eq', value: 1 }],
    ['an operator of a hundred thousand letters', { fact: 'player.vipLevel', op: 'x'.repeat(100_000), value: 1 }],
    [
      'a hundred thousand entries',
      level(
        'in',
        Array.from({ length: 100_000 }, (_, n) => n % 13),
      ),
    ],
  ])('%s is refused in one line with its position', (_, rule) => {
    const lines = findingsOf(rule)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines.slice(0, 20)) {
      expect(line).toMatch(/^config\/audience\/bad\.json( \/rule[^ ]*)?: [^\n]{8,600} \[CFG-[A-Z]+\]$/)
      expect(line).not.toMatch(/undefined|\[object|could not be checked|NaN/)
    }
  })

  it.each<[string, string]>([
    ['NaN', '{ "fact": "player.vipLevel", "op": "eq", "value": NaN }'],
    ['Infinity', '{ "fact": "player.vipLevel", "op": "eq", "value": Infinity }'],
    ['a number that is infinite as a float', '{ "fact": "player.vipLevel", "op": "lt", "value": 1e999 }'],
    ['the same number, for a fact without a range', '{ "fact": "clock.now", "op": "lt", "value": 1e999 }'],
    ['the same key twice', '{ "fact": "player.vipLevel", "op": "lt", "value": 3, "value": 4 }'],
    ['the key __proto__', '{ "__proto__": { "all": [] }, "fact": "player.vipLevel", "op": "lt", "value": 3 }'],
    ['the key constructor', '{ "constructor": {}, "fact": "player.vipLevel", "op": "lt", "value": 3 }'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
  ])('%s in the text of a document is refused in one line', (_, rule) => {
    const lines = findingsAbout(
      `{"$schema":"../../schemas/audience.json","kind":"audience","id":"bad","title":"Bad","rule":${rule}}`,
    )
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line).toMatch(/^config\/audience\/bad\.json( \/[^ ]*)?: [^\n]{8,600} \[CFG-[A-Z]+\]$/)
      expect(line).not.toMatch(/undefined|\[object|could not be checked/)
    }
  })

  it('a cycle of audiences is reported with its audiences in order', () => {
    const lines = checkSource(
      sourceOf({
        files: files({
          'audience/a.json': { title: 'A', rule: { all: [vip, { audience: 'b' }] } },
          'audience/b.json': { title: 'B', rule: { not: { audience: 'c' } } },
          'audience/c.json': { title: 'C', rule: { any: [{ audience: 'a' }, vip] } },
        }),
      }),
      catalogue,
    ).findings.map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
    expect(lines).toEqual([
      'config/audience/c.json /rule/any/0/audience: the audience a refers to itself: a → b → c → a. [CFG-CYCLE]',
    ])
  })

  it('a cycle of decision tables is reported before the compiler follows it', () => {
    const table = (from: string): Record<string, unknown> => ({
      columns: { name: { type: 'string' } },
      rows: [{ id: 'all', when: true, then: { name: { $select: { table: from, column: 'name' } } } }],
      hit: 'first',
    })
    const lines = checkSource(
      sourceOf({ files: files({ 'decision-table/one.json': table('two'), 'decision-table/two.json': table('one') }) }),
      catalogue,
    ).findings.map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
    expect(lines).toContain(
      'config/decision-table/two.json /rows/0/then/name/$select/table: ' +
        'the decision table one refers to itself: one → two → one. [CFG-CYCLE]',
    )
  })

  it('comparisons of exponentially nested audiences are counted only up to a limit', () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [
        `audience/d${n}.json`,
        { title: 'Doubling', rule: n === 39 ? vip : { any: [{ audience: `d${n + 1}` }, { audience: `d${n + 1}` }] } },
      ]),
    )
    const lines = checkSource(sourceOf({ files: files(doubling) }), catalogue).findings.map(formatFinding)
    expect(lines[0]).toMatch(
      /^config\/audience\/d0\.json:\d+:\d+ \/rule: the rule has more than 9,999 comparisons, including its audiences; the maximum is 64. \[CFG-RULE\]$/,
    )
  })

  it.each<[string, unknown, RegExp]>([
    [
      'two rows with the same id',
      {
        rows: [
          { id: 'a', when: vip, then: { tone: 'gold' } },
          { id: 'a', when: true, then: { tone: 'plain' } },
        ],
      },
      /\/rows\/1\/id: .*\[CFG-DUPLICATE\]/,
    ],
    ['a row that is null', { rows: [null] }, /\/rows\/0: .*\[CFG-TYPE\]/],
    ['a row called __proto__', { rows: [{ id: '__proto__', when: true, then: {} }] }, /\/rows\/0\/id: .*\[CFG-FORM\]/],
    ['an unknown hit policy', { hit: 'last' }, /\/hit: .*\[CFG-ENUM\]/],
  ])('%s in a table is refused', (_, change, wanted) => {
    const lines = checkSource(
      sourceOf({ files: files({ 'decision-table/badge.json': (body) => Object.assign(body, change) }) }),
      catalogue,
    ).findings.map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
    expect(lines.join('\n')).toMatch(wanted)
  })

  it('a second row with the same rule is reported by the proofs', () => {
    const { site, findings } = checkSource(
      sourceOf({
        files: files({
          'decision-table/badge.json': (body) =>
            Object.assign(body, {
              rows: [
                { id: 'a', when: vip, then: { tone: 'gold' } },
                { id: 'b', when: vip, then: { tone: 'plain' } },
                { id: 'c', when: true, then: {} },
              ],
            }),
        }),
      }),
      catalogue,
    )
    expect(findings).toEqual([])
    const shadows = prove(asChecked(site), catalogue, { at: 0 }).findings.filter(({ code }) => code === 'PRF-SHADOW')
    expect(shadows.map(({ pointer }) => pointer)).toEqual(['/rows/1'])
  })
})
