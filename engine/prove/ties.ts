/** Things of which one is chosen, and the choice is left to chance: popups and skins of one priority, banners of one place in the order. */
import type { JsonObject } from '../core/json.ts'
import type { Rule } from '../core/slice.ts'
import { keptFor } from '../memo/memo.ts'
import type { ProofCode } from '../document/finding.ts'
import { type Desk, forWhom, witnessOf } from './context.ts'
import { named } from './visibility.ts'
import type { Place } from './targets.ts'
import { allOf } from '../core/rule-algebra.ts'

export function proveMeetings(desk: Desk): void {
  const chosen = desk.groups.flatMap(choicesIn)
  const popups = chosen.filter((place) => place.kind === 'popup')
  const priority = (place: Place): string => String(place.source.priority ?? 0)
  meet(
    desk,
    popups,
    priority,
    'PRF-TIE',
    (a, b) => `${named(a)} and ${named(b)} have the same priority, ${priority(a)}, and may open together`,
    onOneRoute,
    excluded,
  )
  const skins = chosen.filter(({ kind }) => kind === 'skin')
  meet(
    desk,
    skins,
    priority,
    'PRF-OVERLAP',
    (a, b) => `${named(a)} and ${named(b)} have the same priority, ${priority(a)}, and both want to be worn`,
  )
  meet(
    desk,
    bannerPlaces(desk),
    orderOf,
    'PRF-OVERLAP',
    (a, b) =>
      `the banners ${named(a)} and ${named(b)} have the same "sort", ${String(a.item?.sort ?? 0)}, at ${String(a.item?.position)} and are shown together; their order is left to their names`,
  )
}

/** Popups that open by themselves, and skins. */
const choicesIn = keptFor((group: readonly Place[]) =>
  group.filter(({ kind, source }) => kind === 'skin' || (kind === 'popup' && source.trigger === 'auto')),
)

/** One place for each document that stands in a list with others of its kind. */
function bannerPlaces(desk: Desk): readonly Place[] {
  const found = new Map<string, Place>()
  for (const group of desk.groups) for (const place of bannersIn(group)) if (!found.has(place.document)) found.set(place.document, place)
  return [...found.values()]
}

const bannersIn = keptFor((group: readonly Place[]): readonly Place[] => {
  const found = new Map<string, Place>()
  for (const place of group) {
    const entry = place.entry
    if (entry?.pointer !== '' || place.item?.sort === undefined || found.has(entry.document)) continue
    found.set(entry.document, { ...place, document: entry.document, pointer: '' })
  }
  return [...found.values()]
})

/** Banners of one position and one place in its order. */
const orderOf = keptFor(({ item }: Place) => `${String(item?.position)} ${String(item?.sort ?? 0)}`)

function meet(
  desk: Desk,
  places: readonly Place[],
  keyOf: (place: Place) => string,
  code: ProofCode,
  words: (a: Place, b: Place) => string,
  together: (a: Place, b: Place) => Rule = () => true,
  apart: (a: Place, b: Place) => boolean = () => false,
): void {
  const groups = new Map<string, Place[]>()
  for (const place of places) {
    const key = keyOf(place)
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = []))
    const other = group.find((one) => {
      if (apart(one, place)) return false
      const rule = allOf([together(one, place), one.rule, place.rule])
      const witness = witnessOf(desk, rule, place, `that ${named(one)} and ${named(place)} never meet`)
      if (witness === undefined) return false
      const { document, pointer } = place
      desk.say({ code, document, pointer, message: `${words(one, place)}: ${forWhom(desk, witness)}`, witness, routes: place.routes })
      return true
    })
    // One sentence for each thing that meets another is enough; who has met one is not asked about again.
    if (other === undefined) group.push(place)
  }
}

function onOneRoute(a: Place, b: Place): Rule {
  return a.routes.length === 0 || b.routes.length === 0 || a.routes.some((route) => b.routes.includes(route))
}

function excluded(a: Place, b: Place): boolean {
  const names = (source: JsonObject, other: Place): boolean =>
    Array.isArray(source.excludes) && (source.excludes as readonly string[]).includes(String(other.source.id))
  return names(a.source, b) || names(b.source, a)
}
