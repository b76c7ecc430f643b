/**
 * Arguments of pages and sections, and filters of lists. They stay in source form, but their references to arguments
 * and entries of enclosing lists are replaced by values.
 */
import { isList, isObject, type Json, own } from '../core/json.ts'
import type { PageDocument, SectionDocument } from '../document/types.gen.ts'
import type { Values, WrittenRule } from '../core/vocabulary.gen.ts'
import type { CompileContext } from './context.ts'
import { rulePlan } from './rule.ts'

/**
 * Returns the given arguments of a page or section, and the defaults of its other arguments. `context` is the context
 * of the route or include.
 */
export function argumentValues(
  { args: declarations = {} }: Pick<PageDocument | SectionDocument, 'args'>,
  given: Values = {},
  context: CompileContext,
): CompileContext['args'] {
  const args: { [name: string]: Json } = {}
  for (const [name, declared] of Object.entries(declarations))
    if (declared.default !== undefined) args[name] = declared.default
  for (const [name, value] of Object.entries(given)) args[name] = bindArgs(value, context)
  return args
}

/** True if an argument makes `rule` false, so the node is left out. */
export function isExcludedByArgument(rule: WrittenRule | undefined, context: CompileContext): boolean {
  return rule !== undefined && readsArgument(rule) && rulePlan(rule, context) === false
}

function readsArgument(rule: WrittenRule): boolean {
  if (typeof rule === 'boolean') return false
  if ('all' in rule) return rule.all.some(readsArgument)
  if ('any' in rule) return rule.any.some(readsArgument)
  return 'not' in rule ? readsArgument(rule.not) : 'arg' in rule
}

/** Replaces references to arguments and entries of `context` with their values, in source form. */
export function bindArgs(given: Json, context: CompileContext): Json {
  if (isList(given)) return given.map((one) => bindArgs(one, context))
  if (!isObject(given)) return given
  if (typeof given.$ref === 'string') {
    const [root, name = '', ...path] = given.$ref.split('.')
    const known = root === 'args' ? context.args[name] : root === 'item' ? context.items[name] : undefined
    if (known !== undefined) {
      let here: Json | undefined = known
      for (const key of path) here = isObject(here) ? own(here, key) : undefined
      return here ?? given.default ?? null
    }
  }
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, bindArgs(one, context)]))
}
