import { canonical } from '../core/json.ts'

const texts = new WeakMap<object, string>()
/** Longest text that is cached whole, in characters. Longer texts are assembled from cached parts. */
const LONGEST = 4000

/** Number of entries of a long list that are serialized and cached together. */
const CHUNK_SIZE = 64
/** Cached chunks of long lists, by the first object of each chunk. */
const chunks = new WeakMap<object, JsonChunk>()

interface JsonChunk {
  /** Keys of the values, if the chunk is part of an object. */
  readonly keys: readonly string[] | undefined
  readonly values: readonly unknown[]
  readonly text: string
}

/** The same text as `canonical`, cached by object identity. Values must never be changed. */
export function cachedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return canonical(value)
  const before = texts.get(value)
  if (before !== undefined) return before
  const text = Array.isArray(value) ? arrayText(value) : objectText(value)
  if (text.length <= LONGEST) texts.set(value, text)
  return text
}

function arrayText(values: readonly unknown[]): string {
  return values.every((one) => typeof one === 'string') ? JSON.stringify(values) : `[${chunksOf(undefined, values)}]`
}

function objectText(value: object): string {
  const all = value as { readonly [key: string]: unknown }
  const keys = sortedKeys(Object.keys(all).filter((key) => all[key] !== undefined))
  return `{${chunksOf(
    keys,
    keys.map((key) => all[key]),
  )}}`
}

/** Sorts only unsorted keys, because most objects are created with sorted keys. */
function sortedKeys(keys: string[]): readonly string[] {
  return keys.some((key, n) => n > 0 && key < (keys[n - 1] as string)) ? keys.sort() : keys
}

function chunksOf(keys: readonly string[] | undefined, values: readonly unknown[]): string {
  const parts: string[] = []
  for (let from = 0; from < values.length; from += CHUNK_SIZE)
    parts.push(chunkText(keys?.slice(from, from + CHUNK_SIZE), values.slice(from, from + CHUNK_SIZE)))
  return parts.join(',')
}

function chunkText(keys: readonly string[] | undefined, values: readonly unknown[]): string {
  const [first] = values
  const isLong = values.length === CHUNK_SIZE && typeof first === 'object' && first !== null
  const before = isLong ? chunks.get(first) : undefined
  if (before !== undefined && isSame(before.keys, keys) && isSame(before.values, values)) return before.text
  const text = values
    .map((one, n) => (keys === undefined ? cachedJson(one) : `${JSON.stringify(keys[n])}:${cachedJson(one)}`))
    .join(',')
  if (isLong) chunks.set(first, { keys, values, text })
  return text
}

function isSame(before: readonly unknown[] | undefined, now: readonly unknown[] | undefined): boolean {
  return before === now || (before?.length === now?.length && before?.every((one, n) => one === now?.[n]) === true)
}
