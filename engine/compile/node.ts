/** Nodes of the configuration become plans: includes and document lists unrolled, defaults merged, literals and bindings apart. */
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr, ItemPlan, NodePlan, StepPlan } from '../core/slice.ts'
import { memoize } from '../memo/memo.ts'
import {
  type CheckedDocument,
  type CompileContext,
  CompileError,
  type Condition,
  into,
  type SourceLocation,
  type NodeVisit,
} from './context.ts'
import { and, condition, isExcludedByArgument } from './rule.ts'
import { value } from './value.ts'

/** Compiles one slot item; a document list gives several. `outlet` is what the layout's outlet holds. */
export function items(source: JsonObject, context: CompileContext, outlet: Outlet | undefined, slot?: string): readonly ItemPlan[] {
  if (source.outlet === true) {
    if (outlet === undefined) throw new CompileError(context, 'an outlet stands in layouts only')
    return [{ outlet: outlet(context) }]
  }
  if (Array.isArray(source.of)) {
    const inner = within(context, source.id as string)
    const of = inner.address.join('/')
    return [
      {
        variants: source.of.flatMap((one: Json, index) =>
          plans(one as JsonObject, into(inner, 'of', index), outlet, { ...(slot === undefined ? {} : { slot }), variant: { of, index } }),
        ),
      },
    ]
  }
  return plans(source, context, outlet, slot === undefined ? {} : { slot })
}

/** What the layout's outlet holds, given where it stands. */
export type Outlet = (context: CompileContext) => NodePlan

/** Where a node stands among others, for whoever follows the trace. */
type SlotContext = Pick<NodeVisit, 'variant' | 'slot' | 'entry'>

/** Compiles a node or include. */
export function plans(source: JsonObject, context: CompileContext, outlet?: Outlet, standing: SlotContext = {}): readonly NodePlan[] {
  if (isExcludedByArgument(source.when as Json | undefined, context)) return []
  if (typeof source.use === 'string') return include(source, context, outlet, standing)
  const each = source.each
  if (isObject(each) && isObject(each.in) && (each.in.$documents !== undefined || each.in.$document !== undefined)) {
    return unrolled(source, each, each.in, context, outlet, standing)
  }
  return [plan(source, context, outlet, standing)]
}

function plan(source: JsonObject, context: CompileContext, outlet: Outlet | undefined, standing: SlotContext): NodePlan {
  const around = [...context.around, ...own(source, context)]
  const here: CompileContext = { ...within(context, source.id as string), conditions: [...context.conditions, ...around], around: [] }
  const address = here.address.join('/')
  const widget = source.widget as string
  const definition = context.site.catalogue.widgets[widget]
  if (definition === undefined) throw new CompileError(here, `unknown widget ${widget}`)
  context.collected.widgets.add(widget)
  context.trace?.({
    ...context.origin,
    ...standing,
    address: here.address,
    widget,
    conditions: here.conditions,
    own: around.length,
    source,
  })
  const when = and(around.map(({ rule }) => rule))
  // Who follows the trace asks who sees what, and not what they see.
  const isTraced = context.trace !== undefined
  const { literals, bound } = isTraced
    ? { literals: {}, bound: {} }
    : props(isObject(source.props) ? source.props : {}, definition.schema, here)
  const slots: { [slot: string]: readonly ItemPlan[] } = {}
  for (const [slot, list] of Object.entries(isObject(source.slots) ? source.slots : {})) {
    const found = (Array.isArray(list) ? list : [list]).flatMap((item: Json, n) =>
      items(item as JsonObject, into(here, 'slots', slot, n), outlet, `${address}/${slot}`),
    )
    if (found.length > 0) slots[slot] = found
  }
  const events: { [event: string]: readonly StepPlan[] } = {}
  for (const [event, list] of Object.entries(isObject(source.on) && !isTraced ? source.on : {}))
    events[event] = steps(list as readonly Json[], here)
  const each = source.each
  return {
    address: address,
    widget: widget,
    ...(Object.keys(literals).length === 0 ? {} : { props: literals }),
    ...(Object.keys(bound).length === 0 ? {} : { bindings: bound }),
    ...(Object.keys(slots).length === 0 ? {} : { slots: slots }),
    ...(when === undefined ? {} : { condition: when, ...pending(source.pending, here) }),
    ...(isObject(each)
      ? {
          each: {
            in: value(each.in as Json, undefined, here),
            as: each.as as string,
            key: (each.key as string | undefined) ?? 'id',
            limit: (each.limit as number | undefined) ?? 100,
          },
        }
      : {}),
    ...(Object.keys(events).length === 0 ? {} : { events: events }),
    ...fallback(source.fallback, here),
  }
}

/** The rules that `source` itself names, each with its place. */
function own(source: JsonObject, context: CompileContext, { document, pointer }: SourceLocation = context.origin): readonly Condition[] {
  return (['when', 'schedule'] as const).flatMap((part) => {
    const given = source[part]
    const rule = given === undefined ? undefined : condition({ [part]: given }, context)
    return rule === undefined ? [] : [{ rule, document, pointer: `${pointer}/${part}` }]
  })
}

