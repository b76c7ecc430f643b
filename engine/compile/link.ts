/** Compiles links to addresses. */
import type { Json } from '../core/json.ts'
import type { Expr } from '../core/slice.ts'
import { uriPart } from '../core/uri-part.ts'
import type { HrefLink, RouteLink } from '../core/vocabulary.gen.ts'
import type { RouteDocument } from '../document/types.gen.ts'
import { type CompileContext, CompileError, literal } from './context.ts'

/**
 * Compiles `{route, params, query}` or `{href}` to `{href, external?}`. `compile` compiles the value of a parameter.
 */
export function compileLink(
  source: RouteLink | HrefLink,
  context: CompileContext,
  compile: (value: Json) => Expr,
): Expr {
  if ('href' in source) return literal({ href: source.href, external: true })
  const route = context.site.document('route', source.route)
  if (route === undefined) throw new CompileError(context, `link to unknown route ${source.route}`)
  const params: { [name: string]: Expr } = {}
  for (const [name, value] of Object.entries(source.params ?? {})) params[name] = compile(value)
  const parts: (string | Expr)[] = [context.site.prefix ?? '', ...pathParts(route.value, params, context)]
  const query = Object.entries(source.query ?? {})
  query.forEach(([name, value], n) => {
    parts.push(`${n === 0 ? '?' : '&'}${uriPart(name)}=`, encodeExpr(compile(value)))
  })
  if (source.hash !== undefined) parts.push(`#${source.hash}`)
  const href = joinParts(parts)
  return typeof href === 'string' ? literal({ href }) : ['object', { href }]
}

/**
 * Returns the path of the alias that fixes exactly these parameters, or else the path of the route with the parameters
 * filled in.
 */
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
    if (given === undefined && optional === undefined)
      throw new CompileError(context, `the link has no value for the parameter ${name}`)
    if (given === undefined) before = before.replace(/\/$/, '')
    parts.push(before)
    if (given !== undefined) parts.push(encodeExpr(given))
    end = index + whole.length
  }
  parts.push(path.slice(end))
  return parts
}

function encodeExpr(expr: Expr): string | Expr {
  return expr[0] === '=' ? uriPart(String(expr[1])) : ['format', 'uri', expr]
}

function joinParts(parts: readonly (string | Expr)[]): string | Expr {
  const merged: (string | Expr)[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part
    else if (part !== '') merged.push(part)
  }
  return merged.length === 0
    ? '/'
    : merged.every((part) => typeof part === 'string')
      ? merged.join('')
      : ['text', merged]
}
