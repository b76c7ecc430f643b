/**
 * Describes the changes from one version of a site to another in sentences: first the documents, then who gains or
 * loses what.
 */
import type { DocumentChange } from '../../engine/document/edit/diff.ts'
import { MOST_IMPORTANT } from '../../engine/prove/difference-summary.ts'
import type { SiteDifference } from '../../engine/workspace/difference.ts'
import { type CommandOutput, type CommandRun, NEGATIVE_RESULT, NOT_RUN } from '../command-line.ts'
import { count } from '../count.ts'
import { errorsOf, openVersion } from '../site-version.ts'

/** The output of `--json`. */
interface VersionDifference extends SiteDifference {
  readonly before: string
  readonly after: string
  /** The instant from which gains and losses are computed, in milliseconds since 1970. */
  readonly at: number
}

export const printDifference: CommandRun<'diff'> = async (
  { before, after, site, at = Date.now(), structure, json, 'exit-code': withExitCode, server },
  output,
) => {
  const difference = await compareVersions({ before, after, at }, { dir: site, server }, output)
  if (json) output.log(JSON.stringify(difference, null, 2))
  else for (const line of structure ? changeLines(difference) : differenceLines(difference)) output.log(line)
  // Without gains and losses, the result is incomplete. The exit code lets scripts detect this.
  if (difference.audience === undefined) return NOT_RUN
  return withExitCode && difference.documents.length > 0 ? NEGATIVE_RESULT : 0
}

async function compareVersions(
  { before, after, at }: Pick<VersionDifference, 'before' | 'after' | 'at'>,
  { dir, server }: { readonly dir: string; readonly server: string | undefined },
  output: CommandOutput,
): Promise<VersionDifference> {
  const base = await openVersion(before, dir, server)
  const next = await openVersion(after, dir, server)
  for (const [name, workspace] of [[before, base] as const, [after, next] as const]) {
    const errors = errorsOf(workspace)
    if (errors.length === 0) continue
    for (const line of errors) output.error(line)
    output.error(
      `${name} has ${count(errors.length, 'error')}, so nothing can be proven about who gains or loses what.`,
    )
  }
  return { before, after, at, ...next.difference(base, at) }
}

function differenceLines({ before, after, documents, audience, summary = [] }: VersionDifference): readonly string[] {
  if (documents.length === 0) return [`${before} and ${after} are the same.`]
  const changes = documents.flatMap(({ document, words }) =>
    words.length === 0 ? [] : [document, ...words.map((line) => `  ${line}`)],
  )
  if (audience === undefined) return changes
  if (summary.length === 0) return [...changes, '', 'No persona gains or loses anything.']
  const people = summary.map(({ words, address }) => [
    `  ${words}`,
    ...(address === undefined ? [] : [`    see ${address}`]),
  ])
  const others = people.slice(MOST_IMPORTANT)
  const title =
    others.length === 0
      ? 'Who gains or loses what, the most important changes first:'
      : 'Who gains or loses what, the ten most important changes first:'
  return [
    ...changes,
    '',
    title,
    ...people.slice(0, MOST_IMPORTANT).flat(),
    ...(others.length === 0 ? [] : [`and ${count(others.length, 'more change')}:`, ...others.flat()]),
  ]
}

/** Returns one line per change, with its address, and the old and the new value. */
function changeLines({ documents }: VersionDifference): readonly string[] {
  return documents.flatMap(({ document, change, changes }) =>
    change === 'changed' ? changes.map((item) => `${document} ${changeLine(item)}`) : [`${document} ${change}`],
  )
}

function changeLine(change: DocumentChange): string {
  const item = change.item === '' ? '(document)' : change.item
  const place = ({ parent, list, index }: { parent: string; list: string; index: number }): string =>
    `${parent}${list}/${index}`
  switch (change.change) {
    case 'added':
      return `${item} added at ${place(change.to)}`
    case 'removed':
      return `${item} removed from ${place(change.from)}`
    case 'moved':
      return `${item} moved from ${place(change.from)} to ${place(change.to)}`
    case 'changed':
      return (
        `${item}${change.path}: ${JSON.stringify(change.from) ?? 'nothing'} ` +
        `-> ${JSON.stringify(change.to) ?? 'nothing'}`
      )
  }
}
