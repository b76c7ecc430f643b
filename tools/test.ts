/**
 * `npm test`: builds the player app and runs the unit tests, at the same time as the static checks, and then the
 * journeys. Prints one line per step, the output of each failed step, and the totals. `npm run test:full` runs all
 * combinations of combinatorial tests, `npm run test:changed` runs only the tests that changed files can affect.
 */
import { mkdir, rm } from 'node:fs/promises'
import { getBrowser } from './browser.ts'
import { NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { count } from './count.ts'
import { findChangedTests } from './test/changed.ts'
import { providePostgres } from './test/postgres.ts'
import { withTemporaryFiles } from './test/temporary-files.ts'
import {
  buildStep,
  datedJourneySteps,
  type FinishedStep,
  journeyStep,
  resultsDir,
  runStep,
  staticSteps,
  type TestStep,
  unitStep,
} from './test/steps.ts'

await runCommand('test', async ({ full, changed: onlyChanged, base, seed }) => {
  const environment: { [name: string]: string } = { CHROMIUM: getBrowser((line) => console.log(line)) }
  providePostgres((line) => console.log(line))
  if (full || seed !== undefined) {
    environment.TEST_SEED = String(seed ?? Date.now() % 2 ** 31)
    console.log(`Random cases from seed ${environment.TEST_SEED}; repeat them with --seed ${environment.TEST_SEED}.`)
  }
  if (full) environment.TEST_FULL = '1'
  const changed = onlyChanged ? findChangedTests(base) : undefined
  if (changed !== undefined)
    console.log(
      `${count(changed.files.length, 'file')} changed since ${base}: ` +
        `${count(changed.units.length, 'test file')} and ${count(changed.journeys.length, 'journey file')} ` +
        'depend on them.',
    )
  if (changed !== undefined) {
    environment.TEST_PAGES = changed.pages.join(' ')
    environment.TEST_WIDGETS = changed.widgets.join(' ')
  }

  await rm(resultsDir, { recursive: true, force: true })
  await mkdir(resultsDir, { recursive: true })
  const results: FinishedStep[] = []
  const runAll = async (steps: readonly TestStep[]): Promise<void> => {
    for (const step of steps) {
      const result = await runStep(step)
      results.push(result)
      printResult(result)
    }
  }
  await withTemporaryFiles(import.meta.dirname, async (folder) => {
    const shared = { ...environment, TMPDIR: folder }
    const units = changed === undefined || changed.units.length > 0 ? [unitStep(shared, changed)] : []
    const journeys = changed === undefined || changed.journeys.length > 0 ? [journeyStep(shared, changed)] : []
    // The static checks use processor time while the build and the unit tests wait. Nothing else runs during the
    // journeys, because they would then exceed their time limits.
    await Promise.all([runAll([buildStep, ...units]), runAll(staticSteps)])
    await runAll(journeys)
    if (full) await runAll(datedJourneySteps(shared))
  })

  for (const { name, failures } of results) for (const failure of failures) console.log(`FAILED ${name}: ${failure}`)
  const sum = (of: (result: FinishedStep) => number): number => results.reduce((total, result) => total + of(result), 0)
  const [passed, failed, skipped] = [
    sum((result) => result.passed),
    sum((result) => result.failed),
    sum((result) => result.skipped),
  ]
  if (skipped > 0) console.log(`${count(skipped, 'test')} skipped`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : NEGATIVE_RESULT
})

function printResult({ name, passed, failed, skipped, seconds, failures, output }: FinishedStep): void {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(1)} s)`
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${counts}`)
  if (failed === 0) return
  for (const failure of failures) console.log(`  ${failure}`)
  console.log(output)
}
