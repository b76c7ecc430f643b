/**
 * The cost of evaluating a rule, in nanoseconds: typical rules with facts from a world, compared with the same rules as
 * JavaScript; then all rules of the compiled site.
 */
import { compileRule, type ReadFact, type Test } from '../../../engine/core/rule.ts'
import type { RulePlan } from '../../../engine/core/slice.ts'
import { isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import { factType, newContext } from '../../../engine/compile/context.ts'
import { visibilityRule } from '../../../engine/compile/rule.ts'
import { createWorld } from '../../../engine/runtime/world.ts'
import { siteIn } from '../../site/site.fixture.ts'
import { type Figure, median } from '../figures.ts'
import { goals } from '../goals.ts'

/** Many short batches, so a pause of the machine affects few of them. */
const BATCH = 2000
const ROUNDS = 400
const MOST_RULES = 2000

const site = siteIn('en')
const { facts } = site.catalogue
const types = Object.fromEntries(Object.entries(facts).map(([name, { schema }]) => [name, factType(schema)]))

/** A persona with a value for every fact: its last example, which is rarely the default. */
const known = new Map<string, unknown>(Object.entries(facts).map(([name, { examples }]) => [name, examples.at(-1)]))
known
  .set('clock.now', Date.parse('2026-12-11T10:30:00Z'))
  .set('session.loggedIn', true)
  .set('player.vipLevel', 5)
  .set('device.container', 'BROWSER')

const read: ReadFact = (name) => known.get(name)

interface TypicalRule {
  readonly rule: RulePlan
  readonly hand: (read: ReadFact) => boolean
}

const evening = 34 * 3_600_000
const from = Date.parse('2026-12-10T00:00:00Z')
const until = Date.parse('2026-12-26T00:00:00Z')
const frames = ['BROWSER', 'MINIAPP']
const typicalRules: { readonly [name: string]: TypicalRule } = {
  'logged in': { rule: ['is', 'session.loggedIn', 'eq', true], hand: (of) => of('session.loggedIn') === true },
  'a level of those logged in': {
    rule: ['all', ['is', 'session.loggedIn', 'eq', true], ['is', 'player.vipLevel', 'gte', 3]],
    hand: (of) => of('session.loggedIn') === true && (of('player.vipLevel') as number) >= 3,
  },
  'a campaign in browsers, with its dates': {
    rule: [
      'all',
      ['is', 'device.container', 'in', frames],
      ['is', 'player.vipLevel', 'between', [3, 12]],
      ['is', 'clock.now', 'between', [from, until]],
    ],
    hand: (of) =>
      frames.includes(of('device.container') as string) &&
      (of('player.vipLevel') as number) >= 3 &&
      (of('player.vipLevel') as number) <= 12 &&
      (of('clock.now') as number) >= from &&
      (of('clock.now') as number) <= until,
  },
  'an evening of the week, for some': {
    rule: [
      'all',
      [
        'is',
        'clock.now',
        'week',
        [
          [evening, evening + 5 * 3_600_000],
          [2 * evening, 2 * evening + 3_600_000],
        ],
      ],
      ['any', ['is', 'player.vipLevel', 'gte', 10], ['not', ['is', 'player.firstDeposit', 'eq', false]]],
    ],
    hand: (of) => {
      const place = (of('clock.now') as number) % 604_800_000
      const isOpen = place >= evening && place <= evening + 5 * 3_600_000
      return isOpen && ((of('player.vipLevel') as number) >= 10 || of('player.firstDeposit') !== false)
    },
  },
  'a liked game': {
    rule: ['is', 'player.favorites', 'contains', '1001'],
    hand: (of) => (of('player.favorites') as readonly string[]).includes('1001'),
  },
}

const world = createWorld((code) => {
  throw new Error(code)
})
world.declare(types)
world.set(Object.fromEntries([...known].map(([name, value]) => [`fact.${name}`, value])))

/**
 * Nanoseconds per call of each function. Batches are interleaved, so a pause of the machine affects all functions.
 */
function measure(runs: readonly (() => unknown)[], batch: number): readonly number[] {
  const found: number[][] = runs.map(() => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, run] of runs.entries()) {
      const begun = performance.now()
      for (let turn = 0; turn < batch; turn++) run()
      if (round > 40) found[n]?.push(((performance.now() - begun) * 1e6) / batch)
    }
  return found.map((batches) => median(batches))
}

function compileTest(rule: RulePlan): Test {
  const refuse = (reason: string): never => {
    throw new Error(reason)
  }
  return compileRule(rule, types, refuse, 'fact.').test
}

function collectRules(value: Json, found: RulePlan[]): void {
  if (found.length >= MOST_RULES) return
  if (Array.isArray(value)) for (const entry of value as readonly Json[]) collectRules(entry, found)
  if (!isObject(value)) return
  const conditional: JsonObject = value.$if === undefined ? value : { when: value.$if }
  if (JSON.stringify(conditional.when ?? true).includes('$ref')) return
  try {
    const rule = visibilityRule(conditional, newContext(site, 'page', 'page/page'))
    if (rule !== undefined && typeof rule !== 'boolean') found.push(rule)
  } catch {
    // A rule that refers to a list entry cannot be compiled outside its list.
  }
  for (const part of Object.values(value)) collectRules(part, found)
}

export function measureRules(): readonly Figure[] {
  const figure = (of: string, value: number, note: string): Figure => {
    const goal = { atMost: goals.engine.ruleNanoseconds }
    return { part: 'engine', measure: 'evaluating a rule', of, unit: 'ns', value, goal, kind: 'noisy', note }
  }
  const figures = Object.entries(typicalRules).map(([name, { rule, hand }]) => {
    const test = compileTest(rule)
    if ((test(world.read) === 1) !== hand(read)) throw new Error(`${name}: the results differ`)
    const [ours = 0, theirs = 0] = measure([() => test(world.read), () => hand(read)], BATCH)
    return figure(name, ours, `hand-written, facts in a Map: ${theirs.toFixed(1)} ns`)
  })
  const rules: RulePlan[] = []
  for (const kind of [
    'page',
    'section',
    'layout',
    'popup',
    'banner',
    'skin',
    'flow',
    'decision-table',
    'tab-bar',
    'audience',
  ] as const)
    for (const document of site.documents(kind))
      collectRules(document.kind === 'audience' ? { when: document.value.rule } : document.value, rules)
  const tests = rules.map(compileTest).map((test) => () => test(world.read))
  const costs = [...measure(tests, 500)].sort((a, b) => a - b)
  const at = (share: number): number => costs[Math.floor((costs.length - 1) * share)] ?? 0
  const own = `the ${rules.length} rules of the site`
  return [
    ...figures,
    figure(`${own}, median`, at(0.5), `90 % within ${at(0.9).toFixed(1)} ns`),
    figure(`${own}, slowest`, at(1), ''),
  ]
}
