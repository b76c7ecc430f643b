import type { Facts } from '../../engine/action.ts'

/**
 * The first version of the native app that counts as current, and the range of older versions that are current on
 * Android.
 */
const CURRENT = 405
const ANDROID_CURRENT = { from: 323, to: 399 }

/**
 * Whether the version of the native app is old (document 1, section 5, line 130). The digits are read as one number, so
 * 4.0.5 is 405; a missing version is old (reading AM-061).
 */
export function isOldApp(os: Facts['device.os'], version: string | undefined): boolean {
  if (os === 'none') return false
  const digits = (version ?? '').replaceAll('.', '')
  if (!/^\d+$/.test(digits)) return true
  const number = Number(digits)
  if (os === '0' && number >= ANDROID_CURRENT.from && number <= ANDROID_CURRENT.to) return false
  return number < CURRENT
}
