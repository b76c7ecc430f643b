import type { ActionContext } from '../../engine/action.ts'

/** A like or follow whose change is being sent. */
export interface PendingMark {
  readonly subject: 'reel' | 'anchor'
  readonly id: string
  readonly isMarked: boolean
}

const pending = new Map<string, PendingMark>()

const keyOf = ({ subject, id }: Pick<PendingMark, 'subject' | 'id'>): string => `${subject} ${id}`

export const isPending = (mark: Pick<PendingMark, 'subject' | 'id'>): boolean => pending.has(keyOf(mark))

/** Marks `mark` as pending while `send` runs, because lists from the gateway may lack it until `send` has ended. */
export async function whilePending<T>(mark: PendingMark, send: () => Promise<T>): Promise<T> {
  pending.set(keyOf(mark), mark)
  try {
    return await send()
  } finally {
    pending.delete(keyOf(mark))
  }
}

export const pendingMarks = (): readonly PendingMark[] => [...pending.values()]

/** The fact with the videos that the player likes, or with the hosts that the player follows. */
export const markFact = (subject: PendingMark['subject']) => (subject === 'reel' ? 'live.likedReels' : 'live.following')

export const readMarks = ({ read }: Pick<ActionContext, 'read'>, subject: PendingMark['subject']): readonly string[] =>
  read(`fact.${markFact(subject)}`) ?? []

/** Returns `ids` with the marks applied: an added like or follow comes first, a removed one is left out. */
export function withMarks(
  ids: readonly string[],
  subject: PendingMark['subject'],
  marks: readonly PendingMark[],
): readonly string[] {
  return marks
    .filter((mark) => mark.subject === subject)
    .reduce<readonly string[]>((list, { id, isMarked }) => {
      const others = list.filter((one) => one !== id)
      return isMarked ? [id, ...others] : others
    }, ids)
}
