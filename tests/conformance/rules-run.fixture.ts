/** Runs one case of `rules/*.json` with the compiler and the evaluator of the engine, or with a mutant of them. */
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { bucketOf, compileRule, hasType } from '../../engine/core/rule.ts'
import type { Expr, FactType, RulePlan, TablePlan } from '../../engine/core/slice.ts'
import { compileTable, decide } from '../../engine/core/table.ts'
import { compileExpr } from '../../engine/core/value.ts'
import type { FactSchema } from '../../engine/core/fact.ts'
import { type CompileContext, CompileError, factType, newCollected } from '../../engine/compile/context.ts'
import { documentFrom } from '../../engine/document/document.fixture.ts'
import { DocumentIndex, documentQueries } from '../../engine/document/document-index.ts'
import { visibilityRule } from '../../engine/compile/rule.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { tableColumn, tablePlan } from '../../engine/compile/table.ts'
import { type HostileCase, hostileFacts, hostileTypes } from './hostile-cases.fixture.ts'
import type { RuleCase, RuleExample, RuleSuite, TableCase } from './rules-suite.fixture.ts'
import { explain } from './explain.fixture.ts'

/** Names of the truth values by their numbers. */
const truthNames = ['false', 'true', 'unknown'] as const

const schemas: { readonly [type: string]: FactSchema } = {
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  string: { type: 'string' },
  list: { type: 'array', items: { type: 'string' } },
  instant: { type: 'number', format: 'instant' },
  version: { type: 'string', format: 'version' },
}

/** Returns the differences between the expected and the actual results of a case, one per line. */
export function faultsOf(one: RuleCase, suite: RuleSuite): readonly string[] {
  const faults: string[] = []
  for (const [subject, place] of one.places ?? [])
    if (bucketOf(subject) !== place)
      faults.push(`the position of ${JSON.stringify(subject)} is ${bucketOf(subject)}, not ${place}`)
  const facts = schemasOf(suite)
  const types = Object.fromEntries(Object.entries(facts).map(([fact, schema]) => [fact, factType(schema)]))
  const context = contextOf(one, suite, facts)
  if (one.table !== undefined) faults.push(...faultsOfTable(one, one.table, types, context))
  else if (one.examples.length > 0) {
    const rule = compiledOf(sourceOf(one), context)
    if (one.invalid === true) faults.push(...faultsOfRule(one, plain(one.rule as Json), types))
    if (rule === undefined) faults.push(...(one.invalid === true ? [] : ['the rule does not compile']))
    else {
      faults.push(...faultsOfRule(one, rule, context.collected.facts))
      if (one.invalid !== true) faults.push(...faultsOfForm(rule))
    }
  }
  for (const { facts: given = {} } of one.examples)
    for (const [fact, value] of Object.entries(given))
      if (hasType(value, types[fact] as FactType) !== isOf(value, suite.facts[fact]))
        faults.push(`hasType is wrong for ${JSON.stringify(value)}`)
  return faults
}

/** The compiled rule; undefined when the compiler refuses it. */
function compiledOf(source: JsonObject, context: CompileContext): RulePlan | undefined {
  try {
    return visibilityRule(source, context) ?? true
  } catch (error) {
    if (error instanceof CompileError) return undefined
    throw error
  }
}

