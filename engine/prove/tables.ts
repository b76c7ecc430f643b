/** Proves that tables have no gaps, and that rows of unique tables do not overlap. */
import type { RulePlan } from '../core/slice.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, witnessWords, witnessOf } from './context.ts'
import { targetName } from './visibility.ts'
import type { Target } from './targets.ts'
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

/** The rows of a group. The rows of a table are one group. */
const rowsIn = memoize((group: readonly Target[]) => group.filter(({ kind }) => kind === 'row'))

function proveTable(context: ProofContext, document: string, rows: readonly Target[]): void {
  const hit = context.site.index.document('decision-table', document.slice('decision-table/'.length))?.value.hit
  if (hit === 'collect') return
  proveGap(context, document, rows)
  if (hit === 'unique') proveUnique(context, rows)
}

/** The rule of a row, without those of earlier rows. */
function ownRule({ ownConditions }: Target): RulePlan {
  return allOf(ownConditions.map(({ rule }) => rule))
}

function proveGap(context: ProofContext, document: string, rows: readonly Target[]): void {
  const pointer = '/rows'
  const witness = witnessOf(
    context,
    allOf(rows.map((row) => not(ownRule(row)))),
    { document, pointer },
    'that a row always holds',
  )
  if (witness === undefined) return
  const remedy = 'add a row for this case, or a last row with "when": true'
  const message = `no row holds ${witnessWords(context, witness)}; ${remedy}`
  context.report({ code: 'PRF-GAP', document, pointer, message, witness })
}

function proveUnique(context: ProofContext, rows: readonly Target[]): void {
  rows.forEach((row, n) => {
    for (const other of rows.slice(0, n)) {
      const { document, pointer } = row
      const witness = witnessOf(
        context,
        allOf([ownRule(row), ownRule(other)]),
        row,
        `that ${targetName(row)} and ${targetName(other)} never hold together`,
      )
      if (witness === undefined) continue
      const message =
        `${targetName(row)} and ${targetName(other)} both hold ${witnessWords(context, witness)}; ` +
        'exactly one row of this table may hold'
      context.report({ code: 'PRF-OVERLAP', document, pointer, message, witness })
      return
    }
  })
}
