/** Actions that can only fail: what they need is excluded by the rules around them. */
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import type { Rule } from '../core/slice.ts'
import { type CompileSite, newContext } from '../compile/context.ts'
import { rule as compiled } from '../compile/rule.ts'
import { keptFor } from '../memo/memo.ts'
import { type Desk, isImpossible } from './context.ts'
import { named } from './visibility.ts'
import { conditionsOf, type Place } from './targets.ts'
import { allOf } from '../core/rule-algebra.ts'

/** Actions say in their schema what they need (`needs`, a rule): without it they fail for certain. */
export function proveFailures(desk: Desk, compileSite: CompileSite): void {
  const needs = new Map<string, Rule>()
  const context = newContext(compileSite, 'needs', '')
  for (const { name, args } of Object.values(desk.catalogue.actions))
    if (args.needs !== undefined) needs.set(name, compiled(args.needs as Json, context))
  for (const place of desk.groups.flatMap(doing)) {
    if (place.kind === 'step') proveStep(desk, place.source, place, place.pointer, place.rule, needs)
    else if (place.kind === 'node' && isObject(place.source.on))
      for (const [event, steps] of Object.entries(place.source.on)) {
        if (!Array.isArray(steps)) continue
        ;(steps as readonly JsonObject[]).forEach((step, n) => {
          const pointer = `${place.pointer}/on/${event}/${n}`
          const own = conditionsOf(step, place.document, pointer, compileSite).map(({ rule }) => rule)
          proveStep(desk, step, place, pointer, allOf([place.rule, ...own]), needs)
        })
      }
  }
}

/** Steps of flows, and nodes that do something. */
const doing = keptFor((group: readonly Place[]) => group.filter(({ kind, source }) => kind === 'step' || isObject(source.on)))

function proveStep(desk: Desk, step: JsonObject, place: Place, pointer: string, rule: Rule, needs: ReadonlyMap<string, Rule>): void {
  const need = typeof step.do === 'string' ? needs.get(step.do) : undefined
  if (need === undefined || desk.solver.possible(rule).is !== 'possible') return
  const { document } = place
  if (!isImpossible(desk, allOf([rule, need]), { document, pointer }, `that ${String(step.do)} can succeed`)) return
  const answer = desk.solver.possible(rule)
  const message = `${String(step.do)} can only fail here: ${named(place)} is for people for whom it never works`
  desk.say({
    code: 'PRF-FAILS',
    document,
    pointer,
    message,
    routes: place.routes,
    ...(answer.is === 'possible' ? { witness: answer.witness } : {}),
  })
}
