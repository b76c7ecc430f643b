/**
 * Work that is done again only when something it asked has another answer. What is kept hangs on the thing it was made for, such as a
 * document, and goes away with it. Losing it costs time and nothing else.
 */

/** All that work may ask beyond the thing it is about. Answers are compared as they are: equal objects must be the same object. */
export interface Questions {
  readonly [question: string]: (...about: readonly never[]) => unknown
}

interface Read {
  readonly question: string
  readonly about: readonly unknown[]
  readonly answer: unknown
}

interface Kept<T> {
  readonly result: T
  readonly reads: readonly Read[]
}

export class Recall<Q extends { readonly [K in keyof Q]: (...about: never[]) => unknown }, T> {
  #kept = new WeakMap<object, Map<string, Kept<T>>>()

  /** The result of `work` for `thing`; `part` tells apart what is made of the same thing. */
  of(thing: object, part: string, questions: Q, work: (asking: Q) => T): T {
    let parts = this.#kept.get(thing)
    const before = parts?.get(part)
    if (before !== undefined && before.reads.every((read) => answerOf(questions, read) === read.answer)) return before.result
    const { asking, reads } = noting(questions)
    const result = work(asking)
    if (parts === undefined) this.#kept.set(thing, (parts = new Map<string, Kept<T>>()))
    parts.set(part, { result, reads: [...reads.values()] })
    return result
  }

  forget(): void {
    this.#kept = new WeakMap()
  }
}

function answerOf<Q extends object>(questions: Q, { question, about }: Read): unknown {
  return (questions as { readonly [name: string]: (...about: readonly unknown[]) => unknown })[question]?.(...about)
}

/** The same questions, each written down with its answer. */
function noting<Q extends object>(questions: Q): { readonly asking: Q; readonly reads: ReadonlyMap<string, Read> } {
  const reads = new Map<string, Read>()
  const noted =
    (question: string) =>
    (...about: readonly unknown[]) => {
      const key = about.length === 1 && typeof about[0] === 'string' ? `${question} ${about[0]}` : `${question} ${JSON.stringify(about)}`
      const before = reads.get(key)
      if (before !== undefined) return before.answer
      const answer = answerOf(questions, { question, about, answer: undefined })
      reads.set(key, { question, about, answer })
      return answer
    }
  return { asking: Object.fromEntries(Object.keys(questions).map((question) => [question, noted(question)])) as Q, reads }
}

/** What is made of one thing alone: kept as long as the thing is. */
export function keptFor<K extends object, T>(make: (thing: K) => T): (thing: K) => T {
  const kept = new WeakMap<K, { readonly made: T }>()
  return (thing) => {
    const before = kept.get(thing)
    if (before !== undefined) return before.made
    const made = make(thing)
    kept.set(thing, { made })
    return made
  }
}
