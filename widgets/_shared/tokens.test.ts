import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { skinTokens } from './tokens.ts'

type TokenName = keyof typeof skinTokens
const names = Object.keys(skinTokens) as TokenName[]
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test('the style sheet has every color token with its night value, and no other color', () => {
  const inCss = Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [`color.${name}`, value]),
  )
  expect(inCss).toEqual(Object.fromEntries(names.map((name) => [name, skinTokens[name].night])))
})

const pairs: readonly (readonly [TokenName, TokenName, number])[] = [
  ...(['color.ink', 'color.raised', 'color.raised2'] as const).flatMap((ground) =>
    (['color.text', 'color.muted', 'color.lantern', 'color.coral', 'color.sea'] as const).map(
      (words) => [words, ground, 4.5] as const,
    ),
  ),
  ['color.onLantern', 'color.lantern', 4.5],
  ['color.onCoral', 'color.coral', 4.5],
  ['color.onSea', 'color.sea', 4.5],
  ['color.lantern', 'color.lanternSoft', 4.5],
  ['color.coral', 'color.coralSoft', 4.5],
  ['color.sea', 'color.seaSoft', 4.5],
  ['color.text', 'color.lanternSoft', 4.5],
  ['color.text', 'color.coralSoft', 4.5],
  ['color.onScrim', 'color.scrim', 7],
  ['color.bulb', 'color.scrim', 4.5],
  ['color.outline', 'color.raised', 3],
  ['color.outline', 'color.ink', 3],
  ['color.focus', 'color.ink', 3],
  ['color.focus', 'color.raised', 3],
]

for (const skin of ['night', 'morning'] as const) {
  test(`texts have enough contrast in the ${skin} skin`, () => {
    const tooLow = pairs.filter(
      ([text, ground, least]) => contrast(skinTokens[text][skin], skinTokens[ground][skin]) < least,
    )
    expect(
      tooLow.map(
        ([text, ground]) =>
          `${text} on ${ground}: ${contrast(skinTokens[text][skin], skinTokens[ground][skin]).toFixed(2)}`,
      ),
    ).toEqual([])
  })
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance of `#rrggbb`, WCAG 2. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
