/** Checks decision tables: ids of rows, types of cells, and the facts that rows use. */
import { isList, isObject, type Json } from '../core/json.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo } from '../document/finding.ts'
import type { DecisionTableDocument } from '../document/types.gen.ts'
import { validateSource } from '../document/validate.ts'
import { checkIds } from './ids.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { factsOf } from './rule.ts'
import { declaredSchema, entries, type Scope } from './scope.ts'
import { checkVisitor } from './visit.ts'

export function checkDecisionTable(context: CheckContext, table: Draft<DecisionTableDocument>, scope: Scope): void {
  const rows = isList(table.rows) ? table.rows : []
  checkIds(context, rows, '/rows', 'row')
  checkInputs(context, table.inputs, rows)
  checkCells(context, table.columns, rows, scope)
}

function checkCells(context: CheckContext, columns: Json | undefined, rows: readonly Json[], scope: Scope): void {
  const schemas = new Map(entries(columns).map(([name, declared]) => [name, declaredSchema(declared)]))
  const visitor = checkVisitor(context, scope)
  rows.forEach((row, i) => {
    for (const [name, cell] of Object.entries(isObject(row) && isObject(row.then) ? row.then : {})) {
      const at = pointerTo('/rows', i, 'then', name)
      const schema = schemas.get(name)
      if (schema === undefined)
        context.report({
          code: 'CFG-UNKNOWN',
          pointer: at,
          atKey: true,
          ...missingMessage('column', name, schemas.keys()),
        })
      else validateSource(schema, cell, at, false, visitor)
    }
  })
}

/** Checks that the rows of a table with `inputs` use all of these facts and no others. */
function checkInputs(context: CheckContext, inputs: Json | undefined, rows: readonly Json[]): void {
  if (!isList(inputs)) return
  const used = new Set<string>()
  rows.forEach((row, i) => {
    if (!isObject(row)) return
    for (const fact of factsOf(row.when ?? true, context.site)) {
      used.add(fact)
      if (inputs.includes(fact) || !Object.hasOwn(context.catalogue.facts, fact)) continue
      const message = `the row uses ${fact}, which is not an input of the table`
      context.report({ code: 'CFG-RULE', pointer: pointerTo('/rows', i, 'when'), message, hint: `add it to "inputs"` })
    }
  })
  inputs.forEach((input, i) => {
    if (typeof input === 'string' && !used.has(input))
      context.report({
        code: 'CFG-RULE',
        severity: 'warning',
        pointer: pointerTo('/inputs', i),
        message: `no row uses the input ${input}; remove it from "inputs"`,
      })
  })
}
