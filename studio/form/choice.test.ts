import { expect, test } from 'vitest'
import { choiceTitle, ownValue } from './choice.ts'

const providers = [
  { value: '168', label: 'Tala Games' },
  { value: '175', label: 'Bituin Play' },
]

test('a provider is listed by its name and its ID', () => {
  expect(providers.map(choiceTitle)).toEqual(['Tala Games (168)', 'Bituin Play (175)'])
  expect(choiceTitle({ value: '40', label: '' })).toBe('40')
})

test('an ID that is not in the list can be entered, but words that cannot be an ID cannot', () => {
  expect(ownValue(' 999 ', providers, '^[A-Za-z0-9_-]*$')).toBe('999')
  expect(ownValue('Tala Studio', providers, '^[A-Za-z0-9_-]*$')).toBeUndefined()
  expect(ownValue('Tala Studio', providers, undefined)).toBe('Tala Studio')
})

test('an ID or a name of the list is not offered a second time', () => {
  for (const typed of ['168', 'Tala Games (168)', '', ' '])
    expect(ownValue(typed, providers, undefined)).toBeUndefined()
})
