/** Shares changes of favorites between the tabs of this browser. */
import type { DeviceStorage } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'

interface SharedFavorites {
  readonly loginName: string
  /** IDs of the favorites, newest first. */
  readonly games: readonly string[]
}

const CHANNEL = 'habi.favorites'
/** The key in the site's storage, which adds the prefix `habi.`: the browser stores `habi.favorites`. */
const KEY = 'favorites'

/**
 * Set by `followFavorites`. Announcements use the same channel, because a channel does not receive its own messages.
 */
let channel: BroadcastChannel | undefined

/** Without broadcast channels, stores a value and removes it at once, so other tabs receive a `storage` event. */
export function announceFavorites(storage: DeviceStorage, loginName: string, games: readonly string[]): void {
  if (loginName === '') return
  if (channel !== undefined) return channel.postMessage({ loginName, games } satisfies SharedFavorites)
  if (typeof BroadcastChannel === 'function') return
  storage.set(KEY, { loginName, games })
  storage.remove(KEY)
}

export function followFavorites(received: (shared: SharedFavorites) => void): void {
  const receive = (shared: unknown): void => {
    if (isObject(shared) && typeof shared.loginName === 'string' && Array.isArray(shared.games))
      received({ loginName: shared.loginName, games: shared.games.filter((id) => typeof id === 'string') })
  }
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => receive(data))
    return
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (isStorageEvent(event) && event.key === CHANNEL && event.newValue !== null) receive(JSON.parse(event.newValue))
  })
}

const isStorageEvent = (event: Event): event is StorageEvent => 'newValue' in event
