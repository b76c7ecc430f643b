import { expect, test } from 'vitest'
import { contrastsOf } from './contrast.ts'

const tokens = {
  'color.page': { use: 'The page.', default: '#ffffff' },
  'color.text': { use: 'Text.', default: '#000000', contrast: { 'color.page': 4.5 } },
}

test('a text color is compared with its background, and a background with the text on it', () => {
  expect(contrastsOf({ tokens }, 'color.text', {})).toEqual([
    { token: 'color.page', is: 'on', ratio: '21.0', least: 4.5, isEnough: true },
  ])
  expect(contrastsOf({ tokens }, 'color.page', { 'color.page': '#777777' })).toEqual([
    { token: 'color.text', is: 'under', ratio: '4.6', least: 4.5, isEnough: true },
  ])
})

test('a contrast that is too low is never rounded to the limit', () => {
  // #777777 on white is 4.48 : 1.
  expect(contrastsOf({ tokens }, 'color.text', { 'color.text': '#777777' })).toMatchObject([
    { ratio: '4.4', isEnough: false },
  ])
})

test('no contrast is computed for a transparent color or a color name', () => {
  expect(contrastsOf({ tokens }, 'color.text', { 'color.text': '#00000080' })).toEqual([])
  expect(contrastsOf({ tokens }, 'color.text', { 'color.text': 'red' })).toEqual([])
})
