/** Tests that style sheets of widgets and of the player work in both writing directions. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * Declarations that may name a side of the screen, each with the reason why it does not depend on the writing
 * direction.
 */
const allowed: { readonly [declaration: string]: string } = {
  'widgets/_shared/tokens.css: --safe-start: env(safe-area-inset-left, 0px)':
    'Cutouts of the screen are physical. [dir=rtl] exchanges both values.',
  'widgets/_shared/tokens.css: --safe-end: env(safe-area-inset-right, 0px)': 'See --safe-start.',
  'widgets/_shared/tokens.css: --safe-start: env(safe-area-inset-right, 0px)': 'See --safe-start.',
  'widgets/_shared/tokens.css: --safe-end: env(safe-area-inset-left, 0px)': 'See --safe-start.',
  'widgets/_shared/tokens.css: --edge: max(var(--space-4), env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))':
    'The larger one, at both sides.',
  'widgets/Banner/Banner.module.css: mask: linear-gradient(to right, #000 78%, transparent)':
    'Texts of banners are on the left in both directions, because the subject of each image is on the right.',
  'widgets/Banner/Banner.module.css: -webkit-box-reflect: left':
    'The image of a low banner is on the right in both directions.',
  'widgets/Banner/Banner.module.css: --fade: linear-gradient(to right, transparent, #000 50%)':
    'The image of a low banner is on the right in both directions.',
}

/** Match properties and values that name the left or right side. Top and bottom are the same in both directions. */
const sideInProperty = /(?:^|-)(?:left|right)(?:$|-)/
const sideInValue = /\b(?:left|right)\b/
/** Matches shorthands of up to four values, of which the second is the right side and the fourth the left side. */
const fourSides = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/
/** Matches one value of a shorthand, such as `calc(1rem + (2px * 2))`. */
const part = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g

function namesSide(property: string, value: string): boolean {
  if (sideInProperty.test(property) || sideInValue.test(value)) return true
  const [first = '', second = first, third = first, fourth = second] = value.match(part) ?? []
  if (property === 'border-radius') return first !== second || third !== fourth
  return fourSides.test(property) && second !== fourth
}

function declarationsIn(css: string): readonly (readonly [property: string, value: string])[] {
  return [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?<=[{;}]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = '', value = '']): [string, string] => [property, value.trim().replace(/\s+/g, ' ')],
  )
}

function physicalIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const path = join(root, folder, file)
      return declarationsIn(readFileSync(path, 'utf8'))
        .filter(([property, value]) => namesSide(property, value))
        .map(([property, value]) => `${relative(root, path)}: ${property}: ${value}`)
    })
}

test('no style sheet names the left or right side, except in declarations that do not depend on the direction', () => {
  const found = ['widgets', 'player'].flatMap(physicalIn)
  expect(found.filter((declaration) => !Object.hasOwn(allowed, declaration))).toEqual([])
  expect(Object.keys(allowed).filter((declaration) => !found.includes(declaration))).toEqual([])
})

test.each([
  ['margin-left: 1rem', true],
  ['border-top-right-radius: 4px', true],
  ['left: 0', true],
  ['text-align: right', true],
  ['background: linear-gradient(to left, red, blue)', true],
  ['padding: 1rem 2rem 1rem calc(1rem + (2px * 2))', true],
  ['inset: 0 auto 0 0', true],
  ['padding: 1rem calc(1rem + 2px) 0 calc(1rem + 2px)', false],
  ['inset: 0 0 auto', false],
  ['border-radius: 1rem 0', true],
  ['border-radius: 1rem 1rem 0 0', false],
  ['padding-inline: 1rem 2rem', false],
  ['text-align: start', false],
  ['margin-block-start: 1rem', false],
])('%s names a side: %s', (declaration, expected) => {
  const [[property, value] = ['', '']] = declarationsIn(`.a { ${declaration}; }`)
  expect(namesSide(property, value)).toBe(expected)
})
