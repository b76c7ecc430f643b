/**
 * How strong the cases are: every small change to the code that gives rules their meaning is noticed by at least one of them. A change
 * that nothing can notice stands, with the reason, in `rules-equivalent.fixture.ts`.
 */
import { resolve } from 'node:path'
import * as temporal from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { hostileCases } from './hostile-cases.fixture.ts'
import { elsewhere, equivalent } from './rules-equivalent.fixture.ts'
import { openLoader } from './rules-load.fixture.ts'
import { type Mutant, mutantsOf } from './rules-mutants.fixture.ts'
import type * as Run from './rules-run.fixture.ts'
import { readSuites } from './rules-suite.fixture.ts'

const loader = openLoader(resolve(import.meta.dirname, '../..'), { 'temporal-polyfill': temporal })

interface Trial {
  readonly faults: (run: typeof Run) => readonly string[]
  /** Milliseconds it took at first, and how many mutants it was the first to notice: who is quick and notices much is asked first. */
  cost: number
  noticed: number
}

const trials: Trial[] = [
  ...readSuites().flatMap((suite) => suite.cases.map((one) => (run: typeof Run) => run.faultsOf(one, suite))),
  ...hostileCases().map((one) => (run: typeof Run) => run.faultsOfHostile(one)),
].map((faults) => ({ faults, cost: 0, noticed: 0 }))

const worth = ({ cost, noticed }: Trial): number => (noticed + 0.05) / (cost + 0.05)

/** What notices that `run` is not what it should be. */
function noticing(run: typeof Run): Trial | undefined {
  return trials.find((trial) => {
    loader.restart()
    try {
      return trial.faults(run).length > 0
    } catch {
      // What throws where nothing may throw, or does not end, has been noticed.
      return true
    }
  })
}

async function load(mutant?: Mutant): Promise<typeof Run> {
  return (await loader.load('tests/conformance/rules-run.fixture.ts', mutant)) as unknown as typeof Run
}

async function survivorsOf(mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  const survivors: Mutant[] = []
  const batch = 32
  for (let at = 0; at < mutants.length; at += batch) {
    const some = mutants.slice(at, at + batch)
    const runs = await Promise.allSettled(some.map(load))
    runs.forEach((run, n) => {
      // What cannot even be loaded has been noticed.
      if (run.status === 'rejected') return
      const trial = noticing(run.value)
      if (trial === undefined) survivors.push(some[n] as Mutant)
      else {
        trial.noticed++
        trials.sort((a, b) => worth(b) - worth(a))
      }
    })
  }
  return survivors
}

const told = ({ file, within, before, after }: Mutant): string => `${file} ${within}: ${before} → ${after}`

it('the code as it is passes every case', async () => {
  const run = await load()
  expect(noticing(run)).toBeUndefined()
  for (const trial of trials) {
    const started = performance.now()
    trial.faults(run)
    trial.cost = performance.now() - started
  }
})

describe.each([
  ['engine/core/rule.ts', 500],
  ['engine/core/table.ts', 30],
  ['engine/compile/rule.ts', 150],
  ['engine/document/schedule.ts', 200],
  ['engine/compile/table.ts', 25],
])('%s', (file, least) => {
  it('cannot be changed without a case that notices', { timeout: 240_000 }, async () => {
    const mutants = mutantsOf(file, loader.text(file)).filter(({ within }) => elsewhere[`${file} ${within}`] === undefined)
    expect(mutants.length).toBeGreaterThan(least)
    const excused = equivalent.filter((one) => one.startsWith(`${file} `)).map((one) => one.slice(0, one.indexOf(' — ')))
    const survivors = await survivorsOf(mutants)
    // Each excuse is for one mutant, and for one that is there.
    const unknown = survivors.filter((mutant) => {
      const at = excused.indexOf(told(mutant))
      if (at >= 0) excused.splice(at, 1)
      return at < 0
    })
    expect(unknown.map((mutant) => `${mutant.file}:${mutant.line} ${mutant.within}: ${mutant.before} → ${mutant.after}`)).toEqual([])
    expect(excused).toEqual([])
  })
})
