import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readAvif } from '../engine/check/image/avif.ts'
import { readRaster } from '../engine/check/image/raster.ts'
import { createCanvas } from './canvas.ts'
import { directions } from './directions.ts'
import { flagships } from './flagships/all.ts'
import { letteringOf } from './lettering.ts'
import { palettes } from './palettes.ts'
import { drawTitle } from './title.ts'

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
const files = sandbox.games.flatMap(({ gameId }) => [`${gameId}.avif`, `${gameId}-big.avif`])
const read = (file: string): Buffer => readFileSync(new URL(`covers/${file}`, games))

describe('the covers of the games', () => {
  test('every game has a square cover and a wide cover', () => {
    for (const file of files) {
      const size = file.endsWith('-big.avif') ? { width: 768, height: 432 } : { width: 384, height: 384 }
      expect(readRaster(read(file), readAvif), file).toEqual({ size, isWhole: true })
    }
  })

  test('no two covers are the same', () => {
    expect(new Set(files.map((file) => read(file).toString('base64'))).size).toBe(files.length)
  })

  test('a square cover file is smaller than 10 KB and a wide cover file is smaller than 17 KB', () => {
    for (const file of files) expect(read(file).length, file).toBeLessThan(file.endsWith('-big.avif') ? 17_000 : 10_000)
  })

  test('every game has a cover with its own composition, and no composition is without a game', () => {
    expect(Object.keys(flagships).toSorted()).toEqual(sandbox.games.map(({ gameId }) => gameId).toSorted())
  })

  test('no name is below the heart, which cards show in the upper right corner of the square cover', () => {
    const heart = { x: 263, y: 37, radius: 37 }
    for (const { gameId, gameName } of sandbox.games) {
      const direction = directions[gameId]!
      const palette = palettes[direction.palette]
      const alphabet = letteringOf(gameId)
      flagships[gameId]!(
        createCanvas(gameName, false, palette),
        ({ turn = 0, skew = 0, rows, words = gameName, style, ...frame }) => {
          const whole = { ...direction.style, ...(alphabet === undefined ? {} : { alphabet }), ...style }
          const { definitions, content } = drawTitle(words, frame, whole, palette, rows, '')
          const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
          const [angle, slope] = [(turn * Math.PI) / 180, Math.tan((skew * Math.PI) / 180)]
          const paths = [...(definitions + content).matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
          const points = paths.flatMap((path) => [...path.matchAll(/(-?[\d.]+)[ ,]?(-[\d.]+|[\d.]+)/g)])
          expect(points.length, gameName).toBeGreaterThan(0)
          const covered = points.filter(([, left, top]) => {
            const y = Number(top) - middleY
            const x = Number(left) - middleX + slope * y
            const [turnedX, turnedY] = [
              x * Math.cos(angle) - y * Math.sin(angle),
              x * Math.sin(angle) + y * Math.cos(angle),
            ]
            return Math.hypot(middleX + turnedX - heart.x, middleY + turnedY - heart.y) < heart.radius
          })
          expect(covered.length, gameName).toBe(0)
          return ''
        },
      )
    }
  })

  test('each of the eight game kinds has games, and more than 36 games are slots', () => {
    expect(sandbox.games.filter(({ gameKindId }) => gameKindId === 5).length).toBeGreaterThan(36)
    expect(new Set(sandbox.games.map(({ gameKindId }) => gameKindId))).toEqual(new Set([1, 2, 3, 5, 8, 12, 17, 27]))
  })
})

describe('the demo games', () => {
  /** Sports, perya, cards, slots and tables: the demo games that show the sign of the game, or its dealer. */
  const kinds = new Set([1, 2, 3, 5, 17])
  const shown = sandbox.games.filter(({ gameKindId }) => kinds.has(gameKindId))

  test('every slot, booth and court has a sign, and every card and table game a dealer, of less than 6 KB', () => {
    for (const { gameId } of shown)
      expect(readFileSync(new URL(`signs/${gameId}.svg`, games)).length, gameId).toBeLessThan(6000)
  })

  test('every game has the colors of its cover', () => {
    const colors = readFileSync(new URL('../server/sandbox/play/page/colors.gen.css', import.meta.url), 'utf8')
    const missing = sandbox.games.filter(({ gameId }) => !colors.includes(`[data-game-id='${gameId}']`))
    expect(missing.map(({ gameId }) => gameId)).toEqual([])
  })
})
