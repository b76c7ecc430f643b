/**
 * Facts as variables of clauses. The values of a fact that a set of comparisons cannot distinguish are one region, and
 * each comparison is a set of regions. If the comparisons of a fact are independent, as with the entries of a list,
 * each entry has its own variable, so the number of regions grows only linearly with the number of comparisons.
 */
import { WEEK } from '../core/duration.ts'
import { factType } from '../compile/context.ts'
import type { FactDefinition } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { type Comparison, otherFact, weekWindows } from '../core/rule-algebra.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { FactType } from '../core/slice.ts'
import { type Bits, bitsOf, complement, range, setOf } from './bits.ts'
import type { Clauses, Literal } from './clauses.ts'
import { domainOf, linkedFacts, literalsOf, ORDERED_OPS, separatorFor, type TimeSpan, unnamedString } from './domain.ts'
import { OrderedRegions } from './ordered-regions.ts'
import type { DeclaredFacts, Persona } from './solve.ts'

export interface RegionFacts {
  readonly facts: DeclaredFacts
  readonly types: { readonly [fact: string]: FactType }
  readonly span: TimeSpan
}

/** How the values of one fact are encoded in variables. */
interface Encoding {
  /** Converts a comparison of the fact with a value to a literal. */
  readonly literal: (leaf: Comparison) => Literal | boolean
  /** Literals that all hold if the fact has `value`. */
  readonly equal: (value: Json) => readonly (Literal | boolean)[]
  readonly valueIn: (solution: readonly number[]) => Json
  /** The variable and its values, for facts that are encoded as one variable with a list of values. */
  readonly listed?: { readonly variable: number; readonly values: readonly Json[] }
}

export class FactRegions {
  /** Facts of which not all values can be listed. */
  readonly sampled: string[] = []
  readonly #clauses: Clauses
  readonly #world: RegionFacts
  readonly #spend: (operations: number) => void
  readonly #leaves = new Map<string, Comparison[]>()
  readonly #encodings = new Map<string, Encoding>()
  /** For each comparison of two facts: the variable that is 1 if it holds. */
  readonly #pairs = new Map<string, number>()

