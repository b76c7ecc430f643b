/** `npx tsx art/covers.ts` checks that the covers in the sandbox are up to date; `--write` draws them. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { directions } from './directions.ts'
import { drawCover } from './draw-cover.ts'

const games = new URL('../server/sandbox/games/', import.meta.url)
const folder = new URL('covers/', games)

interface SandboxGames {
  readonly games: readonly { readonly gameId: string; readonly gameName: string }[]
}

const sandbox = JSON.parse(readFileSync(new URL('games.json', games), 'utf8')) as SandboxGames
const expected = new Map<string, string>()
const missing: string[] = []
for (const { gameId, gameName } of sandbox.games) {
  const direction = directions[gameId]
  if (direction === undefined) missing.push(`${gameName} (${gameId}) has no entry in art/directions.ts`)
  else {
    expected.set(`${gameId}.svg`, drawCover(gameName, direction, false))
    expected.set(`${gameId}-big.svg`, drawCover(gameName, direction, true))
  }
}

mkdirSync(folder, { recursive: true })
const existing = new Set(readdirSync(folder))
const stale = [...expected]
  .filter(([name, svg]) => !existing.has(name) || readFileSync(new URL(name, folder), 'utf8') !== svg)
  .map(([name]) => name)
const unknown = [...existing].filter((name) => !expected.has(name))

if (process.argv.includes('--write')) {
  for (const name of stale) writeFileSync(new URL(name, folder), expected.get(name) ?? '')
  for (const name of unknown) rmSync(new URL(name, folder))
  console.log(`${expected.size} covers, ${stale.length} drawn, ${unknown.length} removed`)
} else {
  for (const name of stale) console.error(`${name} is stale: run npx tsx art/covers.ts --write`)
  for (const name of unknown) console.error(`no game has the cover ${name}`)
}
for (const line of missing) console.error(line)
if (missing.length > 0 || (!process.argv.includes('--write') && stale.length + unknown.length > 0)) process.exitCode = 1
