/**
 * Checks rules that read an argument. The argument must be a literal true or false, because compile evaluates such
 * rules.
 */
import { isList, isObject, type Json } from '../core/json.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import type { PageDocument, SectionDocument } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import { type CheckContext, missingMessage } from './context.ts'
import { declaredIn, type Scope } from './scope.ts'

export function checkArgumentRule(context: CheckContext, scope: Scope, rule: Json, pointer: string): void {
  if (!isObject(rule) || typeof rule.arg !== 'string') return
  const { arg } = rule
  const { document } = context
  const at = pointerTo(pointer, 'arg')
  if (document.kind !== 'page' && document.kind !== 'section')
    return context.report({
      code: 'CFG-RULE',
      pointer: at,
      message: 'only rules of pages and sections can read an argument',
      hint: 'compare a fact instead',
    })
  const argument = scope.args.get(arg)
  if (argument === undefined)
    return context.report({ code: 'CFG-REF', pointer: at, ...missingMessage('argument', arg, scope.args.keys()) })
  const { args } = declaredIn(document)
  const declared = isObject(args) ? args[arg] : undefined
  const initial = isObject(declared) ? declared.default : undefined
  if (argument.schema.type !== 'boolean')
    context.report({
      code: 'CFG-BIND',
      pointer: at,
      message: `a rule can only read an argument of type boolean, but ${quoted(arg)} has another type`,
      hint: 'change its type, or compare a fact instead',
    })
  else if (initial !== undefined && typeof initial !== 'boolean')
    context.report({
      code: 'CFG-RULE',
      pointer: at,
      message: `the default of the argument ${quoted(arg)} must be true or false, because a rule reads it`,
    })
}

/** Returns the names of the arguments that the rules of a page or section read. */
export const argumentsInRules = memoize((document: Draft<PageDocument | SectionDocument>): ReadonlySet<string> => {
  const found = new Set<string>()
  const search = (value: Json, isRule: boolean): void => {
    if (isList(value)) for (const one of value) search(one, isRule)
    if (!isObject(value)) return
    if (isRule && typeof value.arg === 'string') found.add(value.arg)
    for (const [key, one] of Object.entries(value)) search(one, isRule || key === 'when' || key === '$if')
  }
  for (const property of Object.values(document)) search(property, false)
  return found
})
