/**
 * `npm run diff -- A B [--at MOMENT] [--dir DIR] [--structure] [--json] [--exit-code]`: what is different from A to B. First in words, then who
 * gains and who loses what, and when. A and B are folders, `live`, releases by their hash, or revisions of git.
 */
import { parseArgs } from 'node:util'
import { type DocumentChange, diffSites, type DocumentDifference } from '../engine/document/edit/diff.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { audienceDifferences, audienceInWords, type AudienceDifference } from '../engine/prove/audience.ts'
import { differenceInWords, type DifferenceWording } from '../engine/wording/change.ts'
import type { Site } from '../engine/check/site.ts'
import { errorCount, readSiteVersion, SiteVersionError } from './site-version.ts'
import { catalogue } from '../catalogue/catalogue.ts'

/** What `--json` prints. */
export interface SiteDifference {
  readonly before: string
  readonly after: string
  /** The moment from which on people gain and lose, milliseconds since 1970. */
  readonly at: number
  readonly documents: readonly (DocumentDifference & { readonly words: readonly string[] })[]
  /** Absent while one of the two has errors: then nothing can be proven. */
  readonly audience?: readonly (AudienceDifference & { readonly words: readonly string[] })[]
}

const usage = 'Usage: npm run diff -- A B [--at 2026-12-24T18:00+08:00] [--dir config] [--structure] [--json] [--exit-code]'

try {
  const { before, after, values } = readWords()
  const at = values.at === undefined ? Date.now() : Date.parse(values.at)
  if (Number.isNaN(at)) throw new SiteVersionError(`--at takes a moment with its offset, such as 2026-12-24T18:00+08:00, got ${values.at}`)
  const difference = await compare(before, after, values.dir, at)
  if (values.json) console.log(JSON.stringify(difference, null, 2))
  else for (const line of values.structure ? structure(difference) : inWords(difference)) console.log(line)
  // As with an error, so that no script takes half an answer for a whole one.
  if (difference.audience === undefined) process.exitCode = 2
  else if (values['exit-code'] && difference.documents.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof SiteVersionError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 2
}

function readWords() {
  const flag = { type: 'boolean', default: false } as const
  const options = {
    at: { type: 'string' },
    dir: { type: 'string', default: 'config' },
    structure: flag,
    json: flag,
    'exit-code': flag,
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [before, after, ...more] = positionals
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`Expected two versions: A B. Got ${positionals.length}.`)
    return { before, after, values }
  } catch (error) {
    throw new SiteVersionError(`${error instanceof Error ? error.message : String(error)} ${usage}`)
  }
}

async function compare(before: string, after: string, dir: string, at: number): Promise<SiteDifference> {
  const [first, second] = [await readSiteVersion(before, catalogue, dir), await readSiteVersion(after, catalogue, dir)]
  const [a, b] = [first.site, second.site]
  for (const [name, { errors }] of [[before, first] as const, [after, second] as const]) {
    if (errors.length === 0) continue
    for (const line of errors) console.error(line)
    console.error(`${name} has ${errorCount(errors)}: who gains and who loses is not said.`)
  }
  const [told, tells] = [toldOf(a, catalogue, at), toldOf(b, catalogue, at)]
  const documents = diffSites(told.documents, tells.documents)
  const isSound = first.errors.length + second.errors.length === 0
  const audience = documents.length === 0 ? [] : isSound ? audienceDifferences({ before: a, after: b, catalogue, at }) : undefined
  return {
    before,
    after,
    at,
    documents: documents.map((one) => ({ ...one, words: differenceInWords(one, told, tells) })),
    ...(audience === undefined ? {} : { audience: audience.map((one) => ({ ...one, words: audienceInWords(one) })) }),
  }
}

function toldOf(site: Site, catalogue: Catalogue, at: number): DifferenceWording {
  return {
    documents: new Map([...site.documents].map(([name, { value }]) => [name, value])),
    language: site.settings?.defaultLanguage ?? 'en',
    ruleContext: {
      facts: catalogue.facts,
      timeZone: site.settings?.timeZone ?? 'UTC',
      at,
      audience: (id) => site.get('audience', id)?.title,
    },
  }
}

function inWords({ before, after, documents, audience }: SiteDifference): readonly string[] {
  if (documents.length === 0) return [`${before} and ${after} are the same.`]
  const told = documents.flatMap(({ document, words }) => (words.length === 0 ? [] : [document, ...words.map((line) => `  ${line}`)]))
  const people = audience?.flatMap(({ words, gains, loses }) => {
    const witnesses = [...gains, ...loses].map(({ witness }) => witness?.address)
    return words.flatMap((line, n) => [`  ${line}`, ...(witnesses[n] === undefined ? [] : [`    see ${witnesses[n]}`])])
  })
  if (people === undefined) return told
  return [...told, '', ...(people.length === 0 ? ['Nobody gains or loses anything.'] : ['Who gains and who loses:', ...people])]
}

/** Every change with its address and both values. */
function structure({ documents }: SiteDifference): readonly string[] {
  return documents.flatMap(({ document, change, changes }) =>
    change === 'changed' ? changes.map((one) => `${document} ${changeLine(one)}`) : [`${document} ${change}`],
  )
}

function changeLine(one: DocumentChange): string {
  const item = one.item === '' ? '(document)' : one.item
  const place = ({ parent, list, index }: { parent: string; list: string; index: number }): string => `${parent}${list}/${index}`
  switch (one.change) {
    case 'added':
      return `${item} added at ${place(one.to)}`
    case 'removed':
      return `${item} removed from ${place(one.from)}`
    case 'moved':
      return `${item} moved from ${place(one.from)} to ${place(one.to)}`
    case 'changed':
      return `${item}${one.path}: ${JSON.stringify(one.from) ?? 'nothing'} -> ${JSON.stringify(one.to) ?? 'nothing'}`
  }
}