function props(
  source: JsonObject,
  schema: Schema,
  context: CompileContext,
): { literals: { [prop: string]: Json }; bound: { [prop: string]: Expr } } {
  const literals: { [prop: string]: Json } = {}
  const bound: { [prop: string]: Expr } = {}
  for (const [prop, property] of Object.entries(schema.properties ?? {})) {
    const given = Object.hasOwn(source, prop) ? (source[prop] as Json) : (property.default as Json | undefined)
    if (given === undefined) continue
    const expr = value(given, property, context)
    // An absent optional value is left out, so that a widget sees undefined and not null.
    if (expr[0] !== '=') bound[prop] = expr
    else if (expr[1] !== null || nullable(property)) literals[prop] = expr[1]
  }
  return { literals, bound }
}

function nullable(property: Schema): boolean {
  return Array.isArray(property.type) && property.type.includes('null')
}

function pending(source: Json | undefined, context: CompileContext): Pick<NodePlan, 'pending'> {
  if (source === 'reserve') return { pending: 'reserve' }
  if (!isObject(source)) return {}
  const assumed: { [fact: string]: Json } = {}
  for (const [fact, { examples }] of Object.entries(context.site.catalogue.facts)) {
    const first = examples[0]
    if (first !== undefined && Object.hasOwn(context.collected.facts, fact)) assumed[fact] = first
  }
  return { pending: assumed }
}

function fallback(source: Json | undefined, context: CompileContext): Pick<NodePlan, 'fallback'> {
  if (source === 'skeleton') return { fallback: 'skeleton' }
  if (!isObject(source)) return {}
  const { trace: _trace, ...untold } = context
  const [first] = plans(source, untold)
  return first === undefined ? {} : { fallback: first }
}

export function steps(list: readonly Json[], context: CompileContext): readonly StepPlan[] {
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

const LINK: Schema = { $ref: 'habi:vocabulary#/$defs/link' }

function linkLike(part: Json): Schema | undefined {
  return isObject(part) && (typeof part.route === 'string' || typeof part.href === 'string') ? LINK : undefined
}

/** An included section: its arguments stand in for `args.…`, its rules stand around its root. */
function include(source: JsonObject, context: CompileContext, outlet: Outlet | undefined, standing: SlotContext): readonly NodePlan[] {
  const here = within(context, source.id as string)
  const id = (source.use as string).replace(/^section\//, '')
  const section = context.site.document('section', id)
  if (section === undefined) throw new CompileError(here, `unknown section ${id}`)
  const args = argsOf(section.value, source.args, context)
  const inner: CompileContext = {
    ...here,
    args,
    origin: { document: `section/${id}`, pointer: '/root' },
    around: [...context.around, ...own(source, here)],
  }
  declare(section.value, inner)
  return plans(section.value.root as JsonObject, inner, outlet, standing)
}

/** Arguments of a page or section: those that the route or include gives, and the defaults of the others. */
export function argsOf(document: JsonObject, given: Json | undefined, context: CompileContext): { readonly [name: string]: Json } {
  const args: { [name: string]: Json } = {}
  for (const [name, declared] of Object.entries(isObject(document.args) ? document.args : {})) {
    const fallback = isObject(declared) ? declared.default : undefined
    if (fallback !== undefined) args[name] = fallback
  }
  for (const [name, one] of Object.entries(isObject(given) ? given : {})) args[name] = bindArgs(one, context)
  return args
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
  outlet: Outlet | undefined,
  standing: SlotContext,
): readonly NodePlan[] {
  const as = each.as as string
  const { each: _each, ...template } = source
  return entries(from, context)
    .slice(0, (each.limit as number | undefined) ?? 100)
    .flatMap(({ value: entry, ...origin }) => {
      const key = String(entry[(each.key as string | undefined) ?? 'id'])
      const inner: CompileContext = { ...context, items: { ...context.items, [as]: entry } }
      const around = [...context.around, ...own(entry, inner, origin)]
      return plans({ ...template, id: `${String(source.id)}:${key}` }, { ...inner, around }, outlet, { ...standing, entry: origin })
    })
}

interface ListEntry extends SourceLocation {
  readonly value: JsonObject
}

function entries(from: JsonObject, context: CompileContext): readonly ListEntry[] {
  if (typeof from.$document === 'string') {
    const [kind = '', ...id] = from.$document.split('/')
    const document = context.site.document(kind, id.join('/'))
    if (document === undefined) throw new CompileError(context, `unknown document ${from.$document}`)
    const path = from.path as string
    const found = document.value[path]
    return (Array.isArray(found) ? (found as readonly Json[]) : []).flatMap((value, n) =>
      isObject(value) ? [{ value, document: `${kind}/${document.id}`, pointer: `/${path}/${n}` }] : [],
    )
  }
  const wanted = from.$documents as JsonObject
  const where = isObject(wanted.where) ? Object.entries(wanted.where) : []
  return inOrder(
    context.site.having(wanted.kind as string, ...where.map(([field, expected]) => [field, bindArgs(expected, context)] as const)),
  )
}

/** A list is put in order once, however many pages show it. */
const inOrder = memoize((documents: readonly CheckedDocument[]): readonly ListEntry[] =>
  documents
    .map(({ kind, id, value }) => ({ value, document: `${kind}/${id}`, pointer: '' }))
    .sort((a, b) => Number(a.value.sort ?? 0) - Number(b.value.sort ?? 0) || (String(a.value.id) < String(b.value.id) ? -1 : 1)),
)

function within(context: CompileContext, id: string): CompileContext {
  return { ...context, address: [...context.address, id] }
}
