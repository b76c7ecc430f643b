/** Words for the states and reviews of change sets, and for what a publish changes. */
import { sizeInWords } from '../../engine/document/size.ts'
import type { ChangeSet, ReviewStep, Reviews } from '../api/api.ts'
import { sentence } from '../api/client.ts'
import { isAtLeast, type Me } from '../shell/session.tsx'

const states: { readonly [state in ChangeSet['state']]: { readonly words: string; readonly color: string } } = {
  open: { words: 'Being edited', color: 'blue' },
  'in review': { words: 'Waiting for approval', color: 'yellow' },
  approved: { words: 'Approved', color: 'green' },
  scheduled: { words: 'Scheduled', color: 'green' },
  published: { words: 'Published', color: 'gray' },
  cancelled: { words: 'Dropped', color: 'gray' },
}

export function stateInWords(state: ChangeSet['state']): string {
  return states[state].words
}

export function stateColor(state: ChangeSet['state']): string {
  return states[state].color
}

/** `banner/fair.json was edited` -> `banner/fair was edited` */
function withoutEnding(comment: string): string {
  return comment.replace(/\.json\b/g, '')
}

/** Returns what an operator did, and what they wrote about it. */
export function stepInWords(
  { step, actor, comment }: ReviewStep,
  before: ReviewStep | undefined,
): { readonly what: string; readonly comment: string } {
  if (step === 'request') return { what: `${actor} asked for a review`, comment }
  if (step === 'approve') return { what: `${actor} approved the change set`, comment }
  if (step === 'send back') return { what: `${actor} sent the change set back`, comment }
  const ended = before?.step === 'approve' ? 'The approval' : 'The review'
  return { what: `${ended} ended, because ${actor} changed the content`, comment: withoutEnding(comment) }
}

type ReviewFacts = Pick<Reviews, 'state' | 'approval' | 'contributors' | 'isApproved'>
type Reader = Pick<Me, 'id' | 'role'>

export function hasContributed({ contributors }: Pick<Reviews, 'contributors'>, { id }: Pick<Me, 'id'>): boolean {
  return contributors.some((one) => one.id === id)
}

/** Why this person may not approve the change set; undefined when they may. */
export function whyNotApprove(reviews: ReviewFacts, me: Reader): string | undefined {
  if (!isAtLeast(me.role, 'publisher'))
    return `Only publishers and administrators can approve change sets; your role is ${me.role}.`
  if (hasContributed(reviews, me))
    return 'You contributed to this change set. An operator who did not contribute must approve it.'
  return undefined
}

/**
 * Why this person may not publish the change set now; undefined when they may.
 *
 * @param errors number of findings that must be fixed
 */
export function whyNotPublish(
  reviews: ReviewFacts,
  me: Reader,
  documents: number | undefined,
  errors: number,
): string | undefined {
  if (!isAtLeast(me.role, 'publisher'))
    return `Only publishers and administrators can publish change sets; your role is ${me.role}.`
  if (documents === 0) return 'This change set changes nothing that is live.'
  if (errors > 0) return errors === 1 ? 'One thing must be fixed first.' : `${errors} things must be fixed first.`
  if (reviews.approval === 'optional' || reviews.isApproved) return undefined
  return reviews.state === 'approved'
    ? 'This change set was approved for an earlier version of the player app. A publisher must approve it again.'
    : 'An operator who did not contribute to this change set must approve it.'
}

export interface PublishWords {
  /** Sentences of the difference, the most important first; undefined while they are not known. */
  readonly summary: readonly { readonly words: string }[] | undefined
  readonly documents: number | undefined
  /** When the change set becomes live, and when it is taken back, in words. Without `from`: now. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Returns the sentence before the button: what the publish changes for whom. */
export function publishInWords({ summary, documents, from, until }: PublishWords): string {
  const when = from === undefined ? 'Now' : until === undefined ? `At ${from}` : `From ${from} until ${until}`
  const [first] = summary ?? []
  if (first !== undefined) {
    const more = (summary?.length ?? 1) - 1
    const others = more === 0 ? '' : more === 1 ? ', and one more change' : `, and ${more} more changes`
    // The difference was computed for a publish now, so "from now on" is removed for a later moment.
    const words = from === undefined ? first.words : first.words.replace(/, from now on$/, '')
    return sentence(`${when}: ${words}${others}`)
  }
  if (documents === undefined) return `${when}: players get this change set at their next navigation.`
  const what = documents === 1 ? 'one document changes' : `${documents} documents change`
  return summary === undefined
    ? `${when}: ${what}. Which players are affected is unknown while the site has errors.`
    : `${when}: ${what}. The same players see ${documents === 1 ? 'it' : 'them'} as before.`
}

/** Returns how the size of a page changes, in words. */
export function costInWords(before: number | null, after: number | null): string {
  if (before === null) return after === null ? 'not known' : `new, ${sizeInWords(after)}`
  if (after === null) return `removed, ${sizeInWords(before)} before`
  const [from, to] = [sizeInWords(before), sizeInWords(after)]
  const change = from === to ? 'as before' : `${after > before ? '+' : '−'}${sizeInWords(Math.abs(after - before))}`
  return `${from} → ${to} (${change})`
}
