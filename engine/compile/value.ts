/** Compiles values (literals and tagged objects) to expressions. Values that are known at publish are folded. */
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
import { branchesOf, resolveSchema } from '../document/vocabulary.ts'
import { type CompileContext, CompileError, literal, recordFact } from './context.ts'
import { compileLink } from './link.ts'
import { rulePlan } from './rule.ts'
import { tableColumn } from './table.ts'
import { compileText } from './text.ts'

/**
 * Compiles `source` to a value of the schema. Without a schema, links stay as they are, and no defaults are filled in.
 */
export function compileValue(source: Json, schema: Schema | undefined, context: CompileContext): Expr {
  const meaning = schema === undefined ? undefined : resolveSchema(schema)
  if (isList(source)) return compileList(source.map((one) => compileValue(one, meaning?.schema.items, context)))
  if (!isObject(source)) return literal(source)
  if (isTagged(source)) return compileTagged(source, schema, context)
  if (meaning?.definition === 'link' && isLink(source))
    return compileLink(source, context, (one) => compileValue(one, undefined, context))
  return compileObject(source, meaning?.schema, context)
}

type Tagged = TextTag | StringTag | RefTag | TokenTag | AssetTag | IfTag | FormatTag | SelectTag

/** An object with a key that starts with `$` is a tagged object. The check validates its form. */
function isTagged(source: JsonObject): source is Tagged {
  return Object.keys(source).some((key) => key.startsWith('$'))
}

/** True for a link. The check validates its form where the schema expects a link. */
function isLink(source: JsonObject): source is RouteLink | HrefLink {
  return 'route' in source || 'href' in source
}

function compileObject(source: JsonObject, schema: Schema | undefined, context: CompileContext): Expr {
  const { properties = {} } = branchFor(source, schema)
  const parts: { [key: string]: Expr } = {}
  for (const [key, one] of Object.entries(source)) parts[key] = compileValue(one, own(properties, key), context)
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

/** Returns the schema of an object or, if the schema is a union, the branch that the object belongs to. */
function branchFor(source: JsonObject, schema: Schema = {}): Schema {
  if (schema.oneOf === undefined) return schema
  const [branch] = branchesOf(schema.oneOf, source, schema.discriminator?.propertyName)
  return branch === undefined ? schema : resolveSchema(branch).schema
}

function compileList(parts: readonly Expr[]): Expr {
  return parts.every((part) => part[0] === '=') ? literal(parts.map(([, one]) => one)) : ['list', parts]
}

function compileTagged(source: Tagged, schema: Schema | undefined, context: CompileContext): Expr {
  if ('$text' in source) return compileText(source.$text, compileArgs(source.args, context), context)
  if ('$string' in source) return compileString(source, context)
  if ('$ref' in source) return compileReference(source, schema, context)
  if ('$token' in source) return literal(`var(--${source.$token.replaceAll('.', '-')})`)
  if ('$asset' in source) {
    const image = context.site.asset(source.$asset)
    if (image === undefined) throw new CompileError(context, `unknown asset ${source.$asset}`)
    return literal(isIcon(schema) ? `${image.src}#icon` : { ...image })
  }
  if ('$if' in source) {
    const test = rulePlan(source.$if, context)
    const yes = compileValue(source.then, schema, context)
    const no = compileValue(source.else, schema, context)
    return typeof test === 'boolean' ? (test ? yes : no) : ['if', test, yes, no]
  }
  if ('$format' in source) {
    const inner = compileValue(source.value, undefined, context)
    const kind = source.$format
    return inner[0] === '=' ? literal(format(kind, inner[1], context.site.locale)) : ['format', kind, inner]
  }
  if ('$select' in source) return compileSelect(source.$select, schema, context)
  throw new CompileError(context, `unknown tag in ${Object.keys(source).join(', ')}`)
}

function isIcon(schema: Schema | undefined): boolean {
  return schema !== undefined && resolveSchema(schema).schema.editor === 'icon'
}

function compileArgs(source: Values = {}, context: CompileContext): { [name: string]: Expr } {
  const compiled: { [name: string]: Expr } = {}
  for (const [name, one] of Object.entries(source)) compiled[name] = compileValue(one, undefined, context)
  return compiled
}

function compileString({ $string: key, args }: StringTag, context: CompileContext): Expr {
  const texts = context.site.text(key)
  if (texts === undefined) throw new CompileError(context, `unknown string ${key}`)
  return compileText(texts, compileArgs(args, context), context)
}

function compileReference(source: RefTag, schema: Schema | undefined, context: CompileContext): Expr {
  const path = source.$ref
  const [root = '', name = '', ...rest] = path.split('.')
  const known = root === 'item' ? own(context.items, name) : root === 'args' ? own(context.args, name) : undefined
  if (known !== undefined) return resolveKnown(known, rest, source, schema, context)
  if (root === 'route' && (name === 'header' || name === 'head')) {
    if (context.route === undefined)
      throw new CompileError(context, `${path}: only layouts can refer to the header and the head of the route`)
    return resolveKnown(context.route[name], rest, source, schema, context)
  }
  if (root === 'fact') recordFact(context, [name, ...rest.slice(0, 1)].join('.'))
  const fallback = source.default === undefined ? undefined : compileValue(source.default, schema, context)
  if (fallback === undefined) return ['ref', path]
  return fallback[0] === '=' ? ['ref', path, fallback[1]] : ['ref', path]
}

/**
 * Compiles a reference to a value that is known at publish, or to a part of it: an argument of an include, a list
 * entry, or the header or head of the route.
 */
function resolveKnown(
  known: Json,
  path: readonly string[],
  source: RefTag,
  schema: Schema | undefined,
  context: CompileContext,
): Expr {
  let here: Json | undefined = known
  for (const [n, key] of path.entries()) {
    // The value at this point of the path is itself a reference, so the rest of the path is appended to that reference.
    if (isObject(here) && typeof here.$ref === 'string')
      return compileValue({ ...here, $ref: [here.$ref, ...path.slice(n)].join('.') }, schema, context)
    here = isObject(here) ? own(here, key) : undefined
  }
  if (here !== undefined) return compileValue(here, schema, context)
  return source.default === undefined ? literal(null) : compileValue(source.default, schema, context)
}

function compileSelect(source: SelectorUse | TableUse, schema: Schema | undefined, context: CompileContext): Expr {
  // Arguments of actions have no schema here, so the cells are compiled as the column declares them.
  if ('table' in source)
    return tableColumn(source.table, source.column, context, (cell, declared) =>
      compileValue(cell, schema ?? declared, context),
    )
  const { name, args, prerender } = source
  const selector = context.site.catalogue.selectors[name]
  if (selector === undefined) throw new CompileError(context, `unknown selector ${name}`)
  for (const read of selector.reads)
    if (read.startsWith('fact.')) recordFact(context, read.split('.').slice(1, 3).join('.'))
  const expr = ['select', name, compileArgs(args, context), selector.reads] as const
  return prerender === undefined ? expr : [...expr, prerender]
}
