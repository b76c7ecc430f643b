/** Compiles the app: routes, popups, flows, skins, texts of actions and call settings. */
import { isObject, type Json, own } from '../core/json.ts'
import type { App, Expr, FactType, PopupPlan, RoutePlan, RulePlan } from '../core/slice.ts'
import type { Translations } from '../core/vocabulary.gen.ts'
import { siteSettings } from '../document/settings.ts'
import type { PopupDocument, RouteAlias, RouteDocument, RouteRedirect, SiteDocument } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import { type CompileContext, CompileError, type CompileSite, newContext } from './context.ts'
import { compileLink } from './link.ts'
import { enabledSkins, skinPlan } from './skin.ts'
import { compileSteps } from './step.ts'
import { visibilityRule } from './rule.ts'
import { tablePlan } from './table.ts'
import { compileText } from './text.ts'
import { compileValue } from './value.ts'

export interface AppParts {
  /** Returns the address of the slice of the page that a route shows. */
  readonly sliceOf: (route: string) => string | undefined
  readonly popupSlice: (popup: string) => string
}

export function compileApp(site: CompileSite, parts: AppParts): App {
  const context = newContext(site, 'app', 'site/site')
  const at = (...address: string[]): CompileContext => ({ ...context, address })
  const settings = site.document('site', 'site')?.value
  const { languages, notFound, skinDefault, loginPopup, messagePopup, linkSchemes } = siteSettings(site)
  return {
    parts: [],
    routes: site.documents('route').map((route) => cachedRoutePlan(route.value, parts, at('route', route.id))),
    guards: guards(settings, context),
    notFound: parts.sliceOf(notFound) ?? '',
    popups: site.documents('popup').map((popup) => popupPlan(popup.value, parts, at('popup', popup.id))),
    flows: Object.fromEntries(
      site.documents('flow').map(({ id, value: flow }) => [id, { steps: compileSteps(flow.steps, at('flow', id)) }]),
    ),
    skins: enabledSkins(site).map((skin) => skinPlan(skin, at('skin', skin.id))),
    strings: actionStrings(site, context),
    constants: settings === undefined ? {} : { ...constants(settings, site), languages },
    errors:
      settings?.errors === undefined
        ? []
        : tablePlan(settings.errors, context, (cell, schema) => compileValue(cell, schema, context)),
    calls: site.documents('call-settings')[0]?.value ?? {},
    areas: areasOf(site),
    ids: {
      notFound,
      skinDefault,
      ...(loginPopup === undefined ? {} : { loginPopup }),
      ...(messagePopup === undefined ? {} : { messagePopup }),
    },
    linkSchemes,
    facts: { ...context.collected.facts } satisfies { [fact: string]: FactType },
  }
}

function guards(settings: SiteDocument | undefined, context: CompileContext): App['guards'] {
  const found: { login?: RulePlan; restricted?: RulePlan } = {}
  for (const name of ['login', 'restricted'] as const) {
    const guard = settings?.guards?.[name]
    const rule = guard === undefined ? undefined : visibilityRule({ when: guard }, context)
    if (rule !== undefined) found[name] = rule
  }
  return found
}

/** The latest plan of a route by language. */
const lastPlans = memoize(
  (_route: RouteDocument) => new Map<string, { readonly slice: string | undefined; readonly plan: RoutePlan }>(),
)

/**
 * Reuses the latest plan if the route and the address of its slice are unchanged. Plans of redirects are not cached,
 * because they depend on other routes.
 */
function cachedRoutePlan(route: RouteDocument, parts: AppParts, context: CompileContext): RoutePlan {
  if (route.redirect !== undefined) return routePlan(route, parts, context)
  const slice = parts.sliceOf(route.id)
  const plans = lastPlans(route)
  const before = plans.get(context.site.language)
  if (before !== undefined && before.slice === slice) return before.plan
  const plan = routePlan(route, parts, context)
  plans.set(context.site.language, { slice, plan })
  return plan
}

