/** Exact figures are within their budget (`budget.json`). Times have no budget; only the bench measures them. */
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { buildPlayer } from '../../tools/build/player.ts'
import {
  engineFigures,
  grownChunks,
  overBudget,
  pageFigures,
  publishFigures,
  readBudget,
  chunkSizes,
} from './budget.ts'
import { isFullRun } from '../sample.fixture.ts'
import { withFixedHashes } from './page/chunk-sizes.ts'
import { expectSamePages, openBenchSite } from './page/measure.ts'

const buildDir = join(resolve(import.meta.dirname, '../..'), 'dist/player')
const noReport = (): void => undefined
/** Joins the lines to one text, because the message of a failed test shortens lists. */
const lines = (found: readonly string[]): string => found.join('\n')

it('the chunks of the player app are within their budget', async () => {
  await buildPlayer(buildDir, noReport)
  expect(lines(grownChunks((await readBudget()).chunks, await chunkSizes()))).toBe('')
}, 120_000)

it('the counts of components, renders and function calls of the engine are within budget', async () => {
  expect(lines(overBudget((await readBudget()).figures, await engineFigures(noReport)))).toBe('')
}, 120_000)

it('the number of objects that a publish writes for one changed document is within budget', async () => {
  expect(lines(overBudget((await readBudget()).figures, await publishFigures()))).toBe('')
}, 120_000)

it('the requests of Home, and its function calls until hydration and for a channel switch, are within budget', async () => {
  expect(lines(overBudget((await readBudget()).figures, await pageFigures(noReport)))).toBe('')
}, 300_000)

// Only in full runs: the bench also checks this before it measures.
if (isFullRun)
  it('the hand-written pages of the benchmark hydrate, so both sides render the same', async () => {
    const bench = await openBenchSite(noReport)
    try {
      await expectSamePages(bench.browser, bench.gates.hand)
    } finally {
      await bench.close()
    }
  }, 300_000)

it('the size of a chunk depends on the names of the chunks that it imports, and not on their hashes', () => {
  const code = (player: string, live: string): string =>
    withFixedHashes(`import{a}from"./${player}.js";import("./${live}.js");`)
  expect(code('player-CEYnF706', 'widget-Live-DFvZ-pN5')).toBe(code('player-Dow3XeFp', 'widget-Live-C_fhLVPj'))
  expect(code('player-CEYnF706', 'live-DFvZ-pN5')).not.toBe(code('player-CEYnF706', 'love-DFvZ-pN5'))
  expect(code('player-CEYnF706', 'live-DFvZ-pN5')).toHaveLength(
    code('', '').length + 'player-12345678live-12345678'.length,
  )
})

it('the budget check reports the modules that made a chunk grow', () => {
  const before = { player: { bytes: 1000, modules: { 'engine/a.ts': 500, 'player/b.ts': 900 } } }
  const after = { player: { bytes: 1011, modules: { 'engine/a.ts': 500, 'player/b.ts': 930, 'player/c.ts': 4 } } }
  expect(grownChunks(before, { player: { bytes: 1010, modules: after.player.modules } })).toEqual([])
  expect(grownChunks(before, after)).toEqual([
    expect.stringMatching(
      /^the chunk player has 1011 bytes and has a budget of 1000; grown \(minified bytes\): player\/b\.ts by 30, player\/c\.ts by 4;/,
    ),
  ])
})

it('the budget check reports a figure without a budget, and a figure over its budget', () => {
  expect(overBudget({ renders: 36 }, { renders: 36, calls: 5 })).toEqual([
    expect.stringMatching(/^calls is 5 and has no budget;/),
  ])
  expect(overBudget({ renders: 36 }, { renders: 37 })).toEqual([
    expect.stringMatching(/^renders is 37; its budget is 36;/),
  ])
})
