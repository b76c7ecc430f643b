/** Proves that no link is visible while the page to which it leads has ended or has not begun. */
import { listInWords, rangeInWords } from '../wording/rule.ts'
import { allOf, not } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Condition } from '../compile/context.ts'
import { conditionWords, peopleWords, type ProofContext, sentences, witnessOf } from './context.ts'
import { startsBetween } from './empty-slots.ts'
import { type LinkRules, pageWords } from './link-rules.ts'
import { linksTo, type TargetLink } from './links.ts'
import { atSomeTime, type RouteOpening, type RouteOpenings } from './opening.ts'
import type { Witness } from './solve.ts'
import { targetName } from './visibility.ts'

export function proveLinkEnds(
  context: ProofContext,
  links: readonly (readonly TargetLink[])[],
  openings: RouteOpenings,
  rules: LinkRules,
): void {
  const reported = new Set<string>()
  for (const link of linksTo(links, (route) => (openings.of(route)?.timed.length ?? 0) > 0)) {
    const { route, target, document, pointer } = link
    const opening = openings.of(route)
    if (opening === undefined || target.document === opening.page.document) continue
    if (reported.has(`${document}${pointer}`)) continue
    const open = allOf(conditionsOfOpening(opening).map(({ rule }) => rule))
    const dead = allOf([rules.presenceOf(link), atSomeTime(open), not(open)])
    const what = `that the route ${route} is available while a link to it is visible`
    const witness = witnessOf(context, dead, { document, pointer }, what)
    if (witness === undefined) continue
    reported.add(`${document}${pointer}`)
    report(context, link, opening, dead, witness)
  }
}

/** The conditions of the guards and the root of a page. */
function conditionsOfOpening({ restricted, login, root }: RouteOpening): readonly Condition[] {
  return [...restricted, ...login, ...root]
}

function report(
  context: ProofContext,
  { target, document, pointer }: TargetLink,
  opening: RouteOpening,
  dead: RulePlan,
  found: Witness,
): void {
  const { timed } = opening
  const [first = { from: found.at }, ...later] = deadRanges(context, dead)
  const { from, until } = first
  const witness = witnessAt(context, dead, from) ?? found
  const isBefore = isAlwaysAfter(context, allOf(timed.map(({ rule }) => rule)), from)
  const start = from === context.at && until !== undefined ? undefined : from
  const when = listInWords([{ ...first, from: start }, ...later].map((range) => deadRangeWords(context, range)))
  const state =
    later.length > 0
      ? 'is not available then'
      : isBefore
        ? 'has not begun'
        : until === undefined
          ? 'has ended'
          : 'is not available then'
  const people = peopleWords(context, dead, from)
  const whom = people === 'everybody' ? people : `people for whom "${people}" holds,`
  const what = `${targetName(target)} leads nowhere for ${whom} ${when}: ${pageWords(opening)} ${state}`
  const why = `the page is shown only while this holds: ${listInWords(timed.map((one) => conditionWords(context, one)))}`
  const remedy = 'show the link only at the times of its page, change the times of the page, or remove the link'
  const message = sentences(what, why, remedy)
  context.report({ code: 'PRF-ENDS', document, pointer, message, witness, place: target.place })
}

/** `until` is not included. Without it, the range has no end. */
interface DeadRange {
  readonly from: number | undefined
  readonly until?: number
}

/** Maximum number of reported ranges. A page that is available only at night has very many. */
const MAX_RANGES = 2

/** The first ranges in which the link is visible but its page is not available. */
function deadRanges(context: ProofContext, dead: RulePlan): readonly (DeadRange & { readonly from: number })[] {
  const found: { from: number; until?: number }[] = []
  let isOpen = false
  for (const at of startsBetween([dead], context.at, Number.MAX_SAFE_INTEGER, context.solver.work)) {
    const isDead = witnessAt(context, dead, at) !== undefined
    const last = found.at(-1)
    if (isDead && !isOpen) found.push({ from: at })
    else if (!isDead && isOpen && last !== undefined) last.until = at
    isOpen = isDead
    if (!isDead && found.length === MAX_RANGES) break
  }
  return found
}

function deadRangeWords({ site }: ProofContext, { from, until }: DeadRange): string {
  return rangeInWords(from, until === undefined ? undefined : until - 1, site.settings.timeZone)
}

function witnessAt({ solver }: ProofContext, rule: RulePlan, at: number): Witness | undefined {
  const answer = solver.possible(allOf([rule, ['is', 'clock.now', 'eq', at]]))
  return answer.is === 'possible' ? answer.witness : undefined
}

/** True if the page is available only after the instant `at`, so it has not begun. */
function isAlwaysAfter({ allTimeSolver }: ProofContext, times: RulePlan, at: number): boolean {
  const on = (op: 'lt' | 'gt'): boolean =>
    allTimeSolver.possible(allOf([times, ['is', 'clock.now', op, at]])).is === 'possible'
  return on('gt') && !on('lt')
}
