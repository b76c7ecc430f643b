/**
 * The real configuration with one field wrong, thousands of times over: check refuses it, or the pages render with every widget that was not
 * touched. `FUZZ_RUNS` changes how many; a mutant is named by its number and is the same each time.
 */
import { fork } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Found } from './judge.process.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 20_000)
const WORKERS = Math.max(2, Math.min(4, availableParallelism()))

let buildDir: string

beforeAll(async () => {
  // A copy: a build that runs meanwhile changes nothing here.
  buildDir = await mkdtemp(join(tmpdir(), 'habi-fuzz-'))
  const built = resolve(import.meta.dirname, '../../dist/player')
  await mkdir(buildDir, { recursive: true })
  for (const part of ['build.json', 'server']) await cp(join(built, part), join(buildDir, part), { recursive: true })
})
afterAll(() => rm(buildDir, { recursive: true, force: true }))

function work(first: number): Promise<Found> {
  return new Promise((done, failed) => {
    const child = fork(resolve(import.meta.dirname, 'judge.process.ts'), [String(first), String(WORKERS), String(RUNS), buildDir], {
      execArgv: ['--import', 'tsx'],
      silent: true,
    })
    let said = ''
    let complained = ''
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (complained += chunk.toString()))
    child.on('error', failed)
    child.on('close', (code) => {
      if (code !== 0) failed(new Error(`worker ${first} ended with ${code}: ${complained.slice(-2000)}`))
      else done(JSON.parse(said.trim().split('\n').at(-1) ?? '') as Found)
    })
  })
}

test(
  `of ${RUNS} mutants of the real site, each is refused or leaves every page with all that it did not touch`,
  { timeout: 1_200_000 },
  async () => {
    const found = await Promise.all(Array.from({ length: WORKERS }, (_, first) => work(first)))
    const sum = (of: (one: Found) => number): number => found.reduce((total, one) => total + of(one), 0)
    const [refused, rendered, unreached] = [sum((one) => one.refused), sum((one) => one.rendered), sum((one) => one.unreached)]
    const faults = found.flatMap((one) => one.faults)
    console.log(
      `${RUNS} mutants: ${refused} refused, ${rendered} rendered on ${sum((one) => one.pages)} pages, ${unreached} accepted that no page shows; ` +
        `slowest check ${Math.max(...found.map((one) => one.slowestCheckMs))} ms; ${faults.length} faults.`,
    )
    expect(faults.slice(0, 20)).toEqual([])
    expect(refused + rendered + unreached).toBe(RUNS)
    expect(Math.max(...found.map((one) => one.slowestCheckMs))).toBeLessThan(10_000)
    // A check that refuses everything would pass all of the above.
    expect(rendered).toBeGreaterThan(RUNS / 20)
  },
)
