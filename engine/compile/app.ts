/** Everything the running app needs beside its page: routes, popups, flows, skins, texts of actions, calls. */
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import type { App, Expr, FactType, PopupPlan, RoutePlan, RulePlan, SkinPlan } from '../core/slice.ts'
import { memoize } from '../memo/memo.ts'
import { type CompileContext, type CompileSite, newContext } from './context.ts'
import { link } from './link.ts'
import { steps } from './node.ts'
import { condition } from './rule.ts'
import { tablePlan } from './table.ts'
import { text } from './text.ts'
import { value } from './value.ts'

export interface AppParts {
  /** Address of the slice of a page shown by a route. */
  readonly sliceOf: (route: string) => string | undefined
  readonly popupSlice: (popup: string) => string
  readonly chunks: { readonly [widget: string]: readonly string[] }
}

export function compileApp(site: CompileSite, parts: AppParts): App {
  const context = newContext(site, 'app', 'site/site')
  const at = (...address: string[]): CompileContext => ({ ...context, address })
  const settings = site.document('site', 'site')?.value ?? {}
  return {
    language: site.language,
    parts: [],
    routes: site.documents('route').map((route) => keptRoutePlan(route.value, parts, at('route', route.id))),
    guards: guards(settings, context),
    notFound: parts.sliceOf((settings.notFound as string | undefined) ?? 'not-found') ?? '',
    popups: site.documents('popup').map((popup) => popupPlan(popup.value, parts, at('popup', popup.id))),
    flows: Object.fromEntries(
      site.documents('flow').map((flow) => [flow.id, { steps: steps(flow.value.steps as readonly Json[], at('flow', flow.id)) }]),
    ),
    skins: site.documents('skin').map((skin) => skinPlan(skin.value, at('skin', skin.id))),
    strings: actionStrings(site, context),
    constants: constants(settings),
    errors: typeof settings.errors === 'string' ? tablePlan(settings.errors, context, (cell, schema) => value(cell, schema, context)) : [],
    calls: (site.documents('call-settings')[0]?.value ?? {}) as Json,
    timeZone: site.timeZone,
    chunks: parts.chunks,
    facts: { ...context.collected.facts } satisfies { [fact: string]: FactType },
  }
}

function guards(settings: JsonObject, context: CompileContext): App['guards'] {
  const found: { login?: RulePlan; restricted?: RulePlan } = {}
  for (const name of ['login', 'restricted'] as const) {
    const guard = isObject(settings.guards) ? settings.guards[name] : undefined
    const rule = guard === undefined ? undefined : condition({ when: guard }, context)
    if (rule !== undefined) found[name] = rule
  }
  return found
}

/** Plans of a route as it was last, by language. */
const lastPlans = memoize((_route: JsonObject) => new Map<string, { readonly slice: string | undefined; readonly plan: RoutePlan }>())

/** The same plan as long as the route and the address of its slice are: most routes of a site. What redirects is made of other routes, too. */
function keptRoutePlan(route: JsonObject, parts: AppParts, context: CompileContext): RoutePlan {
  if (route.redirect !== undefined) return routePlan(route, parts, context)
  const slice = parts.sliceOf(route.id as string)
  const plans = lastPlans(route)
  const before = plans.get(context.site.language)
  if (before !== undefined && before.slice === slice) return before.plan
  const plan = routePlan(route, parts, context)
  plans.set(context.site.language, { slice, plan })
  return plan
}

function routePlan(route: JsonObject, parts: AppParts, context: CompileContext): RoutePlan {
  const id = route.id as string
  const slice = parts.sliceOf(id)
  const paths = [
    { path: route.path as string },
    ...((route.aliases as readonly JsonObject[] | undefined) ?? []).map(
      (alias) => alias as { path: string; params?: { [name: string]: string } },
    ),
  ]
  const params: { [name: string]: string } = {}
  for (const [name, declared] of Object.entries(isObject(route.params) ? route.params : {})) {
    const constraint = constraintOf(declared)
    if (constraint !== undefined) params[name] = constraint
  }
  const redirect = isObject(route.redirect) ? route.redirect : undefined
  return {
    id,
    paths: paths.map(({ path, params: fixed }) => ({
      path,
      ...(fixed === undefined ? {} : { params: fixed }),
      ...(slice === undefined ? {} : { slice }),
    })),
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(route.login === true ? { login: true as const } : {}),
    ...(route.restricted === true ? { restricted: true as const } : {}),
    ...(redirect === undefined
      ? {}
      : { redirect: { to: redirectTarget(redirect, context), ...(redirect.carryQuery === true ? { carryQuery: true as const } : {}) } }),
    ...(typeof route.popup === 'string' ? { popup: route.popup } : {}),
  }
}

