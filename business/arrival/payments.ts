/** Notifies the other tabs of this browser of a payment (reading AM-010). */
import type { DeviceStorage } from '../../engine/action.ts'

const CHANNEL = 'habi.payment'
/** The key in the storage of the site, which stores it as `habi.payment`. */
const KEY = 'payment'

/** Other tabs of browsers without broadcast channels receive the `storage` event of a stored value. */
export function announcePayment(storage: DeviceStorage, now: number): void {
  if (typeof BroadcastChannel !== 'function') return storage.set(KEY, now)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(now)
  channel.close()
}

export function followPayments(received: () => void): void {
  if (typeof BroadcastChannel === 'function') new BroadcastChannel(CHANNEL).addEventListener('message', received)
  globalThis.addEventListener?.('storage', (event) => {
    if ('key' in event && event.key === CHANNEL) received()
  })
}
