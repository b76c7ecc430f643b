/** Finds a persona and an instant for which more rules hold at once than a limit allows. */
import { allOf } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Solver, Witness } from './solve.ts'

export type SimultaneousAnswer =
  | { readonly is: 'possible'; readonly witness: Witness; readonly indices: readonly number[] }
  | { readonly is: 'impossible' }
  | { readonly is: 'not-proven'; readonly reason: string }

/** Maximum number of combinations that are tried. Combinations with two rules that exclude each other are skipped. */
const MAX_COMBINATIONS = 20_000

/** Maximum number of rules that are compared in pairs. */
const MAX_RULES = 1_000

/** Decides whether more than `limit` of `rules` can hold at once. If so, the answer has the indices of such rules. */
export function findSimultaneous(rules: readonly RulePlan[], limit: number, solver: Solver): SimultaneousAnswer {
  if (rules.length <= limit) return { is: 'impossible' }
  if (rules.length > MAX_RULES)
    return {
      is: 'not-proven',
      reason:
        `${rules.length.toLocaleString('en')} rules are too many to compare; ` +
        `the statement becomes provable with at most ${MAX_RULES.toLocaleString('en')}`,
    }
  const exclusive = exclusions(rules, solver)
  let notProven: string | undefined
  let combinations = 0

  /** Adds indices from `candidates` to `chosen` until there are more than `limit`. */
  function search(chosen: readonly number[], candidates: readonly number[]): SimultaneousAnswer | undefined {
    if (chosen.length > 0) {
      if (++combinations > MAX_COMBINATIONS) {
        notProven ??= `more than ${MAX_COMBINATIONS.toLocaleString('en')} combinations would have to be tried`
        return undefined
      }
      const answer = solver.possible(allOf(chosen.map((n) => rules[n] as RulePlan)))
      if (answer.is === 'impossible') return undefined
      if (answer.is === 'not-proven') notProven ??= answer.reason
      if (chosen.length > limit)
        return answer.is === 'possible' ? { is: 'possible', witness: answer.witness, indices: chosen } : undefined
    }
    for (let n = 0; n < candidates.length; n++) {
      const rest = candidates.slice(n)
      if (chosen.length + independent(rest, exclusive, limit + 1 - chosen.length) <= limit) return undefined
      const next = rest[0] as number
      const found = search(
        [...chosen, next],
        rest.slice(1).filter((other) => exclusive[next]?.[other] !== true),
      )
      if (found !== undefined || combinations > MAX_COMBINATIONS) return found
    }
    return undefined
  }

  const possible = rules.flatMap((rule, n) => (solver.possible(rule).is === 'impossible' ? [] : [n]))
  const found = search([], possible)
  if (found !== undefined) return found
  return notProven === undefined ? { is: 'impossible' } : { is: 'not-proven', reason: notProven }
}

/** A matrix by rule indices: true if the two rules exclude each other. */
function exclusions(rules: readonly RulePlan[], solver: Solver): readonly (readonly boolean[])[] {
  const found = rules.map(() => rules.map(() => false))
  rules.forEach((rule, a) => {
    // Once the budget is used up, the remaining pairs count as compatible.
    for (let b = 0; b < a && !solver.work.isUsedUp; b++) {
      const excludes = solver.possible(allOf([rule, rules[b] as RulePlan])).is === 'impossible'
      if (excludes) (found[a] as boolean[])[b] = (found[b] as boolean[])[a] = true
    }
  })
  return found
}

/**
 * Returns an upper bound of how many `candidates` hold at once: the number of groups in which all members exclude each
 * other, so at most one per group holds. Counting ends at `enough`.
 */
function independent(
  candidates: readonly number[],
  exclusive: readonly (readonly boolean[])[],
  enough: number,
): number {
  const groups: number[][] = []
  for (const candidate of candidates) {
    const group = groups.find((members) => members.every((member) => exclusive[candidate]?.[member]))
    if (group === undefined) groups.push([candidate])
    else group.push(candidate)
    if (groups.length >= enough) return groups.length
  }
  return groups.length
}
