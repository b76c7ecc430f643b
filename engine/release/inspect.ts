/** Compares a changed site with the site before the change, without publishing it. */
import { byPosition, type Finding } from '../document/finding.ts'
import type { SiteFiles } from '../document/source.ts'
import type { SiteDifference } from '../workspace/difference.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { readBuild } from './player-build.ts'
import type { PublishSession, SessionTarget } from './publish-session.ts'

export interface InspectRequest extends Omit<SessionTarget, 'build'> {
  readonly before: SiteFiles
  readonly after: SiteFiles
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface SiteInspection {
  /** Findings of check and proofs that the change causes. Their file paths are relative to the folder of the site. */
  readonly findings: readonly Finding[]
  /** Findings about the changed site that the site before the change has too. */
  readonly earlier: readonly Finding[]
  readonly difference: SiteDifference
}

export async function inspectSite(request: InspectRequest, session: PublishSession): Promise<SiteInspection> {
  const { before, after, at, ...target } = request
  const { workspace, compared } = await session.open({ ...target, build: await readBuild(target.buildDir) })
  compared().replace(before)
  workspace.replace(after)
  const split = splitFindings(findingsOf(compared(), at), findingsOf(workspace, at))
  return { ...split, difference: workspace.difference(compared(), at) }
}

function findingsOf(workspace: Workspace, at: number): readonly Finding[] {
  return [...workspace.findings(), ...workspace.proofs(at).findings].sort(byPosition)
}

/** Separates the findings of a changed site from those that the site had before, even if they have moved. */
export function splitFindings(
  before: readonly Finding[],
  after: readonly Finding[],
): Pick<SiteInspection, 'findings' | 'earlier'> {
  const known = new Map<string, number>()
  for (const finding of before) known.set(keyOf(finding), (known.get(keyOf(finding)) ?? 0) + 1)
  const [findings, earlier]: [Finding[], Finding[]] = [[], []]
  for (const finding of after) {
    const times = known.get(keyOf(finding)) ?? 0
    known.set(keyOf(finding), times - 1)
    ;(times > 0 ? earlier : findings).push(finding)
  }
  return { findings, earlier }
}

/**
 * A key without positions, which an edit elsewhere in the document moves. Messages name positions of other documents.
 */
function keyOf({ code, severity, file, message }: Finding): string {
  return [code, severity, file, message.replace(/\.json:\d+(:\d+)?/g, '.json')].join(' ')
}
