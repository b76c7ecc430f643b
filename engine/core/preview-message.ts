/**
 * Messages between the studio and a preview frame. The frame runs the player without same-origin rights, and neither
 * side trusts the other: a message with another shape is ignored as a whole.
 */
import { isObject, type Json, type JsonObject } from './json.ts'

/**
 * Messages from the frame: the page is running; its address has changed; a node was selected; its content has changed;
 * its content could not be loaded.
 */
export type FrameMessage =
  | { readonly preview: 'ready'; readonly path: string; readonly route: string }
  | { readonly preview: 'moved'; readonly path: string; readonly route: string }
  | { readonly preview: 'selected'; readonly node: string; readonly area: Area }
  /**
   * The preview shows `edit`. If `waitsFor` names widgets, a later edit waits for the next release, because the page
   * has no styles for these widgets.
   */
  | { readonly preview: 'shown'; readonly edit: number; readonly waitsFor: readonly string[] }
  | { readonly preview: 'failed' }

/**
 * Messages from the studio: outline the first of several nodes that is on the page; select nodes by clicks; open an
 * address; show a compiled slice; follow the release of a token. `engine/core/preview-content.ts` defines edits.
 */
export type StudioMessage =
  | { readonly preview: 'highlight'; readonly nodes: readonly string[] }
  | { readonly preview: 'select'; readonly on: boolean }
  | { readonly preview: 'go'; readonly path: string }
  | {
      readonly preview: 'slice'
      readonly route: string
      readonly language: string
      readonly edit: number
      /** JSON of a `PatchSlice`. Posting a string is faster than posting an object. */
      readonly slice: string
    }
  | { readonly preview: 'release'; readonly token: string; readonly edit: number }

/** In CSS pixels of the frame. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Maximum number of addresses in `highlight`: a section may be on many pages. */
export const MAX_HIGHLIGHTED = 200
const MAX_TEXT = 2000
/** Maximum number of characters of a slice. A page of 3,000 nodes has one million. */
const MAX_SLICE = 8_000_000

type Fields = { readonly [field: string]: (value: Json) => boolean }

const isText = (value: Json): boolean => typeof value === 'string' && value !== '' && value.length <= MAX_TEXT
/**
 * True for a path of the site. `//host` and `/\host` name another host, because browsers read a backslash as a slash.
 */
const isPath = (value: Json): boolean => isText(value) && /^\/(?![/\\])/.test(String(value))
const isArea = (value: Json): boolean =>
  isObject(value) && hasFields(value, { x: Number.isFinite, y: Number.isFinite, width: isSize, height: isSize })
const isSize = (value: Json): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0
/** True for the number of an edit. */
const isNumber = (value: Json): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isToken = (value: Json): boolean => typeof value === 'string' && /^[\w.-]{1,4096}$/.test(value)
const isNames = (value: Json): boolean => Array.isArray(value) && value.length <= MAX_HIGHLIGHTED && value.every(isText)

const frameMessages: { readonly [type: string]: Fields } = {
  ready: { path: isPath, route: isText },
  moved: { path: isPath, route: isText },
  selected: { node: isText, area: isArea },
  shown: { edit: isNumber, waitsFor: isNames },
  failed: {},
}

const studioMessages: { readonly [type: string]: Fields } = {
  highlight: { nodes: isNames },
  select: { on: (value) => typeof value === 'boolean' },
  go: { path: isPath },
  slice: {
    route: isText,
    language: isText,
    edit: isNumber,
    slice: (value) => typeof value === 'string' && value.length <= MAX_SLICE,
  },
  release: { token: isToken, edit: isNumber },
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

/** True if the object has exactly these fields. */
function hasFields(given: JsonObject, fields: Fields): boolean {
  const names = Object.keys(given)
  return (
    names.length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, isValid]) => Object.hasOwn(given, name) && isValid(given[name] ?? null))
  )
}
