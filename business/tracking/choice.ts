import type { DeviceStorage, Facts } from '../../engine/action.ts'
import { kept } from '../kept-keys.ts'

export type TrackingChoice = Facts['tracking.choice']

export function readChoice(storage: DeviceStorage): TrackingChoice {
  const stored = storage.get(kept.trackingChoice)
  return stored === 'allowed' || stored === 'refused' ? stored : 'none'
}
