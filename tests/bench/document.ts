/** Writes the tables of the last runs into `docs/performance.md`, between its marks. */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Figure, formatNumber, type GoalVerdict, verdictOf } from './figures.ts'

/** One run of one part of the bench. */
export interface BenchRun {
  readonly part: string
  readonly rounds: number
  readonly at: string
  readonly machine: {
    readonly node: string
    readonly processors: number
    readonly model: string | undefined
    readonly loadBefore: number | undefined
    readonly loadAfter: number | undefined
  }
  readonly figures: readonly Figure[]
}

const root = resolve(import.meta.dirname, '../..')
const document = join(root, 'docs/performance.md')
const runs = join(root, '.data/bench')

export const fileOf = (part: string): string => join(runs, `${part}.json`)

/** Writes the table of each part that was run on this machine. */
export async function writeTables(report: (line: string) => void): Promise<void> {
  for (const part of ['engine', 'page', 'publish', 'studio']) {
    const text = await readFile(fileOf(part), 'utf8').catch(() => undefined)
    if (text === undefined) report(`${part} was not run on this machine: its table is unchanged.`)
    else await replaceBlock(part, tableOf(JSON.parse(text) as BenchRun))
  }
  report(`Written to ${document}.`)
}

/** Replaces the text between `<!-- name -->` and `<!-- end -->`. */
export async function replaceBlock(name: string, block: string): Promise<void> {
  const text = await readFile(document, 'utf8')
  const mark = `<!-- ${name} -->`
  const [from, until] = [text.indexOf(mark), text.indexOf('<!-- end -->', text.indexOf(mark))]
  if (from === -1 || until === -1) throw new Error(`${document} lacks the marks "${mark} … <!-- end -->"`)
  await writeFile(document, `${text.slice(0, from)}${mark}\n\n${block}\n\n${text.slice(until)}`)
}

const words: { readonly [verdict in GoalVerdict]: string } = {
  reached: 'reached',
  missed: '**missed**',
  'too noisy': 'too noisy',
  '': '',
}

function tableOf({ figures, rounds, at, machine }: BenchRun): string {
  const load = [machine.loadBefore, machine.loadAfter].map((value) => value?.toFixed(1) ?? '?').join(' to ')
  const shown = figures.filter(({ measure }) => measure !== 'bytes of a chunk, brotli')
  return [
    `${at.slice(0, 10)}, ${rounds} rounds, Node ${machine.node}, ${machine.processors} processors, ` + `load ${load}.`,
    'A star marks noisy figures: times on a shared machine.',
    '',
    '| measure | of | value | ratio (quartiles) | A/A | goal | verdict |',
    '|---|---|---|---|---|---|---|',
    ...shown.map((figure) => `| ${cells(figure).join(' | ')} |`),
  ].join('\n')
}

function cells(figure: Figure): readonly string[] {
  const { measure, of, value, unit, ratio, noise, goal, kind } = figure
  const between = (spread: Figure['ratio']): string =>
    spread === undefined
      ? ''
      : spread.low === spread.high
        ? ''
        : ` (${spread.low.toFixed(2)}-${spread.high.toFixed(2)})`
  return [
    `${measure}${kind === 'noisy' ? ' *' : ''}`,
    of,
    `${formatNumber(value)} ${unit}`.trim(),
    ratio === undefined ? '' : `${ratio.median.toFixed(2)}x${between(ratio)}`,
    noise === undefined ? '' : `${noise.median.toFixed(2)}x${between(noise)}`,
    goal === undefined ? '' : `${formatNumber(goal.atMost)}${goal.ratio === true ? 'x' : ''}`,
    words[verdictOf(figure)],
  ]
}
