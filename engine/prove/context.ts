/** The input of all proofs, and the conversion of their claims to findings. */
import { capital } from '../wording/capital.ts'
import { not } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Condition, SourceLocation } from '../compile/context.ts'
import { findingAt, type Finding, type FindingWitness, type ProofCode } from '../document/finding.ts'
import { forPeople } from '../wording/people.ts'
import { listInWords, momentInWords, ruleInWords } from '../wording/rule.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import type { Proofs } from '../document/types.gen.ts'
import { personaInWords } from '../wording/persona.ts'
import { writePreviewToken } from '../core/preview-token.ts'
import { type ShownPlace, type Places, pathFor } from './presence.ts'
import { type Target, titleOf, valueAt } from './targets.ts'
import type { ProofCache } from './cache.ts'
import { partialEvaluate } from './partial-evaluate.ts'
import { shareAmong } from './rule-sample.ts'
import { shareInWords } from '../wording/share.ts'
import { simplify, type WordingBudget } from './simplify.ts'
import type { SolverAnswer, Solver, Witness } from './solve.ts'

export interface ProofContext {
  readonly site: CheckedSite
  readonly catalogue: Catalogue
  /** All targets in disjoint groups. An unchanged group is the same object in every proof. */
  readonly groups: readonly (readonly Target[])[]
  readonly places: Places
  /** Solver for instants from `at` on. */
  readonly solver: Solver
  /** Solver for all instants. */
  readonly allTimeSolver: Solver
  readonly at: number
  readonly report: (claim: Claim) => void
  /** Number of claims so far. */
  readonly reportCount: () => number
  readonly cache: ProofCache
  /** Limits the work for the wording of rules. All findings share it. */
  readonly wordingBudget: WordingBudget
}

export interface Claim extends SourceLocation {
  readonly code: ProofCode
  readonly message: string
  /** Distinguishes several claims with the same code at the same location. */
  readonly other?: string
  readonly witness?: Witness
  /** Where the witness can see the target. */
  readonly place?: ShownPlace
}

/** The settings of proofs in the site document. */
export function proofSettings(site: CheckedSite): Proofs {
  return site.index.document('site', 'site')?.value.proofs ?? {}
}

/** True if `rule` cannot hold. If the solver cannot decide, this is reported at `target`. */
export function isImpossible(context: ProofContext, rule: RulePlan, target: SourceLocation, what: string): boolean {
  return reportUnproven(context, context.solver.possible(rule), target, what).is === 'impossible'
}

/** A witness for `rule`, or why there is none. If the solver cannot decide, this is reported at `target`. */
export function witnessOrReason(
  context: ProofContext,
  rule: RulePlan,
  target: SourceLocation,
  what: string,
): Witness | 'impossible' | 'not-proven' {
  const answer = reportUnproven(context, context.solver.possible(rule), target, what)
  return answer.is === 'possible' ? answer.witness : answer.is
}

/** A witness for `rule`, or undefined if there is none. */
export function witnessOf(
  context: ProofContext,
  rule: RulePlan,
  target: SourceLocation,
  what: string,
): Witness | undefined {
  const answer = reportUnproven(context, context.solver.possible(rule), target, what)
  return answer.is === 'possible' ? answer.witness : undefined
}

function reportUnproven(
  context: ProofContext,
  answer: SolverAnswer,
  { document, pointer }: SourceLocation,
  what: string,
): SolverAnswer {
  if (answer.is === 'not-proven')
    context.report({
      code: 'PRF-NOT-PROVEN',
      document,
      pointer,
      message: `not proven: ${what}, because ${answer.reason}`,
    })
  return answer
}

/** The file and line of a location, such as `config/page/home.json:41`. */
export function locationWords(site: CheckedSite, { document, pointer }: SourceLocation): string {
  const source = site.documents.get(document)
  return source === undefined ? `${document} ${pointer}` : `${source.file}:${source.locate(pointer).line}`
}

/** A minimal subset of `conditions` that cannot hold together. */
export function smallestConflict(
  solver: Solver,
  conditions: readonly Condition[],
  holds: (rules: readonly RulePlan[]) => RulePlan,
): readonly Condition[] {
  let kept = [...conditions]
  for (const condition of conditions) {
    const fewer = kept.filter((one) => one !== condition)
    if (solver.possible(holds(fewer.map(({ rule }) => rule))).is === 'impossible') kept = fewer
  }
  return kept
}

/** Converts a claim to a finding; undefined if its document does not exist. */
export function findingOf(context: ProofContext, claim: Claim, severity: Finding['severity']): Finding | undefined {
  const { code, document, pointer, message } = claim
  const source = context.site.documents.get(document)
  if (source === undefined) return undefined
  const witness =
    claim.witness === undefined ? undefined : findingWitness(context.solver, claim.witness, placeOf(context, claim))
  return findingAt(source.file, source.locate(pointer), {
    code,
    pointer,
    severity,
    message,
    ...(witness === undefined ? {} : { witness }),
  })
}

/** The place of a claim, with its routes listed if the witness has facts of the route. */
function placeOf({ places }: ProofContext, { place, witness }: Claim): ShownPlace | undefined {
  const isNamed = Object.keys(witness?.persona ?? {}).some((fact) => fact.startsWith('route.'))
  return place === undefined || !isNamed ? place : { ...place, access: places.accessOf(place) }
}

