import type { AreaContext, CallAnswer, FactValues } from '../../engine/action.ts'

export type FortuneMessage = CallAnswer<'home/fortune'>['data'][number]

/** Waiting messages, the oldest first. The facts describe the first message. */
let queue: readonly FortuneMessage[] = []

/** IDs of messages that the player has closed on this device, the latest last. */
const KEY = 'fortuneSeen'
const MOST_SEEN = 50

type Storage = Pick<AreaContext, 'storage'>

function seenIds({ storage }: Storage): readonly unknown[] {
  const stored = storage.get(KEY)
  return Array.isArray(stored) ? stored : []
}

/** Replaces the queue with messages that were not closed yet. Returns the facts of the first. */
export function fillQueue(
  ctx: Storage & Pick<AreaContext, 'instant'>,
  messages: readonly FortuneMessage[],
): FactValues {
  const seen = seenIds(ctx)
  const age = ({ createdDate = '' }: FortuneMessage): number => ctx.instant(createdDate) ?? 0
  queue = messages.filter(({ id }) => !seen.includes(id)).sort((a, b) => age(a) - age(b))
  return firstFacts()
}

/** Removes the first message, which the player has closed. Returns the facts of the next message. */
export function nextInQueue(ctx: Storage): FactValues {
  const [first, ...others] = queue
  if (first !== undefined) ctx.storage.set(KEY, [...seenIds(ctx), first.id].slice(-MOST_SEEN).map(String))
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
