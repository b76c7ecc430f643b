/** What all proofs are given, and how what they find becomes a finding. */
import type { RulePlan } from '../core/slice.ts'
import type { Condition, SourceLocation } from '../compile/context.ts'
import { findingAt, type Finding, type FindingWitness, type ProofCode } from '../document/finding.ts'
import { momentInWords, ruleInWords } from '../wording/rule.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import type { Proofs } from '../document/types.gen.ts'
import { personaInWords } from '../wording/persona.ts'
import { writePreviewToken } from '../core/preview-token.ts'
import type { Target } from './targets.ts'
import type { ProofCache } from './cache.ts'
import type { SolverAnswer, Solver, Witness } from './solve.ts'

export interface ProofContext {
  readonly site: CheckedSite
  readonly catalogue: Catalogue
  /** All places, in groups that have no node in common. A group is the same object as long as nothing in it has changed. */
  readonly groups: readonly (readonly Target[])[]
  /** From the moment of the check on. */
  readonly solver: Solver
  /** Of all times. */
  readonly ever: Solver
  readonly at: number
  readonly report: (claim: Claim) => void
  /** How often something was said so far. */
  readonly reported: () => number
  readonly cache: ProofCache
}

export interface Claim extends SourceLocation {
  readonly code: ProofCode
  readonly message: string
  readonly witness?: Witness
  /** Routes on which the witness sees it. */
  readonly routes?: readonly string[]
}

/** How strict the site wants its proofs to be. */
export function proofSettings(site: CheckedSite): Proofs {
  return site.index.document('site', 'site')?.value.proofs ?? {}
}

/** True where `rule` cannot hold. A question that could not be answered is claimed as that, at `place`. */
export function isImpossible(
  context: ProofContext,
  rule: RulePlan,
  target: SourceLocation,
  what: string,
  solver = context.solver,
): boolean {
  return settled(context, solver.possible(rule), target, what).is === 'impossible'
}

/** Somebody for whom `rule` holds. */
export function witnessOf(
  context: ProofContext,
  rule: RulePlan,
  target: SourceLocation,
  what: string,
  solver = context.solver,
): Witness | undefined {
  const answer = settled(context, solver.possible(rule), target, what)
  return answer.is === 'possible' ? answer.witness : undefined
}

function settled(context: ProofContext, answer: SolverAnswer, { document, pointer }: SourceLocation, what: string): SolverAnswer {
  if (answer.is === 'not-proven')
    context.report({ code: 'PRF-NOT-PROVEN', document, pointer, message: `not proven: ${what}, because ${answer.reason}` })
  return answer
}

/** `config/page/home.json:41`: where a rule is written. */
export function locationWords(site: CheckedSite, { document, pointer }: SourceLocation): string {
  const source = site.documents.get(document)
  return source === undefined ? `${document} ${pointer}` : `${source.file}:${source.locate(pointer).line}`
}

/** The fewest of `conditions` that already exclude each other. */
export function conflict(
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

/** A claim in the form of all findings; undefined when its document is gone. */
export function findingOf(context: ProofContext, claim: Claim, severity: Finding['severity']): Finding | undefined {
  const { code, document, pointer, message } = claim
  const source = context.site.documents.get(document)
  if (source === undefined) return undefined
  const witness = claim.witness === undefined ? undefined : findingWitness(context, claim.witness, claim.routes ?? [])
  return findingAt(source.file, source.locate(pointer), { code, pointer, severity, message, ...(witness === undefined ? {} : { witness }) })
}

/** The address is one that anyone can open: the first route without parameters on which the place stands, else the first page. */
export function findingWitness({ site }: Pick<ProofContext, 'site'>, { persona, at }: Witness, routes: readonly string[]): FindingWitness {
  const open = routes.map((id) => site.index.document('route', id)?.value.path).find((path) => path !== undefined && !path.includes('{'))
  return { persona, at, address: `${open ?? '/'}?preview=${writePreviewToken({ facts: persona, at })}` }
}

/** `for a visitor, on 10 Dec 2026 00:00`. */
export function forWhom({ site, solver }: ProofContext, { persona, at }: Witness): string {
  return `for ${personaInWords(persona, solver.facts)}, on ${momentWords(site, at)}`
}

/** `10 Dec 2026 00:00` on the site's clocks. */
export function momentWords(site: CheckedSite, at: number): string {
  return momentInWords(at, site.settings.timeZone)
}

/** `"logged in" (config/page/home.json:41)`: what a condition says, and where. */
export function conditionWords({ site, solver, at }: ProofContext, condition: Condition): string {
  const words = ruleInWords(condition.rule, { facts: solver.facts, timeZone: site.settings.timeZone, at })
  return `"${words}" (${locationWords(site, condition)})`
}
