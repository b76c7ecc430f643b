/** Tests the condition of presence of every target, and the proofs of the solver about it. */
import { openSolver } from '../../engine/prove/solve.ts'
import type { Target } from '../../engine/prove/targets.ts'
import type { Catalogue } from '../../engine/core/catalogue.ts'
import { sample } from '../sample.fixture.ts'
import {
  type Comparison,
  isSeenIn,
  seenMask,
  viewsOf,
  viewsOfWitness,
  walkedViews,
  whoSees,
} from './opened-site.fixture.ts'
import { differing, either, isEmpty } from './views.fixture.ts'

const readsRoute = ({ rule }: Target): boolean => JSON.stringify(rule).includes('"route.')

/** Checks that the rule holds for a person on a page exactly if the player app shows the target there. */
export function compareTargets({ name, site, situations, contradictions }: Comparison): void {
  const views = viewsOf(site, situations)
  const { openings, none } = views
  const [first] = openings
  if (first === undefined) return
  for (const target of site.targets) {
    const { rule, routes } = target
    contradictions.compared += situations.length
    const isByRoute = readsRoute(target)
    // A rule that does not depend on the page holds if the target is seen on any page.
    const seenAnywhere = (): typeof none =>
      openings.reduce((found, one) => either(found, seenMask(one, target) ?? none), none)
    const compared = isByRoute
      ? openings.map((one) => ({ ...one, seen: seenMask(one, target) ?? none }))
      : [{ ...first, seen: seenAnywhere() }]
    for (const { opening, seen } of compared) {
      const wrong = differing(views.holds(rule, opening), seen)
      if (isEmpty(wrong)) continue
      contradictions.add(name, target.address, [rule, routes, views.example(wrong, opening)])
      break
    }
  }
}

/** Checks that a walk with all situations at once has the same result as a walk with each single situation. */
export function compareWalks({ name, site, situations, contradictions }: Comparison, count: number): void {
  const views = viewsOf(site, situations)
  for (let n = 0; n < Math.min(count, situations.length); n++) {
    const situation = situations[n]
    if (situation === undefined) return
    walkedViews(site, situation).forEach(({ facts, seen }, at) => {
      contradictions.compared++
      const masks = [...(views.openings[at]?.seen ?? [])]
      const other = masks.filter(([, mask]) => ((mask[n >>> 5] ?? 0) & (1 << (n & 31))) !== 0)
      if (other.length !== seen.size || other.some(([address]) => !seen.has(address)))
        contradictions.add(name, 'the walks differ', facts)
    })
  }
}

/** Number of targets whose witness is compared on every page; in a full run, all targets. */
const WITNESSES = 300

/** Checks that a witness sees its target, and that nobody sees a target without a witness. */
export function compareSolver({ name, site, situations, at, contradictions }: Comparison, catalogue: Catalogue): void {
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const views = viewsOf(site, situations)
  const later = views.maskOf((one) => one.at >= at)
  const shown = new Set(sample(site.targets, { count: WITNESSES, groupOf: ({ rule }) => JSON.stringify(rule) }))
  for (const target of site.targets) {
    contradictions.compared++
    const answer = solver.possible(target.rule)
    if (answer.is === 'not-proven') contradictions.add(name, 'not proven', [target.address, answer.reason, target.rule])
    else if (answer.is === 'impossible') {
      contradictions.compared += situations.length
      const facts = whoSees(views, target, later)
      if (facts !== undefined) contradictions.add(name, `${target.address} is seen`, facts)
    } else if (shown.has(target) && !viewsOfWitness(site, answer.witness).some((view) => isSeenIn(view, target)))
      contradictions.add(name, `the witness does not see ${target.address}`, answer.witness)
  }
}
