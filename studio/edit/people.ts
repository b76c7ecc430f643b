/** People that operators have made by hand for previews. They are stored in this browser. */
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import type { PreviewPersona } from '../workspace/site.ts'

export type MadePerson = Pick<PreviewPersona, 'title' | 'facts'>

const KEY = 'habi-studio.people'

export function savedPeople(storage: Pick<Storage, 'getItem'>): readonly MadePerson[] {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? '[]') as Json
    return isList(value) ? value.flatMap(personOf) : []
  } catch {
    return []
  }
}

/** Saves a person, replacing one with the same title. Returns all people. */
export function savePerson(storage: Pick<Storage, 'getItem' | 'setItem'>, person: MadePerson): readonly MadePerson[] {
  const all = [...savedPeople(storage).filter(({ title }) => title !== person.title), person]
  storage.setItem(KEY, JSON.stringify(all))
  return all
}

export function removePerson(storage: Pick<Storage, 'getItem' | 'setItem'>, title: string): readonly MadePerson[] {
  const all = savedPeople(storage).filter((person) => person.title !== title)
  storage.setItem(KEY, JSON.stringify(all))
  return all
}

function personOf(value: Json): readonly MadePerson[] {
  if (!isObject(value)) return []
  const { title, facts } = value
  return typeof title === 'string' && isObject(facts ?? null) ? [{ title, facts: facts as MadePerson['facts'] }] : []
}
