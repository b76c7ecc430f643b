/** Local times as operators read them. */
import { wallClock } from '../core/format.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-12-01T00:00` -> `1 Dec 2026 00:00` */
export function wallInWords(wall: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d(?::\d\d)?)/.exec(wall) ?? []
  if (time === undefined) return wall
  const minutes = time.endsWith(':00') && time.length === 8 ? time.slice(0, 5) : time
  return `${Number(day)} ${months[Number(month) - 1]} ${year} ${minutes}`
}

/** `Europe/Berlin` -> `Berlin` */
export function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** `1 Dec 2026 18:00 Berlin` */
export function wallTimeInWords(wall: string, zone: string): string {
  return `${wallInWords(wall)} ${placeOf(zone)}`
}

/** `Tue 1 Dec 2026 18:00 Berlin` */
export function fullTimeInWords(at: number, zone: string): string {
  const wall = wallClock(at, zone)
  return `${days[new Date(`${wall.slice(0, 10)}T00:00:00Z`).getUTCDay()]} ${wallTimeInWords(wall, zone)}`
}
