/** A decision table as a grid: the rule of a row as one condition for each fact, and edits of rows. */
import { isList, isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import { pointerTo } from '../../../engine/document/finding.ts'
import type { Finding } from '../../../engine/document/finding.ts'
import { comparisonOf } from '../rule/rule-edit.ts'

export interface TableColumns {
  /** Facts, in the order of the table. */
  readonly inputs: readonly string[]
  readonly results: readonly (readonly [name: string, declared: JsonObject])[]
  /** Whether a row has a condition that is not a comparison of a fact, such as an audience. */
  readonly hasOthers: boolean
}

export interface RowConditions {
  readonly byFact: ReadonlyMap<string, readonly JsonObject[]>
  /** Parts of the rule that are not comparisons of a fact, such as audiences and alternatives. */
  readonly others: readonly Json[]
}

export function rowsOf(table: JsonObject): readonly JsonObject[] {
  return isList(table.rows) ? table.rows.filter(isObject) : []
}

/** Returns the columns of a table. Facts that rows compare but the table does not list come after its inputs. */
export function columnsOf(table: JsonObject): TableColumns {
  const inputs = new Set(isList(table.inputs) ? table.inputs.filter((one) => typeof one === 'string') : [])
  let hasOthers = false
  for (const row of rowsOf(table)) {
    const { byFact, others } = conditionsOf(row.when)
    for (const fact of byFact.keys()) inputs.add(fact)
    hasOthers ||= others.length > 0
  }
  const results = Object.entries(isObject(table.columns) ? table.columns : {}).flatMap(([name, declared]) =>
    isObject(declared) ? [[name, declared] as const] : [],
  )
  return { inputs: [...inputs], results, hasOthers }
}

/** Returns the parts of a rule that all have to hold, grouped by fact. */
export function conditionsOf(rule: Json | undefined): RowConditions {
  const byFact = new Map<string, JsonObject[]>()
  const others: Json[] = []
  for (const part of conjuncts(rule)) {
    const comparison = comparisonOf(part)
    if (comparison === undefined) others.push(part)
    else byFact.set(comparison.fact, [...(byFact.get(comparison.fact) ?? []), comparison])
  }
  return { byFact, others }
}

/**
 * Returns the rule with a new condition for a fact, in place of the earlier condition; undefined removes the condition.
 */
export function withCondition(rule: Json | undefined, fact: string, condition: JsonObject | undefined): Json {
  const parts = conjuncts(rule)
  const isOf = (part: Json): boolean => comparisonOf(part)?.fact === fact
  const first = parts.findIndex(isOf)
  const next = parts.flatMap((part, n) => (isOf(part) ? (n === first && condition ? [condition] : []) : [part]))
  return ruleOf(first === -1 && condition !== undefined ? [...next, condition] : next)
}

function conjuncts(rule: Json | undefined): readonly Json[] {
  if (rule === undefined || rule === true) return []
  return isObject(rule) && isList(rule.all) && Object.keys(rule).length === 1 ? rule.all : [rule]
}

function ruleOf(parts: readonly Json[]): Json {
  const [first] = parts
  return first === undefined ? true : parts.length === 1 ? first : { all: [...parts] }
}

/** Returns a rule for a new row that holds for a person, and for everybody with the same values of `facts`. */
export function ruleFor(person: { readonly [fact: string]: Json }, facts: readonly string[]): Json {
  return ruleOf(
    facts.flatMap((fact) => {
      const value = person[fact]
      // A list cannot be compared as a whole.
      return value === undefined || isList(value) ? [] : [{ fact, op: 'eq', value }]
    }),
  )
}

/** Returns a new row with the values of the row `from`, and an ID that none of `rows` has. */
export function newRow(rows: readonly JsonObject[], from: JsonObject | undefined, when: Json): JsonObject {
  const then = from?.then
  return { id: newId(rows, 'row'), when, then: isObject(then) ? then : {} }
}

/** Returns a copy of a row, under another ID. */
export function copyOfRow(rows: readonly JsonObject[], row: JsonObject): JsonObject {
  return { ...row, id: newId(rows, typeof row.id === 'string' ? row.id : 'row') }
}

function newId(rows: readonly JsonObject[], stem: string): string {
  const taken = new Set(rows.map(({ id }) => id))
  let n = rows.length + 1
  while (taken.has(`${stem}-${n}`)) n++
  return `${stem}-${n}`.slice(-60)
}

/** Returns the rows with one row moved to another place. */
export function withRowMoved(rows: readonly JsonObject[], from: number, to: number): readonly JsonObject[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return rows
  const others = rows.filter((_, n) => n !== from)
  return [...others.slice(0, to), row, ...others.slice(to)]
}

export interface RowNotice {
  readonly severity: 'error' | 'warning'
  /** The text in the cell, such as `Never reached`. */
  readonly short: string
  readonly findings: readonly Finding[]
}

const shortNames: { readonly [code: string]: string } = {
  'PRF-SHADOW': 'Never reached',
  'PRF-NEVER': 'Never holds',
  'PRF-OVERLAP': 'Overlaps another row',
  'PRF-NOT-PROVEN': 'Not proven',
}

/**
 * Findings about rows, by the number of the row.
 *
 * @param shadowed rows that are already known, before the proofs have finished, to be never reached
 */
export function rowNotices(
  findings: ReadonlyMap<string, readonly Finding[]>,
  list: string,
  shadowed: readonly number[],
): ReadonlyMap<number, RowNotice> {
  const notices = new Map<number, RowNotice>(
    shadowed.map((row) => [row, { severity: 'warning', short: shortNames['PRF-SHADOW'] ?? '', findings: [] }]),
  )
  const start = `${list}/`
  for (const [pointer, found] of findings) {
    if (!pointer.startsWith(start)) continue
    const row = Number(pointer.slice(start.length).split('/')[0])
    const all = [...(notices.get(row)?.findings ?? []), ...found]
    const worst = all.find(({ severity }) => severity === 'error') ?? all[0]
    if (worst === undefined) continue
    const short = shortNames[worst.code] ?? (worst.severity === 'error' ? 'Must be fixed' : 'Look at')
    notices.set(row, { severity: worst.severity, short, findings: all })
  }
  return notices
}

/** Returns the findings that state for whom no row holds. */
export function gapsOf(findings: ReadonlyMap<string, readonly Finding[]>, list: string): readonly Finding[] {
  return (findings.get(list) ?? []).filter(({ code }) => code === 'PRF-GAP')
}

/** Returns the findings about a cell. */
export function findingsAt(
  findings: ReadonlyMap<string, readonly Finding[]>,
  list: string,
  row: number,
  ...cell: readonly string[]
): readonly Finding[] {
  const pointer = pointerTo(list, row, ...cell)
  return [...findings].filter(([at]) => at === pointer || at.startsWith(`${pointer}/`)).flatMap(([, found]) => found)
}

/** Returns the rows of a list that a frame of this height shows, and some rows around them. */
export function rowsInView(
  count: number,
  { top, height, row }: { readonly top: number; readonly height: number; readonly row: number },
  always: number,
): readonly number[] {
  const around = 6
  const first = Math.max(0, Math.floor(top / row) - around)
  const last = Math.min(count, Math.ceil((top + height) / row) + around)
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n)
  return always < count && (always < first || always >= last) ? [...shown, always] : shown
}
