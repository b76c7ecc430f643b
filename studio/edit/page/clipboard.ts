/** Copies and pastes nodes, also between pages: the JSON of one node, kept in this module and in the clipboard. */
import { catalogue } from '../../../catalogue/catalogue.ts'
import { isList, isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import type { Schema } from '../../../engine/core/schema.ts'
import { validate } from '../../../engine/document/validate.ts'
import { schemaOf } from '../../shell/kinds.ts'

/** The JSON that was copied last in this window, because browsers may refuse to read the clipboard. */
let copied: string | undefined

export function keepCopied(source: string): void {
  copied = source
}

export function lastCopied(): string | undefined {
  return copied
}

const MOST_CHARACTERS = 500_000

export type Pasted = { readonly node: JsonObject; readonly source: string } | { readonly refusal: string }

/** Returns the node in a text, or why it cannot be pasted. `refusalOf` checks whether a place accepts the node. */
export function pastedNode(text: string): Pasted {
  const refusal = 'The clipboard has no part of a page. First copy a part in the outline of a page.'
  if (text.length > MOST_CHARACTERS) return { refusal }
  let node: unknown
  try {
    node = JSON.parse(text)
  } catch {
    return { refusal }
  }
  if (!isObject(node) || typeof node.id !== 'string') return { refusal }
  const isTab =
    node.widget === undefined && node.use === undefined && node.pick === undefined && node.outlet === undefined
  const schema: Schema | undefined = isTab
    ? schemaOf('tab-bar')?.properties?.tabs?.items
    : { $ref: 'habi:vocabulary#/$defs/slotItem' }
  const problems: string[] = []
  if (schema !== undefined)
    validate(schema, node, '', {
      problem: ({ pointer, message, expected, found }) =>
        problems.push(`${pointer === '' ? '' : `${pointer}: `}${message ?? `expected ${expected}, got ${found}`}`),
    })
  const [problem] = problems
  if (problem !== undefined) return { refusal: `What was copied is not a part of a page: ${problem}.` }
  const unknown = widgetNames(node).find((name) => !Object.hasOwn(catalogue.widgets, name))
  if (unknown !== undefined) return { refusal: `This site has no widget ${unknown}.` }
  return { node, source: text.trim() }
}

function widgetNames(value: Json): readonly string[] {
  if (isList(value)) return value.flatMap(widgetNames)
  if (!isObject(value)) return []
  const { props: _, ...rest } = value
  return [
    ...(typeof value.widget === 'string' ? [value.widget] : []),
    ...Object.values(rest).flatMap((inner) => (typeof inner === 'object' && inner !== null ? widgetNames(inner) : [])),
  ]
}
