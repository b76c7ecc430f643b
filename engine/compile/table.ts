/** Decision tables: as a whole for code that decides with them, or one column as a value of the page. */
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr, RulePlan, TablePlan } from '../core/slice.ts'
import { type CompileContext, CompileError, literal } from './context.ts'
import { condition } from './rule.ts'

type Compile = (source: Json, schema: Schema | undefined) => Expr

interface SourceRow {
  readonly id: string
  readonly rule: RulePlan
  readonly cells: JsonObject
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
): { readonly rows: readonly SourceRow[]; readonly hit: Json; readonly columns: JsonObject | undefined } {
  const document = context.site.document('decision-table', id)
  if (document === undefined) throw new CompileError(context, `unknown decision table ${id}`)
  const { hit = null, columns } = document.value
  const rows: SourceRow[] = []
  for (const row of document.value.rows as readonly JsonObject[]) {
    const rule = condition(row, context) ?? true
    if (rule === false) continue
    rows.push({ id: row.id as string, rule, cells: row.then as JsonObject })
    if (rule === true && hit !== 'collect') break
  }
  return { rows, hit, columns: columns as JsonObject | undefined }
}

/** What a cell of a declared column becomes: words of the vocabulary are resolved, everything else is as it is written. */
function typeOf(declared: Json | undefined): Schema | undefined {
  const type = isObject(declared) ? declared.type : undefined
  return ['text', 'link', 'image', 'icon'].includes(String(type)) ? { $ref: `habi:vocabulary#/$defs/${String(type)}` } : undefined
}
