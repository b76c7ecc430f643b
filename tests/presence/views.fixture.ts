/**
 * What many people see at many instants, computed in one walk. A set of situations is a mask with one bit for each
 * situation, so a rule is evaluated once for each value that it compares, and a walk visits each node once for each
 * path. `testOf` evaluates the comparisons, and `SiteWalk` provides the pages. No code of the engine is used.
 */
import { isObject } from '../../engine/core/json.ts'
import type { RulePlan } from '../../engine/core/slice.ts'
import { type Facts, type Opening, type Person, type SiteWalk, type Test, testOf, type Walked } from './walk.fixture.ts'

export interface Situation {
  readonly person: Person
  readonly at: number
}

/** A set of situations: bit n is set if the nth situation belongs to it. */
export type Mask = Uint32Array

/** The views of all situations under one path. */
export interface OpeningViews {
  readonly opening: Opening
  /** The situations in which a person can open the page. */
  readonly shown: Mask
  /** The situations in which a node or popup is visible, by address or `popup:<id>`. A missing entry means never. */
  readonly seen: ReadonlyMap<string, Mask>
  /** The situations in which a visible node can start an action or flow, by the name of the action or flow. */
  readonly started: ReadonlyMap<string, Mask>
}

interface OpeningMasks {
  readonly seen: Map<string, Mask>
  readonly started: Map<string, Mask>
}

export function isEmpty(mask: Mask): boolean {
  return mask.every((word) => word === 0)
}

export function both(a: Mask, b: Mask): Mask {
  return a.map((word, n) => word & (b[n] ?? 0))
}

export function either(a: Mask, b: Mask): Mask {
  return a.map((word, n) => word | (b[n] ?? 0))
}

export function without(a: Mask, b: Mask): Mask {
  return a.map((word, n) => word & ~(b[n] ?? 0))
}

export function differing(a: Mask, b: Mask): Mask {
  return a.map((word, n) => word ^ (b[n] ?? 0))
}

const isOfRoute = (fact: string): boolean => fact.startsWith('route.') || fact === 'popup.open'

export class Views {
  readonly situations: readonly Situation[]
  readonly walk: SiteWalk
  readonly none: Mask
  readonly all: Mask
  readonly #people: readonly Person[]
  #clocks: readonly Facts[] | undefined
  /** The cached masks of comparisons that read no facts of the route, by comparison. */
  readonly #comparisons = new Map<string, Mask>()
  /** The views that are already computed, by the route and path of the opening. */
  readonly #walked = new Map<string, OpeningViews>()

  constructor(walk: SiteWalk, situations: readonly Situation[]) {
    this.walk = walk
    this.situations = situations
    this.#people = situations.map(({ person }) => person)
    this.none = new Uint32Array(Math.ceil(situations.length / 32))
    this.all = this.maskOf(() => true)
  }

  /** Returns the situations for which `test` holds. */
  maskOf(test: (situation: Situation, n: number) => boolean): Mask {
    const mask = new Uint32Array(Math.ceil(this.situations.length / 32))
    this.situations.forEach((situation, n) => {
      if (test(situation, n)) mask[n >>> 5] = (mask[n >>> 5] ?? 0) | (1 << (n & 31))
    })
    return mask
  }

