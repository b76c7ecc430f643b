/** Proves that tables have no gaps, and that rows of unique tables do not overlap. */
import type { RulePlan } from '../core/slice.ts'
import { memoize } from '../memo/memo.ts'
import {
  type Claim,
  exclusionWords,
  type ProofContext,
  sentences,
  someConditionsWords,
  witnessWords,
  witnessOf,
} from './context.ts'
import { askedRule } from './presence.ts'
import { targetName } from './visibility.ts'
import { ownRule, type RowTarget, type Target } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'

export function proveTables(context: ProofContext): void {
  for (const group of context.groups) {
    const rows = rowsIn(group)
    const [first] = rows
    if (first !== undefined)
      context.cache.prove(context, 'table', rows, 0, () => {
        proveTable(context, first.document, rows)
        return true
      })
  }
}

/** The rows of a group. A group never contains the rows of two tables. */
const rowsIn = memoize((group: readonly Target[]) => group.filter((target) => target.kind === 'row'))

function proveTable(context: ProofContext, document: string, rows: readonly RowTarget[]): void {
  const hit = context.site.index.document('decision-table', document.slice('decision-table/'.length))?.value.hit
  if (hit === 'collect') return
  proveGap(context, document, rows)
  if (hit === 'unique') proveUnique(context, rows)
}

function proveGap(context: ProofContext, document: string, rows: readonly RowTarget[]): void {
  const pointer = '/rows'
  const witness = witnessOf(
    context,
    allOf([placeRule(rows), ...rows.map((row) => not(ownRule(row)))]),
    { document, pointer },
    'that at least one row holds in every case',
  )
  if (witness === undefined) return
  const what = `no row of the table "${document.slice('decision-table/'.length)}" holds ${witnessWords(context, witness)}`
  const why = exclusionWords(context, rows, { parts: 'row', excluded: 'this case' })
  const message = sentences(what, why, 'add a row for this case, or a last row with "when": true')
  context.report({ code: 'PRF-GAP', document, pointer, message, witness, ...placeOf(rows) })
}

/** The condition under which a table is used. It is the same for all of its rows. */
function placeRule([first]: readonly RowTarget[]): RulePlan {
  return allOf((first?.placeConditions ?? []).map(askedRule))
}

function placeOf([first]: readonly RowTarget[]): Pick<Claim, 'place'> {
  return first === undefined ? {} : { place: first.place }
}

/** Above this number of reported pairs, each further row is reported only with the first row that it overlaps. */
const MAX_PAIRS = 100

function proveUnique(context: ProofContext, rows: readonly RowTarget[]): void {
  let pairs = 0
  const isApart = exclusionOf(context, rows)
  rows.forEach((row, n) => {
    for (const other of rows.slice(0, n)) {
      if (isApart(row, other)) continue
      const { document, pointer } = row
      const witness = witnessOf(
        context,
        allOf([placeRule(rows), ownRule(row), ownRule(other)]),
        row,
        `that ${targetName(row)} and ${targetName(other)} never hold together`,
      )
      if (witness === undefined) continue
      const message = sentences(
        `${targetName(row)} and ${targetName(other)} both hold ${witnessWords(context, witness)}`,
        `exactly one row of this table may hold ("hit": "unique"), but ${whyBoth(context, row, other)}`,
        'give one of the rows a rule that excludes the other, or set "hit" to "first"',
      )
      context.report({
        code: 'PRF-OVERLAP',
        document,
        pointer,
        other: other.address,
        message,
        witness,
        ...placeOf(rows),
      })
      if (++pairs > MAX_PAIRS) return
    }
  })
}

function whyBoth(context: ProofContext, row: RowTarget, other: RowTarget): string {
  const bare = [row, other].find(({ ownConditions }) => ownConditions.every(({ rule }) => rule === true))
  if (bare !== undefined) return `${targetName(bare)} holds for everybody`
  return `${someConditionsWords(context, [...other.ownConditions, ...row.ownConditions])} do not exclude each other`
}

/**
 * Returns a fast test whether two rows exclude each other by their facts, as most pairs of rows in a large table do.
 */
function exclusionOf({ solver }: ProofContext, rows: readonly Target[]): (a: Target, b: Target) => boolean {
  const { work } = solver
  const rules = new Map(rows.map((row) => [row, ownRule(row)]))
  const regions = work.within(work.budget.question, () => solver.regionsOf([...rules.values()]))
  // Without a complete list of values, an unlisted value may fit both rules.
  if (regions === undefined || regions.sampled.length > 0) return () => false
  return (a, b) => {
    const isApart = (): boolean => regions.isApart(rules.get(a) ?? true, rules.get(b) ?? true)
    return work.within(work.budget.question, isApart) ?? false
  }
}
