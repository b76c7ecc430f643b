/** The catalogue of one site, in which the possible values of language facts are the languages of the site. */
import type { Catalogue } from '../core/catalogue.ts'
import type { SiteSettings } from '../document/settings.ts'

/** Catalogues of sites by their language codes, so sites with equal languages share one. */
const known = new WeakMap<Catalogue, Map<string, Catalogue>>()

/** Returns the catalogue of a site. If errors leave the site without languages, the language facts accept any text. */
export function catalogueOfSite(catalogue: Catalogue, { languages }: Pick<SiteSettings, 'languages'>): Catalogue {
  const byLanguages = known.get(catalogue) ?? new Map<string, Catalogue>()
  known.set(catalogue, byLanguages)
  const key = languages.join(' ')
  const found = byLanguages.get(key) ?? { ...catalogue, facts: factsWith(catalogue.facts, languages) }
  byLanguages.set(key, found)
  return found
}

function factsWith(facts: Catalogue['facts'], languages: readonly string[]): Catalogue['facts'] {
  if (languages.length === 0) return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      'values' in fact.schema
        ? { ...fact, schema: { type: 'string', enum: languages } as const, examples: languages }
        : fact,
    ]),
  )
}
