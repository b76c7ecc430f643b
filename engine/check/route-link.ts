/**
 * Checks links to routes: the link must give every parameter a value that the route allows, and no other parameters.
 */
import { isList, isObject, type JsonObject } from '../core/json.ts'
import { allowedValue, parseSegments } from '../core/route-path.ts'
import type { Schema } from '../core/schema.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import type { RouteDocument } from '../document/types.gen.ts'
import { validateSource, type ValueVisitor } from '../document/validate.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { constraintsOf } from './route-path.ts'

const part: Schema = {
  type: ['string', 'number'],
  accepts: ['$ref', '$if', '$select'],
  description: 'A value in the path or the query of the address.',
}

export function checkParams(context: CheckContext, link: JsonObject, pointer: string, visitor: ValueVisitor): void {
  for (const place of ['params', 'query'])
    for (const [name, value] of Object.entries(isObject(link[place]) ? link[place] : {}))
      validateSource(part, value, pointerTo(pointer, place, name), true, visitor)
  const route = typeof link.route === 'string' ? context.site.index.document('route', link.route)?.value : undefined
  if (route === undefined) return
  const params = isObject(link.params) ? link.params : {}
  if (fixedByAlias(route, params)) return
  const parts = parseSegments(typeof route.path === 'string' ? route.path : '/').filter(
    ({ name }) => name !== undefined,
  )
  const known = parts.map(({ name }) => name ?? '')
  const constraints = constraintsOf(route)
  for (const { name = '', optional } of parts)
    if (!optional && !Object.hasOwn(params, name))
      context.report({
        code: 'CFG-REQUIRED',
        pointer,
        message: `the route ${String(link.route)} needs the parameter ${quoted(name)}`,
      })
  for (const [name, value] of Object.entries(params)) {
    const at = pointerTo(pointer, 'params', name)
    if (!known.includes(name))
      context.report({
        code: 'CFG-UNKNOWN',
        pointer: at,
        atKey: true,
        ...missingMessage(`parameter of the route ${String(link.route)}`, name, known),
      })
    else if (
      (typeof value === 'string' || typeof value === 'number') &&
      allowedValue(constraints[name], String(value)) === undefined
    )
      context.report({
        code: 'CFG-FORM',
        pointer: at,
        message: `the route ${String(link.route)} does not accept the value ${quoted(value)} for ${quoted(name)}`,
      })
  }
}

/** True if an alias of the route has exactly these parameter values. Then the link leads to the alias. */
function fixedByAlias({ aliases }: Draft<RouteDocument>, params: JsonObject): boolean {
  return (isList(aliases) ? aliases : []).some((alias) => {
    if (!isObject(alias) || !isObject(alias.params)) return false
    const fixed = Object.entries(alias.params)
    return (
      fixed.length > 0 &&
      fixed.length === Object.keys(params).length &&
      fixed.every(([name, value]) => params[name] === value)
    )
  })
}
