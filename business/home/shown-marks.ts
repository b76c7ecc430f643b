/** What this device has shown to each player: the VIP level, the closed first-time guide, and the closed messages. */
import type { DeviceStorage } from '../../engine/action.ts'
import { isObject, type Json } from '../../engine/core/json.ts'
import type { kept } from '../kept-keys.ts'

type ShownMark = (typeof kept)['vipLevels' | 'guides' | 'fortuneSeen']

export function shownMark(storage: DeviceStorage, mark: ShownMark, loginName: string): Json | undefined {
  const stored = storage.get(mark)
  return isObject(stored) && Object.hasOwn(stored, loginName) ? stored[loginName] : undefined
}

export function storeMark(storage: DeviceStorage, mark: ShownMark, loginName: string, value: Json): void {
  const stored = storage.get(mark)
  storage.set(mark, { ...(isObject(stored) ? stored : {}), [loginName]: value })
}
