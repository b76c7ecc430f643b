/** Scans JSON text once, without recursion, for excessive nesting and for duplicate or forbidden keys. */
export interface Scan {
  /** Offset at which nesting first exceeds the limit. */
  readonly tooDeepAt?: number
  readonly keys: readonly {
    readonly kind: 'duplicate' | 'forbidden'
    readonly key: string
    readonly offset: number
    readonly pointer: readonly (string | number)[]
  }[]
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** An enclosing object with the keys read so far, or an enclosing list with the current index. */
interface Level {
  readonly keys?: Set<string>
  key: string | number
}

/** Accepts malformed text: the depth is still correct, the keys are meaningless. */
export function scan(text: string, maxDepth: number): Scan {
  const keys: Scan['keys'][number][] = []
  const levels: Level[] = []
  let wantsKey = false
  for (let i = 0; i < text.length; i++) {
    const level = levels.at(-1)
    switch (text.charCodeAt(i)) {
      case 0x7b: // {
      case 0x5b: // [
        if (levels.length >= maxDepth) return { tooDeepAt: i, keys }
        wantsKey = text[i] === '{'
        levels.push(wantsKey ? { keys: new Set(), key: '' } : { key: 0 })
        break
      case 0x7d: // }
      case 0x5d: // ]
        levels.pop()
        wantsKey = false
        break
      case 0x2c: // ,
        if (level?.keys !== undefined) wantsKey = true
        else if (level !== undefined) level.key = Number(level.key) + 1
        break
      case 0x22: {
        // "
        const start = i
        i = endOfString(text, i)
        if (!wantsKey || level?.keys === undefined) break
        wantsKey = false
        const key = decoded(text.slice(start, i + 1))
        level.key = key
        const kind = forbidden.has(key) ? 'forbidden' : level.keys.has(key) ? 'duplicate' : undefined
        if (kind !== undefined) keys.push({ kind, key, offset: start, pointer: levels.map(({ key }) => key) })
        level.keys.add(key)
        break
      }
    }
  }
  return { keys }
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x5c) i++
    else if (code === 0x22) return i
  }
  return text.length
}

function decoded(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1)
  try {
    return String(JSON.parse(literal))
  } catch {
    return literal
  }
}
