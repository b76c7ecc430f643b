/** Checks nodes: widget, version, properties, slots, events, lists and included sections. */
import type { Catalogue, SlotRule } from '../core/catalogue.ts'
import { isList, isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { validate, validateSource, type ValueVisitor } from '../document/validate.ts'
import { anything, documentSchemas, takesType } from '../document/vocabulary.ts'
import { includedSection, missingMessage, type CheckContext } from './context.ts'
import { warnOfMisspelling } from './list-filter.ts'
import { resolveReference } from './reference.ts'
import { checkGivenArgs, checkDocumentArgs } from './args.ts'
import type { Scope } from './scope.ts'
import { checkSteps } from './step.ts'
import { checkVisitor } from './visit.ts'

type Widget = Catalogue['widgets'][string]

interface TreeContext {
  readonly context: CheckContext
  readonly scope: Scope
  readonly pointer: string
  /** Node ids of this document so far. */
  readonly ids: Map<string, string>
  readonly outlets: string[]
}

/** Checks the tree of `node`. Returns the pointers of its outlets. */
export function checkTree(
  context: CheckContext,
  scope: Scope,
  node: Json | undefined,
  pointer: string,
): readonly string[] {
  const outlets: string[] = []
  if (isObject(node)) checkNode(node, { context, scope, pointer, ids: new Map<string, string>(), outlets })
  return outlets
}

function checkNode(node: JsonObject, tree: TreeContext): void {
  const { context, pointer } = tree
  checkId(node, tree)
  const scope = { ...(isObject(node.each) ? eachScope(node.each, tree) : tree.scope), inNode: true }
  const visitor = checkVisitor(context, scope)
  checkWhen(node, { ...tree, scope })
  const widget = typeof node.widget === 'string' ? own(context.catalogue.widgets, node.widget) : undefined
  if (isObject(node.fallback)) checkNode(node.fallback, { ...tree, scope, pointer: pointerTo(pointer, 'fallback') })
  if (widget === undefined) {
    for (const [slot, items] of Object.entries(isObject(node.slots) ? node.slots : {}))
      checkItems(items, { ...tree, scope, pointer: pointerTo(pointer, 'slots', slot) })
    return
  }
  checkProps(node, widget, visitor, tree)
  checkSlots(node, widget, { ...tree, scope })
  checkEvents(node, widget, { ...tree, scope })
}

/** Checks the version and the properties of a node. */
function checkProps(
  { v, props }: JsonObject,
  widget: Widget,
  visitor: ValueVisitor,
  { context, pointer }: TreeContext,
): void {
  const version = typeof v === 'number' ? v : widget.version
  if (version > widget.version)
    context.report({
      code: 'CFG-VERSION',
      pointer: pointerTo(pointer, 'v'),
      message: `version ${quoted(version)} of ${widget.name} does not exist`,
      hint: `write "v": ${widget.version}, its current version`,
    })
  // Properties of an older version are not checked, because they belong to its schema. The failed migration of the node
  // is already reported.
  else if (version === widget.version)
    validateSource(
      widget.schema,
      props ?? {},
      props === undefined ? pointer : pointerTo(pointer, 'props'),
      true,
      visitor,
    )
}

/** Checks the nodes in each slot, and their number. */
function checkSlots(node: JsonObject, widget: Widget, tree: TreeContext): void {
  const { context, pointer } = tree
  const slots = isObject(node.slots) ? node.slots : {}
  for (const [slot, items] of Object.entries(slots)) {
    const inSlot = { ...tree, pointer: pointerTo(pointer, 'slots', slot) }
    const rule = own(widget.slots, slot)
    if (rule === undefined)
      context.report({
        code: 'CFG-SLOT',
        pointer: inSlot.pointer,
        atKey: true,
        ...missingMessage(`slot of ${widget.name}`, slot, Object.keys(widget.slots)),
      })
    checkItems(items, inSlot)
    if (rule !== undefined && isList(items)) checkSlotRule(items, rule, `the slot ${slot} of ${widget.name}`, inSlot)
  }
  for (const [slot, { min = 0 }] of Object.entries(widget.slots)) {
    const items = own(slots, slot)
    const count = isList(items) ? items.length : 0
    if (count < min)
      context.report({
        code: 'CFG-SLOT',
        pointer: items === undefined ? pointer : pointerTo(pointer, 'slots', slot),
        message:
          `the slot ${slot} of ${widget.name} needs at least ${min} ${min === 1 ? 'node' : 'nodes'}, ` + `got ${count}`,
        hint: 'add nodes to it',
      })
  }
}

/** Checks the number of nodes in a slot against its maximum, and their widgets against the allowed ones. */
function checkSlotRule(items: readonly Json[], rule: SlotRule, slot: string, tree: TreeContext): void {
  const certain = items.filter(isAlwaysVisible).length
  if (rule.max !== undefined && certain > rule.max)
    tree.context.report({
      code: 'CFG-SLOT',
      pointer: tree.pointer,
      message: `${slot} takes at most ${rule.max} ${rule.max === 1 ? 'node' : 'nodes'}, got ${certain}`,
      hint: 'remove nodes, or give them rules or schedules that exclude each other',
    })
  if (rule.allow !== undefined) checkAllowed(items, rule.allow, slot, tree)
}

/** Checks the steps of each event. */
function checkEvents(node: JsonObject, widget: Widget, { context, scope, pointer }: TreeContext): void {
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
    checkSteps(
      context,
      { ...scope, event: { name: `the event ${event} of ${widget.name}`, payload }, result: true },
      steps,
      at,
    )
  }
}

