/**
 * Tries a decision table with one person: which rows hold. The table may be incomplete, because an operator edits it.
 */
import type { CheckedSite } from '../check/site.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { isList, isObject, type Json } from '../core/json.ts'
import { allOf, not, otherFact } from '../core/rule-algebra.ts'
import { compileRule, FALSE, TRUE } from '../core/rule.ts'
import type { FactType, RulePlan } from '../core/slice.ts'
import { factType } from '../compile/context.ts'
import { comparisonsIn } from '../prove/reads.ts'
import { openSolver, readerOf, type Witness } from '../prove/solve.ts'
import { TableCover } from '../prove/table-cover.ts'
import { compiled, isWrittenRule } from './rule-effect.ts'

export interface TableTrial {
  /** Indices of the rows that hold. */
  readonly holds: readonly number[]
  /** Indices of the rows whose rule is incomplete, or needs a fact that the person does not have. */
  readonly unknown: readonly number[]
}

/** The facts that the rules of the rows compare. */
export function tableFactsOf(table: string, site: CheckedSite, catalogue: Catalogue): readonly string[] {
  const facts = new Set<string>()
  for (const rule of rulesOf(table, site, catalogue))
    for (const leaf of rule === undefined ? [] : comparisonsIn(rule)) {
      facts.add(leaf[1])
      const other = otherFact(leaf)
      if (other !== undefined) facts.add(other)
    }
  return [...facts]
}

export function tryTable(table: string, person: Witness, site: CheckedSite, catalogue: Catalogue): TableTrial {
  const read = readerOf(person)
  const types = typesOf(catalogue)
  const holds: number[] = []
  const unknown: number[] = []
  for (const [n, rule] of rulesOf(table, site, catalogue).entries()) {
    const truth = rule === undefined ? undefined : compileRule(rule, types).test(read)
    if (truth === TRUE) holds.push(n)
    else if (truth !== FALSE) unknown.push(n)
  }
  return { holds, unknown }
}

export interface TableGaps {
  /** A person for whom no row holds. */
  readonly gap: Witness | undefined
  /** Indices of rows that hold only where an earlier row also holds. */
  readonly shadowed: readonly number[]
}

/** Limits of the solver. Gaps are computed after each keystroke, so this must be fast. */
const BUDGET = { question: 300_000, all: 3_000_000 }

/**
 * Finds, from the rows alone, gaps and rows that are never reached. Unlike the proofs, this also works while the site
 * has errors, and ignores the places where the table is used.
 */
export function tableGapsOf(table: string, site: CheckedSite, catalogue: Catalogue, at: number): TableGaps {
  if (site.index.document('decision-table', table)?.value.hit === 'collect') return { gap: undefined, shadowed: [] }
  const solver = openSolver({ facts: catalogue.facts, from: at, budget: BUDGET })
  const rules = rulesOf(table, site, catalogue).map((rule): RulePlan => rule ?? false)
  const cover = new TableCover(rules, solver)
  const shadowed = rules.flatMap((rule, n) => (rule !== false && cover.row(n).is === 'shadowed' ? [n] : []))
  const answer = solver.possible(allOf(rules.map(not)))
  return { gap: answer.is === 'possible' ? answer.witness : undefined, shadowed }
}

/** The rules of all rows; undefined in place of an incomplete rule. */
function rulesOf(table: string, site: CheckedSite, catalogue: Catalogue): readonly (RulePlan | undefined)[] {
  const rows: Json | undefined = site.index.document('decision-table', table)?.value.rows
  const types = typesOf(catalogue)
  return (isList(rows) ? rows : []).map((row) => {
    const rule = isObject(row) ? row.when : undefined
    if (rule === undefined || !isWrittenRule(rule)) return undefined
    const plan = compiled(rule, site, catalogue, types)
    return typeof plan === 'string' ? undefined : plan
  })
}

function typesOf({ facts }: Catalogue): { readonly [fact: string]: FactType } {
  return Object.fromEntries(Object.entries(facts).map(([name, { schema }]) => [name, factType(schema)]))
}
