/**
 * Caches proofs without claims. They are not repeated for the same targets until a boundary of one of the rules has
 * passed. Proofs with claims are always repeated, so their witnesses are current.
 */
import { allOf, operands, otherFact } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import { boundariesAround } from '../compile/boundaries.ts'
import { memoize } from '../memo/memo.ts'
import type { ProofContext } from './context.ts'
import { askedRule } from './presence.ts'
import { reads } from './reads.ts'
import { ownRule, type RowTarget, type Target } from './targets.ts'
import { TableCover } from './table-cover.ts'

/** The start instants for which a proof has no claims. */
export interface CleanRange {
  readonly from: number
  readonly until: number
}

interface CleanTargets extends CleanRange {
  readonly targets: readonly Target[]
}

export class ProofCache {
  readonly #cleanTargets = new WeakMap<Target, Map<string, CleanTargets>>()
  readonly #covers = new WeakMap<readonly RowTarget[], CleanRange & { readonly cover: TableCover }>()

  /**
   * Runs `proof` unless it is cached for exactly these targets. `ahead` is the number of milliseconds after the start
   * up to which the proof evaluates rules. `proof` returns false if it skipped some targets; its result is not cached
   * then.
   */
  prove(context: ProofContext, what: string, targets: readonly Target[], ahead: number, proof: () => boolean): void {
    const [first] = targets
    if (first === undefined) return
    let ranges = this.#cleanTargets.get(first)
    const before = ranges?.get(what)
    if (
      before !== undefined &&
      before.from <= context.at &&
      context.at < before.until &&
      isSame(before.targets, targets)
    )
      return
    const countBefore = context.reportCount()
    const isComplete = proof()
    if (ranges === undefined) this.#cleanTargets.set(first, (ranges = new Map<string, CleanTargets>()))
    if (context.reportCount() !== countBefore || !isComplete) ranges.delete(what)
    else ranges.set(what, { targets: targets, from: context.at, until: nextChange(context, targets, ahead) })
  }

  /** The `TableCover` of a table, cached until the result of a rule may change. */
  coverOf(context: ProofContext, rows: readonly RowTarget[]): TableCover {
    const before = this.#covers.get(rows)
    const isCurrent = before !== undefined && before.from <= context.at && context.at < before.until
    if (isCurrent && !before.cover.isUnfinishedFor(context.solver)) return before.cover
    const place = allOf((rows[0]?.placeConditions ?? []).map(askedRule))
    const cover = new TableCover(rows.map(ownRule), context.solver, place)
    this.#covers.set(rows, { from: context.at, until: nextChange(context, rows, 0), cover })
    return cover
  }
}

function isSame(before: readonly Target[], now: readonly Target[]): boolean {
  return before === now || (before.length === now.length && before.every((target, n) => target === now[n]))
}

interface ClockContext {
  readonly at: number
  readonly site: { readonly settings: { readonly timeZone: string } }
  readonly solver: Pick<ProofContext['solver'], 'types'>
}

/** The first start instant at which the result of a proof may be different. */
export function nextChange(context: ClockContext, targets: readonly Target[], ahead: number): number {
  let next = Infinity
  const tables = new Set<readonly RowTarget[]>()
  for (const target of targets) {
    if (target.kind !== 'row') next = Math.min(next, changeOf(context, target.conditions, ahead))
    else if (!tables.has(target.rows)) {
      // Whether a row is reached depends on the rows before it.
      tables.add(target.rows)
      next = Math.min(next, tableChange(context, target.rows, ahead))
    }
  }
  return next
}

/** The latest result for each table. All rows of a table share it. */
const tableChanges = new WeakMap<readonly RowTarget[], { at: number; ahead: number; next: number }>()

function tableChange(context: ClockContext, rows: readonly RowTarget[], ahead: number): number {
  const before = tableChanges.get(rows)
  if (before?.at === context.at && before.ahead === ahead) return before.next
  const ofPlace = rows[0]?.placeConditions ?? []
  const next = Math.min(
    changeOf(context, ofPlace, ahead),
    ...rows.map(({ ownConditions }) => changeOf(context, ownConditions, ahead)),
  )
  tableChanges.set(rows, { at: context.at, ahead, next })
  return next
}

/** The first start instant at which the result of a proof about rules may be different. */
export function changeOf(
  { at, site, solver }: ClockContext,
  conditions: readonly { readonly rule: RulePlan }[],
  ahead: number,
): number {
  const clocked = conditions
    .map(({ rule }) => rule)
    .filter((rule) => typeof rule !== 'boolean' && readsInstant(solver.types)(rule))
  if (clocked.length === 0) return Infinity
  if (clocked.some((rule) => dependsOnOtherInstants(rule, solver.types))) return at + 1
  const { timeZone } = site.settings
  const next = (from: number): number => boundariesAround(clocked, from, timeZone).next ?? Infinity
  return ahead > 0 ? Math.min(next(at), next(at + ahead) - ahead) : next(at)
}

type Types = ClockContext['solver']['types']

const readers = new WeakMap<Types, (rule: Exclude<RulePlan, boolean>) => boolean>()

/**
 * Whether a rule depends on an instant or a day, or compares two facts. Memoized: many targets share a rule.
 */
function readsInstant(types: Types): (rule: Exclude<RulePlan, boolean>) => boolean {
  let reader = readers.get(types)
  if (reader === undefined) {
    reader = memoize(
      (rule) =>
        reads(rule, (fact) => types[fact] === 't' || fact === 'clock.today') || dependsOnOtherInstants(rule, types),
    )
    readers.set(types, reader)
  }
  return reader
}

/** True if a rule compares an instant other than `clock.now`, or two facts. Such a rule has no known boundaries. */
function dependsOnOtherInstants(rule: RulePlan, types: Types): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] !== 'is') return operands(rule).some((part) => dependsOnOtherInstants(part, types))
  return (types[rule[1]] === 't' && rule[1] !== 'clock.now') || otherFact(rule) !== undefined
}
