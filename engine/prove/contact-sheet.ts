/**
 * The contact sheet: the fewest personas and moments that together show every place. Places that somebody can see at the same time share a
 * picture; which do, the solver says.
 */
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { allOf } from '../core/rule-algebra.ts'
import type { Solver, Witness } from './solve.ts'

/** One picture: who looks, when, and what is seen. */
export interface Screenshot<P> {
  readonly witness: Witness
  /** Places that no earlier picture shows. */
  readonly first: readonly P[]
}

export interface ContactSheet<P> {
  readonly shots: readonly Screenshot<P>[]
  /** True where fewer pictures are proven not to do; otherwise these are the fewest that were found. */
  readonly isSmallest: boolean
  /** Places that nobody can ever see. */
  readonly never: readonly P[]
  /** Places of which nobody can say who sees them, with the reason. */
  readonly notProven: readonly { readonly place: P; readonly reason: string }[]
}

/** Up to so many different rules every way to share pictures is tried. */
const TRIED_IN_FULL = 8
/** Beyond so many different rules it is not asked which two exclude each other. */
const COMPARED = 120
/** Orders in which places are put into pictures before the best is taken. */
const ORDERS = 12

/** The contact sheet of `places`. Bounded by the solver's budget and the three limits above. */
export function contactSheet<P extends { readonly rule: RulePlan }>(targets: readonly P[], solver: Solver): ContactSheet<P> {
  const groups = new Map<string, { readonly rule: RulePlan; readonly targets: P[] }>()
  const never: P[] = []
  const notProven: { place: P; reason: string }[] = []
  for (const target of targets) {
    const answer = solver.possible(target.rule)
    if (answer.is === 'impossible') never.push(target)
    else if (answer.is === 'not-proven') notProven.push({ place: target, reason: answer.reason })
    else {
      const key = JSON.stringify(target.rule)
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { rule: target.rule, targets: [target] })
      else group.targets.push(target)
    }
  }
  const rules = [...groups.values()].map(({ rule }) => rule)
  const { pictures, isSmallest } = share(rules, solver)
  const shots = shotsOf(
    pictures,
    [...groups.values()].map((group) => group.targets),
    rules,
    solver,
  )
  return { shots, isSmallest, never, notProven }
}

/** Numbers of the rules that one picture shows. */
type TargetSet = readonly number[]

function share(rules: readonly RulePlan[], solver: Solver): { readonly pictures: readonly TargetSet[]; readonly isSmallest: boolean } {
  if (rules.length === 0) return { pictures: [], isSmallest: true }
  const table = new ExclusionTable(rules, solver)
  let best = ordersOf(table)
    .map((order) => merged(fill(order, table), table))
    .reduce((a, b) => (b.length < a.length ? b : a))
  let isSmallest = best.length === table.excluding()
  if (!isSmallest && rules.length <= TRIED_IN_FULL) {
    best = fewest(table, best)
    isSmallest = table.isCertain
  }
  return { pictures: best, isSmallest }
}

/** What may share a picture, asked of the solver once for each set. */
class ExclusionTable {
  /** False once the solver could not say whether some set fits. */
  isCertain = true
  readonly size: number
  readonly #rules: readonly RulePlan[]
  readonly #solver: Solver
  readonly #apart: readonly (readonly boolean[])[]

  constructor(rules: readonly RulePlan[], solver: Solver) {
    this.#rules = rules
    this.#solver = solver
    this.size = rules.length
    this.#apart =
      rules.length > COMPARED
        ? []
        : rules.map((one, a) => rules.map((other, b) => a < b && solver.possible(allOf([one, other])).is === 'impossible'))
  }

  fits(picture: TargetSet): boolean {
    if (picture.some((one, n) => picture.some((other, m) => n < m && this.excludes(one, other)))) return false
    const answer = this.#solver.possible(together(picture, this.#rules))
    if (answer.is === 'not-proven') this.isCertain = false
    return answer.is === 'possible'
  }

  /** Proven: nobody sees both at the same moment. */
  excludes(a: number, b: number): boolean {
    return this.#apart[Math.min(a, b)]?.[Math.max(a, b)] === true
  }

  conflicts(one: number): number {
    let count = 0
    for (let other = 0; other < this.size; other++) if (other !== one && this.excludes(one, other)) count++
    return count
  }

