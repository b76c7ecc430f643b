/**
 * The date on which journeys run. `TEST_DATE`, such as `2026-12-15T20:00+08:00`, moves the clocks of the servers and of
 * the pages, so the journeys can run in and out of a season. The clock of the test process stays.
 */

/** The name of the variable that tells the processes of one run how far to move their clocks, in milliseconds. */
const SHIFT = 'TEST_DATE_SHIFT'

/** Reads `TEST_DATE` once for all processes of this run. */
export function chooseDate(): void {
  const date = process.env.TEST_DATE
  if (date === undefined) return
  const shift = Date.parse(date) - Date.now()
  if (Number.isNaN(shift)) throw new Error(`TEST_DATE must be a date such as 2026-12-15T20:00+08:00, not "${date}"`)
  process.env[SHIFT] ??= String(shift)
}

/** Returns a script that moves the clock of the place that runs it; undefined when the journeys run today. */
export function dateScript(): string | undefined {
  const shift = process.env[SHIFT]
  return shift === undefined ? undefined : `(${String(moveClock)})(${shift})`
}

function moveClock(shift: number): void {
  const now = (): number => RealDate.now() + shift
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    apply: () => String(new RealDate(now())),
    construct: (date, given: readonly number[], target) =>
      Reflect.construct(date, given.length === 0 ? [now()] : given, target) as Date,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  })
}
