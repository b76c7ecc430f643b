/** `npx tsx art/covers.ts` checks that the drawn covers are fresh; `--write` draws them. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { directions } from './directions.ts'
import { drawCover } from './draw-cover.ts'

const games = new URL('../server/sandbox/games/', import.meta.url)
const folder = new URL('covers/', games)

interface Seed {
  readonly games: readonly { readonly gameId: string; readonly gameName: string }[]
}

const seed = JSON.parse(readFileSync(new URL('games.json', games), 'utf8')) as Seed
const wanted = new Map<string, string>()
const missing: string[] = []
for (const { gameId, gameName } of seed.games) {
  const direction = directions[gameId]
  if (direction === undefined) missing.push(`${gameName} (${gameId}) has no direction in art/directions.ts`)
  else {
    wanted.set(`${gameId}.svg`, drawCover(gameName, direction, false))
    wanted.set(`${gameId}-big.svg`, drawCover(gameName, direction, true))
  }
}

mkdirSync(folder, { recursive: true })
const there = new Set(readdirSync(folder))
const stale = [...wanted]
  .filter(([name, svg]) => !there.has(name) || readFileSync(new URL(name, folder), 'utf8') !== svg)
  .map(([name]) => name)
const unknown = [...there].filter((name) => !wanted.has(name))

if (process.argv.includes('--write')) {
  for (const name of stale) writeFileSync(new URL(name, folder), wanted.get(name) ?? '')
  for (const name of unknown) rmSync(new URL(name, folder))
  console.log(`${wanted.size} covers, ${stale.length} drawn, ${unknown.length} removed`)
} else {
  for (const name of stale) console.error(`${name} is not what art draws: run npx tsx art/covers.ts --write`)
  for (const name of unknown) console.error(`${name} belongs to no game`)
}
for (const line of missing) console.error(line)
if (missing.length > 0 || (!process.argv.includes('--write') && stale.length + unknown.length > 0)) process.exitCode = 1
