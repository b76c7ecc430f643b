/**
 * Checks that the business areas that a site chooses exist, and that the site uses no optional areas that it does not
 * choose.
 */
import type { Catalogue } from '../core/catalogue.ts'
import { isList, own } from '../core/json.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, type Problem, quoted } from '../document/finding.ts'
import type { SiteDocument } from '../document/types.gen.ts'
import { type CatalogueUse, type CheckContext, missingMessage } from './context.ts'

/** Returns the area of a call, action, fact or selector. */
export function areaOf({ facts }: Pick<Catalogue, 'facts'>, { what, name }: CatalogueUse): string | undefined {
  return what === 'fact' ? own(facts, name)?.owner : name.split(/[./]/)[0]
}

/**
 * Returns the name that a site with these `areas` has to add in order to use `area`; undefined when the site can
 * already use it.
 */
export function areaToAdd(
  { optionalAreas }: Pick<Catalogue, 'optionalAreas'>,
  areas: readonly string[] | undefined,
  area: string | undefined,
): string | undefined {
  const name = area === undefined ? undefined : own(optionalAreas, area)
  return name === undefined || areas === undefined || areas.includes(name) ? undefined : name
}

/** Returns the problem of using an area that the site does not choose. */
export function unchosenProblem(
  catalogue: Catalogue,
  areas: readonly string[] | undefined,
  use: CatalogueUse,
): Problem | undefined {
  const area = areaToAdd(catalogue, areas, areaOf(catalogue, use))
  if (area === undefined) return undefined
  return {
    code: 'CFG-REF',
    pointer: use.pointer,
    message: `the ${use.what} ${use.name} belongs to the area ${quoted(area)}, which the site does not use`,
    hint: `add ${quoted(area)} to "areas" in site.json`,
  }
}

/**
 * A chosen area counts as used even without references: it starts on every page, so its policy and call settings are
 * needed.
 */
export function checkAreas(context: CheckContext, { areas }: Draft<SiteDocument>): void {
  const known = [...new Set(Object.values(context.catalogue.optionalAreas))]
  for (const [n, name] of (isList(areas) ? areas : []).entries()) {
    if (typeof name !== 'string') continue
    const pointer = pointerTo('/areas', n)
    if (known.includes(name)) context.recordUse({ what: 'area', name, pointer })
    else
      context.report({
        code: 'CFG-REF',
        pointer,
        ...missingMessage('optional area', name, known),
      })
  }
}
