/** A page or popup that shows nothing, whoever looks: only frames, and nothing in them. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { type CheckContext, includedSection } from './context.ts'

export function checkContent(context: CheckContext, root: Json | undefined, pointer: string, what: string): void {
  if (isObject(root) && !showsSomething(context, root, new Set()))
    context.report({ code: 'CFG-REQUIRED', pointer, message: `the ${what} shows nothing: put something into a slot of its root` })
}

/** In doubt yes: what is unknown or comes from a list is told elsewhere, or may be there tomorrow. */
function showsSomething(context: CheckContext, item: Json, seen: Set<string>): boolean {
  if (!isObject(item)) return true
  if (item.each !== undefined || item.outlet === true) return true
  if (isList(item.of)) return item.of.some((one) => showsSomething(context, one, seen))
  if (typeof item.use === 'string') {
    const section = includedSection(context.site, item.use)
    if (section === undefined || seen.has(section.id)) return true
    return showsSomething(context, section.value.root ?? null, new Set([...seen, section.id]))
  }
  const widget = typeof item.widget === 'string' ? own(context.catalogue.widgets, item.widget) : undefined
  if (widget === undefined || Object.keys(widget.slots).length === 0 || hasContent(item.props, widget.schema)) return true
  return Object.values(isObject(item.slots) ? item.slots : {}).some(
    (items) => isList(items) && items.some((one) => showsSomething(context, one, seen)),
  )
}

/** Whether a frame is given something to show by itself, such as a title, and not only measures and choices. */
function hasContent(props: Json | undefined, schema: Schema): boolean {
  return Object.keys(isObject(props) ? props : {}).some((name) => {
    const property = own(schema.properties, name)
    return property !== undefined && property.enum === undefined && !['boolean', 'integer', 'number'].includes(String(property.type))
  })
}
