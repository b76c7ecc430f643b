/** The difference between two versions of a site: changed documents, and who gains or loses what. */
import type { Catalogue } from '../core/catalogue.ts'
import type { JsonObject } from '../core/json.ts'
import { type DocumentDifference, type Documents, diffSites } from '../document/edit/diff.ts'
import { type AudienceDifference, audienceDifferences, audienceInWords } from '../prove/audience.ts'
import { type SummarySentence, summaryOf } from '../prove/difference-summary.ts'
import { differenceInWords } from '../wording/change.ts'
import type { DifferenceWording } from '../wording/values.ts'
import type { Workspace } from './workspace.ts'

export interface SiteDifference {
  readonly documents: readonly (DocumentDifference & { readonly words: readonly string[] })[]
  /** Who gains and who loses what. Absent when one of the sites has errors, because such a site cannot be proven. */
  readonly audience?: readonly (AudienceDifference & { readonly words: readonly string[] })[]
  /** Gains and losses in a few sentences, the most important first. Absent together with `audience`. */
  readonly summary?: readonly SummarySentence[]
}

interface DifferenceRequest {
  readonly before: Workspace
  readonly after: Workspace
  readonly catalogue: Catalogue
  /** Milliseconds since 1970. Differences before this instant are left out. */
  readonly at: number
}

export function siteDifference({ before, after, catalogue, at }: DifferenceRequest): SiteDifference {
  const [a, b] = [wordingOf(before, catalogue, at), wordingOf(after, catalogue, at)]
  const documents = diffSites(a.documents, b.documents).map((difference) => {
    const { document } = difference
    const isUnreadable =
      (difference.change === 'removed' && hasFileOf(document, before, after)) ||
      (difference.change === 'added' && hasFileOf(document, after, before))
    return isUnreadable
      ? { ...difference, change: 'changed' as const, words: [UNREADABLE] }
      : { ...difference, words: differenceInWords(difference, a, b) }
  })
  if (documents.length === 0) return { documents, audience: [], summary: [] }
  if (before.hasErrors() || after.hasErrors()) return { documents }
  const audience = audienceDifferences({ before: before.checkedSite(), after: after.checkedSite(), catalogue, at })
  return {
    documents,
    audience: audience.map((difference) => ({ ...difference, words: audienceInWords(difference) })),
    summary: summaryOf(audience),
  }
}

const UNREADABLE = 'one version cannot be read as a document, so its changes cannot be listed; see the findings'

/**
 * True if the file of a document of `workspace` also exists in `other`. If `other` has no such document, that file
 * cannot be read as a document.
 */
function hasFileOf(document: string, workspace: Workspace, other: Workspace): boolean {
  const path = workspace.site().documents.get(document)?.path
  return path !== undefined && other.text(path) !== undefined
}

/** Describes how two versions of one document differ. Titles and names are those of the current site. */
export function versionsInWords(
  workspace: Workspace,
  catalogue: Catalogue,
  {
    document,
    before,
    after,
  }: {
    readonly document: string
    readonly before: JsonObject | undefined
    readonly after: JsonObject | undefined
  },
): readonly string[] {
  const wording = wordingOf(workspace, catalogue, 0)
  const versions = [before, after].map((value) => new Map(value && [[document, value]]))
  const [a = new Map(), b = new Map()] = versions
  const withVersion = (version: Documents): DifferenceWording => ({
    ...wording,
    documents: new Map([...wording.documents, ...version]),
  })
  return diffSites(a, b).flatMap((difference) => differenceInWords(difference, withVersion(a), withVersion(b)))
}

function wordingOf(workspace: Workspace, catalogue: Catalogue, at: number): DifferenceWording {
  const site = workspace.site()
  return {
    documents: new Map([...site.documents].map(([name, { value }]) => [name, value])),
    language: site.settings.defaultLanguage,
    ruleContext: {
      facts: catalogue.facts,
      timeZone: site.settings.timeZone,
      at,
      audience(id) {
        const title = site.index.document('audience', id)?.value.title
        return typeof title === 'string' ? title : undefined
      },
    },
  }
}
