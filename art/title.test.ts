import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { directions } from './directions.ts'
import { drawCover } from './draw-cover.ts'
import { letteringOf } from './lettering.ts'
import { alphabets } from './letters/alphabets.ts'
import type { AlphabetName } from './letters/alphabets.ts'
import { palettes } from './palettes.ts'
import { drawTitle } from './title.ts'
import type { TitlePaint } from './title.ts'

interface SandboxGames {
  readonly games: readonly { readonly gameId: string; readonly gameName: string; readonly gameKindId: number }[]
}

const file = new URL('../server/sandbox/games/games.json', import.meta.url)
const { games } = JSON.parse(readFileSync(file, 'utf8')) as SandboxGames
const names = Object.keys(alphabets) as AlphabetName[]

describe('the alphabets of titles', () => {
  test('every alphabet has every character that the names of the games use', () => {
    for (const name of names) {
      const { letters, hasLowerCase } = alphabets[name]
      const used = new Set(
        games.flatMap(({ gameName }) => [...(hasLowerCase === true ? gameName : gameName.toUpperCase())]),
      )
      used.delete(' ')
      expect(
        [...used].filter((character) => letters[character] === undefined),
        name,
      ).toEqual([])
    }
  })

  test('every alphabet has all capitals and digits', () => {
    const missing = names.flatMap((name) =>
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].filter(
        (character) => alphabets[name].letters[character] === undefined,
      ),
    )
    expect(missing).toEqual([])
  })

  test('each paint draws each alphabet', () => {
    const paints: readonly TitlePaint[] = [
      ...([
        'bulbs',
        'inline',
        'block',
        'fade',
        'tube',
        'ribbon',
        'split',
        'sliced',
        'hollow',
        'sign',
        'plain',
      ] as const),
    ]
    for (const alphabet of names) {
      for (const paint of paints) {
        const style = { paint, bend: 'arch', weight: 0.24, stretch: 1, alphabet } as const
        const box = { x: 0, y: 0, width: 240, height: 80 }
        const { definitions, content } = drawTitle('Mango Rush', box, style, palettes.gold)
        expect(definitions + content, `${alphabet} ${paint}`).not.toMatch(/NaN|undefined|Infinity/)
        expect(content, `${alphabet} ${paint}`).toContain('href="#t')
      }
    }
  })
})

describe('the names on covers', () => {
  test('more than 120 covers use an alphabet, and each alphabet is on more than 20', () => {
    const used = games.flatMap(({ gameId }) => letteringOf(gameId) ?? [])
    expect(used.length).toBeGreaterThan(120)
    for (const name of names) expect(used.filter((one) => one === name).length, name).toBeGreaterThan(20)
  })

  test('two games of a kind in a row have different letters', () => {
    const same = games.flatMap(({ gameId, gameName, gameKindId }, index) => {
      const before = games.slice(0, index).findLast((game) => game.gameKindId === gameKindId)
      return before !== undefined && letteringOf(before.gameId) === letteringOf(gameId) ? [gameName] : []
    })
    expect(same).toEqual([])
  })

  /** Of the width or the height; the outlines of the letters take up to a third of it. */
  const margin = 0.024

  test.for(['square', 'wide'] as const)('every name keeps a margin to the edges of its %s cover', (format) => {
    const outside = games.flatMap(({ gameId, gameName }) => {
      const svg = drawCover(gameId, gameName, directions[gameId]!, format === 'wide')
      const [width, height] = format === 'wide' ? [480, 270] : [300, 300]
      const isNear = (at: number, size: number): boolean => at < size * margin || at > size * (1 - margin)
      return titlePoints(svg).some(([x, y]) => isNear(x, width) || isNear(y, height)) ? [gameName] : []
    })
    expect(outside).toEqual([])
  })

  test('the names that were near the edges of their covers keep 6 % of the size to each', () => {
    const near = ['20102', '27101', '50101', '50274'].flatMap((gameId) => {
      const { gameName } = games.find((game) => game.gameId === gameId)!
      const points = titlePoints(drawCover(gameId, gameName, directions[gameId]!, false))
      return points.some((point) => point.some((at) => at < 18 || at > 282)) ? [gameName] : []
    })
    expect(near).toEqual([])
  })
})

/** All points of the titles in a drawing, in pixels of the image. */
function titlePoints(svg: string): ImagePoint[] {
  const paths = new Map([...svg.matchAll(/<path id="(t[^"]+)" d="([^"]*)"/g)].map(([, id, d]) => [id!, d!]))
  const stack: Matrix[] = [[1, 0, 0, 1, 0, 0]]
  const points: ImagePoint[] = []
  for (const [, close, tag, attributes = '', empty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (tag === 'g' && close === '/') stack.pop()
    else if (tag === 'g' && empty === '') stack.push(times(stack.at(-1)!, transformOf(attributes)))
    const id = tag === 'use' ? /href="#(t[^"]+)"/.exec(attributes)?.[1] : undefined
    const [a, b, c, d, e, f] = stack.at(-1)!
    for (const [, x, y] of paths.get(id ?? '')?.matchAll(/(-?[\d.]+) (-?[\d.]+)/g) ?? [])
      points.push([a * Number(x) + c * Number(y) + e, b * Number(x) + d * Number(y) + f])
  }
  return points
}

type ImagePoint = readonly [x: number, y: number]
type Matrix = readonly [number, number, number, number, number, number]

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
]

function transformOf(attributes: string): Matrix {
  const list = /transform="([^"]*)"/.exec(attributes)?.[1] ?? ''
  return [...list.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
    (matrix, [, kind = '', values = '']) => times(matrix, transform(kind, values.split(/[ ,]+/).map(Number))),
    [1, 0, 0, 1, 0, 0],
  )
}

function transform(kind: string, [a = 0, b, c, ...rest]: readonly number[]): Matrix {
  const angle = (a * Math.PI) / 180
  switch (kind) {
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0]
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0]
    case 'skewX':
      return [1, 0, Math.tan(angle), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(angle), 0, 1, 0, 0]
    case 'rotate': {
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
      const [x, y] = [b ?? 0, c ?? 0]
      return times(times([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y])
    }
    case 'matrix':
      return [a, b!, c!, rest[0]!, rest[1]!, rest[2]!]
    default:
      throw new Error(`no transform ${kind} in this test`)
  }
}
