/** Values of the configuration (literals and tagged objects) become compiled expressions; what is known at publish is folded. */
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import { format } from '../core/format.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr, Format } from '../core/slice.ts'
import { resolveSchema } from '../document/vocabulary.ts'
import { type CompileContext, CompileError, literal, needFact } from './context.ts'
import { link } from './link.ts'
import { rule } from './rule.ts'
import { tableColumn } from './table.ts'
import { text } from './text.ts'

/** Compiles `source`, which must become what `schema` describes. */
export function value(source: Json, schema: Schema | undefined, context: CompileContext): Expr {
  const meaning = schema === undefined ? undefined : resolveSchema(schema)
  if (Array.isArray(source)) {
    return list(source.map((one: Json) => value(one, meaning?.schema.items, context)))
  }
  if (!isObject(source)) return literal(source)
  const tag = Object.keys(source).find((key) => key.startsWith('$'))
  if (tag !== undefined) return tagged(tag, source, schema, context)
  if (meaning?.definition === 'link') return link(source, context, (one) => value(one, undefined, context))
  return object(source, meaning?.schema, context)
}

function object(source: JsonObject, schema: Schema | undefined, context: CompileContext): Expr {
  const properties = schema?.properties ?? {}
  const parts: { [key: string]: Expr } = {}
  for (const [key, one] of Object.entries(source)) parts[key] = value(one, own(properties, key), context)
  for (const [key, property] of Object.entries(properties)) {
    if (parts[key] === undefined && property.default !== undefined) parts[key] = literal(property.default as Json)
  }
  if (Object.values(parts).some((part) => part[0] !== '=')) return ['object', parts]
  return literal(Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, part[1] as Json])))
}

function list(parts: readonly Expr[]): Expr {
  return parts.every((part) => part[0] === '=') ? literal(parts.map((part) => part[1] as Json)) : ['list', parts]
}

function tagged(tag: string, source: JsonObject, schema: Schema | undefined, context: CompileContext): Expr {
  switch (tag) {
    case '$text':
      return text(source.$text as JsonObject, exprs(source.args, context), context)
    case '$string':
      return string(source, context)
    case '$ref':
      return ref(source, schema, context)
    case '$token':
      return literal(`var(--${String(source.$token).replaceAll('.', '-')})`)
    case '$asset': {
      const image = context.site.asset(source.$asset as string)
      if (image === undefined) throw new CompileError(context, `unknown asset ${String(source.$asset)}`)
      return literal({ ...image })
    }
    case '$if': {
      const test = rule(source.$if as Json, context)
      const yes = value(source.then as Json, schema, context)
      const no = value((source.else as Json | undefined) ?? null, schema, context)
      return typeof test === 'boolean' ? (test ? yes : no) : ['if', test, yes, no]
    }
    case '$format': {
      const inner = value(source.value as Json, undefined, context)
      const kind = source.$format as Format
      return inner[0] === '=' ? literal(format(kind, inner[1], context.site.timeZone)) : ['format', kind, inner]
    }
    case '$select':
      return select(source.$select as JsonObject, schema, context)
    default:
      throw new CompileError(context, `unknown tag ${tag}`)
  }
}

function exprs(source: Json | undefined, context: CompileContext): { [name: string]: Expr } {
  const compiled: { [name: string]: Expr } = {}
  if (isObject(source)) for (const [name, one] of Object.entries(source)) compiled[name] = value(one, undefined, context)
  return compiled
}

function string(source: JsonObject, context: CompileContext): Expr {
  const key = source.$string as string
  const texts = context.site.text(key)
  if (texts === undefined) throw new CompileError(context, `unknown string ${key}`)
  return text(texts, exprs(source.args, context), context)
}

function ref(source: JsonObject, schema: Schema | undefined, context: CompileContext): Expr {
  const path = source.$ref as string
  const steps = path.split('.')
  const [root, name = ''] = steps
  if (root === 'item' && Object.hasOwn(context.items, name))
    return inside(context.items[name] as Json, steps.slice(2), source, schema, context)
  if (root === 'args' && Object.hasOwn(context.args, name))
    return inside(context.args[name] as Json, steps.slice(2), source, schema, context)
  if (root === 'route' && name === 'header') {
    if (context.header === undefined) throw new CompileError(context, `${path}: no route is known here`)
    return inside(context.header, steps.slice(2), source, schema, context)
  }
  if (root === 'fact') needFact(context, steps.slice(1, 3).join('.'))
  const fallback = source.default === undefined ? undefined : value(source.default, schema, context)
  if (fallback === undefined) return ['ref', path]
  return fallback[0] === '=' ? ['ref', path, fallback[1]] : ['ref', path]
}

/** A reference into something that is known at publish: an include's argument, an entry of a document list, the route's header. */
function inside(known: Json, path: readonly string[], source: JsonObject, schema: Schema | undefined, context: CompileContext): Expr {
  let here: Json | undefined = known
  for (const [n, key] of path.entries()) {
    // A tagged value on the way is itself a reference to something known later: the rest of the path goes behind it.
    if (isObject(here) && typeof here.$ref === 'string')
      return value({ ...here, $ref: [here.$ref, ...path.slice(n)].join('.') }, schema, context)
    here = isObject(here) ? (own(here, key) as Json | undefined) : undefined
  }
  if (here !== undefined) return value(here, schema, context)
  return source.default === undefined ? literal(null) : value(source.default, schema, context)
}

function select(source: JsonObject, schema: Schema | undefined, context: CompileContext): Expr {
  if (typeof source.table === 'string') {
    // An action's argument has no schema of its own here: the column says what its cells are.
    return tableColumn(source.table, source.column as string, context, (cell, declared) => value(cell, schema ?? declared, context))
  }
  const name = source.name as string
  const selector = context.site.catalogue.selectors[name]
  if (selector === undefined) throw new CompileError(context, `unknown selector ${name}`)
  for (const read of selector.reads) if (read.startsWith('fact.')) needFact(context, read.split('.').slice(1, 3).join('.'))
  return ['select', name, exprs(source.args, context), selector.reads]
}
