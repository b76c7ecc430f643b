/**
 * Computes what a person sees at an instant, by a walk over compiled pages like that of the player: guards, redirects,
 * variants, popups. It is an oracle for proofs, and shares no code with them or with the rules of the player.
 */
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import type { App, ItemPlan, NodePlan, ParamConstraints, PopupPlan, RulePlan } from '../../engine/core/slice.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'

/** Values of all facts except those of the route and the clock. */
export type Person = { readonly [fact: string]: Json }

/** One way to open a page: a route under one of its paths, or any path that no route has. */
export interface Opening {
  readonly route: string
  readonly path: string
  /** True if no route has the path, so the not-found page is shown without guards. */
  readonly isUnknown?: true
}

export type Facts = { [fact: string]: Json }
export type Test = (facts: Facts) => boolean

const WEEK = 7 * 86_400_000

export interface Walked {
  readonly address: string
  readonly condition: RulePlan
  readonly test: Test
  /** Names of the actions and flows that the events of the node start, such as `flow:play`. */
  readonly starts: readonly string[]
  /** Each item is a list of variants. */
  readonly items: readonly (readonly Walked[])[]
}

/** Evaluates a rule. This implementation is for tests only, to compare the engine with it. */
export function testOf(rule: RulePlan): Test {
  if (typeof rule === 'boolean') return () => rule
  if (rule[0] === 'not') {
    const inner = testOf(rule[1])
    return (facts) => !inner(facts)
  }
  if (rule[0] !== 'is') {
    const parts = (rule.slice(1) as RulePlan[]).map(testOf)
    return rule[0] === 'all'
      ? (facts) => parts.every((part) => part(facts))
      : (facts) => parts.some((part) => part(facts))
  }
  const [, fact, op, value] = rule
  const list = Array.isArray(value) ? (value as readonly Json[]) : []
  const ends = list.map((end) => (end === null ? undefined : Number(end)))
  const [low = -Infinity, high = Infinity] = ends
  const factOf = (facts: Facts, name: string): Json => {
    const found = facts[name]
    if (found === undefined) throw new Error(`the person has no ${name}`)
    return found
  }
  const own = (facts: Facts): Json => factOf(facts, fact)
  if (isObject(value) && typeof value.fact === 'string') {
    const other = value.fact
    return (facts) => testOf(['is', fact, op, factOf(facts, other)])(facts)
  }
  switch (op) {
    case 'eq':
      return (facts) => own(facts) === value
    case 'neq':
      return (facts) => own(facts) !== value
    case 'in':
      return (facts) => list.includes(own(facts))
    case 'notIn':
      return (facts) => !list.includes(own(facts))
    case 'gt':
      return (facts) => Number(own(facts)) > Number(value)
    case 'gte':
      return (facts) => Number(own(facts)) >= Number(value)
    case 'lt':
      return (facts) => Number(own(facts)) < Number(value)
    case 'lte':
      return (facts) => Number(own(facts)) <= Number(value)
    case 'between':
      return (facts) => Number(own(facts)) >= low && Number(own(facts)) <= high
    case 'contains':
      return (facts) => hasPart(own(facts), value)
    case 'notContains':
      return (facts) => !hasPart(own(facts), value)
    case 'exists':
      return (facts) => (own(facts) !== '') === (value !== false)
    case 'week': {
      const windows = list as readonly (readonly [number, number])[]
      return (facts) => {
        const offset = Number(own(facts)) % WEEK
        return windows.some(([from, until]) => from <= offset && offset <= until)
      }
    }
    default:
      throw new Error(`no random rule used ${op} when this test was written: add it`)
  }
}

function hasPart(whole: Json, part: Json | undefined): boolean {
  return isList(whole) ? whole.includes(String(part)) : String(whole).includes(String(part))
}

/** The compiled pages and popups of a site. */
export class SiteWalk {
  readonly openings: readonly Opening[]
  /** The route whose page is shown under unknown paths. */
  readonly notFound: string
  readonly pages: ReadonlyMap<string, Walked>
  readonly popups: ReadonlyMap<string, Walked>
  readonly #app: App
  readonly #routes: ReadonlyMap<string, App['routes'][number]>
  readonly #popupTests: ReadonlyMap<string, Test>
  readonly #guards: { readonly login: RulePlan; readonly restricted: RulePlan }
  readonly #dayOf: (at: number) => string
  /** A regular expression for each path with parameters. */
  readonly #patterns: readonly RegExp[]