/** A parameter's pattern by name, or its words joined by `|`. */
export function constraintOf(declared: Json | undefined): string | undefined {
  if (!isObject(declared)) return undefined
  if (typeof declared.pattern === 'string') return declared.pattern
  return Array.isArray(declared.enum) ? declared.enum.join('|') : undefined
}

/** Where a redirect leads: parameters of the path stand as `{name}`. */
export function redirectTarget(redirect: JsonObject, context: CompileContext): string {
  const to = isObject(redirect.to) ? redirect.to : redirect
  const expr = link(to, context, (one) => value(one, undefined, context))
  const href = expr[0] === '=' ? (expr[1] as JsonObject).href : expr[0] === 'object' ? expr[1].href : undefined
  if (typeof href === 'string') return href
  const parts = Array.isArray(href) && href[0] === 'text' ? (href[1] as readonly (string | Expr)[]) : []
  return parts.map((part) => (typeof part === 'string' ? part : parameterOf(part))).join('')
}

function parameterOf(part: Expr): string {
  const inner = part[0] === 'format' ? part[2] : part
  return inner[0] === 'ref' ? `{${inner[1].split('.').at(-1) ?? ''}}` : ''
}

function popupPlan(popup: JsonObject, parts: AppParts, context: CompileContext): PopupPlan {
  const when = condition(popup, context)
  return {
    id: popup.id as string,
    auto: popup.trigger === 'auto',
    group: (popup.group as string | undefined) ?? (popup.id as string),
    priority: (popup.priority as number | undefined) ?? 0,
    ...(Array.isArray(popup.routes) ? { routes: popup.routes as readonly string[] } : {}),
    ...(when === undefined ? {} : { when }),
    caps: (popup.caps as PopupPlan['caps'] | undefined) ?? {},
    ...(Array.isArray(popup.excludes) ? { excludes: popup.excludes as readonly string[] } : {}),
    slice: parts.popupSlice(popup.id as string),
  }
}

function skinPlan(skin: JsonObject, context: CompileContext): SkinPlan {
  const when = condition(skin, context)
  return {
    id: skin.id as string,
    ...(when === undefined ? {} : { when }),
    priority: (skin.priority as number | undefined) ?? 0,
    scheme: skin.scheme === 'light' ? 'light' : 'dark',
  }
}

/** Texts that actions ask for by key: those of `strings` documents marked for code by the prefix `app.`. */
function actionStrings(site: CompileSite, context: CompileContext): { [key: string]: Expr } {
  const found: { [key: string]: Expr } = {}
  for (const document of site.documents('strings')) {
    for (const [key, texts] of Object.entries(isObject(document.value.strings) ? document.value.strings : {})) {
      if (!key.startsWith('app.') || !isObject(texts)) continue
      found[key] = text(texts, argumentsOf(texts), context)
    }
  }
  return found
}

/** Arguments of a text that code will give: read as `args.<name>`. */
function argumentsOf(texts: JsonObject): { [name: string]: Expr } {
  const args: { [name: string]: Expr } = {}
  for (const message of Object.values(texts))
    for (const [, name] of String(message).matchAll(/\{(\w+)/g)) args[name as string] = ['ref', `args.${name}`]
  return args
}

function constants(site: JsonObject): { [name: string]: Json } {
  const found: { [name: string]: Json } = {}
  for (const [name, constant] of Object.entries(isObject(site.constants) ? site.constants : {}))
    found[name] = isObject(constant) ? (constant.value as Json) : constant
  for (const name of ['hosts', 'containers', 'switches', 'currency', 'languages', 'defaultLanguage'])
    if (site[name] !== undefined) found[name] = site[name] as Json
  return found
}
