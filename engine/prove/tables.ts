/** Rows and variants: what earlier ones leave nothing to, for whom nothing is said, and for whom too much. */
import { compileRule, FALSE } from '../core/rule.ts'
import type { Rule } from '../core/slice.ts'
import type { Condition } from '../compile/context.ts'
import { keptFor } from '../memo/memo.ts'
import { type Desk, conflict, forWhom, isImpossible, placeWords, witnessOf } from './context.ts'
import { named } from './visibility.ts'
import type { Place } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'
import type { Witness } from './solve.ts'

export function proveTables(desk: Desk): void {
  const tables = new Map<string, Place[]>()
  const variants = new Map<string, Place[]>()
  for (const group of desk.groups)
    for (const place of choicesIn(group)) {
      if (place.kind === 'row') add(tables, place.document, place)
      else add(variants, `${place.variant?.of} ${place.routes.join(' ')}`, place)
    }
  for (const [document, rows] of tables)
    desk.quiet.about(desk, 'table', rows, 0, () => {
      proveTable(desk, document, rows)
      return true
    })
  for (const group of variants.values())
    desk.quiet.about(desk, 'variants', group, 0, () => {
      proveShadows(desk, group, 'variant')
      return true
    })
}

/** Rows and variants: most groups have none. */
const choicesIn = keptFor((group: readonly Place[]) => group.filter(({ kind, variant }) => kind === 'row' || variant !== undefined))

function proveTable(desk: Desk, document: string, rows: readonly Place[]): void {
  const hit = desk.site.documents.get(document)?.value.hit
  if (hit === 'collect') return
  proveShadows(desk, rows, 'row')
  proveGap(desk, document, rows)
  if (hit === 'unique') proveUnique(desk, rows)
}

function add(groups: Map<string, Place[]>, key: string, place: Place): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [place])
  else group.push(place)
}

function ruleOf(place: Place): Rule {
  return allOf(place.conditions.map(({ rule }) => rule))
}

function proveShadows(desk: Desk, places: readonly Place[], what: string): void {
  const tests = places.map((place) => compileRule(ruleOf(place), desk.solver.types).test)
  places.forEach((place, n) => {
    if (n === 0) return
    const alone = desk.solver.possible(ruleOf(place))
    if (alone.is !== 'possible') return
    // A witness of the row alone whom every earlier one surely refuses proves that it is reached; that is most rows.
    const read = readerOf(alone.witness)
    const before = places.slice(0, n)
    if (!before.some((_, m) => (tests[m] as (typeof tests)[number])(read) !== FALSE)) return
    const rest = (earlier: readonly Place[]): Rule => allOf([ruleOf(place), ...earlier.map((one) => not(ruleOf(one)))])
    if (!isImpossible(desk, rest(before), place, `that the ${what} ${named(place)} is ever reached`)) return
    const taking = conflict(desk.solver, before.map(conditionOf), (rules) => allOf([ruleOf(place), ...rules]))
    const where = taking.map((one) => placeWords(desk.site, one)).join(' and ')
    const { document, pointer } = place
    const message = `${named(place)} is never reached: ${taking.length === 1 ? `the ${what} at ${where} takes` : `the ${what}s at ${where} take`} everybody whom it is for`
    desk.say({ code: 'PRF-SHADOW', document, pointer, message, witness: alone.witness, routes: place.routes })
  })
}

/** "Not this one", at its place. */
function conditionOf(place: Place): Condition {
  return { rule: not(ruleOf(place)), document: place.document, pointer: place.pointer }
}

function readerOf({ persona, at }: Witness): (fact: string) => unknown {
  return (fact) => (fact === 'clock.now' ? at : Object.hasOwn(persona, fact) ? persona[fact] : undefined)
}

function proveGap(desk: Desk, document: string, rows: readonly Place[]): void {
  const pointer = '/rows'
  const witness = witnessOf(desk, allOf(rows.map((row) => not(ruleOf(row)))), { document, pointer }, 'that a row holds for everybody')
  if (witness === undefined) return
  const message = `no row holds ${forWhom(desk, witness)}; add a row for it, or a last one that holds always`
  desk.say({ code: 'PRF-GAP', document, pointer, message, witness })
}

function proveUnique(desk: Desk, rows: readonly Place[]): void {
  rows.forEach((row, n) => {
    for (const other of rows.slice(0, n)) {
      const { document, pointer } = row
      const witness = witnessOf(
        desk,
        allOf([ruleOf(row), ruleOf(other)]),
        row,
        `that ${named(row)} and ${named(other)} never hold together`,
      )
      if (witness === undefined) continue
      const message = `${named(row)} and ${named(other)} both hold ${forWhom(desk, witness)}; in this table exactly one row may`
      desk.say({ code: 'PRF-OVERLAP', document, pointer, message, witness })
      return
    }
  })
}
