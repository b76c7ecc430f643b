/** Reads counts and failures from the JSON reports of vitest and Playwright. */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface StepResult {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** One text per failed test: its name and the first lines of its message. */
  readonly failures: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export async function readVitestReport(path: string, root: string): Promise<StepResult> {
  const report = JSON.parse(await readFile(path, 'utf8')) as VitestReport
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative(root, name)
    if (failed.length === 0) return message === '' ? [] : [`${file}: ${firstLines(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLines(failureMessages.join('\n'))}`,
    )
  })
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures }
}

/** A test of Playwright, with the result of each try. */
interface PlaywrightTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly PlaywrightTest[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  /** Errors outside tests, such as a file that cannot be loaded. */
  readonly errors: readonly { readonly message?: string }[]
}

export async function readPlaywrightReport(path: string): Promise<StepResult> {
  return countPlaywright(JSON.parse(await readFile(path, 'utf8')) as PlaywrightReport)
}

export function countPlaywright(report: PlaywrightReport): StepResult {
  const tests = report.suites.flatMap(testsOf)
  const failed = tests.filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
  const skipped = tests.filter(({ test }) => test.status === 'skipped').length
  const outside = report.errors.map(({ message }) => firstLines(message ?? 'no message'))
  return {
    passed: tests.length - failed.length - skipped,
    failed: failed.length + outside.length,
    skipped,
    failures: [...outside, ...failed.map(({ where, title, test }) => `${where}: ${title}: ${messageOf(test)}`)],
  }
}

interface NamedTest {
  readonly where: string
  readonly title: string
  readonly test: PlaywrightTest
}

function testsOf({ suites = [], specs }: PlaywrightSuite): readonly NamedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ where: `${file}:${line}`, title, test })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

function messageOf({ status, results }: PlaywrightTest): string {
  const message = results.flatMap(({ errors }) => errors)[0]?.message ?? 'no message'
  return firstLines(status === 'flaky' ? `flaky: ${message}` : message)
}

function firstLines(message: string): string {
  return stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n    ')
}