  /** Returns all facts in the first situation of a mask. */
  example(mask: Mask, opening: Opening): Facts {
    const first = this.situations.findIndex((_, n) => ((mask[n >>> 5] ?? 0) & (1 << (n & 31))) !== 0)
    return { ...this.#factsOf(first), ...this.walk.routeFacts(opening) }
  }

  #factsOf(n: number): Facts {
    return { ...this.#people[n], ...this.#clockFacts[n] }
  }

  get #clockFacts(): readonly Facts[] {
    return (this.#clocks ??= this.situations.map(({ at }) => this.walk.factsAt({}, at)))
  }

  /** Computes the views of each opening of the site. */
  get openings(): readonly OpeningViews[] {
    return this.walk.openings.map((opening) => this.under(opening))
  }

  /** The views of any opening. */
  under(opening: Opening): OpeningViews {
    const key = `${opening.route} ${opening.path}`
    const known = this.#walked.get(key)
    if (known !== undefined) return known
    const found = this.#viewsOf(opening)
    this.#walked.set(key, found)
    return found
  }

  /** Returns the situations in which `rule` holds on a page. */
  holds(rule: RulePlan, opening: Opening): Mask {
    return this.#evaluate(rule, { 'popup.open': '', ...this.walk.routeFacts(opening) })
  }

  #evaluate(rule: RulePlan, routeFacts: Facts): Mask {
    if (typeof rule === 'boolean') return rule ? this.all : this.none
    if (rule[0] === 'not') return without(this.all, this.#evaluate(rule[1], routeFacts))
    if (rule[0] === 'is') return this.#compare(rule, routeFacts)
    const [operator, ...parts] = rule
    let found = operator === 'all' ? this.all : this.none
    for (const part of parts as readonly RulePlan[]) {
      const mask = this.#evaluate(part, routeFacts)
      found = operator === 'all' ? both(found, mask) : either(found, mask)
    }
    return found
  }

  #compare(rule: Extract<RulePlan, readonly ['is', ...unknown[]]>, routeFacts: Facts): Mask {
    const [, fact, , value] = rule
    const other = isObject(value) ? value.fact : undefined
    if (isOfRoute(fact) && other === undefined) return testOf(rule)(routeFacts) ? this.all : this.none
    const test = testOf(rule)
    if (isOfRoute(fact) || (typeof other === 'string' && isOfRoute(other)))
      return this.maskOf((_, n) => test({ ...this.#factsOf(n), ...routeFacts }))
    const key = JSON.stringify(rule)
    const known = this.#comparisons.get(key)
    if (known !== undefined) return known
    const found = this.#maskOf(this.#factsFor(fact, other), test)
    this.#comparisons.set(key, found)
    return found
  }

  /** Returns for each situation an object with the facts that a comparison reads. */
  #factsFor(fact: string, other: unknown): readonly Facts[] {
    if (other !== undefined) return this.situations.map((_, n) => this.#factsOf(n))
    return fact.startsWith('clock.') ? this.#clockFacts : this.#people
  }

  #maskOf(facts: readonly Facts[], test: Test): Mask {
    return this.maskOf((_, n) => test(facts[n] ?? {}))
  }

  #viewsOf(opening: Opening): OpeningViews {
    const { walk } = this
    const facts: Facts = { 'popup.open': '', ...walk.routeFacts(opening) }
    const seen: OpeningMasks = { seen: new Map(), started: new Map() }
    let shown = walk.hasPage(opening) ? this.all : this.none
    for (const guard of walk.guardsOf(opening)) shown = both(shown, this.#evaluate(guard, facts))
    this.#visit(walk.pages.get(opening.route), shown, facts, seen)
    for (const { id, when = true } of walk.popupsOn(opening)) {
      const open = both(shown, this.#evaluate(when, facts))
      seen.seen.set(`popup:${id}`, open)
      this.#visit(walk.popups.get(id), open, { ...facts, 'popup.open': id }, seen)
    }
    return { opening, shown, ...seen }
  }

  /** `present` are the situations in which everything around the node is visible. */
  #visit(node: Walked | undefined, present: Mask, facts: Facts, seen: OpeningMasks): void {
    if (node === undefined || isEmpty(present)) return
    const visible = both(present, this.#evaluate(node.condition, facts))
    const add = (masks: Map<string, Mask>, name: string): void =>
      void masks.set(name, either(masks.get(name) ?? this.none, visible))
    add(seen.seen, node.address)
    for (const name of node.starts) add(seen.started, name)
    for (const variants of node.items) {
      let left = visible
      for (const variant of variants) {
        this.#visit(variant, left, facts, seen)
        left = without(left, this.#evaluate(variant.condition, facts))
      }
    }
  }
}
