import { expect, test } from 'vitest'
import { removePerson, savedPeople, savePerson } from './people.ts'

function storageWith(text: string | null) {
  let kept = text
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) }
}

test('people made by hand are saved, replaced by a person of the same title, and removed', () => {
  const storage = storageWith(null)
  savePerson(storage, { title: 'A regular', facts: { 'player.vipLevel': 3 } })
  savePerson(storage, { title: 'New here', facts: {} })
  savePerson(storage, { title: 'A regular', facts: { 'player.vipLevel': 5 } })
  expect(savedPeople(storage)).toEqual([
    { title: 'New here', facts: {} },
    { title: 'A regular', facts: { 'player.vipLevel': 5 } },
  ])
  removePerson(storage, 'New here')
  expect(savedPeople(storage).map(({ title }) => title)).toEqual(['A regular'])
})

test('damaged stored people are ignored', () => {
  for (const text of ['{', '7', '[7, {"title": 7, "facts": {}}, {"title": "x", "facts": []}]'])
    expect(savedPeople(storageWith(text))).toEqual([])
})
