import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../config/skin/', import.meta.url)

function brightness(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [brightness(a), brightness(b)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

const pairs: readonly (readonly [words: string, ground: string])[] = [
  ...['text', 'muted', 'lantern', 'coral', 'sea'].flatMap((words) =>
    ['ink', 'raised', 'raised2'].map((ground) => [words, ground] as const),
  ),
  ...['lantern', 'coral', 'sea'].flatMap((ground) => [
    [`on${ground[0]?.toUpperCase() ?? ''}${ground.slice(1)}`, ground] as const,
    [ground, `${ground}Soft`] as const,
    ['text', `${ground}Soft`] as const,
  ]),
  ['onScrim', 'scrim'],
  ['bulb', 'scrim'],
]

test.each(readdirSync(folder))('texts have enough contrast on every background of %s', (file) => {
  const { tokens } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { tokens: { [token: string]: string } }
  for (const [words, ground] of pairs) {
    expect(
      contrast(tokens[`color.${words}`] ?? '', tokens[`color.${ground}`] ?? ''),
      `${words} on ${ground}`,
    ).toBeGreaterThanOrEqual(4.5)
  }
})
