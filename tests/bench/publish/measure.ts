/** The publishing part: the cost of publishing by the size of the site, and of serving a release. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { buildPlayer } from '../../../tools/build/player.ts'
import { type Figure, median, formatNumber } from '../figures.ts'
import { goals } from '../goals.ts'
import { measureDelivery } from './delivery.ts'
import type { PublishCost, Duration } from './cost.ts'
import { measureEdits } from './edits.ts'
import { measureProofs } from './proofs.ts'

const root = join(import.meta.dirname, '../../..')
const LIMIT_MS = 15 * 60_000

export interface PublishPlan {
  readonly sizes: readonly number[]
  /** Larger sites are compiled, but not prerendered and stored. */
  readonly publishUpTo: number
  readonly rounds: number
}

export async function measurePublish(
  { sizes, publishUpTo, rounds }: PublishPlan,
  report: (line: string) => void,
): Promise<readonly Figure[]> {
  await buildPlayer(join(root, 'dist/player'), report)
  const costs: PublishCost[] = []
  for (const size of sizes) {
    const cost = await costOf(size, size <= publishUpTo).catch((error: unknown) => String(error))
    if (typeof cost === 'string') report(`publish: ${size.toLocaleString('en')} documents: ${cost}`)
    else {
      costs.push(cost)
      report(
        `publish: ${size.toLocaleString('en')} documents done${cost.published === undefined ? ' (compiled only)' : ''}`,
      )
    }
  }
  const proofs = [...(await measureProofs(rounds, report)), ...(await measureEdits(report))]
  return [...figuresOf(costs), ...proofs, ...(await measureDelivery(rounds, report))]
}

function costOf(size: number, publishing: boolean): Promise<PublishCost> {
  return new Promise((done, failed) => {
    const child = fork(join(import.meta.dirname, 'publish.process.ts'), [String(size), String(publishing)], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const timer = setTimeout(() => {
      failed(new Error(`stopped after ${LIMIT_MS / 60_000} minutes`))
      child.kill('SIGKILL')
    }, LIMIT_MS)
    child.on('message', (cost) => done(cost as PublishCost))
    child.on('exit', (code) => {
      clearTimeout(timer)
      failed(new Error(`the process exited with code ${code} without a result`))
    })
  })
}

function figuresOf(costs: readonly PublishCost[]): readonly Figure[] {
  const figures: Figure[] = []
  const [smallest] = costs
  for (const { documents, check, compile, published } of costs) {
    const of = `${documents.toLocaleString('en')} documents`
    const largest = documents >= 10_000
    const put = (
      measure: string,
      value: number,
      unit: string,
      kind: Figure['kind'],
      more: Partial<Figure> = {},
    ): void => {
      figures.push({ part: 'publish', measure, of, unit, value, kind, ...more })
    }
    for (const [n, code] of ['cold', 'warm'].entries()) {
      const [checked, compiled] = [check[n], compile[n]]
      if (checked !== undefined) put(`check, ${code}`, checked.ms, 'ms', 'noisy', { note: processor(checked) })
      if (compiled === undefined) continue
      const goal = largest && code === 'cold' ? { goal: { atMost: goals.publish.compileMs } } : {}
      put(`compile, ${code}`, compiled.ms, 'ms', 'noisy', { ...goal, note: processor(compiled) })
    }
    if (published === undefined) continue
    put('publish all', published.fullMs, 'ms', 'noisy', {
      note: `${published.fullObjects.toLocaleString('en')} objects`,
    })
    put('publish the same again', published.againMs, 'ms', 'noisy')
    put('publish one changed document', median(published.changed.map(({ ms }) => ms)), 'ms', 'noisy', {
      goal: { atMost: goals.publish.oneChangedMs },
      note:
        `processor time ${formatNumber(median(published.changed.map(({ processorMs }) => processorMs)))} ms, ` +
        `without the prerenderer's`,
    })
    put('publish one changed document after a start', published.changedAfterStart.ms, 'ms', 'noisy', {
      note: `processor time ${formatNumber(published.changedAfterStart.processorMs)} ms`,
    })
    const objects = Object.values(published.changedObjects).reduce((sum, count) => sum + count, 0)
    put('objects of one changed document, a language', objects / published.languages, '', 'exact', {
      goal: { atMost: goals.publish.objectsPerLanguage },
      note: Object.entries(published.changedObjects)
        .map(([extension, count]) => `${count} ${extension}`)
        .join(', '),
    })
    put('roll back', published.rollbackMs, 'ms', 'noisy', { goal: { atMost: goals.publish.rollbackMs } })
    put(
      'bytes of a page, brotli',
      published.pageBytes,
      'B',
      'exact',
      grown(published.pageBytes, smallest?.published?.pageBytes),
    )
    put('bytes of the site’s directory, brotli', published.directoryBytes, 'B', 'exact', {
      note: 'every page loads it once, after its first paint',
    })
  }
  return figures
}

const processor = ({ processorMs }: Duration): string => `processor time ${formatNumber(processorMs)} ms`

function grown(bytes: number, least: number | undefined): Partial<Figure> {
  if (least === undefined || bytes === least) return {}
  const ratio = bytes / least
  return { ratio: { median: ratio, low: ratio, high: ratio }, goal: { atMost: goals.publish.pageGrowth, ratio: true } }
}