  /** Takes all comparisons at once, because they determine the regions. */
  constructor(
    clauses: Clauses,
    world: RegionFacts,
    comparisons: readonly Comparison[],
    spend: (operations: number) => void,
  ) {
    this.#clauses = clauses
    this.#world = world
    this.#spend = spend
    const known = new Set<string>()
    for (const leaf of comparisons) {
      const key = JSON.stringify(leaf)
      spend(1 + (key.length >>> 3))
      if (known.has(key)) continue
      known.add(key)
      for (const fact of new Set([leaf[1], otherFact(leaf) ?? leaf[1]])) this.#addLeaf(fact, leaf)
    }
    for (const fact of this.#leaves.keys()) this.#addImplied(fact)
    for (const fact of this.#leaves.keys()) this.#encodings.set(fact, this.#encode(fact))
    for (const fact of this.#leaves.keys()) this.#addImplication(fact)
  }

  /** The literal that is equivalent to a comparison. */
  literal(leaf: Comparison): Literal | boolean {
    return otherFact(leaf) === undefined ? this.#encodingOf(leaf[1]).literal(leaf) : this.#pairLiteral(leaf)
  }

  /** A literal that holds exactly when `literal` does not. */
  opposite(literal: Literal | boolean): Literal | boolean {
    if (typeof literal === 'boolean') return !literal
    const { variable, values } = literal
    return { variable, values: complement(values, this.#clauses.sizeOf(variable)) }
  }

  /** The values of all facts in a solution. */
  personaIn(solution: readonly number[]): Persona {
    const persona: { [fact: string]: Json } = {}
    const valueOf = (fact: string): Json => {
      const known = persona[fact]
      if (known !== undefined) return known
      const { implied } = this.#definition(fact)
      const isImplied = implied !== undefined && valueOf(implied.fact) === implied.is
      return (persona[fact] = isImplied ? implied.value : this.#encodingOf(fact).valueIn(solution))
    }
    for (const fact of this.#leaves.keys()) valueOf(fact)
    return persona
  }

  #definition(fact: string): FactDefinition {
    const definition = this.#world.facts[fact]
    if (definition === undefined) throw new Error(`the fact ${fact} is not declared`)
    return definition
  }

  #encodingOf(fact: string): Encoding {
    const encoding = this.#encodings.get(fact)
    if (encoding === undefined) throw new Error(`no comparison contains the fact ${fact}`)
    return encoding
  }

  #addLeaf(fact: string, leaf: Comparison): void {
    const list = this.#leaves.get(fact)
    if (list === undefined) this.#leaves.set(fact, [leaf])
    else list.push(leaf)
  }

  /** If another fact can imply the value of `fact`, adds the comparisons that the clauses of this implication need. */
  #addImplied(fact: string): void {
    const { implied, schema } = this.#definition(fact)
    if (implied === undefined) return
    this.#addLeaf(implied.fact, ['is', implied.fact, 'eq', implied.is])
    if (factType(schema) !== 'l') this.#addLeaf(fact, ['is', fact, 'eq', implied.value])
  }

  #addImplication(fact: string): void {
    const { implied } = this.#definition(fact)
    if (implied === undefined) return
    const unless = this.opposite(this.literal(['is', implied.fact, 'eq', implied.is]))
    for (const literal of this.#encodingOf(fact).equal(implied.value)) this.#addClause([unless, literal])
  }

  #addClause(literals: readonly (Literal | boolean)[]): void {
    if (literals.includes(true)) return
    this.#clauses.add(literals.filter((one) => typeof one !== 'boolean'))
  }

  #encode(fact: string): Encoding {
    const definition = this.#definition(fact)
    const leaves = this.#leaves.get(fact) ?? []
    const type = factType(definition.schema)
    const ops = new Set(leaves.map(([, , op]) => op))
    const hasOnly = (...allowed: readonly string[]): boolean => [...ops].every((op) => allowed.includes(op))
    const isLinked = leaves.some((leaf) => otherFact(leaf) !== undefined)
    if (isLinked || ('enum' in definition.schema && definition.schema.enum !== undefined))
      return this.#listed(fact, definition, leaves)
    if ((type === 'i' || type === 'n') && hasOnly(...ORDERED_OPS)) return this.#ordered(definition, leaves, type)
    if (type === 't' && hasOnly(...ORDERED_OPS, 'week')) return this.#ordered(definition, leaves, type)
    if (type === 'l' && hasOnly('contains', 'notContains', 'exists')) return this.#entries(leaves)
    if (type === 's' && hasOnly('eq', 'neq', 'in', 'notIn', 'exists', 'contains', 'notContains'))
      return this.#texts(definition, leaves)
    return this.#listed(fact, definition, leaves)
  }

  /** Encodes a fact as one variable over listed values. */
  #listed(fact: string, definition: FactDefinition, leaves: readonly Comparison[]): Encoding {
    const { span, types, facts } = this.#world
    this.#spend(leaves.length * candidateCount(definition, leaves))
    const linked = linkedFacts(fact, this.#leaves, facts, span)
    const { values, exact } = domainOf(fact, definition, leaves, span, linked)
    if (!exact) this.sampled.push(fact)
    const variable = this.#clauses.addVariable(Math.max(1, values.length))
    return {
      listed: { variable, values },
      literal: (leaf) => {
        const { test } = compileRule(leaf, types)
        this.#spend(values.length)
        return { variable, values: bitsOf(values.length, (n) => test(() => values[n]) === TRUE) }
      },
      equal: (value) => {
        const text = JSON.stringify(value)
        return [{ variable, values: bitsOf(values.length, (n) => JSON.stringify(values[n]) === text) }]
      },
      valueIn: (solution) => values[solution[variable] ?? 0] ?? null,
    }
  }

  /**
   * Encodes numbers and instants as intervals. Weekly windows are intervals of the week, encoded in a separate
   * variable.
   */
  #ordered(definition: FactDefinition, leaves: readonly Comparison[], type: 'i' | 'n' | 't'): Encoding {
    const regions = new OrderedRegions(definition, leaves, type, this.#world.span)
    this.#spend(leaves.length * 8)
    const variable = this.#clauses.addVariable(regions.count)
    const empty = regions.empty()
    if (empty !== undefined) this.#addClause([this.opposite({ variable, values: empty })])
    const windows = leaves.flatMap(weekWindows)
    const week = windows.length === 0 ? undefined : this.#week(variable, regions, windows)
    const equal = (value: Json): Literal => ({ variable, values: regions.equalTo(value) })
    return {
      literal: (leaf) => (leaf[2] === 'week' ? (week?.literal(leaf) ?? false) : { variable, values: regions.of(leaf) }),
      equal: (value) => [equal(value)],
      valueIn: (solution) => {
        const value = regions.valueIn(solution[variable] ?? 0)
        return week === undefined ? value : week.first(value, solution)
      },
    }
  }

  #week(
    instants: number,
    regions: OrderedRegions,
    windows: readonly (readonly [from: number, until: number])[],
  ): {
    readonly literal: (leaf: Comparison) => Literal
    /** The first instant, not before `at`, that is in the part of the week which the solution selects. */
    readonly first: (at: number, solution: readonly number[]) => number
  } {
    const starts = [...new Set([0, ...windows.flatMap(([from, until]) => [from, until + 1])])]
      .filter((offset) => offset < WEEK)
      .sort((a, b) => a - b)
    const variable = this.#clauses.addVariable(starts.length)
    const parts = starts.map((from, n) => ({ from, until: (starts[n + 1] ?? WEEK) - 1 }))
    // An interval that is shorter than a week may not overlap every part of the week.
    for (let region = 0; region < regions.count; region++) {
      const { from, until } = regions.interval(region)
      if (until - from + 1 >= WEEK) continue
      this.#spend(parts.length + (regions.count >>> 4))
      const within = ({ from: start, until: end }: { from: number; until: number }): boolean => {
        const offset = offsetOf(from)
        return (offset >= start && offset <= end) || until - from >= offsetOf(start - offset)
      }
      this.#addClause([
        this.opposite({ variable: instants, values: range(regions.count, region, region + 1) }),
        { variable, values: bitsOf(parts.length, (n) => within(parts[n] as { from: number; until: number })) },
      ])
    }
    return {
      literal: (leaf) => {
        const held = weekWindows(leaf)
        const isHeld = ({ from, until }: { from: number; until: number }): boolean =>
          held.some((window) => window[0] <= from && until <= window[1])
        return { variable, values: bitsOf(parts.length, (n) => isHeld(parts[n] as { from: number; until: number })) }
      },
      first: (at, solution) => {
        const { from, until } = parts[solution[variable] ?? 0] as { from: number; until: number }
        const offset = offsetOf(at)
        return offset >= from && offset <= until ? at : at + offsetOf(from - offset)
      },
    }
  }

  /** Encodes a list by whether it contains each of the compared entries. */
  #entries(leaves: readonly Comparison[]): Encoding {
    const entries = [...new Set(literalsOf(leaves).map(String))]
    const flags = this.#flags(entries)
    return {
      literal: (leaf) => flags.literal(leaf) ?? leaf[3] !== false,
      equal: (value) => entries.map((entry) => flags.is(entry, Array.isArray(value) && value.includes(entry))),
      valueIn: (solution) => flags.trueIn(solution),
    }
  }

  /** Encodes a text by which compared text it equals, if any, and by which compared parts it contains. */
  #texts({ examples }: FactDefinition, leaves: readonly Comparison[]): Encoding {
    const isPart = ([, , op]: Comparison): boolean => op === 'contains' || op === 'notContains'
    const names = [...new Set(['', ...literalsOf(leaves.filter((leaf) => !isPart(leaf))).map(String)])]
    const parts = [...new Set(literalsOf(leaves.filter(isPart)).map(String))].filter((part) => part !== '')
    const variable = this.#clauses.addVariable(names.length + 1)
    const flags = this.#flags(parts)
    this.#spend(parts.length * (parts.length + names.length))
    for (const part of parts) {
      for (const has of [true, false])
        this.#addClause([
          flags.is(part, has),
          { variable, values: bitsOf(names.length + 1, (n) => names[n]?.includes(part) !== has) },
        ])
      for (const inner of parts)
        if (inner !== part && part.includes(inner)) this.#addClause([flags.is(part, false), flags.is(inner, true)])
    }
    const indices = new Map(names.map((name, n) => [name, n]))
    const equal = (values: readonly Json[]): Bits => {
      this.#spend(1 + ((names.length + values.length) >>> 6))
      return setOf(
        names.length + 1,
        values.flatMap((value) => indices.get(String(value)) ?? []),
      )
    }
    const known = new Set(names)
    const [usual] = examples.map(String)
    const separator = separatorFor(parts)
    const other = (contained: readonly string[]): string => {
      if (contained.length === 0) {
        const isOther = usual !== undefined && !known.has(usual) && parts.every((part) => !usual.includes(part))
        return isOther ? usual : unnamedString(names, parts)
      }
      let text = contained.join(separator)
      while (known.has(text)) text += separator
      return text
    }
    return {
      literal: (leaf) => {
        const [, , op, value = true] = leaf
        if (isPart(leaf)) return flags.literal(leaf) ?? op === 'contains'
        const values =
          op === 'exists' ? equal(['']) : equal(Array.isArray(value) ? (value as readonly Json[]) : [value])
        const isOpposite = op === 'neq' || op === 'notIn' || (op === 'exists' && value !== false)
        return isOpposite ? this.opposite({ variable, values }) : { variable, values }
      },
      equal: (value) => [{ variable, values: equal([value]) }],
      valueIn: (solution) => names[solution[variable] ?? 0] ?? other(flags.trueIn(solution)),
    }
  }

  /** For each word, a variable that is 1 if the value contains the word. */
  #flags(words: readonly string[]): {
    readonly is: (word: string, contained: boolean) => Literal
    /** The literal of a comparison with one of the words; undefined for other comparisons. */
    readonly literal: (leaf: Comparison) => Literal | undefined
    readonly trueIn: (solution: readonly number[]) => string[]
  } {
    const variables = new Map(words.map((word) => [word, this.#clauses.addVariable(2)]))
    const is = (word: string, contained: boolean): Literal => ({
      variable: variables.get(word) as number,
      values: contained ? range(2, 1, 2) : range(2, 0, 1),
    })
    return {
      is,
      literal: ([, , op, value]) => (variables.has(String(value)) ? is(String(value), op === 'contains') : undefined),
      trueIn: (solution) => words.filter((word) => solution[variables.get(word) as number] === 1),
    }
  }

  #pairLiteral(leaf: Comparison): Literal {
    const key = JSON.stringify(leaf)
    const known = this.#pairs.get(key)
    if (known !== undefined) return { variable: known, values: range(2, 1, 2) }
    const variable = this.#clauses.addVariable(2)
    const left = this.#encodingOf(leaf[1]).listed
    const right = this.#encodingOf(otherFact(leaf) ?? leaf[1]).listed
    if (left === undefined || right === undefined)
      throw new Error(`the values of ${leaf[1]} or of the fact that it is compared with are not listed`)
    const { test } = compileRule(leaf, this.#world.types)
    const [count, size] = [left.values.length, right.values.length]
    this.#spend(count * (size + 8))
    for (let n = 0; n < count; n++) {
      const values = new Map<string, Json | undefined>()
      const read = (name: string): unknown => values.get(name)
      const held = bitsOf(size, (m) => {
        values.set(otherFact(leaf) ?? leaf[1], right.values[m]).set(leaf[1], left.values[n])
        return test(read) === TRUE
      })
      const otherwise = this.opposite({ variable: left.variable, values: range(count, n, n + 1) })
      this.#addClause([{ variable, values: range(2, 0, 1) }, otherwise, { variable: right.variable, values: held }])
      this.#addClause([
        { variable, values: range(2, 1, 2) },
        otherwise,
        { variable: right.variable, values: complement(held, size) },
      ])
    }
    this.#pairs.set(key, variable)
    return { variable, values: range(2, 1, 2) }
  }
}

/** An estimate of the number of values that are listed for a fact. Each comparison tests all of them. */
function candidateCount({ schema }: FactDefinition, leaves: readonly Comparison[]): number {
  if ('enum' in schema && schema.enum !== undefined) return schema.enum.length
  if (schema.type === 'boolean') return 2
  const bounds = leaves.flatMap(([, , op, value]) => (op === 'bucket' && Array.isArray(value) ? (value as Json[]) : []))
  return 256 + 4 * new Set([...literalsOf(leaves), ...bounds]).size
}

function offsetOf(at: number): number {
  return ((at % WEEK) + WEEK) % WEEK
}
