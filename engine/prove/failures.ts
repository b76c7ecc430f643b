/** Proves that actions can succeed: the rules around them must not exclude what they need. */
import type { RulePlan } from '../core/slice.ts'
import type { ActionOrFlow } from '../core/vocabulary.gen.ts'
import { type CompileSite, newContext } from '../compile/context.ts'
import { rulePlan } from '../compile/rule.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, isImpossible } from './context.ts'
import { targetName } from './visibility.ts'
import type { Target } from './targets.ts'
import { allOf } from '../core/rule-algebra.ts'

/** The schema of an action has a rule `needs`. Without it the action always fails. */
export function proveFailures(context: ProofContext, compileSite: CompileSite): void {
  const needs = new Map<string, RulePlan>()
  const compileContext = newContext(compileSite, 'needs', '')
  for (const { name, args } of Object.values(context.catalogue.actions))
    if (args.needs !== undefined) needs.set(name, rulePlan(args.needs, compileContext))
  for (const target of context.groups.flatMap(actingTargets)) {
    if (target.kind === 'step') proveStep(context, target.source.do, target, target.pointer, target.rule, needs)
    else if (target.kind === 'node')
      for (const [event, steps] of Object.entries(target.source.on ?? {}))
        steps.forEach(({ do: action, when }, n) => {
          const pointer = `${target.pointer}/on/${event}/${n}`
          const rule = when === undefined ? true : rulePlan(when, compileContext)
          proveStep(context, action, target, pointer, allOf([target.rule, rule]), needs)
        })
  }
}

/** Steps of flows, and nodes with event handlers. */
const actingTargets = memoize((group: readonly Target[]) =>
  group.filter((target) => target.kind === 'step' || (target.kind === 'node' && target.source.on !== undefined)),
)

function proveStep(
  context: ProofContext,
  action: ActionOrFlow | undefined,
  target: Target,
  pointer: string,
  rule: RulePlan,
  needs: ReadonlyMap<string, RulePlan>,
): void {
  const need = typeof action === 'string' ? needs.get(action) : undefined
  if (need === undefined || context.solver.possible(rule).is !== 'possible') return
  const { document } = target
  if (!isImpossible(context, allOf([rule, need]), { document, pointer }, `that ${String(action)} can succeed`)) return
  const answer = context.solver.possible(rule)
  const why = `its requirements contradict the rules of ${targetName(target)}`
  const message = `${String(action)} always fails here, because ${why}`
  context.report({
    code: 'PRF-FAILS',
    document,
    pointer,
    message,
    routes: target.routes,
    ...(answer.is === 'possible' ? { witness: answer.witness } : {}),
  })
}
