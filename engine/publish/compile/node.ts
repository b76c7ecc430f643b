/** Nodes of the configuration become plans: includes and document lists unrolled, defaults merged, literals and bindings apart. */
import { isObject, type Json, type JsonObject } from '../../core/json.ts'
import type { Expr, Item, Plan, Rule, Step } from '../../core/slice.ts'
import { type CompileContext, CompileError } from './context.ts'
import { and, condition } from './rule.ts'
import { value } from './value.ts'

/** Compiles one slot item; a document list gives several. `outlet` is what the layout's outlet holds. */
export function items(source: JsonObject, context: CompileContext, outlet: (() => Plan) | undefined): readonly Item[] {
  if (source.outlet === true) {
    if (outlet === undefined) throw new CompileError(context, 'an outlet stands in layouts only')
    return [{ outlet: outlet() }]
  }
  if (Array.isArray(source.of)) {
    const inner = within(context, source.id as string)
    return [{ of: source.of.flatMap((one: Json) => plans(one as JsonObject, inner, undefined, outlet)) }]
  }
  return plans(source, context, undefined, outlet)
}

/** Compiles a node or include; `outer` is a rule that stands around it. */
export function plans(
  source: JsonObject,
  context: CompileContext,
  outer: Rule | undefined,
  outlet: (() => Plan) | undefined,
): readonly Plan[] {
  if (typeof source.use === 'string') return include(source, context, outer, outlet)
  const each = source.each
  if (isObject(each) && isObject(each.in) && (each.in.$documents !== undefined || each.in.$document !== undefined)) {
    return unrolled(source, each, each.in, context, outer, outlet)
  }
  return [plan(source, context, outer, outlet)]
}

function plan(source: JsonObject, context: CompileContext, outer: Rule | undefined, outlet: (() => Plan) | undefined): Plan {
  const here = within(context, source.id as string)
  const widget = source.widget as string
  const definition = context.site.catalogue.widgets[widget]
  if (definition === undefined) throw new CompileError(here, `unknown widget ${widget}`)
  context.collected.widgets.add(widget)
  const when = conditionOf(source, here, outer)
  const { literals, bound } = props(isObject(source.props) ? source.props : {}, definition.schema, here)
  const slots: { [slot: string]: readonly Item[] } = {}
  for (const [slot, list] of Object.entries(isObject(source.slots) ? source.slots : {})) {
    const found = (Array.isArray(list) ? list : [list]).flatMap((item: Json) => items(item as JsonObject, here, outlet))
    if (found.length > 0) slots[slot] = found
  }
  const events: { [event: string]: readonly Step[] } = {}
  for (const [event, list] of Object.entries(isObject(source.on) ? source.on : {})) events[event] = steps(list as readonly Json[], here)
  const each = source.each
  return {
    i: here.address.join('/'),
    w: widget,
    ...(Object.keys(literals).length === 0 ? {} : { p: literals }),
    ...(Object.keys(bound).length === 0 ? {} : { b: bound }),
    ...(Object.keys(slots).length === 0 ? {} : { s: slots }),
    ...(when === undefined ? {} : { c: when, ...pending(source.pending, here) }),
    ...(isObject(each)
      ? {
          e: {
            in: value(each.in as Json, undefined, here),
            as: each.as as string,
            key: (each.key as string | undefined) ?? 'id',
            limit: (each.limit as number | undefined) ?? 100,
          },
        }
      : {}),
    ...(Object.keys(events).length === 0 ? {} : { o: events }),
    ...fallback(source.fallback, here),
  }
}

function conditionOf(source: JsonObject, context: CompileContext, outer: Rule | undefined): Rule | undefined {
  const own = condition(source, context)
  return and([...(outer === undefined ? [] : [outer]), ...(own === undefined ? [] : [own])])
}

function props(
  source: JsonObject,
  schema: JsonObject,
  context: CompileContext,
): { literals: { [prop: string]: Json }; bound: { [prop: string]: Expr } } {
  const literals: { [prop: string]: Json } = {}
  const bound: { [prop: string]: Expr } = {}
  const properties = isObject(schema.properties) ? schema.properties : {}
  for (const [prop, property] of Object.entries(properties)) {
    if (!isObject(property)) continue
    const given = Object.hasOwn(source, prop) ? (source[prop] as Json) : (property.default as Json | undefined)
    if (given === undefined) continue
    const expr = value(given, property, context)
    // An absent optional value is left out, so that a widget sees undefined and not null.
    if (expr[0] !== '=') bound[prop] = expr
    else if (expr[1] !== null || nullable(property)) literals[prop] = expr[1]
  }
  return { literals, bound }
}

function nullable(property: JsonObject): boolean {
  return Array.isArray(property.type) && property.type.includes('null')
}

function pending(source: Json | undefined, context: CompileContext): { q?: 'reserve' | { [fact: string]: Json } } {
  if (source === 'reserve') return { q: 'reserve' }
  if (!isObject(source)) return {}
  const assumed: { [fact: string]: Json } = {}
  for (const [fact, { examples }] of Object.entries(context.site.catalogue.facts)) {
    const first = examples[0]
    if (first !== undefined && Object.hasOwn(context.collected.facts, fact)) assumed[fact] = first
  }
  return { q: assumed }
}

function fallback(source: Json | undefined, context: CompileContext): { f?: 'skeleton' | Plan } {
  if (source === 'skeleton') return { f: 'skeleton' }
  if (!isObject(source)) return {}
  const [first] = plans(source, context, undefined, undefined)
  return first === undefined ? {} : { f: first }
}

