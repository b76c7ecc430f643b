/** Nodes of the configuration become plans: includes and document lists unrolled, defaults merged, literals and bindings apart. */
import { isList, isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr, ItemPlan, NodePlan, StepPlan } from '../core/slice.ts'
import type {
  DataDeclarations,
  DocumentList,
  DocumentsList,
  Each,
  Fallback,
  HandlerStep,
  IncludeNode,
  Pending,
  SlotItem,
  StateDeclarations,
  Values,
  VariantNode,
  WidgetNode,
} from '../core/vocabulary.gen.ts'
import { type CheckedDocument, isKind } from '../document/document.ts'
import type { FieldValue } from '../document/document-index.ts'
import type { FlowStep } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import { type CompileContext, CompileError, into, type SourceLocation, type NodeVisit } from './context.ts'
import { and, type Conditional, condition, conditionsOf } from './rule.ts'
import { value } from './value.ts'

/** Compiles one slot item; a document list gives several. `outlet` is what the layout's outlet holds. */
export function items(source: SlotItem, context: CompileContext, outlet: Outlet | undefined, slot?: string): readonly ItemPlan[] {
  if ('outlet' in source) {
    if (outlet === undefined) throw new CompileError(context, 'an outlet stands in layouts only')
    return [{ outlet: outlet(context) }]
  }
  if ('of' in source) {
    const inner = within(context, source.id)
    const of = inner.address.join('/')
    return [
      {
        variants: source.of.flatMap((one, index) =>
          plans(one, into(inner, 'of', index), outlet, { ...(slot === undefined ? {} : { slot }), variant: { of, index } }),
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
export function plans(source: VariantNode, context: CompileContext, outlet?: Outlet, slot: SlotContext = {}): readonly NodePlan[] {
  if ('use' in source) return include(source, context, outlet, slot)
  const list = source.each?.in
  if (source.each !== undefined && list !== undefined && ('$documents' in list || '$document' in list))
    return unrolled(source, source.each, list, context, outlet, slot)
  return [plan(source, context, outlet, slot)]
}

function plan(source: WidgetNode, context: CompileContext, outlet: Outlet | undefined, slot: SlotContext): NodePlan {
  const around = [...context.around, ...conditionsOf(source, context.origin, context)]
  const here: CompileContext = { ...within(context, source.id), conditions: [...context.conditions, ...around], around: [] }
  const address = here.address.join('/')
  const { widget, each } = source
  const definition = context.site.catalogue.widgets[widget]
  if (definition === undefined) throw new CompileError(here, `unknown widget ${widget}`)
  context.collected.widgets.add(widget)
  context.trace?.({
    ...context.origin,
    ...slot,
    address: here.address,
    widget,
    conditions: here.conditions,
    own: around.length,
    source,
  })
  const when = and(around.map(({ rule }) => rule))
  // Who follows the trace asks who sees what, and not what they see.
  const isTraced = context.trace !== undefined
  const { literals, bound } = isTraced ? { literals: {}, bound: {} } : props(source.props ?? {}, definition.schema, here)
  const slots: { [slot: string]: readonly ItemPlan[] } = {}
  for (const [name, list] of Object.entries(source.slots ?? {})) {
    const found = list.flatMap((item, n) => items(item, into(here, 'slots', name, n), outlet, `${address}/${name}`))
    if (found.length > 0) slots[name] = found
  }
  const events: { [event: string]: readonly StepPlan[] } = {}
  for (const [event, list] of Object.entries(source.on !== undefined && !isTraced ? source.on : {})) events[event] = steps(list, here)
  return {
    address,
    widget,
    ...(Object.keys(literals).length === 0 ? {} : { props: literals }),
    ...(Object.keys(bound).length === 0 ? {} : { bindings: bound }),
    ...(Object.keys(slots).length === 0 ? {} : { slots }),
    ...(when === undefined ? {} : { condition: when, ...pending(source.pending, here) }),
    ...(each === undefined
      ? {}
      : { each: { in: value(each.in, undefined, here), as: each.as, key: each.key ?? 'id', limit: each.limit ?? LIST_LIMIT } }),
    ...(Object.keys(events).length === 0 ? {} : { events }),
    ...fallback(source.fallback, here),
  }
}

/** Entries of a list without a limit of its own. */
const LIST_LIMIT = 100

function props(
  source: Values,
  schema: Schema,
  context: CompileContext,
): { literals: { [prop: string]: Json }; bound: { [prop: string]: Expr } } {
  const literals: { [prop: string]: Json } = {}
  const bound: { [prop: string]: Expr } = {}
  for (const [prop, property] of Object.entries(schema.properties ?? {})) {
    const given = Object.hasOwn(source, prop) ? source[prop] : property.default
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

function pending(source: Pending | undefined, context: CompileContext): Pick<NodePlan, 'pending'> {
  if (source === 'reserve') return { pending: 'reserve' }
  if (!isObject(source)) return {}
  const assumed: { [fact: string]: Json } = {}
  for (const [fact, { examples }] of Object.entries(context.site.catalogue.facts)) {
    const first = examples[0]
    if (first !== undefined && Object.hasOwn(context.collected.facts, fact)) assumed[fact] = first
  }
  return { pending: assumed }
}

function fallback(source: Fallback | undefined, context: CompileContext): Pick<NodePlan, 'fallback'> {
  if (source === 'skeleton') return { fallback: 'skeleton' }
  if (!isObject(source)) return {}
  const { trace: _trace, ...untold } = context
  const [first] = plans(source, untold)
  return first === undefined ? {} : { fallback: first }
}

export function steps(list: readonly (HandlerStep | FlowStep)[], context: CompileContext): readonly StepPlan[] {
  return list.map((source) => {
    const target = source.do
    const given = source.args ?? (isObject(target) ? target.args : undefined)
    const args: { [arg: string]: Expr } = {}
    // An argument that is a link travels as a link: the action gets `{href}`.
    for (const [arg, part] of Object.entries(given ?? {})) args[arg] = value(part, linkLike(part), context)
    const when = source.when === undefined ? undefined : condition({ when: source.when }, context)
    return {
      do: typeof target === 'string' ? target : `flow:${String(target?.flow)}`,
      ...(Object.keys(args).length === 0 ? {} : { args }),
      ...(when === undefined ? {} : { when }),
      ...('stop' in source ? { stop: true as const } : {}),
      ...(source.onError === 'continue' ? { onError: 'continue' as const } : {}),
    }
  })
}

const LINK: Schema = { $ref: 'habi:vocabulary#/$defs/link' }

function linkLike(part: Json): Schema | undefined {
  return isObject(part) && (typeof part.route === 'string' || typeof part.href === 'string') ? LINK : undefined
}

/** An included section: its arguments stand in for `args.…`, its rules stand around its root. */
function include(source: IncludeNode, context: CompileContext, outlet: Outlet | undefined, slot: SlotContext): readonly NodePlan[] {
  const here = within(context, source.id)
  const id = source.use.replace(/^section\//, '')
  const section = context.site.document('section', id)
  if (section === undefined) throw new CompileError(here, `unknown section ${id}`)
  const args: { [name: string]: Json } = {}
  for (const [name, declared] of Object.entries(section.value.args ?? {})) if (declared.default !== undefined) args[name] = declared.default
  for (const [name, given] of Object.entries(source.args ?? {})) args[name] = bindArgs(given, context)
  const inner: CompileContext = {
    ...here,
    args,
    origin: { document: `section/${id}`, pointer: '/root' },
    around: [...context.around, ...conditionsOf(source, context.origin, here)],
  }
  declare(section.value, inner)
  return plans(section.value.root, inner, outlet, slot)
}

/** Arguments are handed on as they are written; references to outer arguments and entries are put in before. */
function bindArgs(given: Json, context: CompileContext): Json {
  if (isList(given)) return given.map((one) => bindArgs(one, context))
  if (!isObject(given)) return given
  if (typeof given.$ref === 'string') {
    const [root, name = '', ...path] = given.$ref.split('.')
    const known = root === 'args' ? context.args[name] : root === 'item' ? context.items[name] : undefined
    if (known !== undefined) {
      let here: Json | undefined = known
      for (const key of path) here = isObject(here) ? own(here, key) : undefined
      return here ?? given.default ?? null
    }
  }
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, bindArgs(one, context)]))
}

/** `data` and `state` of a page, section or popup join the slice's. */
export function declare({ data, state }: Declaring, context: CompileContext): void {
  for (const [name, source] of Object.entries(data ?? {})) {
    const args: { [arg: string]: Expr } = {}
    for (const [arg, part] of Object.entries(source.args ?? {})) args[arg] = value(part, undefined, context)
    context.collected.data[name] = {
      call: source.call,
      ...(Object.keys(args).length === 0 ? {} : { args }),
      when: source.when,
      ...(source.refresh === undefined ? {} : { refresh: source.refresh }),
      ...(source.value === undefined ? {} : { value: source.value }),
    }
  }
  for (const [name, source] of Object.entries(state ?? {})) context.collected.state[name] = source.default
}

interface Declaring {
  readonly data?: DataDeclarations
  readonly state?: StateDeclarations
}

/** One node per document or per entry of a document's list; each keeps its own `when` and `schedule`. */
function unrolled(
  source: WidgetNode,
  { as, key = 'id', limit = LIST_LIMIT }: Each,
  list: DocumentsList | DocumentList,
  context: CompileContext,
  outlet: Outlet | undefined,
  slot: SlotContext,
): readonly NodePlan[] {
  const { each: _each, ...template } = source
  return entries(list, context)
    .slice(0, limit)
    .flatMap(({ value: entry, ...origin }) => {
      const inner: CompileContext = { ...context, items: { ...context.items, [as]: entry } }
      const around = [...context.around, ...conditionsOf(entry, origin, inner)]
      const node = { ...template, id: `${source.id}:${String(entry[key])}` }
      return plans(node, { ...inner, around }, outlet, { ...slot, entry: origin })
    })
}

/** A document or an entry of a list in it, which may have a rule and a schedule. */
interface ListEntry extends SourceLocation {
  readonly value: JsonObject & Conditional
}

function entries(list: DocumentsList | DocumentList, context: CompileContext): readonly ListEntry[] {
  if ('$document' in list) return entriesOf(list, context)
  const { kind, where = {} } = list.$documents
  // The schema allows the name of any property here.
  const fields = Object.entries(where).map(([name, wanted]) => [name, bindArgs(wanted, context)]) as FieldValue<ListedDocument>[]
  return inOrder(context.site.having(kind, ...fields))
}

function entriesOf({ $document: name, path }: DocumentList, context: CompileContext): readonly ListEntry[] {
  const [kind = '', ...rest] = name.split('/')
  const document = isKind(kind) ? context.site.document(kind, rest.join('/')) : undefined
  if (document === undefined) throw new CompileError(context, `unknown document ${name}`)
  const value: JsonObject = document.value
  const found = own(value, path)
  return (isList(found) ? found : []).flatMap((entry, n) =>
    isEntry(entry) ? [{ value: entry, document: `${kind}/${document.id}`, pointer: `/${path}/${n}` }] : [],
  )
}

/** Entries of every schema have a rule at `when` and a schedule at `schedule`, or no such properties. */
function isEntry(value: Json): value is ListEntry['value'] {
  return isObject(value)
}

type ListedDocument = CheckedDocument<DocumentsList['$documents']['kind']>

/** A list is put in order once, however many pages show it. */
const inOrder = memoize((documents: readonly ListedDocument[]): readonly ListEntry[] =>
  documents
    .map(({ kind, id, value }): ListEntry => ({ value, document: `${kind}/${id}`, pointer: '' }))
    .sort((a, b) => Number(a.value.sort ?? 0) - Number(b.value.sort ?? 0) || (String(a.value.id) < String(b.value.id) ? -1 : 1)),
)

function within(context: CompileContext, id: string): CompileContext {
  return { ...context, address: [...context.address, id] }
}
