/**
 * Messages between the studio and a preview frame. The frame runs the player without same-origin rights, and neither
 * side trusts the other: a message with another shape is ignored as a whole.
 */
import { isObject, type Json, type JsonObject } from './json.ts'

/** From the frame: the page is running; it has another address; a node was selected. */
export type FrameMessage =
  | { readonly preview: 'ready'; readonly path: string }
  | { readonly preview: 'moved'; readonly path: string }
  | { readonly preview: 'selected'; readonly node: string; readonly area: Area }

/** From the studio: outline the first of these nodes that is on the page; select nodes by clicks; open an address. */
export type StudioMessage =
  | { readonly preview: 'highlight'; readonly nodes: readonly string[] }
  | { readonly preview: 'select'; readonly on: boolean }
  | { readonly preview: 'go'; readonly path: string }

/** In CSS pixels of the frame. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Maximum number of nodes to outline. A section may be on many pages. */
export const MAX_HIGHLIGHTED = 200
const MAX_TEXT = 2000

type Fields = { readonly [field: string]: (value: Json) => boolean }

const isText = (value: Json): boolean => typeof value === 'string' && value !== '' && value.length <= MAX_TEXT
/** A path of the site. Browsers read a backslash as a slash: both forms would lead to another host. */
const isPath = (value: Json): boolean => isText(value) && /^\/(?![/\\])/.test(String(value))
const isArea = (value: Json): boolean =>
  isObject(value) && hasFields(value, { x: Number.isFinite, y: Number.isFinite, width: isSize, height: isSize })
const isSize = (value: Json): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0

const frameMessages: { readonly [type: string]: Fields } = {
  ready: { path: isPath },
  moved: { path: isPath },
  selected: { node: isText, area: isArea },
}

const studioMessages: { readonly [type: string]: Fields } = {
  highlight: { nodes: (value) => Array.isArray(value) && value.length <= MAX_HIGHLIGHTED && value.every(isText) },
  select: { on: (value) => typeof value === 'boolean' },
  go: { path: isPath },
}

export function readFrameMessage(data: unknown): FrameMessage | undefined {
  return isMessage<FrameMessage>(data, frameMessages) ? data : undefined
}

export function readStudioMessage(data: unknown): StudioMessage | undefined {
  return isMessage<StudioMessage>(data, studioMessages) ? data : undefined
}

function isMessage<T>(data: unknown, types: { readonly [type: string]: Fields }): data is T {
  if (!isObject(data)) return false
  const { preview: type, ...given } = data
  return typeof type === 'string' && Object.hasOwn(types, type) && hasFields(given, types[type] ?? {})
}

/** Exactly these fields. */
function hasFields(given: JsonObject, fields: Fields): boolean {
  const names = Object.keys(given)
  return (
    names.length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, isValid]) => Object.hasOwn(given, name) && isValid(given[name] ?? null))
  )
}
