/**
 * Summarizes gains and losses: changes of the same kind for the same people are one sentence,
 * `3 banners end two days earlier for people who are logged in`. The most important sentences come first.
 */
import type { RulePlan } from '../core/slice.ts'
import { forPeople } from '../wording/people.ts'
import { plainWords } from '../wording/change.ts'
import { listInWords } from '../wording/rule.ts'
import type { AudienceDifference, PersonaGroup } from './audience.ts'
import { comparisonsIn } from './reads.ts'

export interface SummarySentence {
  readonly words: string
  /** Number of changed things; a banner in three lists counts once. */
  readonly count: number
  /** The player app as a persona who gains or loses one of these targets. */
  readonly address?: string
}

/** The number of sentences that `npm run diff` prints as the most important ones. */
export const MOST_IMPORTANT = 10
/** Maximum number of titles in a sentence. */
const MAX_TITLES = 3

interface ChangedThing {
  readonly difference: AudienceDifference
  readonly group: PersonaGroup
  readonly isGain: boolean
}

/** One sentence for each kind of change, the most important first. */
export function summaryOf(differences: readonly AudienceDifference[]): readonly SummarySentence[] {
  const sentences = new Map<string, [ChangedThing, ...ChangedThing[]]>()
  for (const difference of differences)
    for (const [groups, isGain] of [[difference.gains, true] as const, [difference.loses, false] as const])
      for (const group of groups) {
        const key = `${nounOf(difference)} ${verbOf(difference, group, isGain).join(' ')} ${endOf(group)}`
        const known = sentences.get(key)
        const thing = { difference, group, isGain }
        if (known === undefined) sentences.set(key, [thing])
        else known.push(thing)
      }
  return [...sentences.values()]
    .map((things) => ({ things, weight: weightOf(things) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ things }) => sentenceOf(things))
}

function sentenceOf(things: readonly [ChangedThing, ...ChangedThing[]]): SummarySentence {
  const [{ difference, group, isGain }] = things
  const titles = [...new Map(things.map((one) => [identityOf(one.difference), titleOf(one.difference)])).values()]
  const [one, several] = verbOf(difference, group, isGain)
  const noun = nounOf(difference)
  const named = titles.slice(0, MAX_TITLES).map((title) => `"${title}"`)
  const more = titles.length > MAX_TITLES ? [`${titles.length - MAX_TITLES} more`] : []
  const what = titles.length === 1 ? `${noun} ${named.join('')} ${one}` : `${titles.length} ${noun}s ${several}`
  const which = titles.length === 1 ? '' : `: ${listInWords([...named, ...more])}`
  const address = things.find((thing) => thing.group.witness !== undefined)?.group.witness?.address
  const doubt = group.notProven === undefined ? '' : ` (not proven: ${group.notProven})`
  return {
    words: `${what} ${endOf(group)}${which}${doubt}`,
    count: titles.length,
    ...(address === undefined ? {} : { address }),
  }
}

/** The verb in the singular and the plural. */
function verbOf({ change }: AudienceDifference, { shift }: PersonaGroup, isGain: boolean): readonly [string, string] {
  if (shift !== undefined) {
    const by = `${durationInWords(shift.by)} ${(shift.edge === 'end') === isGain ? 'later' : 'earlier'}`
    return shift.edge === 'end' ? [`ends ${by}`, `end ${by}`] : [`starts ${by}`, `start ${by}`]
  }
  if (change === 'added') return ['is new', 'are new']
  if (change === 'removed') return ['is removed', 'are removed']
  return isGain ? ['is now shown', 'are now shown'] : ['is no longer shown', 'are no longer shown']
}

function endOf({ people, times, shift }: PersonaGroup): string {
  return shift === undefined ? `${forPeople(people)}, ${times}` : forPeople(people)
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `two days`, `36 hours`. */
export function durationInWords(milliseconds: number): string {
  const [size, unit] =
    ([[86_400_000, 'day'] as const, [3_600_000, 'hour'] as const, [60_000, 'minute'] as const] as const).find(
      ([length]) => milliseconds % length === 0,
    ) ?? ([1000, 'second'] as const)
  const count = Math.round(milliseconds / size)
  return `${numbers[count] ?? count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`
}

function nounOf(difference: AudienceDifference): string {
  const { kind, document, entry, widget } = difference
  if (isWhole(difference)) return document.slice(0, document.indexOf('/'))
  if (entry !== undefined) return entry.startsWith('tab-bar/') ? 'tab' : plainWords(entry.slice(0, entry.indexOf('/')))
  return kind === 'node' && widget !== undefined ? plainWords(widget) : kind
}

/** Whether the changed thing is the root node of a page or layout. It is described as the page or layout itself. */
function isWhole({ kind, document, item, addresses }: AudienceDifference): boolean {
  const root = document.replace(/^(?:page|layout)\//, '')
  return kind === 'node' && root !== document && addresses.every((address) => address === `${root}/${item}`)
}

function titleOf(difference: AudienceDifference): string {
  const { kind, document, item, title } = difference
  if (kind === 'row' || kind === 'step') return item
  return isWhole(difference) && title === item ? document.slice(document.indexOf('/') + 1) : title
}

/** Returns the identity of a changed thing. An entry has the same identity in all lists that show it. */
function identityOf({ kind, document, item, entry, title }: AudienceDifference): string {
  return entry === undefined ? `${kind} ${document} ${item} ${title}` : `${entry} ${title}`
}

/**
 * Returns the importance of a sentence: it grows with the number of people, the duration and the number of changed
 * things. Losses weigh more than gains.
 */
function weightOf(things: readonly [ChangedThing, ...ChangedThing[]]): number {
  const [{ group, isGain }] = things
  const [first] = group.windows
  const last = group.windows.at(-1)
  const time = last?.until === null ? (first?.from === null ? 3 : 2) : 1
  const size = things.reduce((sum, { difference }) => sum + 1 + difference.inside.length, 0)
  return breadthOf(group.who) * time * (isGain ? 1 : 1.5) * Math.log2(1 + size)
}

/** Estimates how many people a rule includes: 3 for everybody, near 1 for few. */
function breadthOf(who: RulePlan): number {
  const facts = comparisonsIn(who).filter(([, fact]) => !fact.startsWith('clock.'))
  return 1 + 2 / (1 + facts.length)
}
