/** Checks that pages and popups have content. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { type CheckContext, includedSection } from './context.ts'

export function checkContent(context: CheckContext, root: Json | undefined, pointer: string, what: string): void {
  if (isObject(root) && !mayHaveContent(context, root, new Set()))
    context.report({ code: 'CFG-REQUIRED', pointer, message: `the ${what} is empty: add a node to a slot of its root` })
}

/**
 * Returns false only if the node is certainly empty. True for unknown widgets, which are reported elsewhere, and for
 * lists, which may get entries later.
 */
function mayHaveContent(context: CheckContext, item: Json, seen: Set<string>): boolean {
  if (!isObject(item)) return true
  if (item.each !== undefined || item.outlet === true) return true
  if (isList(item.of)) return item.of.some((one) => mayHaveContent(context, one, seen))
  if (typeof item.use === 'string') {
    const section = includedSection(context.site, item.use)
    if (section === undefined || seen.has(section.id)) return true
    return mayHaveContent(context, section.value.root ?? null, new Set([...seen, section.id]))
  }
  const widget = typeof item.widget === 'string' ? own(context.catalogue.widgets, item.widget) : undefined
  if (widget === undefined || Object.keys(widget.slots).length === 0 || hasContent(item.props, widget.schema))
    return true
  return Object.values(isObject(item.slots) ? item.slots : {}).some(
    (items) => isList(items) && items.some((one) => mayHaveContent(context, one, seen)),
  )
}

/** True if a property of the node is content, such as a title. Numbers, booleans and enums are not content. */
function hasContent(props: Json | undefined, schema: Schema): boolean {
  return Object.keys(isObject(props) ? props : {}).some((name) => {
    const property = own(schema.properties, name)
    return (
      property !== undefined &&
      property.enum === undefined &&
      !['boolean', 'integer', 'number'].includes(String(property.type))
    )
  })
}
