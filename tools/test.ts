/**
 * `npm test`: every check and test, two lanes side by side, one line a step, the whole output of what failed, and a plain sum at the end.
 */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { getBrowser } from './browser.ts'

const root = resolve(import.meta.dirname, '..')
const results = join(root, 'test-results')
const bin = (name: string): string => join(root, 'node_modules', '.bin', name)

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** A line for each test that failed, with the first lines of why: a log may be cut after it. */
  readonly failures?: readonly string[]
}

interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: { readonly [name: string]: string }
  /** Counts of a runner's JSON report; a step without one counts as a single test. */
  readonly count?: () => Promise<Count>
}

const vitestReport = join(results, 'vitest.json')
const playwrightReport = join(results, 'playwright.json')

const still: readonly Step[] = [
  { name: 'formatting', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: [process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint and arrows', command: [bin('oxlint'), '--type-aware', '--quiet'] },
  { name: 'generated files are fresh', command: [bin('tsx'), 'tools/generate.ts'] },
  { name: 'drawings are fresh', command: [bin('tsx'), 'art/covers.ts'] },
  { name: 'the site passes its check', command: [bin('tsx'), 'tools/check.ts'] },
  { name: 'nothing unused', command: [bin('knip'), '--no-progress'] },
]

const moving = (browser: string): readonly Step[] => [
  { name: 'the player builds', command: [bin('tsx'), 'tools/build.ts'] },
  {
    name: 'units, conformance, faults',
    command: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    env: { CHROMIUM: browser },
    count: async () => {
      const report = JSON.parse(await readFile(vitestReport, 'utf8')) as {
        numPassedTests: number
        numFailedTests: number
        numPendingTests: number
        numTodoTests: number
        testResults: readonly {
          name: string
          message: string
          assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[]
        }[]
      }
      const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        const file = relative(root, name)
        if (failed.length === 0) return message === '' ? [] : [`${file}: ${head(message)}`]
        return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${head(failureMessages.join('\n'))}`)
      })
      const skipped = report.numPendingTests + report.numTodoTests
      return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures }
    },
  },
  {
    name: 'journeys in a browser',
    command: [bin('playwright'), 'test'],
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: async () => {
      const report = JSON.parse(await readFile(playwrightReport, 'utf8')) as {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number }
        suites: readonly Suite[]
      }
      const { expected, flaky, unexpected, skipped } = report.stats
      return { passed: expected + flaky, failed: unexpected, skipped, failures: report.suites.flatMap(failuresOf) }
    },
  },
]

/** A file or group of journeys in the report of their runner. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

function failuresOf({ suites = [], specs }: Suite): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `${file}:${line}: ${title}: ${head(results.at(-1)?.errors[0]?.message ?? 'no message')}`),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

/** The first lines of a message, without colours. */
const head = (message: string): string => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n    ')

const sum = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const started = Date.now()
    const { code, output } = await run(step)
    let count: Count = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
    if (step.count !== undefined) {
      const counted = await step.count().catch(() => undefined)
      // A runner that died before it wrote its report has failed, whatever it said before.
      count =
        counted === undefined
          ? { passed: 0, failed: 1, skipped: 0 }
          : code !== 0 && counted.failed === 0
            ? { ...counted, failed: 1 }
            : counted
    }
    sum.passed += count.passed
    sum.failed += count.failed
    sum.skipped += count.skipped
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(
      `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds} s)`,
    )
    if (count.failed > 0) {
      for (const failure of count.failures ?? []) failures.push(`${step.name}: ${failure}`)
      for (const failure of count.failures ?? []) console.log(`  ${failure}`)
      console.log(output)
    }
  }
}

function run(step: Step): Promise<{ code: number; output: string }> {
  const [command = '', ...words] = step.command
  return new Promise((done) => {
    const child = spawn(command, words, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer): void => void (output = (output + chunk.toString('utf8')).slice(-200_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })
const browser = getBrowser((line) => console.log(line))
await Promise.all([runLane(still), runLane(moving(browser))])
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped === 0 ? '' : `, ${sum.skipped} skipped`}`)
process.exitCode = sum.failed === 0 ? 0 : 1
