/** Figures with their ratios and verdicts, which every part of the bench prints and writes. */

export interface Quartiles {
  readonly median: number
  /** The lower and the upper quartile. */
  readonly low: number
  readonly high: number
}

/** One row in the table that a part of the bench prints. */
export interface Figure {
  readonly part: 'engine' | 'page' | 'publish' | 'studio'
  readonly measure: string
  /** What was measured: the page, the size of the site or the version. */
  readonly of: string
  readonly unit: string
  readonly value: number
  /** Our value divided by the value of the reference, in each round. */
  readonly ratio?: Quartiles
  /** The reference divided by itself (measured twice): the noise of this run. */
  readonly noise?: Quartiles
  readonly goal?: FigureGoal
  /** Exact figures are the same in every run. Noisy ones are times on a shared machine. */
  readonly kind: 'exact' | 'noisy'
  readonly note?: string
}

export interface FigureGoal {
  readonly atMost: number
  /** The goal limits the ratio, not the value. */
  readonly ratio?: true
}

export type GoalVerdict = 'reached' | 'missed' | 'too noisy' | ''

/**
 * Compares a ratio or value with its goal. Too much noise makes the verdict `too noisy`, unless the upper quartile is
 * within the goal.
 */
export function verdictOf({ goal, ratio, noise, value, kind }: Figure): GoalVerdict {
  if (goal === undefined) return ''
  const measured = goal.ratio === true ? ratio?.median : value
  if (measured === undefined) return ''
  const within = measured <= goal.atMost * (1 + Number.EPSILON)
  const isTooNoisy =
    noise !== undefined && (noise.high - noise.low > 0.25 * noise.median || Math.abs(noise.median - 1) > 0.15)
  if (kind === 'noisy' && isTooNoisy && !(within && (ratio?.high ?? Infinity) <= goal.atMost)) return 'too noisy'
  return within ? 'reached' : 'missed'
}

export function spreadOf(values: readonly number[]): Quartiles {
  return { median: quantile(values, 0.5), low: quantile(values, 0.25), high: quantile(values, 0.75) }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Returns a quantile with linear interpolation. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  const place = q * (sorted.length - 1)
  const below = sorted[Math.floor(place)] as number
  const above = sorted[Math.ceil(place)] as number
  return below + (above - below) * (place - Math.floor(place))
}

/** Returns the quartiles of the ratios, each computed from two values of the same round. */
export function ratioByRound(ours: readonly number[], theirs: readonly number[]): Quartiles {
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

export function printFigures(figures: readonly Figure[]): void {
  console.table(
    figures.map((figure) => ({
      measure: figure.measure,
      of: figure.of,
      value: `${formatNumber(figure.value)} ${figure.unit}`.trim(),
      ratio: figure.ratio === undefined ? '' : `${figure.ratio.median.toFixed(2)}x`,
      spread: spreadText(figure.ratio),
      'A/A': spreadText(figure.noise),
      goal:
        figure.goal === undefined
          ? ''
          : `<= ${formatNumber(figure.goal.atMost)}${figure.goal.ratio === true ? 'x' : ''}`,
      verdict: verdictOf(figure),
    })),
  )
  for (const { measure, of, note } of figures) if (note !== undefined) console.log(`${measure}, ${of}: ${note}`)
}

function spreadText(spread: Quartiles | undefined): string {
  return spread === undefined ? '' : `${spread.low.toFixed(2)}-${spread.high.toFixed(2)}`
}

export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '-'
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(Math.abs(value) < 10 ? 2 : 1)
}
