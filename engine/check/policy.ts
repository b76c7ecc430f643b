/**
 * Checks the duties of the policy of a site in one place: that the site names the policy that its areas demand, and
 * that everybody can open and read the required pages at every time, in every container and language.
 */
import { isList, isObject, own } from '../core/json.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { PolicyDefinition, RequiredPage } from '../core/policy.ts'
import type { SourceDocument } from '../document/document.ts'
import { pointerTo, type Problem, quoted } from '../document/finding.ts'
import { areaOf } from './areas.ts'
import type { CatalogueUse } from './context.ts'
import type { Site } from './site.ts'

/** Reports that the site does not fulfill a duty. */
export type ReportDuty = (document: SourceDocument, problem: Omit<Problem, 'code'>) => void

/** A use of an area that demands a policy, and the file with the use. */
export interface PolicyUse {
  readonly policy: string
  readonly use: CatalogueUse
  readonly file: string
}

/** Returns the policy that the area of this call, action, fact or selector demands. */
export function demandedPolicy(catalogue: Catalogue, use: CatalogueUse): string | undefined {
  const area = areaOf(catalogue, use)
  return area === undefined ? undefined : own(catalogue.areaPolicies, area)
}

export function checkDemandedPolicies(
  site: Site,
  { policies }: Catalogue,
  uses: readonly PolicyUse[],
  report: ReportDuty,
): void {
  const document = site.index.document('site', 'site')
  if (document === undefined) return
  const named = document.value.policy
  const reported = new Set<string>()
  for (const { policy, use, file } of uses) {
    if (policy === named || reported.has(policy)) continue
    reported.add(policy)
    const title = own(policies, policy)?.title
    const words = title === undefined ? '' : ` (${title})`
    report(document, {
      pointer: named === undefined ? '' : '/policy',
      message: `the ${use.what} ${use.name} (${file}) requires the policy ${quoted(policy)}${words}`,
      hint: `set "policy": ${quoted(policy)} in site.json, or do not use the area${use.what === 'area' ? '' : ` of this ${use.what}`}`,
    })
  }
}

export function checkPolicy(site: Site, catalogue: Catalogue, report: ReportDuty): void {
  const document = site.index.document('site', 'site')
  const name = document?.value.policy
  if (document === undefined || typeof name !== 'string') return
  const policy = own(catalogue.policies, name)
  if (policy === undefined)
    return report(document, {
      pointer: '/policy',
      message: `there is no policy ${quoted(name)}`,
      hint: `the policies are ${Object.keys(catalogue.policies).join(', ')}`,
    })
  checkLanguages(document, name, policy, report)
  for (const page of policy.pages) checkRequiredPage(site, document, name, page, report)
}

function checkLanguages(
  document: SourceDocument<'site'>,
  name: string,
  { languages }: PolicyDefinition,
  report: ReportDuty,
): void {
  const list = isList(document.value.languages) ? document.value.languages : []
  list.forEach((language, i) => {
    if (!isObject(language) || typeof language.code !== 'string' || languages.includes(language.code)) return
    report(document, {
      pointer: pointerTo('/languages', i, 'code'),
      message: `the policy ${quoted(name)} has no texts in the language ${quoted(language.code)}`,
      hint: `its languages are ${languages.join(', ')}; to use another language, add its texts in player/policies/${name}/`,
    })
  })
}

/** Returns the route that has exactly the path of the required page. Aliases and patterns do not count. */
export function requiredRoute(site: Site, { path }: RequiredPage): SourceDocument<'route'> | undefined {
  return site.index.documents('route').find(({ value }) => value.path === path)
}

function checkRequiredPage(
  site: Site,
  settings: SourceDocument<'site'>,
  name: string,
  page: RequiredPage,
  report: ReportDuty,
): void {
  const route = requiredRoute(site, page)
  const duty = `the page about ${page.title}, which the policy ${quoted(name)} requires at ${page.path}`
  if (route === undefined)
    return report(settings, {
      pointer: '/policy',
      message: `the site lacks ${duty}`,
      hint: `add a route with "path": ${quoted(page.path)} and a page`,
    })
  const { value } = route
  const refuse = (property: string, message: string): void =>
    report(route, {
      pointer: pointerTo('', property),
      message: `${message}: this is ${duty}`,
      hint: `remove "${property}"`,
    })
  if (value.redirect !== undefined) refuse('redirect', 'the route must not redirect')
  if (value.login === true) refuse('login', 'the route must be open to visitors')
  if (value.restricted === true) refuse('restricted', 'the route must stay open in restricted mode')
  if (value.popup !== undefined) refuse('popup', 'the route must not open a popup over its page')
  const other = site.index.documents('route').find((one) => one !== route && one.value.page === value.page)
  if (other !== undefined && value.page !== undefined)
    report(route, {
      pointer: '/page',
      message:
        `the page ${quoted(value.page)} is also the page of the route ${other.id} (${other.file}), ` +
        `but this is ${duty}`,
      hint: 'give the route a page of its own',
    })
  for (const popup of site.index.documents('popup')) checkCover(popup, route.id, duty, report)
}

/** Reports a popup that opens automatically and would cover the page. */
function checkCover(popup: SourceDocument<'popup'>, route: string, duty: string, report: ReportDuty): void {
  const { trigger, routes } = popup.value
  if (trigger !== 'auto' || (isList(routes) && !routes.includes(route))) return
  report(popup, {
    pointer: routes === undefined ? '' : '/routes',
    message: `the popup would open automatically over ${duty}`,
    hint: `set "routes" of the popup to a list without ${quoted(route)}`,
  })
}
