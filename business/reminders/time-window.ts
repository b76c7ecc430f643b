const MINUTES_OF_DAY = 1440

/** A daily time window in minutes since midnight: the first minute inside it, and the first minute after it. */
export interface TimeWindow {
  readonly from: number
  readonly until: number
}

/** Parses a text such as `09:00AM-11:00PM`; undefined for any other text. */
export function readTimeWindow(written: string): TimeWindow | undefined {
  const times = written.split('-').map(minuteOfDay)
  const [from, until] = times
  return times.length !== 2 || from === undefined || until === undefined ? undefined : { from, until }
}

/** A window whose end is before its start crosses midnight. A window with equal start and end is the whole day. */
export function isInWindow({ from, until }: TimeWindow, minute: number): boolean {
  const length = (until - from + MINUTES_OF_DAY) % MINUTES_OF_DAY
  return length === 0 || (minute - from + MINUTES_OF_DAY) % MINUTES_OF_DAY < length
}

/** Parses a time such as `09:00AM` into minutes since midnight. 12:00AM is midnight, 12:00PM is noon. */
function minuteOfDay(written: string): number | undefined {
  const [, hour, minute, half] = /^\s*(0?[1-9]|1[0-2]):([0-5]\d)\s?(AM|PM)\s*$/i.exec(written) ?? []
  if (hour === undefined || minute === undefined || half === undefined) return undefined
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === 'PM' ? 720 : 0)
}