/** Checks the references in the rule of a node, in the scope of the node. */
function checkWhen(item: JsonObject, { context, scope, pointer }: TreeContext): void {
  if (item.when !== undefined)
    validate(
      { $ref: 'habi:vocabulary#/$defs/rule' },
      item.when,
      pointerTo(pointer, 'when'),
      checkVisitor(context, { ...scope, inNode: true }),
    )
}

function checkItems(items: Json | undefined, tree: TreeContext): void {
  if (isList(items))
    items.forEach((item, i) => isObject(item) && checkItem(item, { ...tree, pointer: pointerTo(tree.pointer, i) }))
}

function checkItem(item: JsonObject, tree: TreeContext): void {
  const { use } = item
  if (typeof use === 'string') {
    checkId(item, tree)
    checkWhen(item, tree)
    checkInclude(use, item.args, tree)
  } else if (item.outlet === true) {
    checkId(item, tree)
    tree.outlets.push(tree.pointer)
  } else if (item.pick !== undefined) {
    checkId(item, tree)
    if (isList(item.of)) checkVariants(item.of, { ...tree, pointer: pointerTo(tree.pointer, 'of') })
  } else if (item.widget !== undefined) checkNode(item, tree)
}

function checkVariants(variants: readonly Json[], tree: TreeContext): void {
  checkItems(variants, tree)
  variants.forEach((variant, i) => {
    if (!isObject(variant)) return
    const isAlways = (variant.when === undefined || variant.when === true) && variant.schedule === undefined
    const isLast = i === variants.length - 1
    const at = pointerTo(tree.pointer, i)
    if (isLast && !isAlways)
      tree.context.report({
        code: 'CFG-SLOT',
        pointer: at,
        message: 'the last variant must not have "when" or "schedule", so one variant is always shown',
      })
    if (!isLast && isAlways)
      tree.context.report({
        code: 'CFG-SLOT',
        pointer: at,
        message: 'a variant without a condition hides the variants after it: put it last or add "when"',
      })
  })
}

function checkAllowed(items: readonly Json[], allow: readonly string[], slot: string, tree: TreeContext): void {
  items.forEach((item, i) => {
    if (!isObject(item)) return
    const at = pointerTo(tree.pointer, i)
    if (isList(item.of)) return checkAllowed(item.of, allow, slot, { ...tree, pointer: pointerTo(at, 'of') })
    const root = typeof item.use === 'string' ? includedSection(tree.context.site, item.use)?.value.root : item
    const widget = isObject(root) ? root.widget : undefined
    if (typeof widget === 'string' && Object.hasOwn(tree.context.catalogue.widgets, widget) && !allow.includes(widget))
      tree.context.report({
        code: 'CFG-SLOT',
        pointer: at,
        message: `${slot} does not take the widget ${widget}`,
        hint: `allowed are ${allow.join(', ')}`,
      })
  })
}

function checkInclude(use: string, args: Json | undefined, { context, scope, pointer }: TreeContext): void {
  const section = includedSection(context.site, use)?.value
  if (section === undefined) return
  const what = `the section ${use.slice('section/'.length)}`
  checkDocumentArgs(context, section, args, pointer, checkVisitor(context, scope), what)
}

/**
 * True for a node that is visible whenever its parent is. Proofs determine how many other nodes can be visible at once
 * (engine/prove/slot-limits.ts).
 */
export function isAlwaysVisible(item: Json): boolean {
  if (!isObject(item) || item.when !== undefined || item.schedule !== undefined) return false
  const list = isObject(item.each) ? item.each.in : undefined
  const isUnrolled = isObject(list) && (list.$documents !== undefined || list.$document !== undefined)
  return item.use === undefined && item.of === undefined && !isUnrolled
}

