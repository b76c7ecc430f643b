/** What all proofs are given, and how what they find becomes a finding. */
import type { Json } from '../core/json.ts'
import type { Rule } from '../core/slice.ts'
import type { Condition, Origin } from '../compile/context.ts'
import { findingAt, type Finding, type FindingWitness, type ProofCode } from '../document/finding.ts'
import { momentInWords, wordsOf } from '../wording/rule.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { Site } from '../check/site.ts'
import { personaInWords } from '../wording/persona.ts'
import { writePreviewToken } from '../core/preview-token.ts'
import type { Place } from './targets.ts'
import type { Quiet } from './cache.ts'
import type { Answer, Solver, Witness } from './solve.ts'

export interface Desk {
  readonly site: Site
  readonly catalogue: Catalogue
  /** All places, in groups that have no node in common. A group is the same object as long as nothing in it has changed. */
  readonly groups: readonly (readonly Place[])[]
  /** From the moment of the check on. */
  readonly solver: Solver
  /** Of all times. */
  readonly ever: Solver
  readonly at: number
  readonly say: (claim: Claim) => void
  /** How often something was said so far. */
  readonly said: () => number
  readonly quiet: Quiet
}

export interface Claim extends Origin {
  readonly code: ProofCode
  readonly message: string
  readonly witness?: Witness
  /** Routes on which the witness sees it. */
  readonly routes?: readonly string[]
}

/** True where `rule` cannot hold. A question that could not be answered is claimed as that, at `place`. */
export function isImpossible(desk: Desk, rule: Rule, place: Origin, what: string, solver = desk.solver): boolean {
  return settled(desk, solver.possible(rule), place, what).is === 'impossible'
}

/** Somebody for whom `rule` holds. */
export function witnessOf(desk: Desk, rule: Rule, place: Origin, what: string, solver = desk.solver): Witness | undefined {
  const answer = settled(desk, solver.possible(rule), place, what)
  return answer.is === 'possible' ? answer.witness : undefined
}

function settled(desk: Desk, answer: Answer, { document, pointer }: Origin, what: string): Answer {
  if (answer.is === 'not-proven')
    desk.say({ code: 'PRF-NOT-PROVEN', document, pointer, message: `not proven: ${what}, because ${answer.reason}` })
  return answer
}

/** `config/page/home.json:41`: where a rule is written. */
export function placeWords(site: Site, { document, pointer }: Origin): string {
  const source = site.documents.get(document)
  return source === undefined ? `${document} ${pointer}` : `${source.file}:${source.locate(pointer).line}`
}

/** The fewest of `conditions` that already exclude each other. */
export function conflict(solver: Solver, conditions: readonly Condition[], holds: (rules: readonly Rule[]) => Rule): readonly Condition[] {
  let kept = [...conditions]
  for (const condition of conditions) {
    const fewer = kept.filter((one) => one !== condition)
    if (solver.possible(holds(fewer.map(({ rule }) => rule))).is === 'impossible') kept = fewer
  }
  return kept
}

/** A claim in the form of all findings; undefined when its document is gone. */
export function findingOf(desk: Desk, claim: Claim, severity: Finding['severity']): Finding | undefined {
  const { code, document, pointer, message } = claim
  const source = desk.site.documents.get(document)
  if (source === undefined) return undefined
  const witness = claim.witness === undefined ? undefined : findingWitness(desk, claim.witness, claim.routes ?? [])
  return findingAt(source.file, source.locate(pointer), { code, pointer, severity, message, ...(witness === undefined ? {} : { witness }) })
}

/** The address is one that anyone can open: the first route without parameters on which the place stands, else the first page. */
export function findingWitness({ site }: Pick<Desk, 'site'>, { persona, at }: Witness, routes: readonly string[]): FindingWitness {
  const open = routes.map((id) => site.get('route', id)?.path).find((path) => path !== undefined && !path.includes('{'))
  return { persona, at, address: `${open ?? '/'}?preview=${writePreviewToken({ facts: persona, at })}` }
}

/** `for a visitor, on 10 Dec 2026 00:00`. */
export function forWhom({ site, solver }: Desk, { persona, at }: Witness): string {
  return `for ${personaInWords(persona as { readonly [fact: string]: Json }, solver.facts)}, on ${momentWords(site, at)}`
}

/** `10 Dec 2026 00:00` on the site's clocks. */
export function momentWords(site: Site, at: number): string {
  return momentInWords(at, site.settings?.timeZone ?? 'UTC')
}

/** `"logged in" (config/page/home.json:41)`: what a condition says, and where. */
export function conditionWords({ site, solver, at }: Desk, condition: Condition): string {
  const words = wordsOf(condition.rule, { facts: solver.facts, timeZone: site.settings?.timeZone ?? 'UTC', at })
  return `"${words}" (${placeWords(site, condition)})`
}
