/**
 * What a person sees at an instant, by walking compiled pages as the player does: guards, redirects, variants, popups.
 * An oracle for proofs: it shares no code with them, nor with the evaluation of rules in the player.
 */
import type { Json } from '../../engine/core/json.ts'
import type { App, ItemPlan, NodePlan, PopupPlan, RulePlan } from '../../engine/core/slice.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'

/** Values of all facts except those of the route and the clock. */
export type Person = { readonly [fact: string]: Json }

/** One way to open a page: a route under one of its paths, or any path that no route has. */
export interface Opening {
  readonly route: string
  readonly path: string
  /** Whether the path is unknown, so that the page is shown without guards. */
  readonly isUnknown?: true
}

export type Facts = { [fact: string]: Json }
export type Test = (facts: Facts) => boolean

const WEEK = 7 * 86_400_000

interface Walked {
  readonly address: string
  readonly test: Test
  /** Each item is a list of variants. */
  readonly items: readonly (readonly Walked[])[]
}

/** Evaluates a rule. Written for this test; rules are compared with it. */
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
  const own = (facts: Facts): Json => {
    const found = facts[fact]
    if (found === undefined) throw new Error(`the person has no ${fact}`)
    return found
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
      return (facts) => String(own(facts)).includes(String(value))
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

/** The compiled pages and popups of a site. */
export class SiteWalk {
  readonly openings: readonly Opening[]
  readonly #app: App
  readonly #pages: ReadonlyMap<string, Walked>
  readonly #popups: ReadonlyMap<string, Walked>
  readonly #popupTests: ReadonlyMap<string, Test>
  readonly #guards: { readonly login: Test; readonly restricted: Test }
  readonly #day: Intl.DateTimeFormat

  /** `samples` are paths of the routes with parameters. */
  constructor(workspace: Workspace, notFound: string, samples: readonly Opening[]) {
    const { languages, timeZone } = workspace.compile({ assetName: (asset) => asset })
    const [language] = languages
    if (language === undefined) throw new Error('a site has a language')
    this.#app = language.app(
      (route) => route,
      (popup) => popup,
    )
    this.#pages = new Map([...language.pages].map(([route, { root }]) => [route, walked(root)]))
    this.#popups = new Map([...language.popups].map(([popup, { root }]) => [popup, walked(root)]))
    this.#popupTests = new Map(this.#app.popups.map(({ id, when = true }) => [id, testOf(when)]))
    const { login = true, restricted = true } = this.#app.guards
    this.#guards = { login: testOf(login), restricted: testOf(restricted) }
    this.#day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    this.openings = [
      ...this.#app.routes.flatMap(({ id, paths }) =>
        paths.flatMap(({ path }) => (path.includes('{') ? [] : [{ route: id, path }])),
      ),
      ...samples,
      { route: notFound, path: '/unknown-1', isUnknown: true },
    ]
  }

  /** All facts of a person on a page, whether the person can open it or not. */
  factsOn(person: Person, at: number, { route: id, path, isUnknown }: Opening): Facts {
    const route = this.#app.routes.find((one) => one.id === id)
    return {
      ...person,
      'clock.now': at,
      'clock.today': this.#day.format(at),
      'route.id': id,
      'route.login': route?.login === true && isUnknown !== true,
      'route.restricted': route?.restricted === true && isUnknown !== true,
      'route.path': path,
      'route.top': path.split('/')[1] ?? '',
    }
  }

  /** False if a guard, a redirect or the lack of a page prevents that the page is shown. */
  isShown(facts: Facts): boolean {
    const id = String(facts['route.id'])
    const route = this.#app.routes.find((one) => one.id === id)
    if (!this.#pages.has(id) || route?.redirect !== undefined) return false
    if (facts['route.restricted'] === true && !this.#guards.restricted(facts)) return false
    return facts['route.login'] !== true || this.#guards.login(facts)
  }

  /** Addresses of the visible nodes of the page, and of those of each popup that may be open over it. */
  seen(facts: Facts): ReadonlySet<string> {
    const found = new Set<string>()
    if (!this.isShown(facts)) return found
    visit(this.#pages.get(String(facts['route.id'])), facts, found)
    for (const popup of this.popupsOver(facts)) {
      found.add(`popup:${popup.id}`)
      visit(this.#popups.get(popup.id), { ...facts, 'popup.open': popup.id }, found)
    }
    return found
  }

  /** Popups that may be open: by themselves, or by an action. */
  popupsOver(facts: Facts): readonly PopupPlan[] {
    return this.#app.popups.filter(
      ({ id, auto, routes }) =>
        (!auto || routes?.includes(String(facts['route.id'])) !== false) && this.#popupTests.get(id)?.(facts) === true,
    )
  }
}

function walked(node: NodePlan): Walked {
  return {
    address: node.address,
    test: testOf(node.condition ?? true),
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