function eachScope(each: JsonObject, { context, scope, pointer }: TreeContext): Scope {
  if (typeof each.as !== 'string') return scope
  const at = pointerTo(pointer, 'each')
  if (scope.item.has(each.as))
    context.report({
      code: 'CFG-DUPLICATE',
      pointer: pointerTo(at, 'as'),
      message: `a list around this node already uses the entry name ${quoted(each.as)}: choose another one`,
    })
  const item = isObject(each.in) ? entryOf(each.in, { context, scope, pointer: pointerTo(at, 'in') }) : undefined
  const isLoaded = isObject(each.in) && (each.in.$ref !== undefined || each.in.$select !== undefined)
  if (isLoaded && each.key === undefined)
    context.report({
      code: 'CFG-REQUIRED',
      pointer: at,
      message: '"key" is missing: name the field that identifies loaded entries, usually id',
    })
  return { ...scope, item: new Map([...scope.item, [each.as, item]]) }
}

/** The schema of the entries of a list; undefined if it is not known. */
function entryOf(
  list: JsonObject,
  { context, scope, pointer }: Pick<TreeContext, 'context' | 'scope' | 'pointer'>,
): Schema | undefined {
  if (typeof list.$ref === 'string') {
    const found = resolveReference(list.$ref, scope, context.catalogue)
    if (!found.ok) reportReference(context, found, pointer)
    else if (!takesType(found.schema, 'array'))
      context.report({ code: 'CFG-BIND', pointer, message: `${list.$ref} is not a list` })
    return found.ok ? found.schema.items : undefined
  }
  if (isObject(list.$select)) {
    const selector =
      typeof list.$select.name === 'string' ? own(context.catalogue.selectors, list.$select.name) : undefined
    if (selector === undefined) return undefined
    checkGivenArgs(selector.args, list.$select.args, pointerTo(pointer, '$select'), checkVisitor(context, scope))
    if (!takesType(selector.result, 'array'))
      context.report({ code: 'CFG-BIND', pointer, message: `the result of ${selector.name} is not a list` })
    return selector.result.items
  }
  if (isObject(list.$documents)) {
    const { kind, where } = list.$documents
    const schema = typeof kind === 'string' ? own(documentSchemas, kind) : undefined
    if (schema !== undefined && isObject(where))
      checkFilter(kind, where, schema, { context, scope, pointer: pointerTo(pointer, '$documents', 'where') })
    return schema
  }
  return typeof list.$document === 'string' ? listIn(list.$document, list.path, context, pointer) : undefined
}

function reportReference(
  context: CheckContext,
  { message, hint }: { readonly message: string; readonly hint?: string },
  pointer: string,
): void {
  context.report({
    code: 'CFG-REF',
    pointer: pointerTo(pointer, '$ref'),
    message,
    ...(hint === undefined ? {} : { hint }),
  })
}

/** Checks the fields and values by which a list selects documents. The values must be known at publish. */
function checkFilter(
  kind: Json | undefined,
  where: JsonObject,
  { properties = {} }: Schema,
  { context, scope, pointer }: Pick<TreeContext, 'context' | 'scope' | 'pointer'>,
): void {
  for (const [field, value] of Object.entries(where)) {
    const at = pointerTo(pointer, field)
    const schema = own(properties, field)
    if (schema === undefined)
      context.report({
        code: 'CFG-UNKNOWN',
        pointer: at,
        atKey: true,
        ...missingMessage('field', field, Object.keys(properties)),
      })
    else if (!isObject(value)) {
      validateSource(schema, value, at, true, checkVisitor(context, scope))
      warnOfMisspelling(context, kind, field, value, at)
    } else if (typeof value.$ref !== 'string' || !/^(?:args|item)\./.test(value.$ref))
      context.report({
        code: 'CFG-BIND',
        pointer: at,
        message:
          'expected a value, or a reference to args or item, because the documents of a list are selected at publish',
      })
    else {
      const found = resolveReference(value.$ref, scope, context.catalogue)
      if (!found.ok) reportReference(context, found, at)
    }
  }
}

function listIn(address: string, path: Json | undefined, context: CheckContext, pointer: string): Schema | undefined {
  const schema = own(documentSchemas, address.split('/')[0] ?? '')
  if (schema === undefined || typeof path !== 'string') return undefined
  const found = own(schema.properties, path)
  if (found === undefined || !takesType(found, 'array'))
    context.report({
      code: 'CFG-REF',
      pointer: pointerTo(pointer, 'path'),
      message: `${address} has no list ${quoted(path)}`,
    })
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
      message: `the id ${quoted(item.id)} is already used at ${first}`,
    })
}
