/**
 * Work that is done again only when something it asked has another answer. What is kept hangs on the thing it was made for, such as a
 * document, and goes away with it. Losing it costs time and nothing else.
 */

/** All that work may ask beyond the thing it is about. Answers are compared as they are: equal objects must be the same object. */
export interface Questions {
  readonly [question: string]: (...about: readonly never[]) => unknown
}

/** A question that was asked, once for all that asked it. */
interface Read {
  readonly question: string
  readonly about: readonly unknown[]
  answer: unknown
  /** The turn in which it was asked last, and the one in which its answer was found to be another. */
  asked: number
  changed: number
}

interface Kept<T> {
  readonly result: T
  readonly reads: readonly Read[]
  readonly made: number
}

/** Questions that nobody has asked for so many turns are forgotten, with the answers that they hold on to. */
const LONG_AGO = 64

export class Recall<Q extends { readonly [K in keyof Q]: (...about: never[]) => unknown }, T> {
  #kept = new WeakMap<object, Map<string, Kept<T>>>()
  readonly #reads = new Map<string, Read>()
  #questions: Q | undefined
  /** Counts the objects that were asked: one of them answers a question always in the same way. */
  #turn = 0

  /** The result of `work` for `thing`; `part` tells apart what is made of the same thing. */
  of(thing: object, part: string, questions: Q, work: (asking: Q) => T): T {
    if (questions !== this.#questions) this.#turnTo(questions)
    let parts = this.#kept.get(thing)
    const before = parts?.get(part)
    if (before !== undefined && this.#stands(before)) return before.result
    const reads = new Set<Read>()
    const result = work(this.#noting(questions, reads))
    if (parts === undefined) this.#kept.set(thing, (parts = new Map<string, Kept<T>>()))
    parts.set(part, { result, reads: [...reads], made: this.#turn })
    return result
  }

  forget(): void {
    this.#kept = new WeakMap()
  }

  #turnTo(questions: Q): void {
    this.#questions = questions
    this.#turn++
    if (this.#turn % LONG_AGO === 0) for (const [key, { asked }] of this.#reads) if (asked < this.#turn - LONG_AGO) this.#reads.delete(key)
  }

  #stands({ reads, made }: Kept<T>): boolean {
    for (const read of reads) {
      if (read.asked !== this.#turn) this.#ask(read)
      if (read.changed > made) return false
    }
    return true
  }

  #ask(read: Read): void {
    read.asked = this.#turn
    const answer = answerOf(this.#questions as Q, read)
    if (answer === read.answer) return
    read.answer = answer
    read.changed = this.#turn
  }

  /** The same questions, each written down in `reads`. */
  #noting(questions: Q, reads: Set<Read>): Q {
    const noted =
      (question: string) =>
      (...about: readonly unknown[]) => {
        const key = about.length === 1 && typeof about[0] === 'string' ? `${question} ${about[0]}` : `${question} ${JSON.stringify(about)}`
        let read = this.#reads.get(key)
        if (read === undefined) {
          const answer = answerOf(questions, { question, about })
          this.#reads.set(key, (read = { question, about, answer, asked: this.#turn, changed: this.#turn }))
        } else if (read.asked !== this.#turn) this.#ask(read)
        reads.add(read)
        return read.answer
      }
    return Object.fromEntries(Object.keys(questions).map((question) => [question, noted(question)])) as unknown as Q
  }
}

function answerOf<Q extends object>(questions: Q, { question, about }: Pick<Read, 'question' | 'about'>): unknown {
  return (questions as { readonly [name: string]: (...about: readonly unknown[]) => unknown })[question]?.(...about)
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
