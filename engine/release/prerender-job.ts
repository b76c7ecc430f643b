/** Prerender jobs: the input of the prerenderer for one page at one instant. */
import { boundariesAround } from '../compile/boundaries.ts'
import type { CompiledPath, CompiledSite } from '../compile/site.ts'
import { dayIn, type Locale } from '../core/format.ts'
import type { DocumentTexts, PrerenderJob } from '../core/prerender.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { readNode, type WireItem, type WireSlice } from '../core/wire.ts'
import { type PlayerBuild, scriptsOf } from './player-build.ts'
import { answerKey, type PublicAnswers, publicCallOf } from './public-answers.ts'

export interface TimedJob {
  /** The job without the style. The slice in the job contains the hash of the style. */
  readonly job: Omit<PrerenderJob, 'css'>
  /**
   * The page stays the same from `last` until `next`, milliseconds since 1970. Each is absent if there is no such
   * boundary.
   */
  readonly last?: number | undefined
  readonly next?: number | undefined
}

export interface JobParts {
  readonly compiled: CompiledSite
  readonly build: PlayerBuild
  readonly at: number
  readonly siteTitle: string
  readonly documentTexts: DocumentTexts
  readonly locale: Locale
  /** Prefix of the addresses of the language. */
  readonly prefix: string
  readonly answers?: PublicAnswers
  /** Address of the web app manifest. */
  readonly manifest?: string | undefined
}

/**
 * Builds the job of a page. Its clock is set to the last boundary, so all publishes between two boundaries give the
 * same bytes.
 */
export function prerenderJob(
  { compiled, build, at, siteTitle, documentTexts, locale, prefix, answers, manifest }: JobParts,
  path: CompiledPath,
  slice: WireSlice,
): TimedJob {
  const use: PageUse = {
    rules: compiled.skins.flatMap(({ when }) => (when === undefined ? [] : [when])),
    showsDay: false,
    prerendered: new Set(),
    selectsByParameter: false,
  }
  collectFromItem(slice.root, use)
  const { last, next } = boundariesAround(use.rules, at, compiled.timeZone, use.showsDay)
  const { route: id, params, login, restricted } = path
  const hasParameters = path.path.includes('{')
  // At publish the parameter is unknown, so the list would be prerendered empty and would hide the list that the device
  // has cached.
  const shown = hasParameters && use.selectsByParameter ? undefined : answersFor(slice, use.prerendered, answers)
  const job = {
    ...(shown === undefined ? {} : { answers: shown }),
    seed: {
      slice,
      route: { id, ...(hasParameters ? {} : { path: path.path }), params, login, restricted },
      at: last ?? 0,
      locale,
      ...(prefix === '' ? {} : { prefix }),
      ...(compiled.hasAreas ? { areas: true as const } : {}),
    },
    skin: skinAt(compiled, at),
    ...scriptsOf(build, slice, compiled.hasAreas),
    siteTitle,
    documentTexts,
    policy: compiled.policy,
    icon: compiled.icon,
    ...(compiled.touchIcon === undefined ? {} : { touchIcon: compiled.touchIcon }),
    card: compiled.card,
    ...(manifest === undefined ? {} : { manifest }),
    ...alternatesOf(compiled, path),
  }
  return { job, last, next }
}

/**
 * Hashes of the public answers that the prerendered selectors of the page read. Undefined if an answer is missing,
 * because a list without its exclusions would show too much.
 */
function answersFor(
  { data }: Pick<WireSlice, 'data'>,
  references: ReadonlySet<string>,
  answers: PublicAnswers = new Map(),
): PrerenderJob['answers'] {
  const hashes: { [source: string]: string } = {}
  for (const [name, plan] of Object.entries(data)) {
    const call = references.has(`data.${name}.value`) ? publicCallOf(plan) : undefined
    if (call === undefined) continue
    const answer = answers.get(answerKey(call))
    if (answer === undefined) return undefined
    hashes[name] = answer.hash
  }
  return Object.keys(hashes).length === 0 ? undefined : hashes
}

