/** Values of the configuration (literals and tagged objects) become compiled expressions; what is known at publish is folded. */
import { isList, isObject, type Json, type JsonObject, own } from '../core/json.ts'
import { format } from '../core/format.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr } from '../core/slice.ts'
import type {
  AssetTag,
  FormatTag,
  HrefLink,
  IfTag,
  RefTag,
  RouteLink,
  SelectTag,
  SelectorUse,
  StringTag,
  TableUse,
  TextTag,
  TokenTag,
  Values,
} from '../core/vocabulary.gen.ts'
import { resolveSchema } from '../document/vocabulary.ts'
import { type CompileContext, CompileError, literal, needFact } from './context.ts'
import { link } from './link.ts'
import { rule } from './rule.ts'
import { tableColumn } from './table.ts'
import { text } from './text.ts'

/** Compiles `source`, which must become what `schema` describes. */
export function value(source: Json, schema: Schema | undefined, context: CompileContext): Expr {
  const meaning = schema === undefined ? undefined : resolveSchema(schema)
  if (isList(source)) return list(source.map((one) => value(one, meaning?.schema.items, context)))
  if (!isObject(source)) return literal(source)
  if (isTagged(source)) return tagged(source, schema, context)
  if (meaning?.definition === 'link' && isLink(source)) return link(source, context, (one) => value(one, undefined, context))
  return object(source, meaning?.schema, context)
}

type Tagged = TextTag | StringTag | RefTag | TokenTag | AssetTag | IfTag | FormatTag | SelectTag

/** The check has found that an object with a tag has the form of that tag. */
function isTagged(source: JsonObject): source is Tagged {
  return Object.keys(source).some((key) => key.startsWith('$'))
}

/** The check has found that an object where a link is expected has the form of a link. */
function isLink(source: JsonObject): source is RouteLink | HrefLink {
  return 'route' in source || 'href' in source
}

function object(source: JsonObject, schema: Schema | undefined, context: CompileContext): Expr {
  const properties = schema?.properties ?? {}
  const parts: { [key: string]: Expr } = {}
  for (const [key, one] of Object.entries(source)) parts[key] = value(one, own(properties, key), context)
  for (const [key, property] of Object.entries(properties)) {
    if (parts[key] === undefined && property.default !== undefined) parts[key] = literal(property.default)
  }
  const literals: { [key: string]: Json } = {}
  for (const [key, part] of Object.entries(parts)) {
    if (part[0] !== '=') return ['object', parts]
    literals[key] = part[1]
  }
  return literal(literals)
}

function list(parts: readonly Expr[]): Expr {
  return parts.every((part) => part[0] === '=') ? literal(parts.map(([, one]) => one)) : ['list', parts]
}

function tagged(source: Tagged, schema: Schema | undefined, context: CompileContext): Expr {
  if ('$text' in source) return text(source.$text, exprs(source.args, context), context)
  if ('$string' in source) return string(source, context)
  if ('$ref' in source) return ref(source, schema, context)
  if ('$token' in source) return literal(`var(--${source.$token.replaceAll('.', '-')})`)
  if ('$asset' in source) {
    const image = context.site.asset(source.$asset)
    if (image === undefined) throw new CompileError(context, `unknown asset ${source.$asset}`)
    return literal({ ...image })
  }
  if ('$if' in source) {
    const test = rule(source.$if, context)
    const yes = value(source.then, schema, context)
    const no = value(source.else, schema, context)
    return typeof test === 'boolean' ? (test ? yes : no) : ['if', test, yes, no]
  }
  if ('$format' in source) {
    const inner = value(source.value, undefined, context)
    const kind = source.$format
    return inner[0] === '=' ? literal(format(kind, inner[1], context.site.locale)) : ['format', kind, inner]
  }
  if ('$select' in source) return select(source.$select, schema, context)
  throw new CompileError(context, `unknown tag in ${Object.keys(source).join(', ')}`)
}

function exprs(source: Values = {}, context: CompileContext): { [name: string]: Expr } {
  const compiled: { [name: string]: Expr } = {}
  for (const [name, one] of Object.entries(source)) compiled[name] = value(one, undefined, context)
  return compiled
}

function string({ $string: key, args }: StringTag, context: CompileContext): Expr {
  const texts = context.site.text(key)
  if (texts === undefined) throw new CompileError(context, `unknown string ${key}`)
  return text(texts, exprs(args, context), context)
}

function ref(source: RefTag, schema: Schema | undefined, context: CompileContext): Expr {
  const path = source.$ref
  const [root = '', name = '', ...rest] = path.split('.')
  const known = root === 'item' ? own(context.items, name) : root === 'args' ? own(context.args, name) : undefined
  if (known !== undefined) return inside(known, rest, source, schema, context)
  if (root === 'route' && name === 'header') {
    if (context.header === undefined) throw new CompileError(context, `${path}: no route is known here`)
    return inside(context.header, rest, source, schema, context)
  }
  if (root === 'fact') needFact(context, [name, ...rest.slice(0, 1)].join('.'))
  const fallback = source.default === undefined ? undefined : value(source.default, schema, context)
  if (fallback === undefined) return ['ref', path]
  return fallback[0] === '=' ? ['ref', path, fallback[1]] : ['ref', path]
}

/** A reference into something that is known at publish: an include's argument, an entry of a document list, the route's header. */
function inside(known: Json, path: readonly string[], source: RefTag, schema: Schema | undefined, context: CompileContext): Expr {
  let here: Json | undefined = known
  for (const [n, key] of path.entries()) {
    // A tagged value on the way is itself a reference to something known later: the rest of the path goes behind it.
    if (isObject(here) && typeof here.$ref === 'string')
      return value({ ...here, $ref: [here.$ref, ...path.slice(n)].join('.') }, schema, context)
    here = isObject(here) ? own(here, key) : undefined
  }
  if (here !== undefined) return value(here, schema, context)
  return source.default === undefined ? literal(null) : value(source.default, schema, context)
}

function select(source: SelectorUse | TableUse, schema: Schema | undefined, context: CompileContext): Expr {
  // An action's argument has no schema of its own here: the column says what its cells are.
  if ('table' in source)
    return tableColumn(source.table, source.column, context, (cell, declared) => value(cell, schema ?? declared, context))
  const { name, args } = source
  const selector = context.site.catalogue.selectors[name]
  if (selector === undefined) throw new CompileError(context, `unknown selector ${name}`)
  for (const read of selector.reads) if (read.startsWith('fact.')) needFact(context, read.split('.').slice(1, 3).join('.'))
  return ['select', name, exprs(args, context), selector.reads]
}
