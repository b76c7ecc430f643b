import type { DeviceStorage } from '../../engine/action.ts'

/**
 * Returns a query parameter that is valid for the whole session: its current value, or the value on an earlier page.
 */
export function sessionParameter(name: string, query: URLSearchParams, storage: DeviceStorage): string | undefined {
  const key = `tab.${name}`
  const value = query.get(name)
  if (value !== null) storage.set(key, value)
  // Other code of the device may have stored any value.
  const stored = storage.get(key)
  return value ?? (typeof stored === 'string' ? stored : undefined)
}
