/** The effect of a rule in words, for the person who writes it. */
import type { Catalogue } from '../../../engine/core/catalogue.ts'
import type { Json } from '../../../engine/core/json.ts'
import type { Witness } from '../../../engine/prove/solve.ts'
import { personaInWords } from '../../../engine/wording/persona.ts'
import type { RuleEffect } from '../../../engine/workspace/rule-effect.ts'

export interface RulePerson {
  readonly words: string
  readonly facts: { readonly [fact: string]: Json }
  readonly at: number
}

export interface RuleView {
  /**
   * Why the rule matches nobody or everybody, or why this is unknown; undefined when some people match and others do
   * not.
   */
  readonly notice: { readonly words: string; readonly isProblem: boolean } | undefined
  /** Undefined when the share cannot be computed. */
  readonly share:
    | { readonly people: number; readonly matching: number; readonly count: string; readonly words: string }
    | undefined
  readonly parts: { readonly [pointer: string]: 'always' | 'never' }
  readonly matches: readonly RulePerson[]
  readonly others: readonly RulePerson[]
}

const notices: { readonly [verdict: string]: RuleView['notice'] } = {
  never: { words: 'Nobody can ever match: the conditions of the rule exclude each other.', isProblem: true },
  always: { words: 'Everybody matches: the rule has no effect.', isProblem: true },
  'not-proven': { words: 'The studio could not decide whether anybody can match.', isProblem: false },
}

export function ruleViewOf(effect: RuleEffect, { facts }: Pick<Catalogue, 'facts'>): RuleView {
  if (effect.is !== 'known') {
    const words =
      effect.is === 'depends'
        ? 'Which people the rule matches depends on where it is used.'
        : `The rule is not complete: ${effect.reason}.`
    return { notice: { words, isProblem: false }, share: undefined, parts: {}, matches: [], others: [] }
  }
  const { people, matching, isWhole, matches, others } = effect.sample
  const personOf = ({ persona, at }: Witness): RulePerson => ({
    words: personaInWords(persona, facts),
    facts: persona,
    at,
  })
  return {
    notice: notices[effect.verdict],
    share: {
      people,
      matching,
      count: `${count(matching)} of ${count(people)} ${isWhole ? 'groups of players' : 'sample players'}`,
      words: isWhole
        ? 'These are the groups of players that the rule distinguishes.'
        : 'Among sample players, all values of each fact are equally frequent.',
    },
    parts: effect.parts,
    matches: effect.verdict === 'never' ? [] : matches.map(personOf),
    others: effect.verdict === 'always' ? [] : others.map(personOf),
  }
}

const count = (number: number): string => number.toLocaleString('en')
