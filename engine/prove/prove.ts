/** Runs all proofs about the rules of a site, after the check and before the compilation (design 5). */
import { byPosition, type Finding, type ProofCode } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import siteSchema from '../../schemas/site.json' with { type: 'json' }
import { type Claim, type ProofContext, findingOf, proofSettings } from './context.ts'
import { proveSteps } from './failures.ts'
import { proveTies } from './ties.ts'
import { compileSiteOf, placesOf, targetGroupsOf, TargetCache } from './targets.ts'
import { ProofCache } from './cache.ts'
import { ReachCache, proveReach } from './reach.ts'
import { openSolver, type SolverAnswer } from './solve.ts'
import { proveTables } from './tables.ts'
import { wordingBudget } from './simplify.ts'
import { Work, type WorkBudget } from './work.ts'
import { VisibilityCache, proveVisibility } from './visibility.ts'
import { proveEmptySlots } from './empty-slots.ts'
import { proveSlotLimits } from './slot-limits.ts'

export interface ProofResult {
  readonly findings: readonly Finding[]
  /** Number of targets. */
  readonly targets: number
  /** Number of findings that report an undecided statement. */
  readonly unproven: number
  /** Number of operations of the solver, and their maximum. */
  readonly operations: number
  readonly budget: number
}

export interface ProveOptions {
  /** Start of the proofs, milliseconds since 1970. Earlier instants do not count. */
  readonly at: number
  readonly budget?: WorkBudget
  /** Results of earlier proofs with the same catalogue. */
  readonly cache?: ProveCache
}

/** Maximum number of start instants with cached answers: 0, which means all times, and the latest two. */
const MAX_CACHED_INSTANTS = 3
const MAX_ANSWERS = 200_000

export class ProveCache {
  readonly targets = new TargetCache()
  readonly proofs = new ProofCache()
  readonly nodes = new VisibilityCache()
  readonly reach = new ReachCache()
  readonly #answers = new Map<number, Map<string, SolverAnswer>>()

  /** Cached answers of the solver for instants from `at` on. */
  answersFrom(at: number): Map<string, SolverAnswer> {
    const answers = this.#answers.get(at) ?? new Map<string, SolverAnswer>()
    this.#answers.delete(at)
    this.#answers.set(at, answers)
    if (answers.size > MAX_ANSWERS) answers.clear()
    for (const oldest of this.#answers.keys())
      if (this.#answers.size > MAX_CACHED_INSTANTS) this.#answers.delete(oldest)
    return answers
  }
}

/** Proves a site in which the check found no error. */
export function prove(
  site: CheckedSite,
  catalogue: Catalogue,
  { at, budget, cache = new ProveCache() }: ProveOptions,
): ProofResult {
  const { facts } = catalogue
  const work = new Work(budget)
  const solver = openSolver({ facts, from: at, work, answers: cache.answersFrom(at) })
  const ever = openSolver({ facts, from: 0, work, answers: cache.answersFrom(0) })
  const claims = new Map<string, Claim>()
  const groups = targetGroupsOf(site, catalogue, cache.targets)
  const compileSite = compileSiteOf(site, catalogue)
  let count = 0
  const report = (claim: Claim): void => {
    count++
    const key = `${claim.code} ${claim.document} ${claim.pointer} ${claim.other ?? ''}`
    if (!claims.has(key)) claims.set(key, claim)
  }
  const context: ProofContext = {
    site,
    catalogue,
    groups,
    places: placesOf(site, catalogue, work),
    solver,
    allTimeSolver: ever,
    at,
    report,
    reportCount: () => count,
    cache: cache.proofs,
    wordingBudget: wordingBudget(),
  }
  proveVisibility(context, cache.nodes)
  proveTables(context)
  proveTies(context)
  proveEmptySlots(context)
  proveSlotLimits(context)
  proveReach(context, cache.reach, compileSite)
  proveSteps(context, compileSite)
  const findings = [...claims.values()].flatMap(
    (claim) => findingOf(context, claim, severityOf(site, claim.code)) ?? [],
  )
  const targets = groups.reduce((sum, group) => sum + group.length, 0)
  return {
    findings: findings.sort(byPosition),
    targets,
    unproven: findings.filter(({ code }) => code === 'PRF-NOT-PROVEN').length,
    operations: work.spent,
    budget: work.budget.all,
  }
}

const defaults = siteSchema.properties.proofs.properties.severity.properties

function severityOf(site: CheckedSite, code: ProofCode): Finding['severity'] {
  return proofSettings(site).severity?.[code] ?? (defaults[code].default === 'error' ? 'error' : 'warning')
}
