/** Compiles steps: actions and flows with their arguments. */
import { isObject, type Json } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr, StepPlan } from '../core/slice.ts'
import type { HandlerStep } from '../core/vocabulary.gen.ts'
import type { FlowStep } from '../document/types.gen.ts'
import type { CompileContext } from './context.ts'
import { visibilityRule } from './rule.ts'
import { compileValue } from './value.ts'

export function compileSteps(list: readonly (HandlerStep | FlowStep)[], context: CompileContext): readonly StepPlan[] {
  return list.map((source): StepPlan => {
    const target = source.do
    const given = source.args ?? (isObject(target) ? target.args : undefined)
    const args: { [arg: string]: Expr } = {}
    // A link in an argument is compiled to an address, so the action receives `{href}`.
    for (const [arg, part] of Object.entries(given ?? {})) args[arg] = compileValue(part, linkSchema(part), context)
    const when = source.when === undefined ? undefined : visibilityRule({ when: source.when }, context)
    return {
      do: typeof target === 'string' ? target : `flow:${String(target?.flow)}`,
      ...(Object.keys(args).length === 0 ? {} : { args }),
      ...(when === undefined ? {} : { when }),
      ...('stop' in source ? { stop: true } : {}),
      ...(source.onError === 'continue' ? { onError: 'continue' } : {}),
    }
  })
}

const LINK_SCHEMA: Schema = { $ref: 'habi:vocabulary#/$defs/link' }

function linkSchema(part: Json): Schema | undefined {
  return isObject(part) && (typeof part.route === 'string' || typeof part.href === 'string') ? LINK_SCHEMA : undefined
}
