import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { directions } from './directions.ts'
import { drawCover } from './draw-cover.ts'

interface SandboxGames {
  readonly games: readonly {
    readonly gameId: string
    readonly gameName: string
    readonly gameKindId: number
    readonly gameImage: string
  }[]
}

const games = new URL('../server/sandbox/games/', import.meta.url)
const sandbox = JSON.parse(readFileSync(new URL('games.json', games), 'utf8')) as SandboxGames
const files = sandbox.games.flatMap(({ gameId }) => [`${gameId}.svg`, `${gameId}-big.svg`])
const read = (file: string): string => readFileSync(new URL(`covers/${file}`, games), 'utf8')

describe('the covers of the games', () => {
  test('every game has both covers, and they are up to date', () => {
    for (const { gameId, gameName } of sandbox.games) {
      const direction = directions[gameId]
      expect(direction, `${gameName} (${gameId})`).toBeDefined()
      if (direction === undefined) continue
      expect(
        read(`${gameId}.svg`) === drawCover(gameName, direction, false),
        `${gameName} is stale: npx tsx art/covers.ts --write`,
      ).toBe(true)
      expect(read(`${gameId}-big.svg`) === drawCover(gameName, direction, true), `${gameName} is stale, wide`).toBe(
        true,
      )
    }
  })

  test('no two covers are the same', () => {
    expect(new Set(files.map(read)).size).toBe(files.length)
  })

  test('covers are small and contain no script, style or external address', () => {
    for (const file of files) {
      const svg = read(file)
      expect(svg.length, file).toBeLessThan(10_000)
      expect(svg, file).not.toMatch(
        /<script|style=|<style|on[a-z]+=|<foreignObject|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
      )
    }
  })

  test('all kinds have games, and slots fill several pages of 15 games', () => {
    expect(sandbox.games.filter(({ gameKindId }) => gameKindId === 5).length).toBeGreaterThan(36)
    expect(new Set(sandbox.games.map(({ gameKindId }) => gameKindId))).toEqual(new Set([1, 2, 3, 5, 8, 12, 17, 27]))
  })
})
