/** Tests the difference of two sites: the people in its groups, and nobody else, gain or lose something. */
import type { AudienceDifference, PersonaGroup } from '../../engine/prove/audience.ts'
import {
  type Comparison,
  type OpenedSite,
  personOf,
  sameOpening,
  sameView,
  viewsOf,
  viewsOfWitness,
} from './opened-site.fixture.ts'
import { both, either, isEmpty, type Mask, type Views, without } from './views.fixture.ts'

/** The people who gain (`isGain`), or who lose, at least one of the addresses. */
interface Side {
  readonly isGain: boolean
  readonly group: PersonaGroup
  readonly addresses: ReadonlySet<string>
  readonly routes: ReadonlySet<string>
}

/** `comparison.site` is the site after the edit. */
export function compareDifference(comparison: Comparison, before: OpenedSite): void {
  const { site: after, at } = comparison
  const { audience = [] } = after.workspace.difference(before.workspace, at)
  const sides = audience.filter(({ kind }) => kind === 'node' || kind === 'popup').flatMap(sidesOf)
  for (const side of sides) compareWitness(comparison, before, side)
  compareViews(comparison, before, sides)
}

function sidesOf({ addresses, inside, routes, gains, loses }: AudienceDifference): readonly Side[] {
  const sideOf = (group: PersonaGroup, isGain: boolean): Side => ({
    isGain,
    group,
    addresses: new Set([...addresses, ...inside]),
    routes: new Set(routes),
  })
  return [...gains.map((group) => sideOf(group, true)), ...loses.map((group) => sideOf(group, false))]
}

/** Checks that the witness of a group sees the change. */
function compareWitness({ name, site: after, contradictions }: Comparison, before: OpenedSite, side: Side): void {
  const { group, isGain, addresses } = side
  contradictions.compared++
  if (group.notProven !== undefined || group.witness === undefined)
    return contradictions.add(name, 'a difference is not proven', group)
  const { witness } = group
  const [more, less] = isGain ? [after, before] : [before, after]
  const person = personOf(witness.persona, more.usual)
  const isSeen = viewsOfWitness(more, witness).some((view) => {
    const other = sameView(less, person, view, more.walk)
    return [...view.seen].some((address) => addresses.has(address) && other?.seen.has(address) !== true)
  })
  if (!isSeen)
    contradictions.add(name, `${[...addresses].join()} is not ${isGain ? 'gained' : 'lost'} by the witness`, witness)
}

/** True for popups and their nodes, which are the same on most routes. */
const isInPopup = (address: string): boolean => /^(popup:|enter\/|pop-)/.test(address)

/** Checks that a person is in a group of the difference exactly if the person sees a difference. */
function compareViews(comparison: Comparison, before: OpenedSite, sides: readonly Side[]): void {
  const { site: after, situations, at } = comparison
  const all = viewsOf(after, situations)
  const later = all.maskOf((one) => one.at >= at)
  for (const isGain of [true, false]) {
    const [more, less] = isGain ? [after, before] : [before, after]
    const ofSide = sides
      .filter((side) => side.isGain === isGain)
      .map((side) => ({ side, mask: both(later, duringMask(side, all, at)) }))
    compareSides(comparison, { more, less, isGain, later }, ofSide)
  }
}

/** Returns the mask of the situations within the windows of a group. */
function duringMask({ group }: Side, views: Views, at: number): Mask {
  return views.maskOf((one) =>
    group.windows.some(({ from, until }) => (from ?? at) <= one.at && one.at <= (until ?? Infinity)),
  )
}

/** One direction of the comparison: people in the groups see something in `more` that they do not see in `less`. */
interface Direction {
  readonly more: OpenedSite
  readonly less: OpenedSite
  readonly isGain: boolean
  /** The situations at or after the start of the proofs. */
  readonly later: Mask
}

function compareSides(
  { name, situations, contradictions }: Comparison,
  { more, less, isGain, later }: Direction,
  sides: readonly { readonly side: Side; readonly mask: Mask }[],
): void {
  const [views, others] = [viewsOf(more, situations), viewsOf(less, situations)]
  const pairs = views.openings.map((view) => {
    const opening = sameOpening(less, view.opening, more.walk)
    return { view, other: opening === undefined ? undefined : others.under(opening).seen }
  })
  type Pair = (typeof pairs)[number]
  const changed = ({ view, other }: Pair, address: string): Mask =>
    without(view.seen.get(address) ?? views.none, other?.get(address) ?? views.none)
  const seenAnywhere = (address: string): Mask =>
    others.openings.reduce((found, { seen }) => either(found, seen.get(address) ?? views.none), views.none)
  for (const pair of pairs) {
    const { opening, seen } = pair.view
    contradictions.compared += situations.length
    const isWhole = isWholePage(opening.route, more, less)
    for (const address of seen.keys()) {
      let left = both(changed(pair, address), later)
      if (isEmpty(left) || (isWhole && !isInPopup(address) && isShownBy(address, less))) continue
      if (isInPopup(address)) left = without(left, seenAnywhere(address))
      for (const { side, mask } of sides)
        if (side.addresses.has(address)) left = without(left, both(mask, views.holds(side.group.who, opening)))
      if (!isEmpty(left))
        contradictions.add(name, `nobody ${isGain ? 'gains' : 'loses'} ${address}`, views.example(left, opening))
    }
  }
  for (const { side, mask } of sides) {
    const held = pairs
      .filter(({ view }) => side.routes.size === 0 || side.routes.has(view.opening.route))
      .map((pair) => ({ pair, here: both(mask, views.holds(side.group.who, pair.view.opening)) }))
    let seen = views.none
    for (const { pair, here } of held)
      for (const address of side.addresses) seen = either(seen, both(here, changed(pair, address)))
    for (const { pair, here } of held) {
      const unseen = without(here, seen)
      if (isEmpty(unseen)) continue
      const facts = views.example(unseen, pair.view.opening)
      contradictions.add(name, `${[...side.addresses].join()} ${side.group.words}: not seen`, facts)
      break
    }
  }
}

/** Returns the page of a route; undefined if the route redirects. */
function pageOf({ workspace }: OpenedSite, route: string): string | undefined {
  const found = workspace.checkedSite().index.document('route', route)?.value
  return found?.redirect === undefined ? found?.page : undefined
}

/**
 * Whether the route and its page are new or removed. The difference does not report the nodes of the layout around such
 * a page.
 */
function isWholePage(route: string, more: OpenedSite, less: OpenedSite): boolean {
  const page = pageOf(more, route)
  if (page === undefined || pageOf(less, route) !== undefined) return false
  const routes = less.workspace.checkedSite().index.documents('route')
  return !routes.some(({ id }) => pageOf(less, id) === page)
}

function isShownBy(address: string, { targets }: OpenedSite): boolean {
  return targets.some((target) => target.address === address)
}
