import type { Json } from '../../engine/core/json.ts'

/** The last records of one kind. Anyone can send them, so their number and size are limited. */
export interface RecordLog<R> {
  add(record: R): void
  /** Oldest first. */
  list(): readonly R[]
  clear(): void
}

/** A record that a browser has sent for statistics: a tracking event, an impression or a click. */
export interface ReceivedEvent {
  readonly name: string
  /** ISO 8601, from the sandbox's clock. */
  readonly at: string
  readonly fields: { readonly [field: string]: Json }
}

/** A message that the player app sent to the page or app around it. */
export interface PlayerMessage {
  /** The simulated host page: miniapp, bot or native. */
  readonly container: string
  /** ISO 8601, from the sandbox's clock. */
  readonly at: string
  readonly message: { readonly [field: string]: Json }
}

const MAX_RECORDS = 200
const MAX_SIZE = 256 * 1024

export function createRecordLog<R>(): RecordLog<R> {
  let texts: string[] = []
  let size = 0
  return {
    add(record) {
      const text = JSON.stringify(record)
      texts.push(text)
      size += text.length
      while (texts.length > MAX_RECORDS || size > MAX_SIZE) size -= texts.shift()?.length ?? size
    },
    list: () => texts.map((text) => JSON.parse(text) as R),
    clear() {
      texts = []
      size = 0
    },
  }
}
