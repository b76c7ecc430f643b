/** Links of the configuration become addresses. */
import type { Json } from '../core/json.ts'
import type { Expr } from '../core/slice.ts'
import type { HrefLink, RouteLink } from '../core/vocabulary.gen.ts'
import type { RouteDocument } from '../document/types.gen.ts'
import { type CompileContext, CompileError, literal } from './context.ts'

/** `{route, params, query}` or `{href}` as `{href, external?}`. `compile` turns a parameter into an expression. */
export function link(source: RouteLink | HrefLink, context: CompileContext, compile: (value: Json) => Expr): Expr {
  if ('href' in source) return literal({ href: source.href, external: true })
  const route = context.site.document('route', source.route)
  if (route === undefined) throw new CompileError(context, `link to unknown route ${source.route}`)
  const params: { [name: string]: Expr } = {}
  for (const [name, value] of Object.entries(source.params ?? {})) params[name] = compile(value)
  const parts: (string | Expr)[] = [...pathParts(route.value, params, context)]
  const query = Object.entries(source.query ?? {})
  query.forEach(([name, value], n) => {
    parts.push(`${n === 0 ? '?' : '&'}${encodeURIComponent(name)}=`, encoded(compile(value)))
  })
  if (source.hash !== undefined) parts.push(`#${source.hash}`)
  const href = joined(parts)
  return typeof href === 'string' ? literal({ href }) : ['object', { href }]
}

/** An alias that fixes just these parameters, else the route's own path with the parameters filled in. */
function pathParts(
  { path, aliases = [] }: RouteDocument,
  params: { readonly [name: string]: Expr },
  context: CompileContext,
): (string | Expr)[] {
  for (const alias of aliases) {
    if (alias.params === undefined) continue
    const fixed = Object.entries(alias.params)
    if (
      fixed.length === Object.keys(params).length &&
      fixed.every(([name, value]) => params[name]?.[0] === '=' && params[name][1] === value)
    ) {
      return [alias.path]
    }
  }
  const parts: (string | Expr)[] = []
  let end = 0
  for (const { 0: whole, 1: name = '', 2: optional, index } of path.matchAll(/\{(\w+)(\?)?\}/g)) {
    const given = params[name]
    let before = path.slice(end, index)
    if (given === undefined && optional === undefined) throw new CompileError(context, `link without parameter ${name}`)
    if (given === undefined) before = before.replace(/\/$/, '')
    parts.push(before)
    if (given !== undefined) parts.push(encoded(given))
    end = index + whole.length
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
