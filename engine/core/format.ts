/** Numbers, amounts and moments as people read them. Same text on every machine: no locale data, so prerendered and live text agree. */
import type { Format } from './slice.ts'

/** `1234567.891` -> `1,234,567`; `decimals` digits behind the point, cut, not rounded. */
function grouped(value: number, decimals: number): string {
  const factor = 10 ** decimals
  // The tiny nudge undoes binary fractions such as 1.15 * 100 = 114.99999999999999.
  const cut = Math.floor(Math.abs(value) * factor + 1e-7)
  const whole = String(Math.floor(cut / factor)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = decimals === 0 ? '' : `.${String(cut % factor).padStart(decimals, '0')}`
  return `${value < 0 && cut > 0 ? '-' : ''}${whole}${rest}`
}

/** Document 1, section 5 "Number display" and reading AM-048: cut, fixed decimals. */
export function compact(value: number): string {
  if (value < 1_000) return grouped(value, 0)
  if (value < 100_000) return `${(Math.floor(value / 100) / 10).toFixed(1)}K`
  if (value < 1_000_000) return `${(Math.floor(value / 10_000) / 100).toFixed(2)}M`
  if (value < 100_000_000) return `${(Math.floor(value / 100_000) / 10).toFixed(1)}M`
  return '99.9M+'
}

/** Formats `value`; anything that is not a number gives an empty text. Instants are milliseconds, shown in `timeZone`. */
export function format(kind: Format, value: unknown, timeZone: string): string {
  if (kind === 'uri') return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : ''
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return ''
  switch (kind) {
    case 'amount':
      return `${number < 0 ? '-' : ''}₱${grouped(Math.abs(number), 2)}`
    case 'jackpot':
      return `₱${grouped(number, 0)}`
    case 'number':
      return grouped(number, 0)
    case 'compact':
      return compact(number)
    case 'percent':
      return `${grouped(number, 0)}%`
    case 'date':
      return dayIn(number, timeZone)
    case 'time':
      return wallClock(number, timeZone).slice(11, 16)
  }
}

/** What a zone is ahead of UTC: minutes, each from its instant on. The last instant ends what is known. */
export type ZoneOffsets = readonly (readonly [from: number, minutes: number])[]

const known = new Map<string, ZoneOffsets>()
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Spares a page the zone's clock, whose first use takes a browser longer than all else that it computes at start. */
export function setZoneOffsets(timeZone: string, offsets: ZoneOffsets): void {
  known.set(timeZone, offsets)
}

function minutesAhead(instant: number, timeZone: string): number | undefined {
  const offsets = known.get(timeZone) ?? []
  let ahead: number | undefined
  for (const [from, minutes] of offsets) {
    if (instant < from) return ahead
    ahead = minutes
  }
  return undefined
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    const two = '2-digit'
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two, hourCycle: 'h23' } as const
    clock = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** `2026-12-10T09:05:00`: what a clock on the wall of `timeZone` shows at `instant`. */
export function wallClock(instant: number, timeZone: string): string {
  const ahead = minutesAhead(instant, timeZone)
  if (ahead !== undefined) return new Date(instant + ahead * 60_000).toISOString().slice(0, 19)
  const part: { [type: string]: string } = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) part[type] = value
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}

/** The calendar day `YYYY-MM-DD` of `instant` in `timeZone`: what every daily rule counts by (reading AM-069). */
export function dayIn(instant: number, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10)
}

/** Milliseconds of `YYYY-MM-DD HH:MM:SS` on a wall of `timeZone`, of a day (its beginning), or of a moment with its own zone. */
export function instantIn(written: string, timeZone: string): number | undefined {
  const text = written.trim().replace(' ', 'T')
  if (/T.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return Date.parse(text) || undefined
  const asUtc = Date.parse(`${text.includes('T') ? text : `${text}T00:00`}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The offset of the zone, read off its clock where it nearly is that moment.
  const off = (at: number): number => Date.parse(`${wallClock(at, timeZone)}Z`) - Math.floor(at / 1000) * 1000
  return asUtc - off(asUtc - off(asUtc))
}
