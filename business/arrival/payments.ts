/** Notifies the other tabs of this browser of a payment (reading AM-010). */
import type { DeviceStorage } from '../../engine/action.ts'

const CHANNEL = 'habi.payment'
/** The key in the site's storage, which adds the prefix `habi.`: the browser stores `habi.payment`. */
const KEY = 'payment'

/**
 * Set by `followPayments`. `announcePayment` sends on the same channel, because a channel does not receive its own
 * messages.
 */
let channel: BroadcastChannel | undefined

/** Without broadcast channels, stores a value and removes it at once, so other tabs receive a `storage` event. */
export function announcePayment(storage: DeviceStorage, now: number): void {
  if (channel !== undefined) return channel.postMessage(now)
  storage.set(KEY, now)
  storage.remove(KEY)
}

export function followPayments(received: () => void): void {
  channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined
  channel?.addEventListener('message', received)
  globalThis.addEventListener?.('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    if (key === CHANNEL && newValue !== null) received()
  })
}
