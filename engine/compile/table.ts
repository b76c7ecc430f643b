/** Compiles decision tables: a whole table for code that evaluates it, or one column as a value of a page. */
import { type Json, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr, RulePlan, TablePlan } from '../core/slice.ts'
import type { Declaration, Declarations, Values } from '../core/vocabulary.gen.ts'
import type { DecisionTableDocument } from '../document/types.gen.ts'
import { type CompileContext, CompileError, literal } from './context.ts'
import { visibilityRule } from './rule.ts'

type Compile = (source: Json, schema: Schema | undefined) => Expr

interface SourceRow {
  readonly id: string
  readonly rule: RulePlan
  readonly cells: Values
}

/** The plan of the table `id`. `compile` compiles the values of cells. */
export function tablePlan(id: string, context: CompileContext, compile: Compile): TablePlan {
  const { rows, columns } = tableOf(id, context)
  return rows.map(({ id: row, rule, cells }) => ({
    id: row,
    ...(rule === true ? {} : { rule }),
    cells: Object.fromEntries(
      Object.entries(cells).map(([name, cell]) => [name, compile(cell, cellSchema(own(columns, name)))]),
    ),
  }))
}

/**
 * Compiles one column to an expression: nested conditions that end with null, or, if `hit` is `collect`, the list of
 * the cells of all rows that hold. As in `$if`, a row whose rule depends on unknown facts does not hold, because a page
 * has to render something.
 */
export function tableColumn(id: string, column: string, context: CompileContext, compile: Compile): Expr {
  const { rows, hit, columns } = tableOf(id, context)
  const type = cellSchema(own(columns, column))
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

/**
 * Returns a table without the rows that never hold and, unless `hit` is `collect`, without the rows after one that
 * always holds.
 */
function tableOf(
  id: string,
  context: CompileContext,
): { readonly rows: readonly SourceRow[]; readonly hit: DecisionTableDocument['hit']; readonly columns: Declarations } {
  const document = context.site.document('decision-table', id)
  if (document === undefined) throw new CompileError(context, `unknown decision table ${id}`)
  const { hit, columns } = document.value
  const rows: SourceRow[] = []
  for (const { id: row, when, then } of document.value.rows) {
    const rule = visibilityRule({ when }, context) ?? true
    if (rule === false) continue
    rows.push({ id: row, rule, cells: then })
    if (rule === true && hit !== 'collect') break
  }
  return { rows, hit, columns }
}

/**
 * Returns the schema of the cells of a column if the cells are compiled (texts, links, images, icons); undefined if
 * they are copied unchanged.
 */
function cellSchema(declared: Declaration | undefined): Schema | undefined {
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
