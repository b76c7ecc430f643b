/** Full-text search over a list of games: words in any order, prefixes, parts of words, and typing errors. */

export interface SearchEntry {
  readonly name: string
  /**
   * Other words by which a search finds the game, such as its maker. A match in them scores less than one in the name.
   */
  readonly more: string
}

export interface FoundEntries {
  /** Positions of the entries that match, best first, up to the limit. */
  readonly positions: readonly number[]
  /** Number of entries that match. */
  readonly total: number
  /** Index of the first position that matches only in `more`, if the positions above it match in `name`. */
  readonly others?: number
}

export type FindEntries = (query: string, limit: number) => FoundEntries

const NOTHING: FoundEntries = { positions: [], total: 0 }

/** Positions of the entries that contain a word in `name`, and of the entries that contain it in `more`. */
interface Occurrences {
  readonly names: number[]
  readonly more: number[]
}

const MAX_QUERY_WORDS = 6
/** Scores of a match between a word of the query and a word of an entry. */
const SCORE = { equal: 1, prefix: 0.9, part: 0.6, typo: 0.5, perTypo: 0.12, furtherWord: 0.5, words: 0.8 } as const

export function createSearchIndex(entries: readonly SearchEntry[]): FindEntries {
  const index = new Map<string, Occurrences>()
  /** Names without spaces, because people omit spaces in a query: "luckykoi". */
  const joined: { readonly name: string; readonly position: number }[] = []
  const add = (word: string, field: keyof Occurrences, position: number): void => {
    let found = index.get(word)
    if (found === undefined) index.set(word, (found = { names: [], more: [] }))
    if (found[field].at(-1) !== position) found[field].push(position)
  }
  entries.forEach(({ name, more }, position) => {
    const words = wordsOf(name)
    for (const word of words) add(word, 'names', position)
    if (words.length > 1) joined.push({ name: words.join(''), position })
    for (const word of wordsOf(more)) add(word, 'more', position)
  })

  /** Returns the best score of each entry for one word of the query. */
  function scoresOf(asked: string): Map<number, number> {
    const scores = new Map<number, number>()
    const raise = (position: number, score: number): void => {
      if (score > (scores.get(position) ?? 0)) scores.set(position, score)
    }
    for (const [word, { names, more }] of index) {
      const score = scoreOf(asked, word)
      if (score === 0) continue
      for (const position of names) raise(position, score)
      for (const position of more) raise(position, score * SCORE.furtherWord)
    }
    for (const { name, position } of joined) if (name.startsWith(asked)) raise(position, SCORE.prefix)
    return scores
  }

  return (query, limit) => {
    const words = wordsOf(query).slice(0, MAX_QUERY_WORDS)
    if (words.length === 0) return NOTHING
    const perWord = words.map(scoresOf)
    const totals = new Map<number, { score: number; words: number }>()
    for (const scores of perWord)
      for (const [position, score] of scores) {
        const total = totals.get(position) ?? { score: 0, words: 0 }
        totals.set(position, { score: total.score + score, words: total.words + 1 })
      }
    // Also joins the words, because people add spaces: "lucky koi" for Luckykoi.
    if (words.length > 1)
      for (const [position, score] of scoresOf(words.join(''))) {
        const total = score * words.length * SCORE.words
        if (total > (totals.get(position)?.score ?? 0)) totals.set(position, { score: total, words: words.length })
      }
    const most = Math.max(0, ...[...totals.values()].map((total) => total.words))
    // Returns the entries that contain the most words of the query, if they contain at least half of the words.
    if (most * 2 < words.length) return NOTHING
    const matches = [...totals]
      .filter(([, total]) => total.words === most)
      .sort(([a, { score: scoreA }], [b, { score: scoreB }]) => scoreB - scoreA || a - b)
    const positions = matches.slice(0, limit).map(([position]) => position)
    const asked = words.join('')
    const others = positions.findIndex(
      (position) =>
        !wordsOf(entries[position]?.name ?? '')
          .join('')
          .includes(asked),
    )
    return { positions, total: matches.length, ...(others > 0 && { others }) }
  }
}

/**
 * Returns the words in lower case without accents. Letters that Filipino and Spanish spellings exchange are one letter,
 * so "karabaw" finds "Carabao", and "kalabaw" differs by one letter.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’]/g, '')
  return (
    plain
      .replaceAll('c', 'k')
      .replaceAll('w', 'o')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function scoreOf(asked: string, word: string): number {
  if (word === asked) return SCORE.equal
  if (word.startsWith(asked)) return SCORE.prefix
  if (asked.length > 1 && word.includes(asked)) return SCORE.part
  const most = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0
  if (most === 0 || word.length < asked.length - most || !hasSimilarStart(asked, word)) return 0
  const typos = prefixDistance(asked, word, most)
  return typos > most ? 0 : SCORE.typo - typos * SCORE.perTypo
}

/** True when the first two letters of both words have a letter in common. This quick test excludes nearly all words. */
function hasSimilarStart(asked: string, word: string): boolean {
  const [a, b] = asked
  return a === word[0] || b === word[1] || a === word[1] || b === word[0]
}

/**
 * Returns the number of typing errors between `asked` and the most similar beginning of `word`: letters that are
 * missing, added, changed or swapped with the next letter. Stops counting above `most`.
 */
export function prefixDistance(asked: string, word: string, most: number): number {
  const columns = Math.min(word.length, asked.length + most)
  let beforeLast: number[] = []
  let last = Array.from({ length: columns + 1 }, (_, n) => n)
  for (let row = 1; row <= asked.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= columns; column++) {
      const isSame = asked[row - 1] === word[column - 1]
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && asked[row - 1] === word[column - 2] && asked[row - 2] === word[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1)
      current.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return Math.min(...last)
}
