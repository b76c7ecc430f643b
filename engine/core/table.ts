/** Decision tables at run time: which row holds, or which rows do. */
import { compileRule, FALSE, type ReadFact, type Test, TRUE, UNKNOWN } from './rule.ts'
import type { FactType, TablePlan } from './slice.ts'

export interface CompiledRow<Cells> {
  readonly row: string
  readonly cells: Cells
}

export interface CompiledTable<Cells> {
  /** Facts the answer may depend on. */
  readonly facts: readonly string[]
  readonly rows: readonly (CompiledRow<Cells> & { readonly test: Test })[]
}

const ALWAYS: Test = () => TRUE

/** Compiles the rules of a table once; a row whose rule is invalid never holds, and `invalid` is told why. */
export function compileTable<Cells>(
  plan: TablePlan<Cells>,
  types: { readonly [fact: string]: FactType },
  invalid?: (reason: string, row: string) => void,
): CompiledTable<Cells> {
  const facts = new Set<string>()
  const rows = plan.map(({ id: row, rule, cells }) => {
    if (rule === undefined) return { row, cells, test: ALWAYS }
    const compiled = compileRule(rule, types, (reason) => invalid?.(reason, row))
    for (const fact of compiled.facts) facts.add(fact)
    return { row, cells, test: compiled.test }
  })
  return { facts: [...facts], rows }
}

/**
 * Of a table that is hit first: the first row that holds, null where none does. It is unknown (undefined) from the first row on of which
 * nobody knows yet whether it holds: a later row that holds is no answer while an earlier one may still take its place.
 */
export function decide<Cells>({ rows }: CompiledTable<Cells>, read: ReadFact): CompiledRow<Cells> | null | undefined {
  for (const row of rows) {
    const truth = row.test(read)
    if (truth !== FALSE) return truth === TRUE ? row : undefined
  }
  return null
}

/** Of a table that collects: all rows that hold, in order; unknown (undefined) while one of its rows is. */
export function collect<Cells>({ rows }: CompiledTable<Cells>, read: ReadFact): readonly CompiledRow<Cells>[] | undefined {
  const found: CompiledRow<Cells>[] = []
  for (const row of rows) {
    const truth = row.test(read)
    if (truth === UNKNOWN) return undefined
    if (truth === TRUE) found.push(row)
  }
  return found
}
