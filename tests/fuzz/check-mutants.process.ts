/**
 * Checks every `step`-th mutant from `first` to `end` (exclusive) and prints one line of JSON. The number of a mutant
 * is the seed of its change. Arguments: first, step, end, build folder.
 */
import { resolve } from 'node:path'
import { openMutantChecker } from './check-mutant.fixture.ts'
import { valuesByKey, mutate } from './mutate.fixture.ts'
import { Random } from '../random.fixture.ts'

export interface MutantTotals {
  readonly refused: number
  readonly rendered: number
  readonly unreached: number
  readonly pages: number
  /** CPU time, milliseconds. */
  readonly slowestCheckMs: number
  readonly faults: readonly {
    readonly seed: number
    readonly where: string
    readonly how: string
    readonly what: readonly string[]
  }[]
}

const [first = 0, step = 1, end = 100] = process.argv.slice(2, 5).map(Number)
const buildDir = process.argv[5] ?? resolve('dist/player')
const { documents, checkMutant } = await openMutantChecker(resolve(import.meta.dirname, '../../config'), buildDir)
const siteValues = valuesByKey(documents.map(({ value }) => value))
const counts = { refused: 0, rendered: 0, unreached: 0 }
const faults: MutantTotals['faults'][number][] = []
let pages = 0
let slowestCheckMs = 0

for (let seed = first; seed < end; seed += step) {
  const random = new Random(seed)
  const document = random.pick(documents)
  const mutant = mutate(document.value, random, siteValues)
  const result = await checkMutant(document, mutant, random, seed % 400 < step)
  counts[result.outcome]++
  pages += result.pages
  slowestCheckMs = Math.max(slowestCheckMs, result.checkMs)
  if (result.faults.length > 0)
    faults.push({
      seed,
      where: `${document.path} /${mutant.path.join('/')}`,
      how: mutant.how,
      what: result.faults.slice(0, 5),
    })
}
// Ends the process, because the prerenderer leaves a message handler that would keep it running.
process.stdout.write(
  `${JSON.stringify({ ...counts, pages, slowestCheckMs: Math.round(slowestCheckMs), faults } satisfies MutantTotals)}\n`,
  () => process.exit(0),
)
