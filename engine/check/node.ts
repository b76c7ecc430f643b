/** Nodes: widget and version, props, slots with what they take, events with what they do, lists, included sections. */
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { validate, validateSource } from '../document/validate.ts'
import { anything, documentSchemas, takesType } from '../document/vocabulary.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { resolveReference } from './reference.ts'
import { accepting, checkDocumentArgs } from './args.ts'
import type { Scope } from './scope.ts'
import { checkSteps } from './step.ts'
import { checkVisitor } from './visit.ts'

interface TreeContext {
  readonly context: CheckContext
  readonly scope: Scope
  readonly pointer: string
  /** Node ids of this document so far. */
  readonly ids: Map<string, string>
  readonly outlets: string[]
}

/** Checks the tree under `node`; answers the pointers of the outlets in it. */
export function checkTree(
  context: CheckContext,
  scope: Scope,
  node: Json | undefined,
  pointer: string,
  ids = new Map<string, string>(),
): readonly string[] {
  const outlets: string[] = []
  if (isObject(node)) checkNode(node, { context, scope, pointer, ids, outlets })
  return outlets
}

function checkNode(node: JsonObject, place: TreeContext): void {
  const { context, pointer } = place
  checkId(node, place)
  const scope = { ...(isObject(node.each) ? eachScope(node.each, place) : place.scope), inNode: true }
  const visitor = checkVisitor(context, scope)
  checkWhen(node, { ...place, scope })
  const widget = typeof node.widget === 'string' ? own(context.catalogue.widgets, node.widget) : undefined
  if (isObject(node.fallback)) checkNode(node.fallback, { ...place, scope, pointer: pointerTo(pointer, 'fallback') })
  if (widget === undefined) {
    for (const [slot, items] of Object.entries(isObject(node.slots) ? node.slots : {}))
      checkItems(items, { ...place, scope, pointer: pointerTo(pointer, 'slots', slot) })
    return
  }
  const version = typeof node.v === 'number' ? node.v : widget.version
  if (version > widget.version)
    context.report({
      code: 'CFG-VERSION',
      pointer: pointerTo(pointer, 'v'),
      message: `${widget.name} is at version ${widget.version}; a node cannot be of version ${quoted(version)}`,
    })
  // A node that could not be lifted has been told of already; its props belong to another contract.
  else if (version === widget.version)
    validateSource(widget.schema, node.props ?? {}, node.props === undefined ? pointer : pointerTo(pointer, 'props'), true, visitor)

  const slots = isObject(node.slots) ? node.slots : {}
  for (const [slot, items] of Object.entries(slots)) {
    const at = pointerTo(pointer, 'slots', slot)
    const rule = own(widget.slots, slot)
    if (rule === undefined)
      context.report({
        code: 'CFG-SLOT',
        pointer: at,
        atKey: true,
        ...missingMessage(`slot of ${widget.name}`, slot, Object.keys(widget.slots)),
      })
    checkItems(items, { ...place, scope, pointer: at })
    if (rule === undefined || !Array.isArray(items)) continue
    if (rule.max !== undefined && items.length > rule.max)
      context.report({
        code: 'CFG-SLOT',
        pointer: at,
        message: `the slot ${slot} of ${widget.name} takes at most ${rule.max}, got ${items.length}`,
      })
    if (rule.allow !== undefined) checkAllowed(items, rule.allow, `the slot ${slot} of ${widget.name}`, { ...place, pointer: at })
  }
  for (const [slot, { min = 0 }] of Object.entries(widget.slots)) {
    const items = own(slots, slot)
    const count = Array.isArray(items) ? items.length : 0
    if (count < min)
      context.report({
        code: 'CFG-SLOT',
        pointer: items === undefined ? pointer : pointerTo(pointer, 'slots', slot),
        message: `the slot ${slot} of ${widget.name} needs at least ${min}, got ${count}`,
      })
  }
  for (const [event, steps] of Object.entries(isObject(node.on) ? node.on : {})) {
    const at = pointerTo(pointer, 'on', event)
    const declared = own(widget.events, event)
    if (declared === undefined)
      context.report({
        code: 'CFG-EVENT',
        pointer: at,
        atKey: true,
        ...missingMessage(`event of ${widget.name}`, event, Object.keys(widget.events)),
      })
    const payload = declared === undefined ? anything : declared.payload
    checkSteps(context, { ...scope, event: { name: `the event ${event} of ${widget.name}`, payload }, result: true }, steps, at)
  }
}

/** The rule again, now that the entries around it are known: what it refers to. */
function checkWhen(item: JsonObject, { context, scope, pointer }: TreeContext): void {
  if (item.when !== undefined)
    validate(
      { $ref: 'habi:vocabulary#/$defs/rule' },
      item.when,
      pointerTo(pointer, 'when'),
      checkVisitor(context, { ...scope, inNode: true }),
    )
}

function checkItems(items: Json | undefined, place: TreeContext): void {
  if (Array.isArray(items))
    (items as readonly Json[]).forEach((item, i) => isObject(item) && checkItem(item, { ...place, pointer: pointerTo(place.pointer, i) }))
}

function checkItem(item: JsonObject, place: TreeContext): void {
  if (typeof item.use === 'string') {
    checkId(item, place)
    checkWhen(item, place)
    checkInclude(item, place)
  } else if (item.outlet === true) {
    checkId(item, place)
    place.outlets.push(place.pointer)
  } else if (item.pick !== undefined) {
    checkId(item, place)
    if (Array.isArray(item.of)) checkVariants(item.of as readonly Json[], { ...place, pointer: pointerTo(place.pointer, 'of') })
  } else if (item.widget !== undefined) checkNode(item, place)
}