/**
 * The addresses of a page in all languages, for search engines. The not-found page has none, because it has no address.
 * A page with parameters has none, because one document is sent for all of its addresses.
 */
function alternatesOf(
  { languageAddresses, languages, origin, notFound }: CompiledSite,
  { route, path }: CompiledPath,
): Pick<PrerenderJob, 'alternates'> {
  if (!languageAddresses || route === notFound || path.includes('{')) return {}
  return {
    alternates: languages.map(({ language, locale, prefix }) => ({
      language,
      tag: locale.tag,
      address: origin + prefix + path,
    })),
  }
}

/** What a prerendered page depends on, besides its slice. */
interface PageUse {
  readonly rules: RulePlan[]
  /** True if a value of the page reads the current day or instant. */
  showsDay: boolean
  /** References that the selectors with prerendered results read. */
  readonly prerendered: Set<string>
  /** True if the arguments of a selector with a prerendered result depend on a parameter of the address. */
  selectsByParameter: boolean
}

function collectFromItem(item: WireItem, use: PageUse): void {
  if ('outlet' in item) return collectFromItem(item.outlet, use)
  if ('of' in item) return item.of.forEach((variant) => collectFromItem(variant, use))
  const { condition, bindings = {}, each, slots = {}, fallback } = readNode(item)
  if (condition !== undefined) use.rules.push(condition)
  for (const expr of [...Object.values(bindings), each?.in]) collectFromValue(expr, use)
  for (const items of Object.values(slots)) for (const child of items) collectFromItem(child, use)
  if (typeof fallback === 'object') collectFromItem(fallback, use)
}

/**
 * Collects the rules of conditional values and table rows, references to the clock, and the references of prerendered
 * selectors.
 */
function collectFromValue(expr: unknown, use: PageUse): void {
  if (expr === 'fact.clock.today' || expr === 'fact.clock.now') use.showsDay = true
  if (typeof expr !== 'object' || expr === null) return
  if (Array.isArray(expr)) {
    if (expr[0] === '=') return
    if (expr[0] === 'select' && typeof expr[4] === 'number') {
      for (const ref of expr[3] as readonly string[]) use.prerendered.add(ref)
      if (readsParameter(expr[2])) use.selectsByParameter = true
    }
    if (expr[0] === 'if') use.rules.push(expr[1] as RulePlan)
    if (expr[0] === 'rows')
      use.rules.push(...(expr[1] as readonly (readonly [RulePlan, unknown])[]).map(([rule]) => rule))
  }
  for (const part of Object.values(expr)) collectFromValue(part, use)
}

/** Whether an expression reads a parameter of the address. */
function readsParameter(expr: unknown): boolean {
  if (typeof expr !== 'object' || expr === null) return false
  if (Array.isArray(expr) && expr[0] === '=') return false
  if (Array.isArray(expr) && expr[0] === 'ref') return String(expr[1]).startsWith('route.params.')
  return Object.values(expr).some(readsParameter)
}

/** The skin for an unknown person. Facts about people are unknown, so only rules about the clock can hold. */
export function skinAt({ skins, skinDefault, timeZone }: CompiledSite, at: number): PrerenderJob['skin'] {
  const read = (fact: string): unknown =>
    fact === 'clock.now' ? at : fact === 'clock.today' ? dayIn(at, timeZone) : undefined
  const types = { 'clock.now': 't', 'clock.today': 's' } as const
  const [skin] = skins
    .filter(({ when }) => when === undefined || compileRule(when, types).test(read) === TRUE)
    .sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1))
  const applied = skin ?? skins.find((candidate) => candidate.id === skinDefault)
  if (applied === undefined) throw new Error(`the default skin ${skinDefault} does not exist`)
  const colors = ({ id, scheme, ink }: typeof applied): PrerenderJob['skin'] => ({ id, scheme, ink })
  const counterpart = skins.find(({ id }) => id === applied.counterpart)
  return { ...colors(applied), ...(counterpart === undefined ? {} : { counterpart: colors(counterpart) }) }
}
