/** People that operators have made by hand for previews. They are stored in this browser. */
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import type { PreviewPersona } from '../workspace/site.ts'

export type MadePerson = Pick<PreviewPersona, 'title' | 'facts'>

const KEY = 'habi-studio.people'

/** Returns the storage of the browser, and throws when the browser forbids it. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

export interface ChangedPeople {
  readonly people: readonly MadePerson[]
  /** False when the storage is full or forbidden. */
  readonly areStored: boolean
}

export function savedPeople(storage: OpenStorage): readonly MadePerson[] {
  try {
    const value = JSON.parse(storage().getItem(KEY) ?? '[]') as Json
    return isList(value) ? value.flatMap(personOf) : []
  } catch {
    return []
  }
}

/** Saves a person, replacing one with the same title. */
export function savePerson(storage: OpenStorage, shown: readonly MadePerson[], person: MadePerson): ChangedPeople {
  return change(storage, shown, (people) => [...people.filter(({ title }) => title !== person.title), person])
}

export function removePerson(storage: OpenStorage, shown: readonly MadePerson[], title: string): ChangedPeople {
  return change(storage, shown, (people) => people.filter((person) => person.title !== title))
}

/** Changes the saved people. If they cannot be stored, changes only the people that are shown. */
function change(
  storage: OpenStorage,
  shown: readonly MadePerson[],
  changed: (people: readonly MadePerson[]) => readonly MadePerson[],
): ChangedPeople {
  try {
    const people = changed(savedPeople(storage))
    storage().setItem(KEY, JSON.stringify(people))
    return { people, areStored: true }
  } catch {
    return { people: changed(shown), areStored: false }
  }
}

function personOf(value: Json): readonly MadePerson[] {
  if (!isObject(value)) return []
  const { title, facts } = value
  return typeof title === 'string' && isObject(facts ?? null) ? [{ title, facts: facts as MadePerson['facts'] }] : []
}
