/** Nodes: widget and version, props, slots with what they take, events with what they do, lists, included sections. */
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { pointerTo, shown } from '../document/finding.ts'
import { validate, validateSource } from '../document/validate.ts'
import { documentSchemas, takesType } from '../document/vocabulary.ts'
import { missing, type Desk } from './context.ts'
import { refer } from './reference.ts'
import { accepting, checkArgs, defaults } from './args.ts'
import { argsOf, type Scope } from './scope.ts'
import { checkSteps } from './step.ts'
import { visitorOf } from './visit.ts'

interface Place {
  readonly desk: Desk
  readonly scope: Scope
  readonly pointer: string
  /** Node ids of this document so far. */
  readonly ids: Map<string, string>
  readonly outlets: string[]
}

/** Checks the tree under `node`; answers the pointers of the outlets in it. */
export function checkTree(
  desk: Desk,
  scope: Scope,
  node: Json | undefined,
  pointer: string,
  ids = new Map<string, string>(),
): readonly string[] {
  const outlets: string[] = []
  if (isObject(node)) checkNode(node, { desk, scope, pointer, ids, outlets })
  return outlets
}

function checkNode(node: JsonObject, place: Place): void {
  const { desk, pointer } = place
  checkId(node, place)
  const scope = { ...(isObject(node.each) ? eachScope(node.each, place) : place.scope), inNode: true }
  const visitor = visitorOf(desk, scope)
  checkWhen(node, { ...place, scope })
  const widget = typeof node.widget === 'string' ? own(desk.catalogue.widgets, node.widget) : undefined
  if (isObject(node.fallback)) checkNode(node.fallback, { ...place, scope, pointer: pointerTo(pointer, 'fallback') })
  if (widget === undefined) {
    for (const [slot, items] of Object.entries(isObject(node.slots) ? node.slots : {}))
      checkItems(items, { ...place, scope, pointer: pointerTo(pointer, 'slots', slot) })
    return
  }
  const version = typeof node.v === 'number' ? node.v : widget.version
  if (version > widget.version)
    desk.say({
      code: 'CFG-VERSION',
      pointer: pointerTo(pointer, 'v'),
      message: `${widget.name} is at version ${widget.version}; a node cannot be of version ${shown(version)}`,
    })
  // A node that could not be lifted has been told of already; its props belong to another contract.
  else if (version === widget.version)
    validateSource(widget.schema, node.props ?? {}, node.props === undefined ? pointer : pointerTo(pointer, 'props'), true, visitor)

  const slots = isObject(node.slots) ? node.slots : {}
  for (const [slot, items] of Object.entries(slots)) {
    const at = pointerTo(pointer, 'slots', slot)
    const rule = own(widget.slots, slot)
    if (rule === undefined)
      desk.say({ code: 'CFG-SLOT', pointer: at, atKey: true, ...missing(`slot of ${widget.name}`, slot, Object.keys(widget.slots)) })
    checkItems(items, { ...place, scope, pointer: at })
    if (rule === undefined || !Array.isArray(items)) continue
    if (rule.max !== undefined && items.length > rule.max)
      desk.say({
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
      desk.say({
        code: 'CFG-SLOT',
        pointer: items === undefined ? pointer : pointerTo(pointer, 'slots', slot),
        message: `the slot ${slot} of ${widget.name} needs at least ${min}, got ${count}`,
      })
  }
  for (const [event, steps] of Object.entries(isObject(node.on) ? node.on : {})) {
    const at = pointerTo(pointer, 'on', event)
    if (!widget.events.includes(event))
      desk.say({ code: 'CFG-EVENT', pointer: at, atKey: true, ...missing(`event of ${widget.name}`, event, widget.events) })
    checkSteps(desk, { ...scope, event: true, result: true }, steps, at)
  }
}

/** The rule again, now that the entries around it are known: what it refers to. */
function checkWhen(item: JsonObject, { desk, scope, pointer }: Place): void {
  if (item.when !== undefined)
    validate({ $ref: 'habi:vocabulary#/$defs/rule' }, item.when, pointerTo(pointer, 'when'), visitorOf(desk, { ...scope, inNode: true }))
}

function checkItems(items: Json | undefined, place: Place): void {
  if (Array.isArray(items))
    (items as readonly Json[]).forEach((item, i) => isObject(item) && checkItem(item, { ...place, pointer: pointerTo(place.pointer, i) }))
}

function checkItem(item: JsonObject, place: Place): void {
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

function checkVariants(variants: readonly Json[], place: Place): void {
  checkItems(variants, place)
  variants.forEach((variant, i) => {
    if (!isObject(variant)) return
    const isAlways = (variant.when === undefined || variant.when === true) && variant.schedule === undefined
    const isLast = i === variants.length - 1
    const at = pointerTo(place.pointer, i)
    if (isLast && !isAlways)
      place.desk.say({
        code: 'CFG-SLOT',
        pointer: at,
        message: 'the last variant has no "when" and no "schedule", so that something is always shown',
      })
    if (!isLast && isAlways)
      place.desk.say({ code: 'CFG-SLOT', pointer: at, message: 'a variant that is always shown hides those after it; put it last' })
  })
}

function checkAllowed(items: readonly Json[], allow: readonly string[], slot: string, place: Place): void {
  items.forEach((item, i) => {
    if (!isObject(item)) return
    const at = pointerTo(place.pointer, i)
    if (Array.isArray(item.of)) return checkAllowed(item.of as readonly Json[], allow, slot, { ...place, pointer: pointerTo(at, 'of') })
    const section = typeof item.use === 'string' ? place.desk.site.documents.get(item.use)?.value : undefined
    const root = typeof item.use === 'string' ? (isObject(section?.root) ? section.root : undefined) : item
    const widget = root?.widget
    if (typeof widget === 'string' && Object.hasOwn(place.desk.catalogue.widgets, widget) && !allow.includes(widget))
      place.desk.say({ code: 'CFG-SLOT', pointer: at, message: `${slot} does not take ${widget}`, hint: `it takes ${allow.join(', ')}` })
  })
}

function checkInclude(item: JsonObject, place: Place): void {
  const section = place.desk.site.documents.get(String(item.use))?.value
  if (section === undefined) return
  checkArgs(
    place.desk,
    argsOf(section.args),
    defaults(section.args),
    item.args,
    place.pointer,
    visitorOf(place.desk, place.scope),
    `the section ${String(item.use).slice('section/'.length)}`,
  )
}

function eachScope(each: JsonObject, { desk, scope, pointer }: Place): Scope {
  if (typeof each.as !== 'string') return scope
  const at = pointerTo(pointer, 'each')
  if (scope.item.has(each.as))
    desk.say({ code: 'CFG-DUPLICATE', pointer: pointerTo(at, 'as'), message: `a list around this calls its entry ${shown(each.as)} too` })
  const item = isObject(each.in) ? entryOf(each.in, { desk, scope, pointer: pointerTo(at, 'in') }) : undefined
  const isLoaded = isObject(each.in) && (each.in.$ref !== undefined || each.in.$select !== undefined)
  if (isLoaded && each.key === undefined)
    desk.say({
      code: 'CFG-REQUIRED',
      pointer: at,
      message: '"key" is missing: entries that are loaded are told apart by a field, usually id',
    })
  return { ...scope, item: new Map([...scope.item, [each.as, item]]) }
}

/** The type of a list's entries; undefined where it is not known. */
function entryOf(list: JsonObject, { desk, scope, pointer }: Pick<Place, 'desk' | 'scope' | 'pointer'>): Schema | undefined {
  if (typeof list.$ref === 'string') {
    const found = refer(list.$ref, scope, desk.catalogue)
    if (!found.ok)
      desk.say({
        code: 'CFG-REF',
        pointer: pointerTo(pointer, '$ref'),
        message: found.message,
        ...(found.hint === undefined ? {} : { hint: found.hint }),
      })
    else if (!takesType(found.schema, 'array')) desk.say({ code: 'CFG-BIND', pointer, message: `${list.$ref} is no list` })
    return found.ok ? found.schema.items : undefined
  }
  if (isObject(list.$select)) {
    const selector = typeof list.$select.name === 'string' ? own(desk.catalogue.selectors, list.$select.name) : undefined
    if (selector === undefined) return undefined
    validateSource(accepting(selector.args), list.$select.args ?? {}, pointerTo(pointer, '$select'), true, visitorOf(desk, scope))
    if (!takesType(selector.result, 'array')) desk.say({ code: 'CFG-BIND', pointer, message: `${selector.name} gives no list` })
    return selector.result.items
  }
  if (isObject(list.$documents)) return typeof list.$documents.kind === 'string' ? own(documentSchemas, list.$documents.kind) : undefined
  return typeof list.$document === 'string' ? listIn(list.$document, list.path, desk, pointer) : undefined
}

function listIn(address: string, path: Json | undefined, desk: Desk, pointer: string): Schema | undefined {
  const schema = own(documentSchemas as { readonly [kind: string]: Schema }, address.split('/')[0] ?? '')
  if (schema === undefined || typeof path !== 'string') return undefined
  const found = own(schema.properties, path)
  if (found === undefined || !takesType(found, 'array'))
    desk.say({ code: 'CFG-REF', pointer: pointerTo(pointer, 'path'), message: `${address} has no list ${shown(path)}` })
  return found?.items
}

function checkId(item: JsonObject, { desk, ids, pointer }: Place): void {
  if (typeof item.id !== 'string') return
  const first = ids.get(item.id)
  if (first === undefined) ids.set(item.id, pointer)
  else
    desk.say({
      code: 'CFG-DUPLICATE',
      pointer: pointerTo(pointer, 'id'),
      message: `the id ${shown(item.id)} stands in this document twice, first at ${first}`,
    })
}
