import { wallClock } from '../engine/core/format.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Thu 10 Dec 2026 00:00 Manila`; seconds only when they are not 0. */
export function momentInWords(at: number, timeZone: string): string {
  const wall = wallClock(at, timeZone)
  const [year = '', month = '', day = ''] = wall.slice(0, 10).split('-')
  const weekday = days[new Date(`${wall.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? ''
  const time = wall.slice(11).replace(/:00$/, '')
  return `${weekday} ${Number(day)} ${months[Number(month) - 1] ?? ''} ${year} ${time} ${placeOf(timeZone)}`
}

/** `Asia/Manila` -> `Manila`. */
function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