function checkVariants(variants: readonly Json[], place: TreeContext): void {
  checkItems(variants, place)
  variants.forEach((variant, i) => {
    if (!isObject(variant)) return
    const isAlways = (variant.when === undefined || variant.when === true) && variant.schedule === undefined
    const isLast = i === variants.length - 1
    const at = pointerTo(place.pointer, i)
    if (isLast && !isAlways)
      place.context.report({
        code: 'CFG-SLOT',
        pointer: at,
        message: 'the last variant has no "when" and no "schedule", so that something is always shown',
      })
    if (!isLast && isAlways)
      place.context.report({ code: 'CFG-SLOT', pointer: at, message: 'a variant that is always shown hides those after it; put it last' })
  })
}

function checkAllowed(items: readonly Json[], allow: readonly string[], slot: string, place: TreeContext): void {
  items.forEach((item, i) => {
    if (!isObject(item)) return
    const at = pointerTo(place.pointer, i)
    if (Array.isArray(item.of)) return checkAllowed(item.of as readonly Json[], allow, slot, { ...place, pointer: pointerTo(at, 'of') })
    const section = typeof item.use === 'string' ? place.context.site.documents.get(item.use)?.value : undefined
    const root = typeof item.use === 'string' ? (isObject(section?.root) ? section.root : undefined) : item
    const widget = root?.widget
    if (typeof widget === 'string' && Object.hasOwn(place.context.catalogue.widgets, widget) && !allow.includes(widget))
      place.context.report({
        code: 'CFG-SLOT',
        pointer: at,
        message: `${slot} does not take ${widget}`,
        hint: `it takes ${allow.join(', ')}`,
      })
  })
}

function checkInclude(item: JsonObject, place: TreeContext): void {
  const section = place.context.site.documents.get(String(item.use))?.value
  if (section === undefined) return
  checkDocumentArgs(
    place.context,
    section,
    item.args,
    place.pointer,
    checkVisitor(place.context, place.scope),
    `the section ${String(item.use).slice('section/'.length)}`,
  )
}

function eachScope(each: JsonObject, { context, scope, pointer }: TreeContext): Scope {
  if (typeof each.as !== 'string') return scope
  const at = pointerTo(pointer, 'each')
  if (scope.item.has(each.as))
    context.report({
      code: 'CFG-DUPLICATE',
      pointer: pointerTo(at, 'as'),
      message: `a list around this calls its entry ${quoted(each.as)} too`,
    })
  const item = isObject(each.in) ? entryOf(each.in, { context, scope, pointer: pointerTo(at, 'in') }) : undefined
  const isLoaded = isObject(each.in) && (each.in.$ref !== undefined || each.in.$select !== undefined)
  if (isLoaded && each.key === undefined)
    context.report({
      code: 'CFG-REQUIRED',
      pointer: at,
      message: '"key" is missing: entries that are loaded are told apart by a field, usually id',
    })
  return { ...scope, item: new Map([...scope.item, [each.as, item]]) }
}

/** The type of a list's entries; undefined where it is not known. */
function entryOf(list: JsonObject, { context, scope, pointer }: Pick<TreeContext, 'context' | 'scope' | 'pointer'>): Schema | undefined {
  if (typeof list.$ref === 'string') {
    const found = resolveReference(list.$ref, scope, context.catalogue)
    if (!found.ok)
      context.report({
        code: 'CFG-REF',
        pointer: pointerTo(pointer, '$ref'),
        message: found.message,
        ...(found.hint === undefined ? {} : { hint: found.hint }),
      })
    else if (!takesType(found.schema, 'array')) context.report({ code: 'CFG-BIND', pointer, message: `${list.$ref} is no list` })
    return found.ok ? found.schema.items : undefined
  }
  if (isObject(list.$select)) {
    const selector = typeof list.$select.name === 'string' ? own(context.catalogue.selectors, list.$select.name) : undefined
    if (selector === undefined) return undefined
    validateSource(accepting(selector.args), list.$select.args ?? {}, pointerTo(pointer, '$select'), true, checkVisitor(context, scope))
    if (!takesType(selector.result, 'array')) context.report({ code: 'CFG-BIND', pointer, message: `${selector.name} gives no list` })
    return selector.result.items
  }
  if (isObject(list.$documents)) return typeof list.$documents.kind === 'string' ? own(documentSchemas, list.$documents.kind) : undefined
  return typeof list.$document === 'string' ? listIn(list.$document, list.path, context, pointer) : undefined
}

function listIn(address: string, path: Json | undefined, context: CheckContext, pointer: string): Schema | undefined {
  const schema = own(documentSchemas as { readonly [kind: string]: Schema }, address.split('/')[0] ?? '')
  if (schema === undefined || typeof path !== 'string') return undefined
  const found = own(schema.properties, path)
  if (found === undefined || !takesType(found, 'array'))
    context.report({ code: 'CFG-REF', pointer: pointerTo(pointer, 'path'), message: `${address} has no list ${quoted(path)}` })
  return found?.items
}

function checkId(item: JsonObject, { context, ids, pointer }: TreeContext): void {
  if (typeof item.id !== 'string') return
  const first = ids.get(item.id)
  if (first === undefined) ids.set(item.id, pointer)
  else
    context.report({
      code: 'CFG-DUPLICATE',
      pointer: pointerTo(pointer, 'id'),
      message: `the id ${quoted(item.id)} stands in this document twice, first at ${first}`,
    })
}
