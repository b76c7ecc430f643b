/** Figures, ratios and verdicts: what every part of the bench prints and writes. */

export interface Spread {
  readonly median: number
  /** Quartiles. */
  readonly low: number
  readonly high: number
}

/** One line of a part's table. */
export interface Figure {
  readonly part: 'engine' | 'page' | 'publish'
  readonly measure: string
  /** Which page, site size or version. */
  readonly of: string
  readonly unit: string
  readonly value: number
  /** Ours over the other, paired by round. */
  readonly ratio?: Spread
  /** The same ratio of the other against itself: the noise of this run. */
  readonly noise?: Spread
  readonly goal?: Goal
  /** Exact figures repeat to the digit; noisy ones are times on a shared machine. */
  readonly kind: 'exact' | 'noisy'
  readonly note?: string
}

export interface Goal {
  readonly atMost: number
  /** The goal is about the ratio and not about the value. */
  readonly ratio?: true
}

export type Verdict = 'reached' | 'missed' | 'too noisy' | ''

/** A ratio is judged by its median; where the other against itself spreads by more than a quarter, no verdict is given. */
export function verdictOf({ goal, ratio, noise, value, kind }: Figure): Verdict {
  if (goal === undefined) return ''
  const measured = goal.ratio === true ? ratio?.median : value
  if (measured === undefined) return ''
  const within = measured <= goal.atMost * (1 + Number.EPSILON)
  const restless = noise !== undefined && (noise.high - noise.low > 0.25 * noise.median || Math.abs(noise.median - 1) > 0.15)
  if (kind === 'noisy' && restless && !(within && (ratio?.high ?? Infinity) <= goal.atMost)) return 'too noisy'
  return within ? 'reached' : 'missed'
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), low: quantile(values, 0.25), high: quantile(values, 0.75) }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** With linear interpolation between neighbours. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  const place = q * (sorted.length - 1)
  const below = sorted[Math.floor(place)] as number
  const above = sorted[Math.ceil(place)] as number
  return below + (above - below) * (place - Math.floor(place))
}

/** Ratios of the same rounds. */
export function paired(ours: readonly number[], theirs: readonly number[]): Spread {
  return spreadOf(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)))
}

export function shuffled<T>(items: readonly T[]): readonly T[] {
  const list = [...items]
  for (let n = list.length - 1; n > 0; n--) {
    const other = Math.floor(Math.random() * (n + 1))
    ;[list[n], list[other]] = [list[other] as T, list[n] as T]
  }
  return list
}

export function printed(figures: readonly Figure[]): void {
  console.table(
    figures.map((figure) => ({
      measure: figure.measure,
      of: figure.of,
      value: `${rounded(figure.value)} ${figure.unit}`.trim(),
      ratio: figure.ratio === undefined ? '' : `${figure.ratio.median.toFixed(2)}x`,
      spread: shown(figure.ratio),
      'A/A': shown(figure.noise),
      goal: figure.goal === undefined ? '' : `<= ${rounded(figure.goal.atMost)}${figure.goal.ratio === true ? 'x' : ''}`,
      verdict: verdictOf(figure),
    })),
  )
  for (const { measure, of, note } of figures) if (note !== undefined) console.log(`${measure}, ${of}: ${note}`)
}

function shown(spread: Spread | undefined): string {
  return spread === undefined ? '' : `${spread.low.toFixed(2)}-${spread.high.toFixed(2)}`
}

export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '-'
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(Math.abs(value) < 10 ? 2 : 1)
}
