/** The names that a `$ref` can refer to, with their schemas. The schema `undefined` allows any value. */
import { isList, isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { SourceDocument } from '../document/document.ts'
import { definitionSchema } from '../document/vocabulary.ts'
import type { Catalogue } from '../core/catalogue.ts'

export interface Scope {
  /** Response schema of each declared call; undefined when the call is unknown. */
  readonly data: ReadonlyMap<string, Schema | undefined>
  readonly state: ReadonlyMap<string, Schema>
  readonly item: ReadonlyMap<string, Schema | undefined>
  readonly args: ReadonlyMap<string, { readonly schema: Schema; readonly optional: boolean }>
  /**
   * Parameters of the page's routes: true for those that are always present. Undefined in documents for any route, such
   * as popups.
   */
  readonly params: ReadonlyMap<string, boolean> | undefined
  /** True in layouts, where `route.header.…` and `route.head.title` can be used. */
  readonly layout: boolean
  /** The event whose steps are checked; undefined outside steps. */
  readonly event: EventScope | undefined
  /** True in the steps of an event or flow, where `result` can be used. */
  readonly result: boolean
  /** True if the enclosing list entries are known, so references in rules can be checked. */
  readonly inNode: boolean
  /** True in texts that must be known at publish. They cannot contain references. */
  readonly fixed: boolean
}

/** The event that `event.…` refers to. In a flow its payload can be any value, because any event can start the flow. */
export interface EventScope {
  /** The name of the event in messages, such as `the event press of Card`. */
  readonly name: string
  /** Undefined if the event has no payload. */
  readonly payload: Schema | undefined
}

export const bareScope: Scope = {
  data: new Map(),
  state: new Map(),
  item: new Map(),
  args: new Map(),
  params: undefined,
  layout: false,
  event: undefined,
  result: false,
  inNode: false,
  fixed: false,
}

/** Properties of documents that declare names. */
export interface Declared {
  readonly data?: Json
  readonly state?: Json
  readonly args?: Json
}

/** Returns the declarations of a document with nodes; empty for all other documents. */
export function declaredIn(document: SourceDocument): Declared {
  switch (document.kind) {
    case 'page':
    case 'layout':
    case 'popup':
    case 'section':
      return document.value
    default:
      return {}
  }
}

/** Returns the scope with the declared names of a document. */
export function scopeOf(
  { data, state, args }: Declared,
  catalogue: Catalogue,
  params?: ReadonlyMap<string, boolean>,
): Scope {
  return {
    ...bareScope,
    data: new Map(entries(data).map(([name, declared]) => [name, responseOf(declared, catalogue)])),
    state: new Map(entries(state).map(([name, declared]) => [name, declaredSchema(declared)])),
    args: argsOf(args),
    params,
  }
}

export function argsOf(declarations: Json | undefined): Scope['args'] {
  return new Map(
    entries(declarations).map(([name, declared]) => [
      name,
      { schema: declaredSchema(declared), optional: declared.optional === true && !Object.hasOwn(declared, 'default') },
    ]),
  )
}

/** Returns the schema for a declaration such as `{ "type": "text" }`. */
export function declaredSchema(declared: JsonObject): Schema {
  const type = declared.type
  const note = typeof declared.description === 'string' ? { description: declared.description } : {}
  const tags = { accepts: ['$ref', '$if', '$select', '$text', '$string', '$format', '$asset', '$token'] }
  const listed = isList(declared.enum) ? { enum: declared.enum } : {}
  switch (type) {
    case 'text':
    case 'link':
    case 'image':
    case 'icon':
      return { ...definitionSchema(type), ...note }
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
      return { type, ...listed, ...note, ...tags }
    case 'page':
    case 'route':
    case 'popup':
    case 'flow':
      return { type: 'string', format: `${type}-id`, ...listed, ...note, ...tags }
    case 'text-key':
      return { type: 'string', format: 'string-key', ...listed, ...note, ...tags }
    case 'list':
      return { type: 'array', items: definitionSchema('json'), ...note, ...tags }
    case 'object':
      return { type: 'object', additionalProperties: definitionSchema('json'), ...note, ...tags }
    default:
      return { ...definitionSchema('json'), ...tags }
  }
}

function responseOf(declared: JsonObject, catalogue: Catalogue): Schema | undefined {
  return typeof declared.call === 'string' ? own(catalogue.calls, declared.call)?.response : undefined
}

export function entries(value: Json | undefined): [string, JsonObject][] {
  return isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
    : []
}
