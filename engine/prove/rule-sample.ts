/**
 * Makes sample persons for a rule: each fact of the rule has each of its values equally often. The share for whom the
 * rule holds measures how much the rule excludes, not how many players it matches.
 */
import type { FactDefinition } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { type Comparison, otherFact } from '../core/rule-algebra.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { FactType, RulePlan } from '../core/slice.ts'
import { domainOf, limitsOf, linkedFacts, type TimeSpan } from './domain.ts'
import { comparisonsIn } from './reads.ts'
import { type DeclaredFacts, readerOf, type Witness } from './solve.ts'

export interface RuleSample {
  readonly people: number
  readonly matching: number
  /** True if the sample has every combination of values that the rule can distinguish. */
  readonly isWhole: boolean
  /** Up to two persons who match, and up to two who do not, the most usual first. */
  readonly matches: readonly Witness[]
  readonly others: readonly Witness[]
}

const MOST_PEOPLE = 1000
const MOST_RANGE = 200
const SHOWN = 2

export function sampleOf(
  rule: RulePlan,
  facts: DeclaredFacts,
  types: { readonly [fact: string]: FactType },
  span: TimeSpan,
): RuleSample {
  const { people, isWhole } = peopleFor(rule, facts, span)
  const { test } = compileRule(rule, types)
  const holds = people.filter((one) => test(readerOf(one)) === TRUE)
  const inRule = new Set(comparisonsIn(rule).map(([, fact]) => fact))
  const simplest = (some: readonly Witness[]): readonly Witness[] =>
    apart(
      some.toSorted((a, b) => unusual(a, facts) - unusual(b, facts)),
      inRule,
    )
  const matching = new Set(holds)
  return {
    people: people.length,
    matching: holds.length,
    isWhole,
    matches: simplest(holds),
    others: simplest(people.filter((one) => !matching.has(one))),
  }
}

/** The number of persons for whom `among` holds, and how many of these match `rule`. */
export function shareAmong(
  among: RulePlan,
  rule: RulePlan,
  facts: DeclaredFacts,
  types: { readonly [fact: string]: FactType },
  span: TimeSpan,
): { readonly people: number; readonly matching: number } {
  const [isAmong, isMatching] = [among, rule].map((one) => compileRule(one, types).test)
  const people = peopleFor(['all', among, rule], facts, span).people.filter((one) => isAmong?.(readerOf(one)) === TRUE)
  return { people: people.length, matching: people.filter((one) => isMatching?.(readerOf(one)) === TRUE).length }
}

/** The first person, and the first who differs from that person in at least two facts, or else in one. */
function apart(people: readonly Witness[], facts: ReadonlySet<string>): readonly Witness[] {
  const [first] = people
  if (first === undefined) return []
  const differences = ({ persona, at }: Witness): number =>
    [...facts].filter((fact) => JSON.stringify(persona[fact]) !== JSON.stringify(first.persona[fact])).length +
    (at === first.at ? 0 : 1)
  const second = people.find((one) => differences(one) > 1) ?? people.find((one) => differences(one) > 0)
  return second === undefined ? [first] : [first, second].slice(0, SHOWN)
}

/** How many facts differ from those of a usual visitor. */
function unusual({ persona }: Witness, facts: DeclaredFacts): number {
  return Object.entries(persona).filter(
    ([fact, value]) => JSON.stringify(facts[fact]?.examples[0]) !== JSON.stringify(value),
  ).length
}

interface SampledFact {
  readonly fact: string
  readonly definition: FactDefinition
  readonly values: readonly Json[]
  /** True if the rule compares the fact with a share of players (`bucket`): then each person needs a different text. */
  readonly isShared: boolean
}

function peopleFor(
  rule: RulePlan,
  facts: DeclaredFacts,
  span: TimeSpan,
): { readonly people: readonly Witness[]; readonly isWhole: boolean } {
  const columns = valuesOf(rule, facts, span)
  const combinations = columns.reduce((product, { values }) => product * values.length, 1)
  const isWhole = combinations <= MOST_PEOPLE && columns.every(({ isShared }) => !isShared)
  const random = randomNumbers()
  const found = new Map<string, Witness>()
  for (let n = 0; n < (isWhole ? combinations : MOST_PEOPLE); n++) {
    let rest = n
    const drawn: { [fact: string]: Json } = {}
    for (const { fact, definition, values, isShared } of columns) {
      const { implied } = definition
      const index = isWhole ? rest % values.length : Math.floor(random() * values.length)
      rest = Math.floor(rest / values.length)
      if (implied !== undefined && drawn[implied.fact] === implied.is) drawn[fact] = implied.value
      else drawn[fact] = isShared ? `player${n}` : (values[index] ?? null)
    }
    const { 'clock.now': now, ...persona } = drawn
    const key = isWhole ? JSON.stringify(drawn) : String(n)
    found.set(key, { persona, at: typeof now === 'number' ? now : span.from })
  }
  return { people: [...found.values()], isWhole }
}

/** The facts of a rule and the facts that imply their values. An implying fact precedes the fact that it implies. */
function valuesOf(rule: RulePlan, facts: DeclaredFacts, span: TimeSpan): readonly SampledFact[] {
  const comparisons = new Map<string, Comparison[]>()
  for (const leaf of comparisonsIn(rule))
    for (const fact of new Set([leaf[1], otherFact(leaf) ?? leaf[1]]))
      comparisons.set(fact, [...(comparisons.get(fact) ?? []), leaf])
  const ordered: string[] = []
  const add = (fact: string, hops: number): void => {
    const implied = facts[fact]?.implied
    if (implied !== undefined && hops > 0) add(implied.fact, hops - 1)
    if (!ordered.includes(fact)) ordered.push(fact)
  }
  for (const fact of comparisons.keys()) add(fact, 8)
  return ordered.flatMap((fact) => {
    const definition = facts[fact]
    if (definition === undefined) return []
    const leaves = comparisons.get(fact) ?? []
    const linked = linkedFacts(fact, comparisons, facts, span)
    const values = allValues(definition) ?? domainOf(fact, definition, leaves, span, linked).values
    const isShared = leaves.some(([, , op]) => op === 'bucket')
    return [{ fact, definition, values: values.length === 0 ? definition.examples : values, isShared }]
  })
}

/** All values of a fact; undefined if there are too many to list. */
function allValues({ schema }: FactDefinition): readonly Json[] | undefined {
  if ('enum' in schema && schema.enum !== undefined) return schema.enum
  if (schema.type === 'boolean') return [false, true]
  const { minimum, maximum } = limitsOf(schema)
  if (schema.type !== 'integer' || minimum === undefined || maximum === undefined || maximum - minimum > MOST_RANGE)
    return undefined
  return Array.from({ length: maximum - minimum + 1 }, (_, n) => minimum + n)
}

/** Reproducible pseudorandom numbers from 0 to 1 (mulberry32). */
function randomNumbers(): () => number {
  let state = 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