function routePlan(route: RouteDocument, parts: AppParts, context: CompileContext): RoutePlan {
  const { id, path: own, aliases = [], params, redirect } = route
  const slice = parts.sliceOf(id)
  return {
    id,
    paths: [{ path: own }, ...aliases].map(({ path, params: fixed }: RouteAlias) => ({
      path,
      ...(fixed === undefined ? {} : { params: fixed }),
      ...(slice === undefined ? {} : { slice }),
    })),
    ...(params === undefined || Object.keys(params).length === 0 ? {} : { params }),
    ...(route.login === true ? { login: true as const } : {}),
    ...(route.restricted === true ? { restricted: true as const } : {}),
    ...(route.hosts === undefined ? {} : { hosts: route.hosts }),
    ...(redirect === undefined
      ? {}
      : {
          redirect: {
            to: redirectTarget(redirect, context),
            ...(redirect.carryQuery === true ? { carryQuery: true as const } : {}),
          },
        }),
    ...(route.popup === undefined ? {} : { popup: route.popup }),
  }
}

/** Returns the address of a redirect, with parameters as `{name}`. */
export function redirectTarget({ to }: RouteRedirect, context: CompileContext): string {
  if (!('route' in to || 'href' in to))
    throw new CompileError(context, 'a redirect needs a route or an address as its target')
  const expr = compileLink(to, context, (one) => compileValue(one, undefined, context))
  if (expr[0] === '=') return isObject(expr[1]) ? String(expr[1].href) : ''
  const href = expr[0] === 'object' ? expr[1].href : undefined
  const parts = href?.[0] === 'text' ? href[1] : []
  return parts.map((part) => (typeof part === 'string' ? part : parameterOf(part))).join('')
}

function parameterOf(part: Expr): string {
  const inner = part[0] === 'format' ? part[2] : part
  return inner[0] === 'ref' ? `{${inner[1].split('.').at(-1) ?? ''}}` : ''
}

function popupPlan(popup: PopupDocument, parts: AppParts, context: CompileContext): PopupPlan {
  const { id, trigger, group, priority, routes, caps = {}, excludes } = popup
  const when = visibilityRule(popup, context)
  return {
    id,
    auto: trigger === 'auto',
    group,
    priority,
    ...(routes === undefined ? {} : { routes }),
    ...(when === undefined ? {} : { when }),
    caps,
    ...(excludes === undefined ? {} : { excludes }),
    slice: parts.popupSlice(id),
  }
}

/** Compiles the texts that code reads by key: those in `strings` documents whose key starts with `app.`. */
function actionStrings(site: CompileSite, context: CompileContext): { [key: string]: Expr } {
  const found: { [key: string]: Expr } = {}
  for (const { value: document } of site.documents('strings'))
    for (const [key, texts] of Object.entries(document.strings))
      if (key.startsWith('app.')) found[key] = compileText(texts, argumentsOf(texts), context)
  return found
}

/** Returns the arguments of a text. Code passes the values as `args.<name>`. */
function argumentsOf(texts: Translations): { [name: string]: Expr } {
  const args: { [name: string]: Expr } = {}
  for (const message of Object.values(texts))
    for (const [, name = ''] of message.matchAll(/\{(\w+)/g)) args[name] = ['ref', `args.${name}`]
  return args
}

/**
 * Returns the optional areas that the site chooses. A site without `areas` has all of them if it has a gateway, or else
 * those that neither make calls nor run flows of the site.
 */
export function areasOf(site: CompileSite): readonly string[] {
  const { optionalAreas, areasWithCalls, flows } = site.catalogue
  const { areas } = siteSettings(site)
  if (areas !== undefined) return areas
  const all = [...new Set(Object.values(optionalAreas))]
  if (site.documents('call-settings').length > 0) return all
  const dependent = new Set([...areasWithCalls, ...Object.values(flows)])
  return all.filter((area) => !dependent.has(area))
}

/**
 * Returns the constants that the code of the site's business areas reads, and the settings `hosts` and `containers`.
 */
function constants(settings: SiteDocument, site: CompileSite): { [name: string]: Json } {
  const { constants: declared, optionalAreas } = site.catalogue
  const areas = areasOf(site)
  const found: { [name: string]: Json } = {}
  for (const [name, { default: fallback, owner }] of Object.entries(declared)) {
    const area = own(optionalAreas, owner)
    if (area !== undefined && !areas.includes(area)) continue
    const value = own(settings.constants ?? {}, name)?.value ?? fallback
    if (value !== undefined) found[name] = value
  }
  for (const name of ['hosts', 'containers'] as const) {
    const setting = settings[name]
    if (setting !== undefined) found[name] = setting
  }
  return found
}
