/** All proofs over the rules of a whole site, between link and compile (design 5): who can see what, and when, said before it is published. */
import { byPlace, type Finding, type ProofCode } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { Site } from '../check/site.ts'
import siteSchema from '../../schemas/site.json' with { type: 'json' }
import { type Claim, type Desk, findingOf } from './context.ts'
import { proveFailures } from './failures.ts'
import { proveMeetings } from './ties.ts'
import { compileSiteOf, placeGroupsOf, PlaceMemory } from './targets.ts'
import { Quiet } from './cache.ts'
import { proveReach } from './reach.ts'
import { defaultBudget, openSolver, type SolverOptions } from './solve.ts'
import { proveTables } from './tables.ts'
import { NodeMemory, proveVisibility } from './visibility.ts'
import { proveWindows } from './empty-slots.ts'

export interface Proven {
  readonly findings: readonly Finding[]
  /** Rules that were looked at. */
  readonly places: number
  /** Values tried, of how many at most. */
  readonly tried: number
  readonly budget: number
}

export interface ProveOptions {
  /** The moment of the check: what was before is past. */
  readonly at: number
  readonly budget?: SolverOptions['budget']
  /** What earlier proofs with the same catalogue have left. */
  readonly memory?: ProveMemory
}

export class ProveMemory {
  readonly places = new PlaceMemory()
  readonly quiet = new Quiet()
  readonly nodes = new NodeMemory()
}

/** Proves a site in which the check found no error. */
export function prove(site: Site, catalogue: Catalogue, { at, budget = defaultBudget, memory = new ProveMemory() }: ProveOptions): Proven {
  const { facts } = catalogue
  const solver = openSolver({ facts, from: at, budget })
  const ever = openSolver({ facts, from: 0, budget })
  const claims = new Map<string, Claim>()
  const groups = placeGroupsOf(site, catalogue, memory.places)
  let said = 0
  const say = (claim: Claim): void => {
    said++
    const key = `${claim.code} ${claim.document} ${claim.pointer}`
    if (!claims.has(key)) claims.set(key, claim)
  }
  const desk: Desk = { site, catalogue, groups, solver, ever, at, say, said: () => said, quiet: memory.quiet }
  proveVisibility(desk, memory.nodes)
  proveTables(desk)
  proveMeetings(desk)
  proveWindows(desk)
  proveReach(desk)
  proveFailures(desk, compileSiteOf(site, catalogue))
  const findings = [...claims.values()].flatMap((claim) => findingOf(desk, claim, severityOf(site, claim.code)) ?? [])
  const places = groups.reduce((sum, group) => sum + group.length, 0)
  return { findings: findings.sort(byPlace), places, tried: solver.spent() + ever.spent(), budget: budget?.all ?? 0 }
}

const defaults = siteSchema.properties.proofs.properties.severity.properties

function severityOf(site: Site, code: ProofCode): Finding['severity'] {
  return site.settings?.proofs?.severity?.[code] ?? (defaults[code].default as Finding['severity'])
}
