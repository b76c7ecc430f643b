import type { RulePlan } from '../core/slice.ts'
import type { CompileContext, Condition, SourceLocation } from './context.ts'
import { type Conditional, visibilityRule } from './rule.ts'

/** Returns `when` and `schedule` of the object at a location, each as a condition with its own location. */
export function conditionsOf(
  { when, schedule }: Conditional,
  { document, pointer }: SourceLocation,
  context: CompileContext,
): readonly Condition[] {
  const found: Condition[] = []
  const add = (part: keyof Conditional, rule: RulePlan | undefined): void => {
    if (rule !== undefined) found.push({ rule, document, pointer: `${pointer}/${part}` })
  }
  if (when !== undefined) add('when', visibilityRule({ when }, context))
  if (schedule !== undefined) add('schedule', visibilityRule({ schedule }, context))
  return found
}
