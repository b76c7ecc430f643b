import fc from 'fast-check'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { contrastOf, parseColor } from './color.ts'

/** The color as `#rrggbb` or `#rrggbbaa`; undefined when it is not parsed. */
function hexOf(text: string): string | undefined {
  const color = parseColor(text)
  if (color === undefined) return undefined
  const part = (value: number): string => Math.round(value).toString(16).padStart(2, '0')
  const alpha = part(color.alpha * 255)
  return `#${part(color.red)}${part(color.green)}${part(color.blue)}${alpha === 'ff' ? '' : alpha}`
}

/** The color that a CSS compiler reads from `text`, as `#rrggbb` or `#rrggbbaa`. */
function compiledHexOf(text: string): string | undefined {
  let found: string | undefined
  transform({
    filename: 'color.css',
    code: Buffer.from(`a{color:${text}}`),
    visitor: {
      Color(color) {
        if (typeof color !== 'string' && color.type === 'rgb') {
          const part = (value: number): string => Math.round(value).toString(16).padStart(2, '0')
          const alpha = part(color.alpha * 255)
          found = `#${part(color.r)}${part(color.g)}${part(color.b)}${alpha === 'ff' ? '' : alpha}`
        }
        return color
      },
    },
  })
  return found
}

const byte = fc.nat(255)
const percent = fc.nat(100)
const alpha = fc.constantFrom('', 0, 0.25, 0.5, '40%', 1)
const withAlpha = (text: string, value: unknown, mark: string): string =>
  value === '' ? `${text})` : `${text}${mark}${String(value)})`
const colors = fc.oneof(
  fc
    .constantFrom(3, 4, 6, 8)
    .chain((size) =>
      fc
        .string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: size, maxLength: size })
        .map((digits) => `#${digits}`),
    ),
  fc.tuple(byte, byte, byte, alpha).map(([r, g, b, a]) => withAlpha(`rgb(${r}, ${g}, ${b}`, a, ', ')),
  fc.tuple(byte, byte, byte, alpha).map(([r, g, b, a]) => withAlpha(`rgb(${r} ${g} ${b}`, a, ' / ')),
  fc.tuple(percent, percent, percent, alpha).map(([r, g, b, a]) => withAlpha(`RGBA(${r}% ${g}% ${b}%`, a, '/')),
  fc
    .tuple(fc.integer({ min: -400, max: 400 }), percent, percent, alpha)
    .map(([h, s, l, a]) => withAlpha(`hsl(${h}deg ${s}% ${l}%`, a, ' / ')),
  fc.tuple(fc.nat(360), percent, percent, alpha).map(([h, s, l, a]) => withAlpha(`hsla(${h}, ${s}%, ${l}%`, a, ', ')),
)

test('a color has the same value as in a CSS compiler', () => {
  fc.assert(
    fc.property(colors, (text) => {
      const [own, compiled] = [hexOf(text), compiledHexOf(text)]
      // The compiler rounds HSL parts and percentages to bytes at another step, so the values may differ by 1 of 255.
      const parts = (hex = ''): readonly number[] =>
        (hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))
      expect(parts(own).length).toBe(parts(compiled).length)
      parts(own).forEach((part, n) => expect(Math.abs(part - (parts(compiled)[n] ?? 999))).toBeLessThanOrEqual(1))
    }),
  )
})

test.each([
  '#0a5d8',
  'bluue',
  'banana',
  'tomato',
  'rgb(',
  'rgb(1 2)',
  'rgb(1, 2 3)',
  'rgb(1% 2 3)',
  'rgb(256 0 0)',
  'rgb(0 0 0 / 2)',
  'hsl(20% 10% 10%)',
  'hsl(20 10 10)',
  '*/',
  'var(--nope)',
  'transparent',
  'currentColor',
  '#12345g',
  '',
])('%j is not accepted as a color', (text) => {
  expect(parseColor(text)).toBeUndefined()
})

test('contrast is 21 between black and white, and 1 between equal colors', () => {
  const [black, white] = [parseColor('#000'), parseColor('#ffffff')]
  if (black === undefined || white === undefined) throw new Error('these are colors')
  expect(contrastOf(black, white)).toBeCloseTo(21)
  expect(contrastOf(white, white)).toBe(1)
})
