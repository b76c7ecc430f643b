/**
 * Validates the shape of a slice that does not come from a release: the studio compiles it, and a preview shows it.
 * Files of a release are verified by their hash instead. Everything that rendering reads must have the expected shape.
 */
import { isObject, type Json } from './json.ts'
import type { WireSlice } from './wire.ts'

/** A slice without the parts that only a release has. */
export type PatchSlice = Omit<WireSlice, 'css' | 'failed'>

type Check = (value: Json, depth: number) => boolean
type ShapeParts = { readonly [field: string]: Check }

/** Maximum nesting depth of nodes, rules and expressions. */
const MAX_DEPTH = 200

/** Parses a slice from JSON; undefined if the text is not a valid slice. */
export function readPatchSlice(text: string): PatchSlice | undefined {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch {
    return undefined
  }
  return isPatchSlice(value) ? value : undefined
}

function isPatchSlice(value: unknown): value is PatchSlice {
  return isSlice(value as Json, 0)
}

const isAny: Check = () => true
const isText: Check = (value) => typeof value === 'string'
const isName: Check = (value) => typeof value === 'string' && value !== ''
const isTrue: Check = (value) => value === true
const isCount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isRecord: Check = (value) => isObject(value)
const oneOf =
  (...values: readonly Json[]): Check =>
  (value) =>
    values.includes(value)
const listOf =
  (check: Check): Check =>
  (value, depth) =>
    Array.isArray(value) && (value as readonly Json[]).every((one) => check(one, depth))
const recordOf =
  (check: Check): Check =>
  (value, depth) =>
    isObject(value) && Object.values(value).every((one) => check(one, depth))
/** An object with all required fields, any of the optional fields, and no others. */
const object =
  (required: ShapeParts, optional: ShapeParts = {}): Check =>
  (value, depth) =>
    isObject(value) &&
    Object.keys(required).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, one]) => {
      const check = Object.hasOwn(required, name) ? required[name] : Object.hasOwn(optional, name) && optional[name]
      return check !== undefined && check !== false && check(one, depth)
    })
/** Applies `check` one level deeper, up to the maximum depth. */
const nested =
  (check: () => Check): Check =>
  (value, depth) =>
    depth < MAX_DEPTH && check()(value, depth + 1)

const rule = nested(() => isRule)
const expr = nested(() => isExpr)
const node = nested(() => isNode)

const isRule: Check = (value, depth) => {
  if (typeof value === 'boolean') return true
  if (!Array.isArray(value)) return false
  const [kind = null, ...rest] = value as readonly Json[]
  if (kind === 'all' || kind === 'any') return rest.every((one) => rule(one, depth))
  if (kind === 'not') return rest.length === 1 && rule(rest[0] ?? null, depth)
  return (
    kind === 'is' && (rest.length === 2 || rest.length === 3) && rest.slice(0, 2).every((one) => isName(one, depth))
  )
}

/** The parts of an expression after its kind, and how many of them may be absent. */
const expressions: { readonly [kind: string]: readonly [parts: readonly Check[], optional: number] } = {
  '=': [[isAny], 0],
  ref: [[isName, isAny], 1],
  text: [[listOf((value, depth) => typeof value === 'string' || expr(value, depth))], 0],
  plural: [[expr, isCount, recordOf(expr)], 0],
  choice: [[expr, recordOf(expr)], 0],
  '#': [[], 0],
  if: [[rule, expr, expr], 0],
  format: [[isName, expr], 0],
  select: [[isName, recordOf(expr), listOf(isText), isCount], 1],
  object: [[recordOf(expr)], 0],
  list: [[listOf(expr)], 0],
  rows: [[listOf((row, depth) => isTuple(row, [rule, expr], 0, depth))], 0],
}

const isExpr: Check = (value, depth) => {
  if (!Array.isArray(value)) return false
  const [kind = null, ...rest] = value as readonly Json[]
  const known = typeof kind === 'string' && Object.hasOwn(expressions, kind) ? expressions[kind] : undefined
  return known !== undefined && isTuple(rest, known[0], known[1], depth)
}

function isTuple(value: Json | readonly Json[], parts: readonly Check[], optional: number, depth: number): boolean {
  return (
    Array.isArray(value) &&
    value.length <= parts.length &&
    value.length >= parts.length - optional &&
    (value as readonly Json[]).every((one, n) => parts[n]?.(one, depth) === true)
  )
}

const isStep = object({ do: isName }, { args: recordOf(expr), when: rule, stop: isTrue, onError: oneOf('continue') })

const isItem: Check = (value, depth) => {
  if (!isObject(value)) return false
  if (Object.hasOwn(value, 'outlet')) return object({ outlet: node })(value, depth)
  return Object.hasOwn(value, 'of') ? object({ of: listOf(node) })(value, depth) : node(value, depth)
}

const isNode = object(
  { i: isText, w: isName },
  {
    p: isRecord,
    b: recordOf(expr),
    s: recordOf(listOf(isItem)),
    c: rule,
    q: (value) => value === 'reserve' || isObject(value),
    e: object({ in: expr, as: isName, key: isText, limit: isCount }),
    o: recordOf(listOf(isStep)),
    f: (value, depth) => value === 'skeleton' || node(value, depth),
    t: isName,
  },
)

const isData = object(
  { call: isName, when: oneOf('publish', 'boot', 'session') },
  { args: recordOf(expr), public: isTrue, refresh: isCount, value: isAny },
)

const isSlice = object({
  page: isName,
  language: isName,
  head: object({ title: isText, description: isText }),
  root: node,
  data: recordOf(isData),
  state: isRecord,
  facts: recordOf(oneOf('b', 'n', 'i', 's', 'l', 't', 'v')),
  widgets: listOf(isName),
})
