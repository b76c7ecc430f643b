import { expect, test } from 'vitest'
import type { StepResult } from './report.ts'
import { runStep } from './steps.ts'

const passed: StepResult = { passed: 3, failed: 0, skipped: 0, failures: [] }

const run = (code: number, readResult: () => Promise<StepResult>) =>
  runStep({ name: 'a runner', command: [process.execPath, '-e', `process.exit(${code})`], readResult })

test('a runner that fails although no test has failed counts as one failed test', async () => {
  expect(await run(0, () => Promise.resolve(passed))).toMatchObject(passed)
  expect(await run(1, () => Promise.resolve(passed))).toMatchObject({ ...passed, failed: 1, failures: ['exit code 1'] })
})

test('a runner without a report counts as one failed test', async () => {
  expect(await run(0, () => Promise.reject(new Error('no file')))).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['no report: Error: no file'],
  })
})
