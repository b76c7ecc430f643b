/**
 * Formats numbers, amounts and dates for people. No locale data is used, so prerendered and hydrated text are the
 * same.
 */
import type { Format } from './slice.ts'
import { uriPart } from './uri-part.ts'

/** How the site writes plurals, times and amounts in one of its languages. */
export interface Locale {
  /** BCP 47 tag of the language. */
  readonly tag: string
  /** Leave out for a language that is written from left to right. */
  readonly direction?: 'rtl'
  /** IANA name of the site's time zone. */
  readonly timeZone: string
  /** Sign of the currency, such as € or CHF. */
  readonly currencySign: string
  /** Absent for numbers such as 1,234.50, with the currency sign in front. */
  readonly numbers?: NumberStyle
  /** Absent for dates such as Nov 20, 2026. */
  readonly dates?: DateStyle
}

/** How a language writes numbers. Computed at publish, so the player app needs no locale data. */
export interface NumberStyle {
  /** Separator between groups of three digits. */
  readonly group: string
  /** Separator before the decimals. */
  readonly decimal: string
  /** An amount: `#` is the number and `¤` the sign of the currency. */
  readonly amount: string
}

/** How a language writes dates. Computed at publish, so the player app needs no locale data. */
export interface DateStyle {
  /** January to December, separated by spaces. */
  readonly months: string
  /** A date, with `{y}` for the year, `{m}` for the month, `{d}` for the day and `{D}` for the day with two digits. */
  readonly pattern: string
}

const USUAL_DATES: DateStyle = { months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', pattern: '{m} {d}, {y}' }

const USUAL: NumberStyle = { group: ',', decimal: '.', amount: '¤#' }

/** Groups digits: `1234567.891` -> `1,234,567`. Decimals are cut to `decimals` digits, not rounded. */
function grouped(value: number, decimals: number, { group, decimal } = USUAL): string {
  const factor = 10 ** decimals
  // The small constant corrects binary rounding such as 1.15 * 100 = 114.99999999999999.
  const cut = Math.floor(Math.abs(value) * factor + 1e-7)
  const whole = String(Math.floor(cut / factor)).replace(/\B(?=(\d{3})+$)/g, group)
  const rest = decimals === 0 ? '' : `${decimal}${String(cut % factor).padStart(decimals, '0')}`
  return `${value < 0 && cut > 0 ? '-' : ''}${whole}${rest}`
}

/**
 * Short form with K and M, with a fixed number of decimals in each range, not rounded (document 1, section 5 "Number
 * display"; reading AM-048).
 */
export function compact(value: number): string {
  if (value < 1_000) return grouped(value, 0)
  if (value < 100_000) return `${(Math.floor(value / 100) / 10).toFixed(1)}K`
  if (value < 1_000_000) return `${(Math.floor(value / 10_000) / 100).toFixed(2)}M`
  if (value < 100_000_000) return `${(Math.floor(value / 100_000) / 10).toFixed(1)}M`
  return '99.9M+'
}

/**
 * Formats `value`. Returns an empty text unless the value is a number (for `date` and `time`: an instant; for `uri`:
 * any text). Instants are milliseconds since 1970, and are shown in the time zone of the site.
 */
export function format(
  kind: Format,
  value: unknown,
  { timeZone, currencySign, numbers = USUAL, dates = USUAL_DATES }: Locale,
): string {
  const text = /string|number/.test(typeof value) ? `${value}` : ''
  if (kind === 'uri') return uriPart(text)
  const number = text.trim() ? Number(text) : Number.NaN
  if (!Number.isFinite(number)) return ''
  const amount = (digits: string): string => numbers.amount.replace(/[#¤]/g, (c) => (c === '#' ? digits : currencySign))
  switch (kind) {
    case 'amount':
      return `${number < 0 ? '-' : ''}${amount(grouped(Math.abs(number), 2, numbers))}`
    case 'jackpot':
      return amount(grouped(number, 0, numbers))
    case 'number':
      return grouped(number, 0, numbers)
    case 'compact':
      return compact(number)
    case 'percent':
      return `${grouped(number, 0, numbers)}%`
    case 'date':
      if (!isInstant(number)) return ''
      return writtenDay(dayIn(number, timeZone), dates)
    case 'time':
      return isInstant(number) ? wallClock(number, timeZone).slice(11, 16) : ''
  }
}

/** `Date` ends at 8.64e15. The limit here is lower, so that adding a time zone offset cannot exceed the end. */
function isInstant(number: number): boolean {
  return Math.abs(number) < 8.6e15
}

/** `2026-11-20` in the style of the language, such as `Nov 20, 2026`. */
function writtenDay(day: string, { months, pattern }: DateStyle): string {
  const [year = '', month = '', padded = ''] = day.split('-')
  const parts: { readonly [sign: string]: string } = {
    y: year,
    m: months.split(' ')[Number(month) - 1] ?? month,
    d: String(Number(padded)),
    D: padded,
  }
  return pattern.replace(/\{(\w)\}/g, (_, sign: string) => parts[sign] ?? '')
}

/**
 * Offsets of a time zone from UTC in minutes, each valid from its instant. The last entry marks the end of the known
 * range.
 */
export type ZoneOffsets = readonly (readonly [from: number, minutes: number])[]

const knownOffsets = new Map<string, ZoneOffsets>()
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Provides the offsets of a zone. Without them `Intl.DateTimeFormat` is used, whose first call is the slowest part of a
 * page's start.
 */
export function setZoneOffsets(timeZone: string, offsets: ZoneOffsets): void {
  knownOffsets.set(timeZone, offsets)
}

function minutesAhead(instant: number, timeZone: string): number | undefined {
  const offsets = knownOffsets.get(timeZone) ?? []
  let ahead: number | undefined
  for (const [from, minutes] of offsets) {
    if (instant < from) return ahead
    ahead = minutes
  }
  return undefined
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (formatter === undefined) {
    const two = '2-digit'
    const parts = {
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
      hourCycle: 'h23',
    } as const
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** Local time of `timeZone` at `instant`, such as `2026-12-10T09:05:00`. */
export function wallClock(instant: number, timeZone: string): string {
  const ahead = minutesAhead(instant, timeZone)
  if (ahead !== undefined) return new Date(instant + ahead * 60_000).toISOString().slice(0, 19)
  const part: { [type: string]: string } = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) part[type] = value
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}

/** The calendar day `YYYY-MM-DD` of `instant` in `timeZone`. All daily limits use it (reading AM-069). */
export function dayIn(instant: number, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10)
}

/**
 * Milliseconds since 1970 of a date-time such as `2026-12-10 09:05:00` in `timeZone`, of the start of a day, or of a
 * date-time with its own offset. Undefined for any other text.
 */
export function instantIn(written: string, timeZone: string): number | undefined {
  const text = written.trim().replace(' ', 'T')
  if (/T.*(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const instant = Date.parse(text)
    return Number.isNaN(instant) ? undefined : instant
  }
  const asUtc = Date.parse(`${text.includes('T') ? text : `${text}T00:00`}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The offset depends on the instant, and the instant on the offset: the second pass corrects the first.
  const offsetAt = (at: number): number => Date.parse(`${wallClock(at, timeZone)}Z`) - Math.floor(at / 1000) * 1000
  return asUtc - offsetAt(asUtc - offsetAt(asUtc))
}
