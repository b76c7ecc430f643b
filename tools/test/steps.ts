/** The steps of `npm test`, and how they run. */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { ChangedTests } from './changed.ts'
import { readPlaywrightReport, readVitestReport, type StepResult } from './report.ts'

export const root = resolve(import.meta.dirname, '../..')
export const resultsDir = join(root, 'test-results')

/** When a step fails, only this number of characters at the end of its output is printed. */
const MAX_OUTPUT = 200_000

export interface TestStep {
  readonly name: string
  readonly command: readonly string[]
  readonly environment?: { readonly [name: string]: string }
  /** Reads the report of a test runner. If it is absent, the step counts as a single test. */
  readonly readResult?: () => Promise<StepResult>
}

const bin = (name: string): string => join(root, 'node_modules', '.bin', name)
const tsx = (...words: string[]): readonly string[] => [process.execPath, '--import', 'tsx', ...words]

const knipOptions = ['--no-progress', '--no-config-hints']

/** Checks that need neither the player app nor a browser. */
export const staticSteps: readonly TestStep[] = [
  { name: 'formatting', command: [bin('oxfmt'), '--check'] },
  { name: 'types', command: [process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--quiet'] },
  { name: 'generated files', command: tsx('tools/generate.ts') },
  { name: 'drawings of games', command: tsx('art/covers.ts') },
  { name: 'drawings of the site', command: tsx('art/banners.ts') },
  { name: 'check of the site', command: tsx('tools/check.ts', 'config') },
  { name: 'unused code', command: [bin('knip'), ...knipOptions] },
  {
    name: 'code that only tests use',
    command: [bin('knip'), ...knipOptions, '--production', '--include', 'files,exports,types'],
  },
]

/** The journeys that open pages of players and do not set the clock themselves. */
const playerJourneys = [
  'accessibility',
  'banners',
  'containers',
  'each-container',
  'games',
  'layouts',
  'live',
  'locked',
].map((name) => `tests/journeys/${name}.spec.ts`)

export const buildStep: TestStep = { name: 'build of the player app', command: tsx('tools/build.ts') }

/** Returns the step for tests in Node. With `changed`, it runs only those tests. */
export function unitStep(environment: { readonly [name: string]: string }, changed?: ChangedTests): TestStep {
  const report = join(resultsDir, 'vitest.json')
  // All changed files may be for full runs only.
  const files = changed === undefined ? [] : ['--passWithNoTests', ...changed.units]
  return {
    name: 'unit tests',
    command: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    environment,
    readResult: () => readVitestReport(report, root),
  }
}

/** Returns the step for tests in a browser. With `changed`, it runs only those tests. */
export function journeyStep(environment: { readonly [name: string]: string }, changed?: ChangedTests): TestStep {
  const report = join(resultsDir, 'playwright.json')
  return {
    name: 'journeys in a browser',
    // Here too, all journeys of the changed files may be for full runs only.
    command: [
      bin('playwright'),
      'test',
      ...(changed === undefined ? [] : ['--pass-with-no-tests', ...changed.journeys]),
    ],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    readResult: () => readPlaywrightReport(report),
  }
}

/** Instants in and after the Christmas season of `config/skin/parol.json`, by the name of the step that tests them. */
const dates = {
  'journeys in the season': '2026-12-15T20:00+08:00',
  'journeys after the season': '2027-02-15T20:00+08:00',
}

/** Returns the steps that repeat the journeys of players at other dates. Operators work at the date of the machine. */
export function datedJourneySteps(environment: { readonly [name: string]: string }): readonly TestStep[] {
  return Object.entries(dates).map(([name, date]) => {
    const step = journeyStep({ ...environment, TEST_DATE: date })
    return { ...step, name, command: [...step.command, ...playerJourneys] }
  })
}

export interface FinishedStep extends StepResult {
  readonly name: string
  readonly seconds: number
  readonly output: string
}

export async function runStep(step: TestStep): Promise<FinishedStep> {
  const started = Date.now()
  const { code, output } = await runProcess(step)
  const result = await resultOf(step, code)
  return { ...result, name: step.name, seconds: (Date.now() - started) / 1000, output }
}

async function resultOf({ readResult }: TestStep, code: number): Promise<StepResult> {
  if (readResult === undefined)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] }
  const result = await readResult().catch((error: unknown) => String(error))
  if (typeof result === 'string') return { passed: 0, failed: 1, skipped: 0, failures: [`no report: ${result}`] }
  // A test runner that exits with an error although no test has failed counts as one failed test.
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1, failures: [`exit code ${code}`] } : result
}

function runProcess({ command, environment }: TestStep): Promise<{ readonly code: number; readonly output: string }> {
  const [file = '', ...words] = command
  return new Promise((done) => {
    const child = spawn(file, words, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer): void => void (output = (output + chunk.toString('utf8')).slice(-MAX_OUTPUT))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
