/** Compares a changed site with the site before the change, without publishing it. */
import { byPosition, type Finding } from '../document/finding.ts'
import type { SiteFiles } from '../document/source.ts'
import type { SiteDifference } from '../workspace/difference.ts'
import { readBuild } from './player-build.ts'
import type { PublishSession, SessionTarget } from './publish-session.ts'

export interface InspectRequest extends Omit<SessionTarget, 'build'> {
  readonly before: SiteFiles
  readonly after: SiteFiles
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface SiteInspection {
  /** Findings of check and proofs about the changed site. Their file paths are relative to the folder of the site. */
  readonly findings: readonly Finding[]
  readonly difference: SiteDifference
}

export async function inspectSite(request: InspectRequest, session: PublishSession): Promise<SiteInspection> {
  const { before, after, at, ...target } = request
  const { workspace, compared } = await session.open({ ...target, build: await readBuild(target.buildDir) })
  compared().replace(before)
  workspace.replace(after)
  const findings = [...workspace.findings(), ...workspace.proofs(at).findings].sort(byPosition)
  return { findings, difference: workspace.difference(compared(), at) }
}
