import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CallResult } from '../../engine/action.ts'
import type { Json } from '../../engine/core/json.ts'
import { disk } from '../../engine/release/disk.ts'
import { type SiteCalls, readPublicAnswers } from '../../engine/release/public-answers.ts'
import type { LiveRelease } from '../delivery/release-store.ts'
import { createPublicAnswerLoader, type PublicAnswerLoader } from './public-answers.ts'

let siteDir: string
let live: LiveRelease | undefined
let moved: (live: LiveRelease) => void
let answers: { [call: string]: Json | undefined }
let calls: string[]
let recompiles: number
/** Whether the server is stopped before it has compiled the pages. */
let stopsBefore: boolean
let problems: string[]
let isHanging: boolean
/** Whether the answers differ from their contracts, in two ways. */
let differs: boolean
let loader: PublicAnswerLoader

const withCalls = (...names: string[]): LiveRelease =>
  ({ release: { publicCalls: names.map((call) => ({ call, payload: {} })) } }) as unknown as LiveRelease
const settings = { constants: {}, calls: {} } as SiteCalls
const stored = async (): Promise<readonly string[]> => [...(await readPublicAnswers(siteDir, disk)).answers.keys()]

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'habi-answers-'))
  live = withCalls('games/all', 'games/hidden')
  answers = { 'games/all': { data: [{ gameId: '1' }] }, 'games/hidden': { data: [] } }
  calls = []
  recompiles = 0
  stopsBefore = false
  problems = []
  isHanging = false
  differs = false
  loader = createPublicAnswerLoader({
    siteDir,
    store: {
      live: () => live,
      onMove(listener) {
        moved = listener
        return () => undefined
      },
    },
    settingsOf: async () => await Promise.resolve(settings),
    openClient: (_, report) => ({
      async call(name): Promise<CallResult> {
        calls.push(name)
        if (differs)
          for (const field of ['a', 'b']) report({ code: 'CALL-SHAPE', message: `${name}: ${field}`, call: name })
        if (isHanging) return await new Promise<never>(() => undefined)
        const value = answers[name]
        return await Promise.resolve(
          value === undefined ? { ok: false, error: { code: 'NETWORK', message: '' } } : { ok: true, value },
        )
      },
    }),
    firstWithinMs: 20,
    recompile: async () => {
      if (stopsBefore) throw new Error('stopped')
      await Promise.resolve(void recompiles++)
    },
    onProblem: (message) => problems.push(message),
  })
})

afterEach(async () => {
  loader.close()
  await rm(siteDir, { recursive: true })
})

test('missing public answers are loaded at the start, and the live pages are compiled with them', async () => {
  await loader.start()
  expect(await stored()).toEqual(['games/all {}', 'games/hidden {}'])
  expect(recompiles).toBe(1)
  await loader.start()
  expect(calls, 'no answer is missing').toHaveLength(2)
})

test('the answers of a first release are loaded before it is compiled, so it is compiled once', async () => {
  const calls = live?.release.publicCalls ?? []
  await loader.loadFirst({ calls, settings })
  expect(await stored()).toEqual(['games/all {}', 'games/hidden {}'])
  await loader.start()
  expect(recompiles).toBe(0)
})

test('a first release does not wait for a gateway that hangs, and is compiled again when the gateway answers', async () => {
  isHanging = true
  await loader.loadFirst({ calls: live?.release.publicCalls ?? [], settings })
  expect(await stored()).toEqual([])
  isHanging = false
  await loader.start()
  expect(await stored()).toEqual(['games/all {}', 'games/hidden {}'])
  expect(recompiles).toBe(1)
})

test('the answer of an added public call is loaded', async () => {
  await loader.start()
  live = withCalls('games/all', 'games/hidden', 'games/platforms')
  answers['games/platforms'] = { data: [] }
  moved(live)
  await loader.load()
  expect(await stored()).toContain('games/platforms {}')
})

test('pages are compiled again only when an answer has changed', async () => {
  await loader.load()
  await loader.load()
  expect(recompiles).toBe(1)
  answers['games/hidden'] = { data: [{ gameId: '1' }] }
  await loader.load()
  expect(recompiles).toBe(2)
})

test('while the gateway is down the earlier answers stay, and the problem is reported once', async () => {
  await loader.load()
  answers = {}
  await loader.load()
  await loader.load()
  expect(await stored()).toEqual(['games/all {}', 'games/hidden {}'])
  expect(recompiles).toBe(1)
  expect(problems).toEqual([
    'public answers that are not updated in prerendered pages: games/all failed with NETWORK, games/hidden failed with NETWORK',
  ])
  answers = { 'games/all': { data: [{ gameId: '2' }] }, 'games/hidden': { data: [] } }
  await loader.load()
  expect(recompiles).toBe(2)
})

const gamesIn = async (): Promise<number> => {
  const { value } = (await readPublicAnswers(siteDir, disk)).answers.get('games/all {}') ?? {}
  return (value as { readonly data: readonly Json[] }).data.length
}
const gameList = (length: number): Json => ({ data: Array.from({ length }, (_, n) => ({ gameId: String(n) })) })

test('a list that has lost more than half of its entries is applied only when three loads in a row return it so', async () => {
  answers['games/all'] = gameList(10)
  await loader.load()
  for (const [length, applied] of [
    [5, 5],
    [2, 5],
    [0, 5],
    [4, 4],
    [1, 4],
    [1, 4],
    [1, 1],
    [9, 9],
  ] as const) {
    answers['games/all'] = gameList(length)
    await loader.load()
    expect([length, await gamesIn()]).toEqual([length, applied])
  }
  expect(problems[0]).toBe(
    'public answers that are not updated in prerendered pages: games/all has 2 entries, before 5; it is applied when 3 loads in a row return less than half',
  )
})

test('a list that has lost most entries does not hold back the changes of another list', async () => {
  answers['games/all'] = gameList(10)
  await loader.load()
  answers = { 'games/all': gameList(1), 'games/hidden': { data: [{ gameId: '1' }] } }
  await loader.load()
  expect([await gamesIn(), recompiles]).toEqual([10, 2])
})

test('a difference from a contract is reported once for each call and code, and again after it was gone', async () => {
  const reported = ['games/all', 'games/hidden'].map(
    (call) => `a public answer cannot be read completely: ${call}: a (${call} CALL-SHAPE)`,
  )
  differs = true
  await loader.loadFirst({ calls: live?.release.publicCalls ?? [], settings })
  expect(problems).toEqual(reported)
  await loader.load()
  expect(problems).toEqual(reported)
  differs = false
  await loader.load()
  differs = true
  await loader.load()
  expect(problems).toEqual([...reported, ...reported])
})

test('pages that were not compiled before the server was stopped are compiled at the next start', async () => {
  stopsBefore = true
  await loader.start()
  expect(recompiles).toBe(0)
  stopsBefore = false
  await loader.start()
  expect(recompiles).toBe(1)
  await loader.start()
  expect(recompiles).toBe(1)
})

test('a site without public data makes no calls', async () => {
  live = withCalls()
  await loader.start()
  live = undefined
  await loader.load()
  expect([calls, recompiles, problems]).toEqual([[], 0, []])
})
