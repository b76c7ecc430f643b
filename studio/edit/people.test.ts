import { expect, test } from 'vitest'
import { type MadePerson, removePerson, savedPeople, savePerson } from './people.ts'

function storageWith(text: string | null) {
  let kept = text
  return () => ({ getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) })
}

const regular: MadePerson = { title: 'A regular', facts: { 'player.vipLevel': 3 } }

test('people made by hand are saved, replaced by a person of the same title, and removed', () => {
  const storage = storageWith(null)
  savePerson(storage, [], regular)
  savePerson(storage, [], { title: 'New here', facts: {} })
  savePerson(storage, [], { title: 'A regular', facts: { 'player.vipLevel': 5 } })
  expect(savedPeople(storage)).toEqual([
    { title: 'New here', facts: {} },
    { title: 'A regular', facts: { 'player.vipLevel': 5 } },
  ])
  removePerson(storage, [], 'New here')
  expect(savedPeople(storage).map(({ title }) => title)).toEqual(['A regular'])
})

test('damaged stored people are ignored', () => {
  for (const text of ['{', '7', '[7, {"title": 7, "facts": {}}, {"title": "x", "facts": []}]'])
    expect(savedPeople(storageWith(text))).toEqual([])
})

test('where storage is forbidden, nobody is saved, and a new person is shown but reported as not stored', () => {
  const forbidden = (): never => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  expect(savedPeople(forbidden)).toEqual([])
  const { people, areStored } = savePerson(forbidden, [{ title: 'New here', facts: {} }], regular)
  expect([people.map(({ title }) => title), areStored]).toEqual([['New here', 'A regular'], false])
  expect(removePerson(forbidden, people, 'New here')).toEqual({ people: [regular], areStored: false })
})

test('a person that does not fit into the storage is shown but reported as not stored', () => {
  const full = () => ({
    getItem: () => null,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  })
  expect(savePerson(full, [], regular)).toEqual({ people: [regular], areStored: false })
})
