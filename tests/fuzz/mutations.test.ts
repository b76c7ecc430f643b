/**
 * Mutants of the real configuration, each with one wrong field: the check refuses the mutant, or its pages render with
 * every widget that the mutation does not change. `FUZZ_RUNS` sets the number of mutants. The number of a mutant is the
 * seed of its change.
 */
import { fork } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseCount, testSeed } from '../sample.fixture.ts'
import type { MutantTotals } from './check-mutants.process.ts'

const MUTANTS = caseCount({ quick: 60, full: 20_000, variable: 'FUZZ_RUNS' })
const PROCESSES = Math.max(2, Math.min(4, availableParallelism()))

let buildDir: string

beforeAll(async () => {
  // Copies the player build, so a build that runs during the test cannot affect the test.
  buildDir = await mkdtemp(join(tmpdir(), 'habi-fuzz-'))
  const built = resolve(import.meta.dirname, '../../dist/player')
  await mkdir(buildDir, { recursive: true })
  for (const part of ['build.json', 'server']) await cp(join(built, part), join(buildDir, part), { recursive: true })
})
afterAll(() => rm(buildDir, { recursive: true, force: true }))

function checkMutants(first: number): Promise<MutantTotals> {
  return new Promise((done, failed) => {
    const words = [testSeed + first, PROCESSES, testSeed + MUTANTS].map(String)
    const child = fork(resolve(import.meta.dirname, 'check-mutants.process.ts'), [...words, buildDir], {
      execArgv: ['--import', 'tsx'],
      silent: true,
    })
    let output = ''
    let errors = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('error', failed)
    child.on('close', (code) => {
      if (code !== 0) failed(new Error(`process ${first} exited with code ${code}: ${errors.slice(-2000)}`))
      else done(JSON.parse(output.trim().split('\n').at(-1) ?? '') as MutantTotals)
    })
  })
}

test(
  `each of ${MUTANTS} mutants of the real site is refused, or renders every widget that the mutation does not change`,
  { timeout: 1_200_000 + MUTANTS * 120 },
  async () => {
    const totals = await Promise.all(Array.from({ length: PROCESSES }, (_, first) => checkMutants(first)))
    const sum = (of: (total: MutantTotals) => number): number => totals.reduce((result, total) => result + of(total), 0)
    const [refused, rendered, unreached] = [
      sum((total) => total.refused),
      sum((total) => total.rendered),
      sum((total) => total.unreached),
    ]
    const faults = totals.flatMap((total) => total.faults)
    console.log(
      `${MUTANTS} mutants from number ${testSeed}: ${refused} refused, ${rendered} rendered ` +
        `on ${sum((total) => total.pages)} pages, ` +
        `${unreached} accepted that no page shows; slowest ` +
        `check ${Math.max(...totals.map((total) => total.slowestCheckMs))} ms of CPU; ` +
        `${faults.length} faults.`,
    )
    expect(faults.slice(0, 20)).toEqual([])
    expect(refused + rendered + unreached).toBe(MUTANTS)
    // Without this expectation, a check that refuses every document would pass the test.
    expect(rendered).toBeGreaterThan(MUTANTS / 20)
  },
)
