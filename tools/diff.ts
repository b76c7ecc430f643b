/** `npm run diff`: what changes from one version of a site to another, in sentences: first the documents, then who gains or loses what. */
import { type DocumentChange, diffSites, type DocumentDifference } from '../engine/document/edit/diff.ts'
import { audienceDifferences, audienceInWords, type AudienceDifference } from '../engine/prove/audience.ts'
import { differenceInWords, type DifferenceWording } from '../engine/wording/change.ts'
import type { Site } from '../engine/check/site.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { NEGATIVE_RESULT, NOT_RUN, runCommand } from './command-line.ts'
import { count } from './count.ts'
import { readSiteVersion } from './site-version.ts'

/** What `--json` prints. */
export interface SiteDifference {
  readonly before: string
  readonly after: string
  /** The instant from which gains and losses count, milliseconds since 1970. */
  readonly at: number
  readonly documents: readonly (DocumentDifference & { readonly words: readonly string[] })[]
  /** Absent when a version has errors: then nothing can be proven. */
  readonly audience?: readonly (AudienceDifference & { readonly words: readonly string[] })[]
}

await runCommand('diff', async ({ before, after, site, at = Date.now(), structure, json, 'exit-code': withExitCode }) => {
  const difference = await compareVersions(before, after, site, at)
  if (json) console.log(JSON.stringify(difference, null, 2))
  else for (const line of structure ? changeLines(difference) : differenceLines(difference)) console.log(line)
  // Half a result must not pass for a whole one.
  if (difference.audience === undefined) return NOT_RUN
  return withExitCode && difference.documents.length > 0 ? NEGATIVE_RESULT : 0
})

async function compareVersions(before: string, after: string, dir: string, at: number): Promise<SiteDifference> {
  const [old, next] = [await readSiteVersion(before, catalogue, dir), await readSiteVersion(after, catalogue, dir)]
  for (const [name, { errors }] of [[before, old] as const, [after, next] as const]) {
    if (errors.length === 0) continue
    for (const line of errors) console.error(line)
    console.error(`${name} has ${count(errors.length, 'error')}, so nothing can be proven about who gains or loses what.`)
  }
  const wordings = [wordingOf(old.site, at), wordingOf(next.site, at)] as const
  const documents = diffSites(wordings[0].documents, wordings[1].documents)
  const hasErrors = old.errors.length + next.errors.length > 0
  const audience =
    documents.length === 0 ? [] : hasErrors ? undefined : audienceDifferences({ before: old.site, after: next.site, catalogue, at })
  return {
    before,
    after,
    at,
    documents: documents.map((difference) => ({ ...difference, words: differenceInWords(difference, ...wordings) })),
    ...(audience === undefined ? {} : { audience: audience.map((difference) => ({ ...difference, words: audienceInWords(difference) })) }),
  }
}

function wordingOf(site: Site, at: number): DifferenceWording {
  return {
    documents: new Map([...site.documents].map(([name, { value }]) => [name, value])),
    language: site.settings?.defaultLanguage ?? 'en',
    speech: {
      facts: catalogue.facts,
      timeZone: site.settings?.timeZone ?? 'UTC',
      at,
      audience: (id) => site.get('audience', id)?.title,
    },
  }
}

function differenceLines({ before, after, documents, audience }: SiteDifference): readonly string[] {
  if (documents.length === 0) return [`${before} and ${after} are the same.`]
  const changes = documents.flatMap(({ document, words }) => (words.length === 0 ? [] : [document, ...words.map((line) => `  ${line}`)]))
  const people = audience?.flatMap(({ words, gains, loses }) => {
    const witnesses = [...gains, ...loses].map(({ witness }) => witness?.address)
    return words.flatMap((line, n) => [`  ${line}`, ...(witnesses[n] === undefined ? [] : [`    see ${witnesses[n]}`])])
  })
  if (people === undefined) return changes
  return [...changes, '', ...(people.length === 0 ? ['Nobody gains or loses anything.'] : ['Who gains and who loses:', ...people])]
}

/** Every change with its address and both values. */
function changeLines({ documents }: SiteDifference): readonly string[] {
  return documents.flatMap(({ document, change, changes }) =>
    change === 'changed' ? changes.map((item) => `${document} ${changeLine(item)}`) : [`${document} ${change}`],
  )
}

function changeLine(change: DocumentChange): string {
  const item = change.item === '' ? '(document)' : change.item
  const place = ({ parent, list, index }: { parent: string; list: string; index: number }): string => `${parent}${list}/${index}`
  switch (change.change) {
    case 'added':
      return `${item} added at ${place(change.to)}`
    case 'removed':
      return `${item} removed from ${place(change.from)}`
    case 'moved':
      return `${item} moved from ${place(change.from)} to ${place(change.to)}`
    case 'changed':
      return `${item}${change.path}: ${JSON.stringify(change.from) ?? 'nothing'} -> ${JSON.stringify(change.to) ?? 'nothing'}`
  }
}
