/**
 * What selectors answered while the page was prerendered. Nothing that they read changes before the second stage, which brings their code, so
 * hydration needs the answers only.
 */
import type { Json } from '../engine/core/json.ts'
import type { Selector } from '../engine/core/value.ts'

/** Answers by question: the selector's name with its arguments. */
export interface SelectorResults {
  readonly [question: string]: Json | undefined
}

const questionOf = (name: string, args: object): string => name + JSON.stringify(args)

/** `selector`, noting down what it answers. */
export function recording(name: string, selector: Selector, answers: { [question: string]: Json | undefined }): Selector {
  return { select: (read, args) => (answers[questionOf(name, args)] = selector.select(read, args)) }
}

/** Stands for the selector until its code is there. */
export function replaying(name: string, selected: SelectorResults): Selector {
  return { select: (_read, args) => selected[questionOf(name, args)] }
}
