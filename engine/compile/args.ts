/** Arguments of includes and filters of lists stay source: references to outer arguments and entries are replaced. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import type { CompileContext } from './context.ts'

/** Replaces references to arguments and entries of `context` by their values, in source form. */
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