export function steps(list: readonly Json[], context: CompileContext): readonly Step[] {
  return list.map((one) => {
    const source = one as JsonObject
    const target = source.do ?? source
    const name = typeof target === 'string' ? target : `flow:${String((target as JsonObject).flow)}`
    const given = source.args ?? (isObject(target) ? target.args : undefined)
    const args: { [arg: string]: Expr } = {}
    // An argument that is a link travels as a link: the action gets `{href}`.
    for (const [arg, part] of Object.entries(isObject(given) ? given : {})) args[arg] = value(part, linkLike(part), context)
    const when = condition(source, context)
    return {
      do: name,
      ...(Object.keys(args).length === 0 ? {} : { args }),
      ...(when === undefined ? {} : { when }),
      ...(source.stop === true ? { stop: true as const } : {}),
      ...(source.onError === 'continue' ? { onError: 'continue' as const } : {}),
    }
  })
}

const LINK: JsonObject = { $ref: 'habi:vocabulary#/$defs/link' }

function linkLike(part: Json): JsonObject | undefined {
  return isObject(part) && (typeof part.route === 'string' || typeof part.href === 'string') ? LINK : undefined
}

/** An included section: its arguments stand in for `args.…`, its rules stand around its root. */
function include(source: JsonObject, context: CompileContext, outer: Rule | undefined, outlet: (() => Plan) | undefined): readonly Plan[] {
  const here = within(context, source.id as string)
  const id = (source.use as string).replace(/^section\//, '')
  const section = context.site.document('section', id)
  if (section === undefined) throw new CompileError(here, `unknown section ${id}`)
  const args: { [name: string]: Json } = {}
  for (const [name, declared] of Object.entries(isObject(section.value.args) ? section.value.args : {})) {
    const fallback = isObject(declared) ? declared.default : undefined
    if (fallback !== undefined) args[name] = fallback
  }
  for (const [name, given] of Object.entries(isObject(source.args) ? source.args : {})) args[name] = bindArgs(given, context)
  const inner: CompileContext = { ...here, args }
  declare(section.value, inner)
  return plans(section.value.root as JsonObject, inner, conditionOf(source, here, outer), outlet)
}

/** Arguments are handed on as they are written; references to outer arguments and entries are put in before. */
function bindArgs(given: Json, context: CompileContext): Json {
  if (Array.isArray(given)) return given.map((one: Json) => bindArgs(one, context))
  if (!isObject(given)) return given
  if (typeof given.$ref === 'string') {
    const [root, name = '', ...path] = given.$ref.split('.')
    const known = root === 'args' ? context.args[name] : root === 'item' ? context.items[name] : undefined
    if (known !== undefined) {
      let here: Json | undefined = known
      for (const key of path) here = isObject(here) ? (here[key] as Json | undefined) : undefined
      return here ?? (given.default as Json | undefined) ?? null
    }
  }
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, bindArgs(one as Json, context)]))
}

/** `data` and `state` of a page, section or popup join the slice's. */
export function declare(source: JsonObject, context: CompileContext): void {
  for (const [name, data] of Object.entries(isObject(source.data) ? source.data : {})) {
    if (!isObject(data)) continue
    const args: { [arg: string]: Expr } = {}
    for (const [arg, part] of Object.entries(isObject(data.args) ? data.args : {})) args[arg] = value(part, undefined, context)
    context.collected.data[name] = {
      call: data.call as string,
      ...(Object.keys(args).length === 0 ? {} : { args }),
      when: data.when as 'publish' | 'boot' | 'session',
      ...(typeof data.refresh === 'number' ? { refresh: data.refresh } : {}),
      ...(data.value === undefined ? {} : { value: data.value }),
    }
  }
  for (const [name, state] of Object.entries(isObject(source.state) ? source.state : {})) {
    if (isObject(state)) context.collected.state[name] = (state.default as Json | undefined) ?? null
  }
}

/** One node per document or per entry of a document's list; each keeps its own `when` and `schedule`. */
function unrolled(
  source: JsonObject,
  each: JsonObject,
  from: JsonObject,
  context: CompileContext,
  outer: Rule | undefined,
  outlet: (() => Plan) | undefined,
): readonly Plan[] {
  const as = each.as as string
  const { each: _each, ...template } = source
  return entries(from, context)
    .slice(0, (each.limit as number | undefined) ?? 100)
    .flatMap((entry) => {
      const key = String(entry[(each.key as string | undefined) ?? 'id'])
      const inner: CompileContext = { ...context, items: { ...context.items, [as]: entry } }
      const own = conditionOf(entry, inner, outer)
      return plans({ ...template, id: `${String(source.id)}:${key}` }, inner, own, outlet)
    })
}

function entries(from: JsonObject, context: CompileContext): readonly JsonObject[] {
  if (typeof from.$document === 'string') {
    const [kind = '', ...id] = from.$document.split('/')
    const document = context.site.document(kind, id.join('/'))
    if (document === undefined) throw new CompileError(context, `unknown document ${from.$document}`)
    const found = document.value[from.path as string]
    return Array.isArray(found) ? found.filter(isObject) : []
  }
  const wanted = from.$documents as JsonObject
  const where = isObject(wanted.where) ? Object.entries(wanted.where) : []
  return context.site
    .documents(wanted.kind as string)
    .map((document) => document.value)
    .filter((document) => where.every(([field, expected]) => document[field] === bindArgs(expected as Json, context)))
    .sort((a, b) => Number(a.sort ?? 0) - Number(b.sort ?? 0) || (String(a.id) < String(b.id) ? -1 : 1))
}

function within(context: CompileContext, id: string): CompileContext {
  return { ...context, address: [...context.address, id] }
}