function faultsOfRule(one: RuleCase, rule: RulePlan, types: { readonly [fact: string]: FactType }): readonly string[] {
  const faults: string[] = []
  const reports: string[] = []
  const compiled = compileRule(rule, types, (reason) => reports.push(reason))
  const rooted = compileRule(rule, types, undefined, 'fact.')
  if (reports.length !== (one.invalid === true ? 1 : 0)) faults.push(`reported: ${reports.join(', ') || 'nothing'}`)
  const named = one.invalid === true ? [] : namedIn(rule)
  if (String([...compiled.facts].sort()) !== String([...named].sort()))
    faults.push(`the rule names the facts ${named.join(', ')}, the compiled one ${String(compiled.facts)}`)
  for (const example of one.examples) {
    const known = knownOf(example)
    const { truth, facts: used } = explain(compiled, (fact) => known.get(fact))
    const report = (what: string): unknown => faults.push(`${JSON.stringify(example)}: ${what}`)
    if (truthNames[truth] !== example.expect) report(`got ${truthNames[truth]}`)
    if (compiled.test((fact) => known.get(fact)) !== truth) report('explain() and test() differ')
    if (rooted.test((cell) => (cell.startsWith('fact.') ? known.get(cell.slice(5)) : undefined)) !== truth)
      report('another result with a prefix of facts')
    if (compiled.test((fact) => (used.includes(fact) ? known.get(fact) : undefined)) !== truth)
      report(`it depends on facts that explain() does not list (${used.join(', ')})`)
    const stray = used.find((fact) => !compiled.facts.includes(fact))
    if (stray !== undefined) report(`explain() lists ${stray}, which the rule does not name`)
  }
  return faults
}

/** Runs a table as code that reads whole rows does (`first` only), and as a value of a page does. */
function faultsOfTable(
  one: RuleCase,
  table: TableCase,
  types: { readonly [fact: string]: FactType },
  context: CompileContext,
): readonly string[] {
  const faults = table.hit === 'first' ? [...faultsOfRows(one, table, types, context)] : []
  const reported: string[] = []
  const expr = columnOf(one, table, context)
  if (table.rows.every(({ when }) => typeof when === 'boolean') && expr[0] !== '=')
    faults.push('rows with constant rules are not compiled to a constant')
  if (one.invalid !== true && JSON.stringify(expr).includes('["if",true'))
    faults.push('a row that always holds is compiled to a condition')
  const column = compileExpr(expr, {
    locale: testLocale,
    facts: types,
    selector: () => undefined,
    report: (code) => reported.push(code),
  })
  if (String(reported) !== (one.invalid === true ? 'RULE-INVALID' : ''))
    faults.push(`reported by the value of a page: ${String(reported) || 'nothing'}`)
  for (const example of one.examples) {
    const known = knownOf(example)
    const got = JSON.stringify(column((ref) => known.get(ref.slice('fact.'.length))))
    const cells = example.rows?.map((id) => cellOf(one, table, id)) ?? []
    const given = cells.filter((cell) => cell !== undefined)
    const wanted = JSON.stringify(table.hit === 'collect' ? given : (cells[0] ?? null))
    if (got !== wanted) faults.push(`${JSON.stringify(example)}: a page shows ${got}`)
  }
  return faults
}

/** The cells of a table as a value of a page. A table that the compiler refuses is written in its compiled form. */
function columnOf(one: RuleCase, { hit, rows }: TableCase, context: CompileContext): Expr {
  if (one.invalid !== true) return tableColumn('table', 'tone', context, compileCell)
  const cells = rows.map(({ when, then }) => [plain(when), ['=', then.tone]] as readonly [RulePlan, Expr])
  return hit === 'collect'
    ? ['rows', cells]
    : cells.reduceRight<Expr>((otherwise, [rule, cell]) => ['if', rule, cell, otherwise], ['=', null])
}

function faultsOfRows(
  one: RuleCase,
  table: TableCase,
  types: { readonly [fact: string]: FactType },
  context: CompileContext,
): readonly string[] {
  const faults: string[] = []
  const reported: string[] = []
  const plan: TablePlan =
    one.invalid === true
      ? table.rows.map(({ id, when, then }) => ({
          id,
          rule: plain(when),
          cells: Object.fromEntries(Object.entries(then).map(([key, value]) => [key, ['=', value]])),
        }))
      : tablePlan('table', context, compileCell)
  if (one.invalid !== true) faults.push(...faultsOfPlan(plan))
  try {
    tablePlan('nowhere', context, compileCell)
    faults.push('a table that does not exist is compiled')
  } catch (error) {
    if (!(error instanceof CompileError)) throw error
  }
  const compiled = compileTable(plan, types, (_, row) => reported.push(row))
  if (String(reported) !== (one.invalid === true ? 'bad' : ''))
    faults.push(`reported: ${String(reported) || 'nothing'}`)
  for (const example of one.examples) {
    const known = knownOf(example)
    const row = decide(compiled, (fact) => known.get(fact))
    const got = row ? [row.row, row.cells.tone] : row
    const [id] = example.rows ?? []
    const cell = id === undefined ? undefined : cellOf(one, table, id)
    const wanted =
      example.expect === 'unknown' ? undefined : id === undefined ? null : [id, cell === undefined ? cell : ['=', cell]]
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      faults.push(`${JSON.stringify(example)}: got ${JSON.stringify(got)}`)
  }
  return faults
}

