import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { skinTokens } from './tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test('the style sheet has every color token with its default, and no other color', () => {
  const inCss = Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [`color.${name}`, value]),
  )
  expect(inCss).toEqual(Object.fromEntries(Object.entries(skinTokens).map(([name, token]) => [name, token.default])))
})
