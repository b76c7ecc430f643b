/**
 * Mutation tests of the cases in `rules/`: with each small change to the code of rules, at least one case must fail.
 * Changes without any effect are listed with the reason in `rules-equivalent.fixture.ts`. A usual run tests a sample of
 * the mutants, a full run all of them.
 */
import { resolve } from 'node:path'
import * as temporal from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { hostileCases } from './hostile-cases.fixture.ts'
import { equivalentMutants, testedElsewhere } from './rules-equivalent.fixture.ts'
import { openModuleLoader } from './rules-load.fixture.ts'
import { type CodeMutant, mutantsOf } from './rules-mutants.fixture.ts'
import type * as Run from './rules-run.fixture.ts'
import { readSuites } from './rules-suite.fixture.ts'
import { isFullRun, sample } from '../sample.fixture.ts'

/** Number of mutants of a file that a usual run tests. */
const SAMPLE = 60

const loader = openModuleLoader(resolve(import.meta.dirname, '../..'), { 'temporal-polyfill': temporal })

interface CaseTrial {
  readonly faults: (run: typeof Run) => readonly string[]
  /**
   * Milliseconds of the trial with the unchanged code, and the number of mutants that the trial has detected. Fast
   * trials that detect many mutants run first.
   */
  cost: number
  detected: number
}

const trials: CaseTrial[] = [
  ...readSuites().flatMap((suite) => suite.cases.map((one) => (run: typeof Run) => run.faultsOf(one, suite))),
  ...hostileCases().map((one) => (run: typeof Run) => run.faultsOfHostile(one)),
].map((faults) => ({ faults, cost: 0, detected: 0 }))

const worth = ({ cost, detected }: CaseTrial): number => (detected + 0.05) / (cost + 0.05)

/** The first trial that fails with the code `run`. */
function findFailingTrial(run: typeof Run): CaseTrial | undefined {
  return trials.find((trial) => {
    loader.restart()
    try {
      return trial.faults(run).length > 0
    } catch {
      // The mutant has thrown, or a loop has exceeded its limit of iterations.
      return true
    }
  })
}

async function load(mutant?: CodeMutant): Promise<typeof Run> {
  return (await loader.load('tests/conformance/rules-run.fixture.ts', mutant)) as unknown as typeof Run
}

async function survivorsOf(mutants: readonly CodeMutant[]): Promise<readonly CodeMutant[]> {
  const survivors: CodeMutant[] = []
  const batch = 32
  for (let at = 0; at < mutants.length; at += batch) {
    const some = mutants.slice(at, at + batch)
    const runs = await Promise.allSettled(some.map(load))
    runs.forEach((run, n) => {
      // A mutant that cannot be loaded counts as detected.
      if (run.status === 'rejected') return
      const trial = findFailingTrial(run.value)
      if (trial === undefined) survivors.push(some[n] as CodeMutant)
      else {
        trial.detected++
        trials.sort((a, b) => worth(b) - worth(a))
      }
    })
  }
  return survivors
}

const nameOf = ({ file, within, before, after }: CodeMutant): string => `${file} ${within}: ${before} → ${after}`

it('the unchanged code passes every case', async () => {
  const run = await load()
  expect(findFailingTrial(run)).toBeUndefined()
  for (const trial of trials) {
    const started = performance.now()
    trial.faults(run)
    trial.cost = performance.now() - started
  }
})

describe.each([
  ['engine/core/rule.ts', 500],
  ['engine/core/table.ts', 20],
  ['engine/compile/rule.ts', 150],
  ['engine/document/schedule.ts', 200],
  ['engine/compile/table.ts', 50],
])('%s', (file, minimum) => {
  it('has a case that fails for each mutant', { timeout: isFullRun ? 1_200_000 : 240_000 }, async () => {
    const mutants = mutantsOf(file, loader.text(file)).filter(
      ({ within }) => testedElsewhere[`${file} ${within}`] === undefined,
    )
    expect(mutants.length).toBeGreaterThan(minimum)
    const allowed = equivalentMutants
      .filter((line) => line.startsWith(`${file} `))
      .map((line) => line.slice(0, line.indexOf(' — ')))
    const survivors = await survivorsOf(sample(mutants, { count: SAMPLE }))
    // Each line of the list of exceptions allows one mutant.
    const unknown = survivors.filter((mutant) => {
      const at = allowed.indexOf(nameOf(mutant))
      if (at >= 0) allowed.splice(at, 1)
      return at < 0
    })
    expect(
      unknown.map((mutant) => `${mutant.file}:${mutant.line} ${mutant.within}: ${mutant.before} → ${mutant.after}`),
    ).toEqual([])
    if (isFullRun) expect(allowed, 'lines of rules-equivalent.fixture.ts without a mutant').toEqual([])
  })
})
