/** Operators of programming languages, each with the operator of rules that means the same. */
const operators: ReadonlyMap<string, string> = new Map([
  ['=', 'eq'],
  ['==', 'eq'],
  ['===', 'eq'],
  ['!=', 'neq'],
  ['!==', 'neq'],
  ['<>', 'neq'],
  ['>', 'gt'],
  ['>=', 'gte'],
  ['=>', 'gte'],
  ['<', 'lt'],
  ['<=', 'lte'],
  ['=<', 'lte'],
])

/** `did you mean "…"?` for a name that is close to a known one, or undefined. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known]
  const operator = operators.get(name)
  const best = operator !== undefined && names.includes(operator) ? operator : closest(name, names)
  return best === undefined ? undefined : `did you mean ${JSON.stringify(best)}?`
}

function closest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  const lower = name.slice(0, 80).toLowerCase()
  for (const candidate of known) {
    const d = distance(lower, candidate.toLowerCase(), least)
    if (d < least) {
      least = d
      best = candidate
    }
  }
  return best
}

/** The Damerau-Levenshtein distance of two names, at most `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length] ?? limit
}
