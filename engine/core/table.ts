/**
 * Evaluates whole decision tables for code. Pages use single columns, which the compiler turns into expressions
 * (engine/compile/table.ts).
 */
import { compileRule, FALSE, type ReadFact, type Test, TRUE } from './rule.ts'
import type { FactType, RulePlan, TablePlan } from './slice.ts'

export interface CompiledRow<Cells> {
  readonly row: string
  readonly cells: Cells
}

export interface CompiledTable<Cells> {
  readonly rows: readonly (CompiledRow<Cells> & { readonly test: Test })[]
}

const ALWAYS: Test = () => TRUE

/** Compiles the rules of a table. A row whose rule is invalid never holds; `invalid` receives the reason. */
export function compileTable<Cells>(
  plan: TablePlan<Cells>,
  types: { readonly [fact: string]: FactType },
  invalid?: (reason: string, row: string) => void,
): CompiledTable<Cells> {
  const testOf = (rule: RulePlan, row: string): Test =>
    compileRule(rule, types, (reason) => invalid?.(reason, row)).test
  return {
    rows: plan.map(({ id: row, rule, cells }) => ({
      row,
      cells,
      test: rule === undefined ? ALWAYS : testOf(rule, row),
    })),
  }
}

/**
 * The first row that holds; null when no row holds. Undefined when a row's rule is unknown and no earlier row holds:
 * the unknown row may turn out to be the first.
 */
export function decide<Cells>({ rows }: CompiledTable<Cells>, read: ReadFact): CompiledRow<Cells> | null | undefined {
  for (const row of rows) {
    const truth = row.test(read)
    if (truth !== FALSE) return truth === TRUE ? row : undefined
  }
  return null
}
