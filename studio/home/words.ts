/**
 * Words of the start page of the studio: tasks that wait for this person, and how many open pages show what is live.
 */
import type { Finding } from '../../engine/document/finding.ts'
import type { ListedChangeSet, OpenPages, Schedule } from '../api/api.ts'
import { stepInWords } from '../changes/words.ts'
import { needsDecision, operationInWords } from '../schedules/words.ts'
import { isAtLeast, type Me } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'

export interface PlayerWords {
  readonly head: string
  readonly rest: string
  /** The fraction of the open pages that show what is live; undefined when no page is open. */
  readonly share?: number
}

export function playersInWords({ sequence, releases, since }: OpenPages, zone: string): PlayerWords {
  const count = (isCounted: (shown: number) => boolean): number =>
    releases.reduce((sum, { sequence: shown, pages }) => sum + (isCounted(shown) ? pages : 0), 0)
  const [all, current] = [count(() => true), count((shown) => shown >= sequence)]
  if (all === 0) return { head: 'No page is open now.', rest: 'Players get what is live when they open the site.' }
  if (current === all)
    return {
      head: all === 1 ? 'The one open page shows what is live.' : `All ${all} open pages show what is live.`,
      rest: since === null ? '' : `No page has shown an earlier release since ${timeInWords(since, zone)}.`,
      share: 1,
    }
  const behind = all - current
  const earlier = releases.filter(({ sequence: shown }) => shown < sequence)
  const named = earlier
    .slice(0, 3)
    .map(({ sequence: shown, pages }) => `${pages} on release ${shown}`)
    .join(', ')
  return {
    head: `${current} of ${all} open pages show what is live.`,
    rest: `${behind === 1 ? 'The other page updates' : 'The other pages update'} at the next navigation: ${named}.`,
    share: current / all,
  }
}

/** A task that waits for this person. */
export interface WaitingItem {
  readonly to: string
  readonly title: string
  readonly why: string
}

interface NeedFacts {
  readonly me: Pick<Me, 'id' | 'role'>
  readonly changeSets: readonly ListedChangeSet[]
  readonly schedules: readonly Schedule[]
  /** Findings of the live site. */
  readonly findings: readonly Pick<Finding, 'severity'>[]
}

/** Returns the tasks that wait for this person, the most urgent first. */
export function needsOf({ me, changeSets, schedules, findings }: NeedFacts): readonly WaitingItem[] {
  const isPublisher = isAtLeast(me.role, 'publisher')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const isMine = ({ contributors }: ListedChangeSet): boolean => contributors.some(({ id }) => id === me.id)
  return [
    ...schedules
      .filter((schedule) => isPublisher && needsDecision(schedule))
      .map((schedule) => ({
        to: '/schedules',
        title: `${schedule.state === 'missed' ? 'Missed' : 'Suspended'}: ${operationInWords(schedule)}`,
        why: schedule.reason ?? '',
      })),
    ...(errors === 0
      ? []
      : [
          {
            to: '/#home-findings',
            title: errors === 1 ? 'One error in the live site' : `${errors} errors in the live site`,
            why: 'Nothing can be published until all errors are fixed.',
          },
        ]),
    ...changeSets.flatMap((changeSet): readonly WaitingItem[] => {
      const { id, title, state, lastStep } = changeSet
      const to = `/changes/${id}`
      const said = lastStep === null ? undefined : stepInWords(lastStep, undefined)
      const why = said === undefined ? '' : said.comment === '' ? said.what : `${said.what}: ${said.comment}`
      if (state === 'in review' && isPublisher && !isMine(changeSet)) return [{ to, title: `Review “${title}”`, why }]
      if (state === 'approved' && isPublisher) return [{ to, title: `Publish “${title}”`, why }]
      if (state !== 'open' || !isMine(changeSet) || lastStep === null) return []
      const verb = lastStep.step === 'send back' ? 'was sent back' : 'needs another review'
      return [{ to, title: `“${title}” ${verb}`, why }]
    }),
  ]
}