  /** A number of places of which each excludes each: so many pictures there must be. */
  excluding(): number {
    let most = 1
    for (let start = 0; start < this.size; start++) {
      const kept = [start]
      const others = range(this.size)
        .filter((n) => n !== start && this.excludes(start, n))
        .sort((a, b) => this.conflicts(b) - this.conflicts(a) || a - b)
      for (const n of others) if (kept.every((one) => this.excludes(one, n))) kept.push(n)
      most = Math.max(most, kept.length)
    }
    return most
  }
}

function together(picture: TargetSet, rules: readonly RulePlan[]): RulePlan {
  return allOf(picture.map((n) => rules[n] ?? true))
}

/** Places that exclude most come first; then turns of the same, so that a bad start is not the only one. */
function ordersOf(table: ExclusionTable): readonly (readonly number[])[] {
  const numbers = range(table.size)
  const byConflicts = numbers.toSorted((a, b) => table.conflicts(b) - table.conflicts(a) || a - b)
  const turns = Array.from({ length: Math.min(ORDERS, table.size) - 1 }, (_, n) => {
    const cut = Math.floor(((n + 1) * table.size) / Math.min(ORDERS, table.size))
    return [...byConflicts.slice(cut), ...byConflicts.slice(0, cut)]
  })
  return [byConflicts, numbers, ...turns]
}

/** Each place goes into the first picture that takes it. */
function fill(order: readonly number[], table: ExclusionTable): readonly TargetSet[] {
  const pictures: number[][] = []
  for (const n of order) {
    const room = pictures.find((picture) => table.fits([...picture, n]))
    if (room === undefined) pictures.push([n])
    else room.push(n)
  }
  return pictures
}

/** Takes pictures away whose places the others can take in, the smallest first, as long as there are some. */
function merged(pictures: readonly TargetSet[], table: ExclusionTable): readonly TargetSet[] {
  for (const least of pictures.toSorted((a, b) => a.length - b.length)) {
    const others = pictures.filter((picture) => picture !== least).map((picture) => [...picture])
    const isHoused = least.every((n) => {
      const room = others.find((picture) => table.fits([...picture, n]))
      room?.push(n)
      return room !== undefined
    })
    if (isHoused) return merged(others, table)
  }
  return pictures
}

/** Every way to share pictures that could be better than `known`. */
function fewest(table: ExclusionTable, known: readonly TargetSet[]): readonly TargetSet[] {
  let best = known
  const target = (n: number, pictures: number[][]): void => {
    if (pictures.length >= best.length) return
    if (n === table.size) {
      best = pictures.map((picture) => [...picture])
      return
    }
    for (const picture of pictures) {
      if (!table.fits([...picture, n])) continue
      picture.push(n)
      target(n + 1, pictures)
      picture.pop()
    }
    pictures.push([n])
    target(n + 1, pictures)
    pictures.pop()
  }
  target(0, [])
  return best
}

/** The picture that shows most comes first, then what shows most of the rest; each place is named where it is seen for the first time. */
function shotsOf<P>(
  pictures: readonly TargetSet[],
  groups: readonly (readonly P[])[],
  rules: readonly RulePlan[],
  solver: Solver,
): Screenshot<P>[] {
  const witnesses = pictures.flatMap((picture): Witness[] => {
    const answer = solver.possible(
      together(
        picture.toSorted((a, b) => a - b),
        rules,
      ),
    )
    return answer.is === 'possible' ? [answer.witness] : []
  })
  const tests = rules.map((rule) => compileRule(rule, solver.types).test)
  const left = witnesses.map((witness) => {
    const read = (fact: string): unknown =>
      fact === 'clock.now' ? witness.at : Object.hasOwn(witness.persona, fact) ? witness.persona[fact] : undefined
    return { witness, seen: range(rules.length).filter((n) => tests[n]?.(read) === TRUE) }
  })
  const shown = new Set<number>()
  const fresh = (one: (typeof left)[number]): P[] => one.seen.filter((n) => !shown.has(n)).flatMap((n) => groups[n] ?? [])
  const shots: Screenshot<P>[] = []
  const takeNext = (): (typeof left)[number] | undefined =>
    left.sort((a, b) => fresh(b).length - fresh(a).length || plain(a.witness) - plain(b.witness) || a.witness.at - b.witness.at).shift()
  for (let next = takeNext(); next !== undefined; next = takeNext()) {
    shots.push({ witness: next.witness, first: fresh(next) })
    for (const n of next.seen) shown.add(n)
  }
  return shots
}

/** The fewer facts, the plainer. */
function plain({ persona }: Witness): number {
  return Object.keys(persona).length
}

function range(size: number): number[] {
  return Array.from({ length: size }, (_, n) => n)
}
