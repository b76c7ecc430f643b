/** The facts that rules of a site can use: those of the business areas that it chooses. */
import { capital } from '../../../engine/wording/capital.ts'
import { areaToAdd } from '../../../engine/check/areas.ts'
import type { Catalogue } from '../../../engine/core/catalogue.ts'
import { factInWords } from '../../../engine/wording/persona.ts'
import type { FactChoice } from './fact-choice.ts'

export function factChoices(
  catalogue: Catalogue,
  areas: readonly string[] | undefined,
  documents: Iterable<string>,
): readonly FactChoice[] {
  const uses = usesIn(documents)
  return Object.entries(catalogue.facts)
    .filter(([, { owner }]) => areaToAdd(catalogue, areas, owner) === undefined)
    .map(([name, { description, schema, examples }]) => ({
      name,
      title: capital(factInWords(name, description)),
      area: capital(name.slice(0, name.indexOf('.'))),
      description,
      schema,
      examples,
      uses: uses.get(name) ?? 0,
    }))
    .sort((a, b) => (a.area === b.area ? (a.title < b.title ? -1 : 1) : a.area < b.area ? -1 : 1))
}

/** Returns how many times each fact is compared in the texts of documents. */
function usesIn(documents: Iterable<string>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const text of documents)
    for (const [, name = ''] of text.matchAll(/"fact"\s*:\s*"([^"]+)"/g)) uses.set(name, (uses.get(name) ?? 0) + 1)
  return uses
}
