import type { Json } from '../../engine/core/json.ts'

/**
 * The last records of one kind. Anyone can send them, so their number and size are limited. Each record is kept as JSON
 * text: a parsed body can need 50 times the memory of its text, and a substring of the text would keep the whole text
 * in memory.
 */
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

/** @param maxSize maximum number of characters of all records */
export function createRecordLog<R>(maxSize = MAX_SIZE): RecordLog<R> {
  let texts: string[] = []
  let size = 0
  return {
    add(record) {
      const text = JSON.stringify(record)
      texts.push(text)
      size += text.length
      while (texts.length > MAX_RECORDS || size > maxSize) size -= texts.shift()?.length ?? size
    },
    list: () => texts.map((text) => JSON.parse(text) as R),
    clear() {
      texts = []
      size = 0
    },
  }
}
