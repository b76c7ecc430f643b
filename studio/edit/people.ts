/** People for previews who were made by hand. They are kept in this browser. */
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

/** A person with the same title is replaced. Returns all. */
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
