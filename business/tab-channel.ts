/** Channels between the tabs of this browser, such as for favorites that another tab has changed. */
import type { ActionContext, DeviceStorage } from '../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../engine/core/json.ts'

export interface TabChannel {
  readonly announce: (storage: DeviceStorage, message: Json) => void
  readonly follow: (received: (message: unknown) => void) => void
}

/**
 * @param key The key in the site's storage, which adds the prefix `habi.`. The channel has the name with the prefix.
 */
export function createTabChannel(key: string): TabChannel {
  const name = `habi.${key}`
  /** Set by `follow`. Messages are sent on the same channel, because a channel does not receive its own messages. */
  let channel: BroadcastChannel | undefined
  return {
    // Without broadcast channels, stores a value and removes it at once, so other tabs receive a `storage` event.
    announce(storage, message) {
      if (channel !== undefined) return channel.postMessage(message)
      storage.set(key, message)
      storage.remove(key)
    },
    follow(received) {
      channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined
      channel?.addEventListener('message', ({ data }) => received(data))
      globalThis.addEventListener?.('storage', (event) => {
        const { key: changed, newValue } = event as StorageEvent
        if (changed === name && newValue !== null) received(JSON.parse(newValue))
      })
    },
  }
}

export interface PlayerChannel {
  /** Sends nothing for a visitor. */
  readonly announce: (ctx: Pick<ActionContext, 'read' | 'storage'>, message: JsonObject) => void
  readonly follow: (ctx: Pick<ActionContext, 'read'>, received: (message: JsonObject) => void) => void
}

/** A channel between the tabs in which the same player is logged in. */
export function createPlayerChannel(key: string): PlayerChannel {
  const { announce, follow } = createTabChannel(key)
  return {
    announce({ read, storage }, message) {
      const loginName = read('fact.session.loginName') ?? ''
      if (loginName !== '') announce(storage, { loginName, ...message })
    },
    follow: ({ read }, received) =>
      follow((message) => {
        const isOwn =
          isObject(message) &&
          read('fact.session.loggedIn') === true &&
          read('fact.session.loginName') === message['loginName']
        if (isOwn) received(message)
      }),
  }
}
