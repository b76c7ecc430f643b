/** Checks steps: the arguments of actions and flows. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import { pointerTo } from '../document/finding.ts'
import type { CheckContext } from './context.ts'
import { checkGivenArgs, checkArgs, defaults } from './args.ts'
import { argsOf, type Scope } from './scope.ts'
import { checkVisitor } from './visit.ts'

export function checkSteps(context: CheckContext, scope: Scope, steps: Json | undefined, pointer: string): void {
  if (!isList(steps)) return
  const visitor = checkVisitor(context, scope)
  steps.forEach((step, i) => {
    if (!isObject(step)) return
    const at = pointerTo(pointer, i)
    if (typeof step.do === 'string') {
      const action = own(context.catalogue.actions, step.do)
      if (action !== undefined) checkGivenArgs(action.args, step.args, at, visitor)
    } else if (isObject(step.do) && typeof step.do.flow === 'string') {
      const flow = context.site.index.document('flow', step.do.flow)?.value
      const given = step.do.args ?? step.args
      if (flow !== undefined)
        checkArgs(
          context,
          argsOf(flow.args),
          defaults(flow.args),
          given,
          step.do.args === undefined ? at : pointerTo(at, 'do'),
          visitor,
          `the flow ${step.do.flow}`,
        )
    }
  })
}
