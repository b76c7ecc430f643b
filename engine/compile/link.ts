/** Links of the configuration become addresses. */
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import type { Expr } from '../core/slice.ts'
import { type CompileContext, CompileError, literal } from './context.ts'

/** `{route, params, query}` or `{href}` as `{href, external?}`. `compile` turns a parameter into an expression. */
export function link(source: JsonObject, context: CompileContext, compile: (value: Json) => Expr): Expr {
  if (typeof source.href === 'string') return literal({ href: source.href, external: true })
  const route = typeof source.route === 'string' ? context.site.document('route', source.route) : undefined
  if (route === undefined) throw new CompileError(context, `link to unknown route ${String(source.route)}`)
  const params: { [name: string]: Expr } = {}
  for (const [name, value] of Object.entries(isObject(source.params) ? source.params : {})) params[name] = compile(value)
  const parts: (string | Expr)[] = [...pathParts(route.value, params, context)]
  const query = Object.entries(isObject(source.query) ? source.query : {})
  query.forEach(([name, value], n) => {
    parts.push(`${n === 0 ? '?' : '&'}${encodeURIComponent(name)}=`, encoded(compile(value)))
  })
  if (typeof source.hash === 'string') parts.push(`#${source.hash}`)
  const href = joined(parts)
  return typeof href === 'string' ? literal({ href }) : ['object', { href }]
}

/** An alias that fixes just these parameters, else the route's own path with the parameters filled in. */
function pathParts(route: JsonObject, params: { readonly [name: string]: Expr }, context: CompileContext): (string | Expr)[] {
  for (const alias of Array.isArray(route.aliases) ? route.aliases : []) {
    if (!isObject(alias) || !isObject(alias.params)) continue
    const fixed = Object.entries(alias.params)
    if (
      fixed.length === Object.keys(params).length &&
      fixed.every(([name, value]) => params[name]?.[0] === '=' && params[name][1] === value)
    ) {
      return [alias.path as string]
    }
  }
  const parts: (string | Expr)[] = []
  const path = route.path as string
  let end = 0
  for (const found of path.matchAll(/\{(\w+)(\?)?\}/g)) {
    const given = params[found[1] as string]
    let before = path.slice(end, found.index)
    if (given === undefined && found[2] === undefined) throw new CompileError(context, `link without parameter ${found[1]}`)
    if (given === undefined) before = before.replace(/\/$/, '')
    parts.push(before)
    if (given !== undefined) parts.push(encoded(given))
    end = found.index + found[0].length
  }
  parts.push(path.slice(end))
  return parts
}

function encoded(expr: Expr): string | Expr {
  return expr[0] === '=' ? encodeURIComponent(String(expr[1])) : ['format', 'uri', expr]
}

function joined(parts: readonly (string | Expr)[]): string | Expr {
  const merged: (string | Expr)[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part
    else if (part !== '') merged.push(part)
  }
  return merged.length === 0 ? '/' : merged.every((part) => typeof part === 'string') ? merged.join('') : ['text', merged]
}
