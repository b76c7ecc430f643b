/** Figures that repeat to the digit stay within their budget (`budget.json`). No times: those are the bench's. */
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { buildPlayer } from '../../tools/build/player.ts'
import { engineFigures, grownChunks, overBudget, pageFigures, publishFigures, readBudget, weighAll } from './budget.ts'

const buildDir = join(resolve(import.meta.dirname, '../..'), 'dist/player')
const quiet = (): void => undefined
/** One text, so that the message of a test that fails says all of it. */
const lines = (found: readonly string[]): string => found.join('\n')

it('what players download has not grown, chunk by chunk', async () => {
  await buildPlayer(buildDir, quiet)
  expect(lines(grownChunks((await readBudget()).chunks, await weighAll()))).toBe('')
}, 120_000)

it('one changed value renders the nodes that show it, and from few components', async () => {
  expect(lines(overBudget((await readBudget()).figures, await engineFigures(quiet)))).toBe('')
}, 120_000)

it('one changed document writes the objects that show it', async () => {
  expect(lines(overBudget((await readBudget()).figures, await publishFigures()))).toBe('')
}, 120_000)

it('Home asks for little and calls little until it is live and at a change of the channel', async () => {
  const budget = (await readBudget()).figures
  const first = overBudget(budget, await pageFigures(quiet))
  // A timer that fires in between is a few calls: what is really over is over twice.
  expect(lines(first.length === 0 ? first : overBudget(budget, await pageFigures(quiet)))).toBe('')
}, 300_000)

it('names the module that made a chunk grow', () => {
  const before = { player: { bytes: 1000, modules: { 'engine/a.ts': 500, 'player/b.ts': 900 } } }
  const after = { player: { bytes: 1011, modules: { 'engine/a.ts': 500, 'player/b.ts': 930, 'player/c.ts': 4 } } }
  expect(grownChunks(before, { player: { bytes: 1010, modules: after.player.modules } })).toEqual([])
  expect(grownChunks(before, after)).toEqual([
    expect.stringMatching(
      /^the chunk player has 1011 bytes and has a budget of 1000; grown \(minified bytes\): player\/b\.ts by 30, player\/c\.ts by 4;/,
    ),
  ])
})

it('says of a figure that nobody has budgeted that it has no budget', () => {
  expect(overBudget({ renders: 36 }, { renders: 36, calls: 5 })).toEqual([expect.stringMatching(/^calls is 5 and has no budget;/)])
  expect(overBudget({ renders: 36 }, { renders: 37 })).toEqual([expect.stringMatching(/^renders is 37; its budget is 36;/)])
})