/** The address of the returned witness is a path at `place` that the persona can open, or else `/`. */
export function findingWitness(
  { types }: Pick<Solver, 'types'>,
  witness: Witness,
  place: ShownPlace = {},
): FindingWitness {
  const { persona, at } = witness
  const path = pathFor(place, witness, types) ?? '/'
  return { persona, at, address: `${path}?preview=${writePreviewToken({ facts: persona, at })}` }
}

/** The persona and instant of a witness: `for a visitor, on 10 Dec 2026 00:00`. */
export function witnessWords({ site, solver }: ProofContext, { persona, at }: Witness): string {
  return `${forPeople(personaInWords(persona, solver.facts))}, on ${momentWords(site, at)}`
}

/** An instant in the time zone of the site: `10 Dec 2026 00:00`. */
export function momentWords(site: CheckedSite, at: number): string {
  return momentInWords(at, site.settings.timeZone)
}

/** What is wrong and for whom, why, and what to do: one sentence each. */
export function sentences(what: string, why: string, remedy: string): string {
  return [what, capital(why), capital(remedy)].join('. ')
}

/** For whom `rule` holds at an instant: `everybody`, `logged in and VIP level at least 5`. */
export function peopleWords({ site, solver, wordingBudget }: ProofContext, rule: RulePlan, at: number): string {
  const { timeZone } = site.settings
  const who = simplify(partialEvaluate(rule, at, timeZone), solver, wordingBudget)
  return ruleInWords(who, { facts: solver.facts, timeZone, at })
}

/**
 * The share of people of `among` for whom `rule` holds at an instant:
 * `, 25 % of the people who see the link if all values of facts are equally common`.
 * Empty if the budget is used up, or `among` holds for nobody in the sample.
 */
export function shareWords(
  { site, solver, wordingBudget }: ProofContext,
  among: RulePlan,
  rule: RulePlan,
  at: number,
): string {
  if (wordingBudget.shares-- <= 0) return ''
  const [all, some] = [among, rule].map((one) => partialEvaluate(one, at, site.settings.timeZone))
  const { people, matching } = shareAmong(all ?? true, some ?? true, solver.facts, solver.types, { from: at })
  return people === 0
    ? ''
    : `, ${shareInWords(matching, people)} of the people who see the link if all values of facts are equally common`
}

/** A condition with its owner and location: `"logged in" of "box" (config/page/home.json:41)`. */
export function conditionWords(context: ProofContext, condition: Condition): string {
  const { site, solver, at } = context
  const wording = { facts: solver.facts, timeZone: site.settings.timeZone, at }
  const { rule, isAfter } = condition
  const where = locationWords(site, condition)
  const owner = ownerWords(site, condition)
  if (isAfter === undefined) return `"${ruleInWords(rule, wording)}"${owner === '' ? '' : ` of ${owner}`} (${where})`
  const isRow = isAfter.startsWith('decision-table/')
  const name = isRow ? `row ${owner}` : `variant ${owner}`
  return `the earlier ${name} for "${ruleInWords(not(rule), wording)}" (${where})`
}

/** Maximum number of conditions that a message names. */
const MAX_NAMED = 6

/** The first of several conditions with their locations: `"logged in" of "a" (…), "VIP" of "b" (…) and 3 more`. */
export function someConditionsWords(context: ProofContext, conditions: readonly Condition[]): string {
  const named = conditions.slice(0, MAX_NAMED).map((one) => conditionWords(context, one))
  const rest = conditions.length - named.length
  return listInWords(rest === 0 ? named : [...named, `${rest} more`])
}

/** Why none of several targets is present: `the rules of its nodes exclude this time: "logged in" of "a" (…)`. */
export function exclusionWords(
  context: ProofContext,
  targets: readonly Target[],
  { parts, excluded }: { readonly parts: string; readonly excluded: string },
): string {
  const rules = targets.flatMap(({ ownConditions }) => ownConditions).filter(({ isAfter }) => isAfter === undefined)
  const owners = targets.length === 1 ? `its only ${parts}` : `its ${targets.length} ${parts}s`
  if (rules.length === 0) return `${owners} ${targets.length === 1 ? 'does' : 'do'} not exist then`
  const words = someConditionsWords(context, rules)
  const [noun, verb] = rules.length === 1 ? ['rule', 'excludes'] : ['rules', 'exclude']
  return `the ${noun} of ${owners} ${verb} ${excluded}: ${words}`
}

/** The title or id of the object to which a rule, schedule or guard belongs. Empty if there is no such object. */
export function ownerWords(site: CheckedSite, { document, pointer, isAfter }: Condition): string {
  const isPart = isAfter === undefined && pointer !== ''
  const owner = valueAt(site, { document, pointer: isPart ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer })
  if (owner === undefined) return ''
  if (document.startsWith('route/')) return `the route "${String(owner.id)}"`
  const id = typeof owner.id === 'string' ? owner.id : ''
  return `"${titleOf(owner, id, site.settings.defaultLanguage)}"`
}
