/** Judges every `count`-th mutant, and says what it found in one line of JSON. Arguments: first, step, number of mutants, build folder. */
import { resolve } from 'node:path'
import { openJudge } from './judge.fixture.ts'
import { elsewhereOf, mutate } from './mutate.fixture.ts'
import { Random } from '../random.fixture.ts'

export interface Found {
  readonly refused: number
  readonly rendered: number
  readonly unreached: number
  readonly pages: number
  readonly slowestCheckMs: number
  readonly faults: readonly { readonly seed: number; readonly where: string; readonly how: string; readonly what: readonly string[] }[]
}

const [first = 0, step = 1, runs = 100] = process.argv.slice(2, 5).map(Number)
const buildDir = process.argv[5] ?? resolve('dist/player')
const { documents, judge } = await openJudge(resolve(import.meta.dirname, '../../config'), buildDir)
const elsewhere = elsewhereOf(documents.map(({ value }) => value))
const counts = { refused: 0, rendered: 0, unreached: 0 }
const faults: Found['faults'][number][] = []
let pages = 0
let slowestCheckMs = 0

for (let seed = first; seed < runs; seed += step) {
  const random = new Random(seed)
  const document = random.pick(documents)
  const mutant = mutate(document.value, random, elsewhere)
  const verdict = await judge(document, mutant, random, seed % 400 < step)
  counts[verdict.outcome]++
  pages += verdict.pages
  slowestCheckMs = Math.max(slowestCheckMs, verdict.checkMs)
  if (verdict.faults.length > 0)
    faults.push({ seed, where: `${document.path} /${mutant.path.join('/')}`, how: mutant.how, what: verdict.faults.slice(0, 5) })
}
// Importing the prerenderer left its message handler behind: end here.
process.stdout.write(`${JSON.stringify({ ...counts, pages, slowestCheckMs: Math.round(slowestCheckMs), faults } satisfies Found)}\n`, () =>
  process.exit(0),
)
