import type { AreaContext, CallAnswer, FactValues } from '../../engine/action.ts'
import { shownMark, storeMark } from './shown-marks.ts'

export type FortuneMessage = CallAnswer<'home/fortune'>['data'][number]

/** Waiting messages, the oldest first. The facts describe the first message. */
let queue: readonly FortuneMessage[] = []

const MOST_SEEN = 50

type QueueContext = Pick<AreaContext, 'storage' | 'read'>

const playerOf = ({ read }: QueueContext): string => read('fact.session.loginName') ?? ''

/** IDs of messages that the player has closed on this device, the latest last. */
function seenIds(ctx: QueueContext): readonly unknown[] {
  const stored = shownMark(ctx.storage, 'fortuneSeen', playerOf(ctx))
  return Array.isArray(stored) ? stored : []
}

/** Replaces the queue with messages that were not closed yet. Returns the facts of the first. */
export function fillQueue(
  ctx: QueueContext & Pick<AreaContext, 'instant'>,
  messages: readonly FortuneMessage[],
): FactValues {
  const seen = seenIds(ctx)
  const age = ({ createdDate = '' }: FortuneMessage): number => ctx.instant(createdDate) ?? 0
  queue = messages.filter(({ id }) => !seen.includes(id)).sort((a, b) => age(a) - age(b))
  return firstFacts()
}

/** Removes the first message, which the player has closed. Returns the facts of the next message. */
export function nextInQueue(ctx: QueueContext): FactValues {
  const [first, ...others] = queue
  if (first !== undefined)
    storeMark(ctx.storage, 'fortuneSeen', playerOf(ctx), [...seenIds(ctx), first.id].slice(-MOST_SEEN).map(String))
  queue = others
  return firstFacts()
}

function firstFacts(): FactValues {
  const [first] = queue
  return {
    'home.fortuneId': first?.id ?? '',
    'home.fortuneTitle': first?.title ?? '',
    'home.fortuneText': first?.text ?? '',
    'home.fortuneLink': first?.link ?? '',
  }
}
