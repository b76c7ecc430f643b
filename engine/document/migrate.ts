/**
 * Migrates the props of nodes to the current version of their widget. Runs when documents are read, never at render.
 */
import { errorMessage } from '../core/error-message.ts'
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import type { Migration } from '../core/catalogue.ts'
import { pointerTo, quoted, type Problem } from './finding.ts'

/** Current version and migrations of each widget. */
export interface WidgetVersions {
  readonly [widget: string]: { readonly version: number; readonly migrations?: readonly Migration[] }
}

/** The document with all nodes at the current version; the same object when no node is older. */
export function migrateDocument(
  value: JsonObject,
  versions: WidgetVersions,
  report: (problem: Problem) => void,
): JsonObject {
  if (!isOld(value, versions)) return value
  const migrated = migrate(value, '', versions, report)
  return isObject(migrated) ? migrated : value
}

/** True when a node has an older version. Most documents have none and need no copy. */
function isOld(value: Json, versions: WidgetVersions): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some((one) => isOld(one, versions))
  if (!isObject(value)) return false
  if (isNode(value) && Object.hasOwn(versions, value.widget) && value.v < (versions[value.widget]?.version ?? 0))
    return true
  for (const key in value) if (isOld(value[key] as Json, versions)) return true
  return false
}

function migrate(value: Json, pointer: string, versions: WidgetVersions, report: (problem: Problem) => void): Json {
  if (Array.isArray(value)) {
    const list = value as readonly Json[]
    const items = list.map((one, i) => migrate(one, pointerTo(pointer, i), versions, report))
    return items.some((item, i) => item !== list[i]) ? items : value
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(
    ([key, one]) => [key, migrate(one, pointerTo(pointer, key), versions, report)] as const,
  )
  const inner = entries.some(([key, one]) => one !== value[key]) ? Object.fromEntries(entries) : value
  return isNode(inner) ? migrateNode(inner, pointer, versions, report) : inner
}

function isNode(value: JsonObject): value is JsonObject & { readonly widget: string; readonly v: number } {
  return typeof value.widget === 'string' && typeof value.v === 'number' && Number.isInteger(value.v) && value.v >= 1
}

function migrateNode(
  node: JsonObject & { readonly widget: string; readonly v: number },
  pointer: string,
  versions: WidgetVersions,
  report: (problem: Problem) => void,
): JsonObject {
  const widget = Object.hasOwn(versions, node.widget) ? versions[node.widget] : undefined
  if (widget === undefined || node.v >= widget.version) return node
  let props: JsonObject = isObject(node.props) ? node.props : {}
  for (let from = node.v; from < widget.version; from++) {
    const step = widget.migrations?.find((migration) => migration.from === from)
    if (step === undefined) {
      report({
        code: 'CFG-VERSION',
        pointer: pointerTo(pointer, 'v'),
        message:
          `${node.widget} has version ${widget.version} and no migration from version ${from}; ` +
          'update the node by hand',
      })
      return node
    }
    try {
      props = step.migrate(props)
    } catch (error) {
      report({
        code: 'CFG-VERSION',
        pointer: pointerTo(pointer, 'props'),
        message: `the migration of ${node.widget} from version ${from} ` + `failed: ${quoted(errorMessage(error))}`,
      })
      return node
    }
  }
  return { ...node, v: widget.version, props }
}
