/**
 * Resolves a `$ref` to the schema of its target and whether the target may be missing, or to the reason why it is
 * invalid.
 */
import { own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { quoted } from '../document/finding.ts'
import { nearest } from '../document/nearest.ts'
import { anything, isAnything, resolveSchema, takesType, definitionSchema } from '../document/vocabulary.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { Scope } from './scope.ts'

export type ReferenceTarget =
  | { readonly ok: true; readonly schema: Schema; readonly mayBeAbsent: boolean }
  | { readonly ok: false; readonly message: string; readonly hint?: string }

const roots = 'fact, data, state, item, args, route, event or result'
const dataStatus: Schema = { type: 'string', enum: ['loading', 'ready', 'error'] }
const string: Schema = { type: 'string' }

export function resolveReference(path: string, scope: Scope, catalogue: Catalogue): ReferenceTarget {
  const [root = '', name = '', ...rest] = path.split('.')
  if (scope.fixed)
    return { ok: false, message: `${path} cannot be used in this text, because the text must be known at publish` }
  switch (root) {
    case 'fact':
      return fact([name, ...rest].join('.'), catalogue)
    case 'data':
      return data(name, rest, scope)
    case 'state': {
      const schema = scope.state.get(name)
      return schema === undefined
        ? unknown(`state ${quoted(name)}`, name, scope.state.keys())
        : inside(schema, rest, path)
    }
    case 'item':
      if (!scope.item.has(name))
        return unknown(`entry ${quoted(name)} of a list around this node`, name, scope.item.keys())
      return inside(scope.item.get(name) ?? anything, rest, path)
    case 'args': {
      const arg = scope.args.get(name)
      if (arg === undefined) return unknown(`argument ${quoted(name)}`, name, scope.args.keys())
      const found = inside(arg.schema, rest, path)
      return found.ok && arg.optional ? { ...found, mayBeAbsent: true } : found
    }
    case 'route':
      return route(name, rest, scope)
    case 'event':
      return eventValue([name, ...rest], scope.event)
    case 'result':
      return scope.result
        ? { ok: true, schema: anything, mayBeAbsent: true }
        : { ok: false, message: `${path}: only steps of an event or flow have a result` }
    default:
      return { ok: false, message: `a reference cannot start with ${quoted(root)}`, hint: `expected ${roots}` }
  }
}

function eventValue(path: readonly string[], event: Scope['event']): ReferenceTarget {
  if (event === undefined) return { ok: false, message: 'only steps of an event or flow can refer to the event' }
  if (event.payload === undefined) return { ok: false, message: `${event.name} has no values` }
  return inside(event.payload, path, event.name)
}

function fact(name: string, catalogue: Catalogue): ReferenceTarget {
  const found = own(catalogue.facts, name)
  if (found === undefined)
    return unknown(`fact ${quoted(name)} (docs/facts.md lists all facts)`, name, Object.keys(catalogue.facts))
  return { ok: true, schema: found.schema, mayBeAbsent: found.known === 'session' || found.known === 'live' }
}

function data(name: string, rest: readonly string[], scope: Scope): ReferenceTarget {
  if (!scope.data.has(name)) return unknown(`data ${quoted(name)}`, name, scope.data.keys())
  const [part, ...path] = rest
  if (part === 'status')
    return path.length === 0
      ? { ok: true, schema: dataStatus, mayBeAbsent: false }
      : { ok: false, message: 'status is a text and has no properties; remove the part of the reference after status' }
  if (part === 'error') return { ok: true, schema: path.length === 0 ? anything : string, mayBeAbsent: true }
  if (part !== 'value')
    return { ok: false, message: `data ${quoted(name)} has status, value and error, but not ${quoted(part ?? '')}` }
  const found = inside(scope.data.get(name) ?? anything, path, `data.${name}.value`)
  return found.ok ? { ...found, mayBeAbsent: true } : found
}

function route(name: string, rest: readonly string[], scope: Scope): ReferenceTarget {
  const [key] = rest
  if (name === 'header' || name === 'head') return layoutRoute(name, rest, scope)
  if ((name === 'path' || name === 'id') && rest.length === 0) return { ok: true, schema: string, mayBeAbsent: false }
  if ((name === 'query' || name === 'params') && key !== undefined && rest.length === 1) {
    if (name === 'query' || scope.params === undefined) return { ok: true, schema: string, mayBeAbsent: true }
    const always = scope.params.get(key)
    if (always === undefined)
      return unknown(`parameter ${quoted(key)} in the routes of this page`, key, scope.params.keys())
    return { ok: true, schema: string, mayBeAbsent: !always }
  }
  return { ok: false, message: 'a route has route.id, route.path, route.params.… and route.query.…' }
}

/** The schemas of `route.header` and `route.head`, which are compiled into the page. */
const layoutRouteSchemas = {
  header: {
    type: 'object',
    properties: {
      title: definitionSchema('text'),
      back: { type: 'boolean' },
      nativeBack: { type: 'boolean' },
      support: { type: 'boolean' },
      share: { type: 'boolean' },
    },
    required: ['back', 'nativeBack', 'support', 'share'],
  },
  head: { type: 'object', properties: { title: definitionSchema('text') }, required: ['title'] },
} satisfies { readonly [part: string]: Schema }

function layoutRoute(part: 'header' | 'head', rest: readonly string[], scope: Scope): ReferenceTarget {
  if (!scope.layout) return { ok: false, message: `only layouts can refer to route.${part}` }
  if (rest.length !== 1) {
    const names = part === 'head' ? '.title' : '.title, .back, .nativeBack, .support or .share'
    return { ok: false, message: `use route.${part}${names}` }
  }
  return inside(layoutRouteSchemas[part], rest, `route.${part}`)
}

/** Returns the part of a schema at `path`. The schema of a tagged object is replaced by the schema of its value. */
export function inside(schema: Schema, path: readonly string[], whole: string): ReferenceTarget {
  let here = resolved(schema)
  let mayBeAbsent = false
  for (const key of path) {
    if (isAnything(here)) return { ok: true, schema: anything, mayBeAbsent: true }
    const property =
      here.properties !== undefined && Object.hasOwn(here.properties, key) ? here.properties[key] : undefined
    if (property !== undefined) {
      mayBeAbsent ||= !(here.required ?? []).includes(key)
      here = resolved(property)
    } else if (takesType(here, 'array') && /^[0-9]+$/.test(key)) {
      mayBeAbsent = true
      here = resolved(here.items ?? anything)
    } else if (here.additionalProperties) {
      mayBeAbsent = true
      here = resolved(here.additionalProperties)
    } else return unknown(`${quoted(key)} in ${whole}`, key, Object.keys(here.properties ?? {}))
  }
  return { ok: true, schema: here, mayBeAbsent }
}

function resolved(schema: Schema): Schema {
  const { schema: s } = resolveSchema(schema)
  return s.resolves === undefined ? s : resolveSchema({ $ref: s.resolves }).schema
}

function unknown(what: string, name: string, known: Iterable<string>): ReferenceTarget {
  const names = [...known]
  const listed = names.length === 0 || names.length > 12 ? undefined : `allowed: ${names.join(', ')}`
  const hint = nearest(name, names) ?? listed
  return { ok: false, message: `there is no ${what}`, ...(hint === undefined ? {} : { hint }) }
}