  /** `samples` are paths of the routes with parameters. */
  constructor(workspace: Workspace, notFound: string, samples: readonly Opening[]) {
    this.notFound = notFound
    const { languages, timeZone } = workspace.compile({ assetName: (asset) => asset })
    const [language] = languages
    if (language === undefined) throw new Error('a site has a language')
    this.#app = language.app(
      (route) => route,
      (popup) => popup,
    )
    this.pages = new Map([...language.pages].map(([route, { root }]) => [route, walked(root)]))
    this.popups = new Map([...language.popups].map(([popup, { root }]) => [popup, walked(root)]))
    this.#routes = new Map(this.#app.routes.map((route) => [route.id, route]))
    this.#popupTests = new Map(this.#app.popups.map(({ id, when = true }) => [id, testOf(when)]))
    const { login = true, restricted = true } = this.#app.guards
    this.#guards = { login, restricted }
    this.#dayOf = daysIn(timeZone)
    this.#patterns = this.#app.routes.flatMap(({ paths, params = {} }) =>
      paths.flatMap(({ path }) => (path.includes('{') ? [patternOf(path, params)] : [])),
    )
    this.openings = [
      ...this.#app.routes.flatMap(({ id, paths }) =>
        paths.flatMap(({ path }) => (path.includes('{') ? [] : [{ route: id, path }])),
      ),
      ...samples,
      { route: notFound, path: '/unknown-1', isUnknown: true },
    ]
  }

  /** Whether a route has this path. */
  isKnown(path: string): boolean {
    return (
      this.openings.some((one) => one.path === path && one.isUnknown !== true) ||
      this.#patterns.some((one) => one.test(path))
    )
  }

  /** Returns all facts of a person on a page, even if the person cannot open the page. */
  factsOn(person: Person, at: number, opening: Opening): Facts {
    return { ...this.factsAt(person, at), ...this.routeFacts(opening) }
  }

  /** Returns the facts of a person that do not depend on the page. */
  factsAt(person: Person, at: number): Facts {
    return { ...person, 'clock.now': at, 'clock.today': this.#dayOf(at) }
  }

  /** Returns the facts of a page that do not depend on the person. */
  routeFacts({ route: id, path, isUnknown }: Opening): Facts {
    const route = this.#routes.get(id)
    return {
      'route.id': id,
      'route.login': route?.login === true && isUnknown !== true,
      'route.restricted': route?.restricted === true && isUnknown !== true,
      'route.path': path,
      'route.top': path.split('/')[1] ?? '',
    }
  }

  /** False for a route that redirects or has no page. */
  hasPage({ route }: Pick<Opening, 'route'>): boolean {
    return this.pages.has(route) && this.#routes.get(route)?.redirect === undefined
  }

  /** The rules that a person must meet to open the page. */
  guardsOf({ route: id, isUnknown }: Opening): readonly RulePlan[] {
    const route = this.#routes.get(id)
    if (isUnknown === true) return []
    const { login, restricted } = this.#guards
    return [...(route?.restricted === true ? [restricted] : []), ...(route?.login === true ? [login] : [])]
  }

  /** False if the page is not shown, because of a guard, a redirect or a missing page. */
  isShown(facts: Facts): boolean {
    if (!this.hasPage({ route: String(facts['route.id']) })) return false
    if (facts['route.restricted'] === true && !testOf(this.#guards.restricted)(facts)) return false
    return facts['route.login'] !== true || testOf(this.#guards.login)(facts)
  }

  /** Returns the addresses of the visible nodes of the page, and of each popup that may be open over the page. */
  seen(facts: Facts): ReadonlySet<string> {
    const found = new Set<string>()
    if (!this.isShown(facts)) return found
    visit(this.pages.get(String(facts['route.id'])), facts, found)
    for (const popup of this.popupsOver(facts)) {
      found.add(`popup:${popup.id}`)
      visit(this.popups.get(popup.id), { ...facts, 'popup.open': popup.id }, found)
    }
    return found
  }

  /** Returns the popups that may be open for this person, because they open automatically or an action opens them. */
  popupsOver(facts: Facts): readonly PopupPlan[] {
    const route = String(facts['route.id'])
    return this.popupsOn({ route }).filter(({ id }) => this.#popupTests.get(id)?.(facts) === true)
  }

  /**
   * Returns the popups that may open over the page of a route: automatically, by an action, or because the route names
   * them.
   */
  popupsOn({ route }: Pick<Opening, 'route'>): readonly PopupPlan[] {
    const named = this.#routes.get(route)?.popup
    return this.#app.popups.filter(({ id, auto, routes }) => !auto || routes?.includes(route) !== false || named === id)
  }
}

const dayFunctions = new Map<string, (at: number) => string>()

/** Returns a function that gives the day of an instant. Days are cached per time zone, for all sites. */
function daysIn(timeZone: string): (at: number) => string {
  const known = dayFunctions.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const days = new Map<number, string>()
  const dayOf = (at: number): string => {
    const found = days.get(at)
    if (found !== undefined) return found
    const day = format.format(at)
    days.set(at, day)
    return day
  }
  dayFunctions.set(timeZone, dayOf)
  return dayOf
}

/** Returns a regular expression for a path with parameters. */
function patternOf(path: string, params: ParamConstraints): RegExp {
  const parameter = (_: string, name: string): string => (params[name]?.pattern === 'digits' ? '\\d+' : '[^/]+')
  return new RegExp(`^${path.replace(/\{(\w+)\??\}/g, parameter)}$`)
}

function walked(node: NodePlan): Walked {
  return {
    address: node.address,
    condition: node.condition ?? true,
    test: testOf(node.condition ?? true),
    starts: Object.values(node.events ?? {}).flatMap((steps) => steps.flatMap((step) => step.do ?? [])),
    items: Object.values(node.slots ?? {})
      .flat()
      .map(variantsOf),
  }
}

function variantsOf(item: ItemPlan): readonly Walked[] {
  if ('outlet' in item) return [walked(item.outlet)]
  return 'variants' in item ? item.variants.map(walked) : [walked(item)]
}

function visit(node: Walked | undefined, facts: Facts, found: Set<string>): void {
  if (node?.test(facts) !== true) return
  found.add(node.address)
  for (const variants of node.items) {
    const first = variants.find(({ test }) => test(facts))
    visit(first, facts, found)
  }
}