const tableColumns = { tone: { type: 'text' } }

/** A compiled cell shows which schema it was compiled with. */
function compileCell(cell: Json, type: unknown): Expr {
  return ['=', type === undefined ? cell : { cell, type: type as JsonObject }]
}

function cellOf(one: RuleCase, { rows }: TableCase, id: string): Json | undefined {
  const cell = rows.find((row) => row.id === id)?.then.tone
  return one.invalid === true || cell === undefined ? cell : { cell, type: { $ref: 'habi:vocabulary#/$defs/text' } }
}

/** Reports constant rules in a compiled table, and rows after a row that always holds. */
function faultsOfPlan(plan: TablePlan): readonly string[] {
  const faults: string[] = []
  plan.forEach((row, n) => {
    if (row.rule === true || row.rule === false || (row.rule === undefined && 'rule' in row))
      faults.push(`the rule of ${row.id} is constant`)
    if (row.rule === undefined && n < plan.length - 1) faults.push(`there are rows after ${row.id}`)
  })
  return faults
}

/**
 * Returns the differences between the expected and the actual result and report of a rule that the compiler would
 * refuse.
 */
export function faultsOfHostile({ rule, expect, report }: HostileCase): readonly string[] {
  const faults: string[] = []
  const reports: string[] = []
  const { test } = compileRule(rule as RulePlan, hostileTypes, (reason) => reports.push(reason))
  const truth = truthNames[test((fact) => hostileFacts[fact])]
  if (truth !== expect) faults.push(`got ${truth}`)
  const wanted = report === undefined ? [] : [report]
  if (reports.join('\n') !== wanted.join('\n'))
    faults.push(`reported ${JSON.stringify(reports)}, not ${JSON.stringify(wanted)}`)
  return faults
}

/** Whether the value has the type, decided without code of the engine. */
function isOf(value: Json, type: RuleSuite['facts'][string] | undefined): boolean {
  switch (type) {
    case 'list':
      return Array.isArray(value) && (value as readonly Json[]).every((entry) => typeof entry === 'string')
    case 'integer':
      return typeof value === 'number' && value % 1 === 0
    case 'number':
    case 'instant':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    default:
      return typeof value === 'string'
  }
}

function namedIn(rule: RulePlan): readonly string[] {
  if (typeof rule === 'boolean') return []
  if (rule[0] !== 'is') return [...new Set(rule.slice(1).flatMap((part) => namedIn(part as RulePlan)))]
  const second = isObject(rule[3]) ? rule[3].fact : undefined
  return [...new Set([rule[1], ...(typeof second === 'string' ? [second] : [])])]
}

const WEEK = 604_800_000

