/**
 * Checks that a site that uses the gateway has a call-settings document, which contains the addresses of the gateway.
 * Sites that do not use the gateway need none.
 */
import type { Catalogue } from '../core/catalogue.ts'
import type { SourceDocument } from '../document/document.ts'
import type { Problem } from '../document/finding.ts'
import { areaOf } from './areas.ts'
import type { CatalogueUse } from './context.ts'
import type { Site } from './site.ts'

const SHAPE =
  '{ "base": { "main": "/api" }, "encrypted": [], "defaults": { "timeoutMs": 50000 }, "calls": {}, ' +
  '"token": { "expired": [], "empty": [] } }'

/** True if the area of this call, action, fact or selector makes calls. */
export function needsCallSettings(catalogue: Catalogue, use: CatalogueUse): boolean {
  const area = areaOf(catalogue, use)
  return area !== undefined && catalogue.areasWithCalls.includes(area)
}

export function lacksCallSettings(site: Site): boolean {
  const isUnreadable = [...site.broken].some((path) => path.startsWith('call-settings/'))
  return !isUnreadable && !site.index.hasAny('call-settings')
}

export function missingCallSettingsProblem({ what, name, pointer }: CatalogueUse): Problem {
  return {
    code: 'CFG-REQUIRED',
    pointer,
    message: `the ${what} ${name} needs the gateway, but the site has no call-settings document`,
    hint: `add call-settings/gateway.json with ${SHAPE}`,
  }
}

/** Reports all call-settings documents but the first: the player app reads only one. */
export function checkOneCallSettings(site: Site, report: (document: SourceDocument, problem: Problem) => void): void {
  const [first, ...others] = [...site.index.documents('call-settings')].sort((a, b) => (a.path < b.path ? -1 : 1))
  for (const document of others)
    report(document, {
      code: 'CFG-DUPLICATE',
      pointer: '',
      message: `the document has no effect, because ${first?.file} already holds the call settings of the site`,
      hint: 'keep only one of the two documents',
    })
}
