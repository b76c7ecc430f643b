/** Words for schedules, and for the server's answers about their moments. */
import type { Moment, Schedule } from '../api/api.ts'
import type { ApiError } from '../api/client.ts'

const states: { readonly [state in Schedule['state']]: { readonly words: string; readonly color: string } } = {
  waiting: { words: 'Scheduled', color: 'green' },
  running: { words: 'Is being published', color: 'blue' },
  suspended: { words: 'Suspended', color: 'red' },
  missed: { words: 'Missed', color: 'red' },
  done: { words: 'Done', color: 'gray' },
  cancelled: { words: 'Cancelled', color: 'gray' },
}

export function scheduleState(state: Schedule['state']): { readonly words: string; readonly color: string } {
  return states[state]
}

/** Returns whether a schedule waits for a person's decision. */
export function needsDecision({ state }: Pick<Schedule, 'state'>): boolean {
  return state === 'suspended' || state === 'missed'
}

export function isOpen({ state }: Pick<Schedule, 'state'>): boolean {
  return state !== 'done' && state !== 'cancelled'
}

/** Describes what a schedule does at its moment. */
export function operationInWords({ operation, title }: Pick<Schedule, 'operation' | 'title'>): string {
  return operation === 'publish' ? `“${title}” becomes live` : `“${title}” is taken back`
}

/** A moment that a person may choose instead of a refused one. */
export interface MomentChoice {
  readonly label: string
  readonly moment: Pick<Moment, 'wallTime' | 'occurrence'>
}

/** Why the server did not accept a moment, and what to choose instead. */
export interface MomentProblem {
  readonly field: 'at' | 'until'
  readonly message: string
  readonly choices: readonly MomentChoice[]
}

interface MomentRefusal {
  readonly field?: unknown
  readonly nonexistent?: { readonly before: string; readonly after: string }
  readonly ambiguous?: { readonly first: string; readonly second: string }
}

/** Returns undefined if the error is not about one of the moments. */
export function momentProblem({ body, message }: ApiError, moments: MomentTexts): MomentProblem | undefined {
  const { field, nonexistent, ambiguous } = (body ?? {}) as MomentRefusal
  if (field !== 'at' && field !== 'until') return undefined
  const wallTime = moments[field]
  const choices: readonly MomentChoice[] =
    nonexistent !== undefined
      ? [nonexistent.before, nonexistent.after].map((wall) => ({
          label: `Use ${wall.slice(11)}`,
          moment: { wallTime: wall },
        }))
      : ambiguous !== undefined
        ? [
            { label: 'Use the first of the two times', moment: { wallTime, occurrence: 'first' } },
            { label: 'Use the second of the two times', moment: { wallTime, occurrence: 'second' } },
          ]
        : []
  return { field, message, choices }
}

interface MomentTexts {
  readonly at: string
  readonly until: string
}