/** Reports why a compiled rule is not minimal: constants in groups, groups of one part, redundant parts. */
function faultsOfForm(rule: RulePlan, within?: string): readonly string[] {
  if (typeof rule === 'boolean') return within === undefined ? [] : ['a constant inside a rule']
  if (rule[0] === 'is') {
    if (rule.length === 4 && rule[3] === undefined) return ['an undefined value']
    if (rule[2] !== 'week') return []
    let free = 0
    const isSound = (rule[3] as unknown as readonly (readonly [number, number])[]).every(([from, until]) => {
      const isNext = Number.isInteger(from) && from >= free && from <= until && until < WEEK
      free = until + 2
      return isNext
    })
    return isSound ? [] : [`windows that overlap or are out of order: ${JSON.stringify(rule[3])}`]
  }
  const parts = rule.slice(1) as readonly RulePlan[]
  const faults = parts.flatMap((part) => faultsOfForm(part, rule[0]))
  if (rule[0] === within) faults.push(`${rule[0]} inside ${rule[0]}`)
  if (rule[0] !== 'not' && parts.length < 2) faults.push(`${rule[0]} of one`)
  if (rule[0] === 'any' && JSON.stringify(parts).includes('week'))
    for (const part of parts)
      if (isRedundant(part, parts)) faults.push(`${JSON.stringify(part)} is implied by the other parts`)
  return faults
}

/** True if at each of 101 instants of the part's period one of the other parts holds. */
function isRedundant(part: RulePlan, parts: readonly RulePlan[]): boolean {
  if (!Array.isArray(part) || part[2] !== 'between') return false
  const [from, until] = part[3] as unknown as readonly [number, number]
  const others = compileRule(['any', ...parts.filter((other) => other !== part)], { 'clock.now': 't' })
  for (let n = 0; n <= 100; n++)
    if (others.test(() => Math.round(from + ((until - from) * n) / 100)) !== 1) return false
  return true
}

function schemasOf({ facts }: RuleSuite): { readonly [fact: string]: FactSchema } {
  const declared: { [fact: string]: FactSchema } = { 'clock.now': { type: 'number', format: 'instant' } }
  for (const [fact, type] of Object.entries(facts)) declared[fact] = schemas[type] as FactSchema
  return declared
}

function sourceOf({ rule, schedule }: RuleCase): JsonObject {
  return { ...(rule === undefined ? {} : { when: rule }), ...(schedule === undefined ? {} : { schedule }) }
}

/** The known facts of an example. */
function knownOf({ facts = {}, now }: RuleExample): ReadonlyMap<string, Json> {
  const known = new Map(Object.entries(facts))
  if (now !== undefined) known.set('clock.now', now)
  return known
}

function contextOf(one: RuleCase, suite: RuleSuite, facts: { readonly [fact: string]: FactSchema }): CompileContext {
  const documents = Object.entries(suite.audiences ?? {}).map(([id, rule]) =>
    documentFrom({ kind: 'audience', id, rule }),
  )
  if (one.table !== undefined)
    documents.push(documentFrom({ kind: 'decision-table', id: 'table', columns: tableColumns, ...one.table }))
  const catalogue = {
    widgets: {},
    facts: Object.fromEntries(
      Object.entries(facts).map(([fact, schema]) => [
        fact,
        { schema, description: '', known: 'live', examples: [], owner: '' } as const,
      ]),
    ),
    selectors: {},
    constants: {},
    hosts: {},
    flows: {},
    areasWithCalls: [],
    optionalAreas: {},
    policies: {},
    areaPolicies: {},
    tokens: {},
  }
  return {
    site: {
      language: 'en',
      defaultLanguage: 'en',
      locale: { ...testLocale, timeZone: one.zone ?? suite.zone ?? testLocale.timeZone },
      catalogue,
      ...documentQueries(new DocumentIndex(documents)),
      asset: () => undefined,
    },
    args: one.args ?? {},
    items: {},
    address: [one.name],
    origin: { document: one.name, pointer: '' },
    conditions: [],
    pendingConditions: [],
    collected: newCollected(),
  }
}

/** Returns the compiled form of a rule that the compiler refuses, without the checks of the compiler. */
function plain(source: Json): RulePlan {
  if (!isObject(source)) return source as unknown as RulePlan
  if (Array.isArray(source.all)) return ['all', ...(source.all as readonly Json[]).map(plain)]
  if (Array.isArray(source.any)) return ['any', ...(source.any as readonly Json[]).map(plain)]
  if (source.not !== undefined) return ['not', plain(source.not)]
  return ['is', source.fact, source.op, ...(source.value === undefined ? [] : [source.value])] as unknown as RulePlan
}
