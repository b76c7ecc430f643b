import { expect, it } from 'vitest'
import { forPeople } from './people.ts'

it.each([
  ['everybody', 'for everybody'],
  ['everybody, on Fri 18:00 to 20:00', 'for everybody, on Fri 18:00 to 20:00'],
  ['a visitor', 'for a visitor'],
  ['"VIP players"', 'for "VIP players"'],
  ['logged in', 'for people who are logged in'],
  ['not logged in', 'for people who are not logged in'],
  ['logged in, VIP level 3', 'for people with: logged in, VIP level 3'],
])('the people of %s are described as %s', (words, people) => {
  expect(forPeople(words)).toBe(people)
})
