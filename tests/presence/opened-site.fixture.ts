/** A site with its walk, what people see on it at some instants, and the contradictions that comparisons find. */
import type { Json } from '../../engine/core/json.ts'
import { type FindingWitness, formatFinding } from '../../engine/document/finding.ts'
import type { Target } from '../../engine/prove/targets.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { both, type Mask, type OpeningViews, type Situation, Views } from './views.fixture.ts'
import { type Facts, type Opening, type Person, SiteWalk } from './walk.fixture.ts'

/** The facts of a person on a page, and what the person sees. */
export interface View {
  readonly facts: Facts
  readonly seen: ReadonlySet<string>
}

export interface OpenedSite {
  readonly workspace: Workspace
  readonly walk: SiteWalk
  /** The targets of the site that are nodes or popups. */
  readonly targets: readonly Target[]
  /** A person with the default value of each fact, used for facts that a witness does not name. */
  readonly usual: Person
  /** Paths of routes with parameters. */
  readonly samples: ReadonlySet<string>
  /** The computed views by list of situations. */
  readonly views: WeakMap<readonly Situation[], Views>
  /** The computed views by witness. */
  readonly witnesses: Map<string, readonly View[]>
}

/** `samples` are paths of routes with parameters. @throws when the site has errors */
export function openedSite(workspace: Workspace, usual: Person, samples: readonly Opening[]): OpenedSite {
  const errors = workspace.findings().filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(formatFinding).join('\n'))
  const walk = new SiteWalk(workspace, workspace.checkedSite().settings.notFound, samples)
  const targets = workspace.targets().filter(({ kind }) => kind === 'node' || kind === 'popup')
  const paths = new Set(samples.map(({ path }) => path))
  return { workspace, walk, targets, usual, samples: paths, views: new WeakMap(), witnesses: new Map() }
}

/** Returns what one person sees at one instant, for each page. */
export function walkedViews({ walk }: OpenedSite, { person, at }: Situation): readonly View[] {
  return walk.openings.map((opening) => {
    const facts = walk.factsOn(person, at, opening)
    return { facts, seen: walk.seen(facts) }
  })
}

/** Returns the views of all situations. They are cached, because several comparisons use them. */
export function viewsOf(site: OpenedSite, situations: readonly Situation[]): Views {
  const known = site.views.get(situations)
  if (known !== undefined) return known
  const views = new Views(site.walk, situations)
  site.views.set(situations, views)
  return views
}

/** Whether the target is seen in a view. A node of a layout is a different target on each page. */
export function isSeenIn({ facts, seen }: View, { address, routes }: Target): boolean {
  return seen.has(address) && (routes.length === 0 || routes.includes(String(facts['route.id'])))
}

/** Returns the situations in which a person sees the target under a path. */
export function seenMask({ opening, seen }: OpeningViews, { address, routes }: Target): Mask | undefined {
  return routes.length === 0 || routes.includes(opening.route) ? seen.get(address) : undefined
}

/** Returns the facts of a person in `among` who sees the target. */
export function whoSees(views: Views, target: Target, among: Mask): Facts | undefined {
  for (const one of views.openings) {
    const seen = seenMask(one, target)
    const found = seen === undefined ? undefined : both(seen, among)
    if (found?.some((word) => word !== 0) === true) return views.example(found, one.opening)
  }
  return undefined
}

/**
 * Finds an opening in another version of the site: the same route under the same path, or under its first path if it
 * lacks this path. Undefined if the route does not exist.
 */
export function sameOpening({ walk }: OpenedSite, { route, path }: Opening, own: SiteWalk): Opening | undefined {
  const isUnknown = !own.isKnown(path)
  const ofRoute = walk.openings.filter((one) => one.route === route && (one.isUnknown === true) === isUnknown)
  const [first] = ofRoute
  if (first === undefined) return undefined
  const isFixed = walk.openings.some((one) => one.path === path)
  const isSamePath = isUnknown || ofRoute.some((one) => one.path === path) || (walk.isKnown(path) && !isFixed)
  return isSamePath ? { ...first, path } : first
}

/** Returns the view of the same person, instant and route in another version of the site. */
export function sameView(site: OpenedSite, person: Person, { facts }: View, own: SiteWalk): View | undefined {
  const opening = sameOpening(site, { route: String(facts['route.id']), path: String(facts['route.path']) }, own)
  if (opening === undefined) return undefined
  const there = site.walk.factsOn(person, Number(facts['clock.now']), opening)
  return { facts: there, seen: site.walk.seen(there) }
}

type Witness = Omit<FindingWitness, 'address'>

/** Returns the views of a witness: of its route, or of all routes if the witness names none. */
export function viewsOfWitness(site: OpenedSite, { persona, at }: Witness): readonly View[] {
  const key = `${at} ${JSON.stringify(persona)}`
  const known = site.witnesses.get(key)
  if (known !== undefined) return known
  const { walk, usual } = site
  const path = persona['route.path']
  const isUnknown = typeof path === 'string' && !walk.isKnown(path)
  const route = persona['route.id'] ?? (isUnknown ? walk.notFound : undefined)
  const named: readonly Opening[] =
    typeof path !== 'string' || typeof route !== 'string' ? [] : [{ route, path, ...(isUnknown ? { isUnknown } : {}) }]
  const views = [...walk.openings, ...named]
    .map((opening) => walk.factsOn(personOf(persona, usual), at, opening))
    .filter((facts) => Object.entries(persona).every(([fact, value]) => isSame(facts[fact], value)))
    .map((facts) => ({ facts, seen: walk.seen(facts) }))
  site.witnesses.set(key, views)
  return views
}

/** Makes a person from a witness. Facts that the witness does not name have their default value. */
export function personOf(persona: { readonly [fact: string]: Json }, usual: Person): Person {
  return { ...usual, ...Object.fromEntries(Object.entries(persona).filter(([fact]) => !fact.startsWith('route.'))) }
}

function isSame(a: Json | undefined, b: Json): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Collects contradictions and counts comparisons. */
export class Contradictions {
  compared = 0
  /** Number of findings of each code. */
  readonly findings = new Map<string, number>()
  readonly #found: string[] = []

  add(site: string, what: string, more: unknown): void {
    if (this.#found.length < 20) this.#found.push(`${site}: ${what}: ${JSON.stringify(more)}`)
  }

  countFinding(code: string): void {
    this.findings.set(code, (this.findings.get(code) ?? 0) + 1)
  }

  get count(): number {
    return this.#found.length
  }

  toString(): string {
    return this.#found.join('\n')
  }
}

/** The input of a comparison: one tool is compared with walks of the site in some situations. */
export interface Comparison {
  readonly name: string
  readonly site: OpenedSite
  readonly situations: readonly Situation[]
  /** The instant at which proofs start. */
  readonly at: number
  readonly contradictions: Contradictions
}
