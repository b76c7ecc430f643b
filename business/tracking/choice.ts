import type { DeviceStorage, Facts } from '../../engine/action.ts'

export type TrackingChoice = Facts['tracking.choice']

/** Storage key of the player's choice. */
export const CHOICE_KEY = 'tracking'

/** The key of the events that wait to be sent. */
export const EVENTS_KEY = 'tracking.events'

/** The key of the instants of first deposits that have been reported. */
export const FIRST_DEPOSIT_KEY = 'tracking.firstDeposit'

export function readChoice(storage: DeviceStorage): TrackingChoice {
  const stored = storage.get(CHOICE_KEY)
  return stored === 'allowed' || stored === 'refused' ? stored : 'none'
}
