/** Actions that can only fail: what they need is excluded by the rules around them. */
import type { RulePlan } from '../core/slice.ts'
import type { ActionOrFlow } from '../core/vocabulary.gen.ts'
import { type CompileSite, newContext } from '../compile/context.ts'
import { rulePlan as compiled } from '../compile/rule.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, isImpossible } from './context.ts'
import { named } from './visibility.ts'
import type { Target } from './targets.ts'
import { allOf } from '../core/rule-algebra.ts'

/** Actions say in their schema what they need (`needs`, a rule): without it they fail for certain. */
export function proveFailures(context: ProofContext, compileSite: CompileSite): void {
  const needs = new Map<string, RulePlan>()
  const compileContext = newContext(compileSite, 'needs', '')
  for (const { name, args } of Object.values(context.catalogue.actions))
    if (args.needs !== undefined) needs.set(name, compiled(args.needs, compileContext))
  for (const target of context.groups.flatMap(doing)) {
    if (target.kind === 'step') proveStep(context, target.source.do, target, target.pointer, target.rule, needs)
    else if (target.kind === 'node')
      for (const [event, steps] of Object.entries(target.source.on ?? {}))
        steps.forEach(({ do: action, when }, n) => {
          const pointer = `${target.pointer}/on/${event}/${n}`
          const rule = when === undefined ? true : compiled(when, compileContext)
          proveStep(context, action, target, pointer, allOf([target.rule, rule]), needs)
        })
  }
}

/** Steps of flows, and nodes that do something. */
const doing = memoize((group: readonly Target[]) =>
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
  const message = `${String(action)} can only fail here: ${named(target)} is for people for whom it never works`
  context.report({
    code: 'PRF-FAILS',
    document,
    pointer,
    message,
    routes: target.routes,
    ...(answer.is === 'possible' ? { witness: answer.witness } : {}),
  })
}
