/** Decision tables: as a whole for code that decides with them, or one column as a value of the page. */
import { type Json, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr, RulePlan, TablePlan } from '../core/slice.ts'
import type { Declaration, Declarations, Values } from '../core/vocabulary.gen.ts'
import type { DecisionTableDocument } from '../document/types.gen.ts'
import { type CompileContext, CompileError, literal } from './context.ts'
import { condition } from './rule.ts'

type Compile = (source: Json, schema: Schema | undefined) => Expr

interface SourceRow {
  readonly id: string
  readonly rule: RulePlan
  readonly cells: Values
}

/** The table `id` as the player decides with it; `compile` makes the values of its cells. */
export function tablePlan(id: string, context: CompileContext, compile: Compile): TablePlan {
  const { rows, columns } = tableOf(id, context)
  return rows.map(({ id: row, rule, cells }) => ({
    id: row,
    ...(rule === true ? {} : { rule }),
    cells: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, compile(cell, typeOf(own(columns, name)))])),
  }))
}

/**
 * One column. Of a table that is hit first, nested conditions, null where no row holds; of one that collects, the list of what its rows
 * say. A page has to show something while facts are unknown: as in `$if`, a row of which nobody knows yet does not hold.
 */
export function tableColumn(id: string, column: string, context: CompileContext, compile: Compile): Expr {
  const { rows, hit, columns } = tableOf(id, context)
  const type = typeOf(own(columns, column))
  if (hit === 'collect') {
    const parts = rows.flatMap(({ rule, cells }): (readonly [RulePlan, Expr])[] => {
      const cell = own(cells, column)
      return cell === undefined ? [] : [[rule, compile(cell, type)]]
    })
    const fixed = parts.flatMap(([rule, cell]) => (rule === true && cell[0] === '=' ? [cell[1]] : []))
    return fixed.length === parts.length ? literal(fixed) : ['rows', parts]
  }
  let expr: Expr = literal(null)
  for (const { rule, cells } of [...rows].reverse()) {
    const cell = own(cells, column)
    const then = cell === undefined ? literal(null) : compile(cell, type)
    expr = rule === true ? then : ['if', rule, then, expr]
  }
  return expr
}

/** Rows that can hold as far as rules say by themselves: none that is always false, none behind the first that always holds. */
function tableOf(
  id: string,
  context: CompileContext,
): { readonly rows: readonly SourceRow[]; readonly hit: DecisionTableDocument['hit']; readonly columns: Declarations } {
  const document = context.site.document('decision-table', id)
  if (document === undefined) throw new CompileError(context, `unknown decision table ${id}`)
  const { hit, columns } = document.value
  const rows: SourceRow[] = []
  for (const { id: row, when, then } of document.value.rows) {
    const rule = condition({ when }, context) ?? true
    if (rule === false) continue
    rows.push({ id: row, rule, cells: then })
    if (rule === true && hit !== 'collect') break
  }
  return { rows, hit, columns }
}

/** What a cell of a declared column becomes: words of the vocabulary are resolved, everything else is as it is written. */
function typeOf(declared: Declaration | undefined): Schema | undefined {
  switch (declared?.type) {
    case 'text':
    case 'link':
    case 'image':
    case 'icon':
      return { $ref: `habi:vocabulary#/$defs/${declared.type}` }
    default:
      return undefined
  }
}
