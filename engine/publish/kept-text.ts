import { canonical } from '../core/json.ts'

const texts = new WeakMap<object, string>()
/** Longer texts are made of parts that are kept. */
const LONGEST = 4000

/** The same as `canonical`, of values that never change: what was written out once is written out again from memory. */
export function keptText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return canonical(value)
  const before = texts.get(value)
  if (before !== undefined) return before
  const text = Array.isArray(value) ? `[${value.map(keptText).join(',')}]` : objectText(value)
  if (text.length <= LONGEST) texts.set(value, text)
  return text
}

function objectText(value: object): string {
  const parts: string[] = []
  for (const key of inOrder(Object.keys(value))) {
    const one = (value as { readonly [key: string]: unknown })[key]
    if (one !== undefined) parts.push(`${JSON.stringify(key)}:${keptText(one)}`)
  }
  return `{${parts.join(',')}}`
}

/** Most objects are made with their keys in order. */
function inOrder(keys: string[]): readonly string[] {
  return keys.some((key, n) => n > 0 && key < (keys[n - 1] as string)) ? keys.sort() : keys
}
