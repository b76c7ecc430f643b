import type { JsonObject } from '../../../engine/core/json.ts'
import { chatter, type RoomEntry } from './content.ts'

const SHOWN = 30
/** Interval at which simulated viewers write a message, in milliseconds. */
const PACE_MS = 6000
/** Number of messages of simulated viewers in a chat. */
const SIMULATED = 8

interface ChatMessage {
  readonly messageId: string
  readonly sentAt: number
  readonly name: string
  readonly text: string
  readonly giftId?: string
  /** The ID that the sender gave the message. */
  readonly sentId?: string
}

/** The chats of live rooms. */
export interface LiveChats {
  /** A message whose `sentId` the chat already has is not added. */
  add(liveId: string, now: number, message: Omit<ChatMessage, 'messageId' | 'sentAt'>): void
  /** Returns the latest messages, oldest first. In a live broadcast, they include messages of simulated viewers. */
  latest(room: RoomEntry, now: number): readonly JsonObject[]
  clear(): void
}

export function createLiveChats(): LiveChats {
  const rooms = new Map<string, readonly ChatMessage[]>()
  let added = 0
  return {
    add(liveId, now, message) {
      const messages = rooms.get(liveId) ?? []
      if (message.sentId !== undefined && messages.some(({ sentId }) => sentId === message.sentId)) return
      rooms.set(liveId, [...messages, { ...message, messageId: `m${added++}`, sentAt: now }].slice(-SHOWN))
    },
    latest({ liveId, isReplay }, now) {
      const simulated = isReplay ? [] : simulatedMessages(Number(liveId), now)
      return [...simulated, ...(rooms.get(liveId) ?? [])]
        .sort((a, b) => a.sentAt - b.sentAt)
        .slice(-SHOWN)
        .map(({ messageId, name, text, giftId }) => ({ messageId, name, text, ...(giftId && { giftId }) }))
    },
    clear: () => rooms.clear(),
  }
}

function simulatedMessages(offset: number, now: number): readonly ChatMessage[] {
  const last = Math.floor(now / PACE_MS)
  return Array.from({ length: SIMULATED }, (_, n) => {
    const tick = last - SIMULATED + 1 + n
    const [name = '', text = ''] = chatter[(tick + offset) % chatter.length] ?? []
    return { messageId: `p${tick}`, sentAt: tick * PACE_MS, name, text }
  })
}
