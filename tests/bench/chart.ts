/**
 * `npm run bench -- chart FILE`: the results of the shared harness (`peers/README.md`) as a chart and as a Markdown
 * table.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { replaceBlock } from './document.ts'
import { formatNumber } from './figures.ts'

interface PeerRatio {
  readonly ratio: number
  readonly rlo: number
  readonly rhi: number
}

interface PeerResult {
  readonly id: string
  readonly label?: string
  readonly ref: string
  readonly m: { readonly [measure: string]: PeerRatio }
  readonly size: { readonly overGzip: number }
  readonly info?: {
    readonly counts_large?: {
      readonly tree: { readonly comps: number }
      readonly one?: readonly [number, number]
      readonly many?: readonly [number, number]
    }
  }
}

interface PeerResults {
  readonly when: string
  readonly rounds: number
  readonly chromium: string
  readonly node: string
  readonly pages: { readonly large: { readonly nodes: number } }
  readonly rows: readonly PeerResult[]
}

interface ChartColumn {
  readonly title: string
  readonly noisy: boolean
  readonly of: (peer: PeerResult) => number | undefined
  readonly shown: (value: number) => string
}

const ratioText = (value: number): string => `${formatNumber(value)}x`
const columns = (nodes: number): readonly ChartColumn[] => [
  {
    title: 'renders, one value changed',
    noisy: false,
    of: (peer) => peer.info?.counts_large?.one?.[1],
    shown: formatNumber,
  },
  {
    title: 'renders, 36 depend on it',
    noisy: false,
    of: (peer) => peer.info?.counts_large?.many?.[1],
    shown: formatNumber,
  },
  {
    title: 'components a node',
    noisy: false,
    of: (peer) => quotient(peer.info?.counts_large?.tree.comps, nodes),
    shown: (value) => value.toFixed(2),
  },
  {
    title: 'gzip over hand-written',
    noisy: false,
    of: (peer) => peer.size.overGzip / 1024,
    shown: (value) => `${value.toFixed(1)} KB`,
  },
  { title: 'heap', noisy: false, of: (peer) => peer.m.heap_large?.ratio, shown: ratioText },
  { title: 'warm mount', noisy: true, of: (peer) => peer.m.warmCommit_large?.ratio, shown: ratioText },
  { title: 'update one leaf', noisy: true, of: (peer) => peer.m.one_large?.ratio, shown: ratioText },
  { title: 'server render', noisy: true, of: (peer) => peer.m.ssr_large?.ratio, shown: ratioText },
]

const quotient = (value: number | undefined, by: number): number | undefined =>
  value === undefined ? undefined : value / by

/** Sorts our engine first, then the references, then the other engines by the cost of one changed value. */
function ordered(rows: readonly PeerResult[]): readonly PeerResult[] {
  const rank = ({ id }: PeerResult): number => ['ours', 'hand', 'hand-aa', 'floor'].indexOf(id)
  const known = rows.filter((peer) => rank(peer) >= 0).sort((a, b) => rank(a) - rank(b))
  const others = rows.filter((peer) => rank(peer) < 0 && peer.id !== 'hand18')
  return [...known, ...others.sort((a, b) => (a.m.one_large?.ratio ?? Infinity) - (b.m.one_large?.ratio ?? Infinity))]
}

const names: { readonly [id: string]: string } = {
  ours: 'Habi',
  hand: 'hand-written React',
  'hand-aa': 'hand-written again (noise)',
  floor: 'smallest interpreter',
}
const nameOf = ({ id }: PeerResult): string => names[id] ?? id

export async function drawChart(file: string, out: string, report: (line: string) => void): Promise<void> {
  const results = JSON.parse(await readFile(resolve(file), 'utf8')) as PeerResults
  const peers = ordered(results.rows)
  const list = columns(results.pages.large.nodes)
  await mkdir(dirname(out), { recursive: true })
  await writeFile(out, chartSvg(peers, list, results))
  await replaceBlock(
    'peers',
    [
      `| | ${list.map(({ title, noisy }) => title + (noisy ? ' *' : '')).join(' | ')} |`,
      `|${'---|'.repeat(list.length + 1)}`,
      ...peers.map((peer) => `| ${nameOf(peer)} | ${list.map((column) => cell(column, peer)).join(' | ')} |`),
    ].join('\n'),
  )
  report(`Written to ${out} and docs/performance.md.`)
}

function cell({ of, shown }: ChartColumn, peer: PeerResult): string {
  const value = of(peer)
  return value === undefined || !Number.isFinite(value) ? '-' : shown(value)
}

const LEFT = 190
const WIDTH = 164
const ROW = 24
const TOP = 64

/**
 * One column per measure and one row per engine. Bars are logarithmic, because results differ by a factor of a
 * thousand.
 */
function chartSvg(peers: readonly PeerResult[], list: readonly ChartColumn[], results: PeerResults): string {
  const width = LEFT + list.length * WIDTH + 10
  const height = TOP + peers.length * ROW + 44
  const parts: string[] = []
  for (const [n, peer] of peers.entries()) {
    const y = TOP + n * ROW
    if (peer.id === 'ours') parts.push(`<rect x="0" y="${y}" width="${width}" height="${ROW}" class="ours"/>`)
    parts.push(
      `<text x="10" y="${y + 16}" ` +
        `class="${peer.id === 'ours' ? 'name strong' : 'name'}">${escaped(nameOf(peer))}</text>`,
    )
  }
  for (const [n, column] of list.entries()) {
    const x = LEFT + n * WIDTH
    const values = peers.map((peer) => column.of(peer))
    const known = values.filter((value): value is number => value !== undefined && Number.isFinite(value) && value > 0)
    const [least, most] = [Math.min(...known, 1), Math.max(...known, 2)]
    const length = (value: number): number =>
      2 + ((WIDTH - 80) * Math.log(Math.max(value, least) / least)) / Math.log(most / least)
    parts.push(`<text x="${x}" y="44" class="head">${escaped(column.title)}${column.noisy ? ' *' : ''}</text>`)
    for (const [row, value] of values.entries()) {
      const y = TOP + row * ROW
      if (value !== undefined && Number.isFinite(value))
        parts.push(`<rect x="${x}" y="${y + 7}" width="${length(value).toFixed(1)}" height="10" rx="2" class="bar"/>`)
      const end = value === undefined || !Number.isFinite(value) ? 0 : length(value)
      parts.push(
        `<text x="${(x + end + 5).toFixed(1)}" y="${y + 16}" ` +
          `class="value">${escaped(cell(column, peers[row] as PeerResult))}</text>`,
      )
    }
  }
  const note =
    `${results.when.slice(0, 10)}, ${results.rounds} rounds, Chromium ${results.chromium}, Node ${results.node}. ` +
    'Ratios are to hand-written React in the same round. * noisy: a time on a shared machine; ' +
    'all else repeats to the digit.'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Engines that render configuration, beside hand-written React">
<style>
svg{background:#fff;font:12px system-ui,sans-serif}
.name,.head,.value,.title,.note{fill:#1c1e2c}.strong{font-weight:700}.head{font-size:11px}.title{font-size:14px;font-weight:700}.note{font-size:10.5px;fill:#5b5e76}
.bar{fill:#6a6fb0}.ours{fill:#fff1d6}.value{font-size:11px}
</style>
<text x="10" y="22" class="title">A page of ${results.pages.large.nodes.toLocaleString('en')} nodes: what rendering it from configuration costs</text>
${parts.join('\n')}
<text x="10" y="${height - 14}" class="note">${escaped(note)}</text>
</svg>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export const chartFile = join(import.meta.dirname, '../../docs/images/peers.svg')
