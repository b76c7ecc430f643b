/**
 * All errors of all documents at once: migrate, validate, link. Never throws, whatever the documents hold; a defect of the check itself is a
 * finding too, so that a site that could not be checked is never published.
 */
import { own } from '../core/json.ts'
import { byPlace, findingAt, type Finding, type Problem } from './finding.ts'
import type { Catalogue } from './link/catalogue.ts'
import type { Desk, Known } from './link/desk.ts'
import { checkKind, documentScope } from './link/document.ts'
import { checkCycles } from './link/graph.ts'
import { checkDestinations, checkRoutes } from './link/routes.ts'
import { checkShared } from './link/share.ts'
import { siteOf, type Site } from './link/site.ts'
import { visitorOf } from './link/visit.ts'
import { migrateDocument, type Versions } from './migrate.ts'
import type { Source, SourceDocument } from './source.ts'
import { validate } from './validate.ts'
import { documentSchemas } from './validate/words.ts'

export type { Catalogue } from './link/catalogue.ts'
export type { Site } from './link/site.ts'

export interface Checked {
  readonly site: Site
  /** Sorted by place. A site may be published when none is an error. */
  readonly findings: readonly Finding[]
}

/**
 * `versions` are the widgets of `widgets.gen.ts`, for their migrations; without it a node of an older version is an error. `looksInto` picks
 * the documents to look into; the others are known to be sound and only stand around them.
 */
export function checkSource(
  source: Source,
  catalogue: Catalogue,
  versions: Versions = catalogue.widgets,
  looksInto: (document: SourceDocument) => boolean = () => true,
): Checked {
  const findings = [...source.findings]
  const say = (document: SourceDocument, problem: Problem): void => {
    findings.push(findingAt(document.file, document.locate(problem.pointer, problem.atKey), problem))
  }
  const guard = (document: SourceDocument, run: () => void): void => {
    try {
      run()
    } catch (error) {
      say(document, {
        code: 'CFG-DOCUMENT',
        pointer: '',
        message: `this document could not be checked (${error instanceof Error ? error.message : String(error)})`,
      })
    }
  }

  const documents = source.documents.map((document) => {
    let value = document.value
    guard(document, () => (value = migrateDocument(value, versions, (problem) => say(document, problem))))
    return value === document.value ? document : { ...document, value }
  })
  const site = siteOf(documents, source.files, source.broken)
  const known = knownOf(site, catalogue)

  for (const document of documents) {
    if (!looksInto(document)) continue
    guard(document, () => {
      const desk: Desk = { site, catalogue, document, known, say: (problem) => say(document, problem) }
      checkPlace(desk)
      const scope = documentScope(desk, document.value)
      validate(documentSchemas[document.kind], document.value, '', visitorOf(desk, scope))
      checkKind(desk, document.value, scope)
    })
  }
  const [first] = documents
  if (first !== undefined)
    guard(first, () => {
      checkCycles(site, say)
      checkRoutes(site, say)
      checkDestinations(site, say)
      checkStrings(site, say)
      checkShared(site, say)
      if (site.settings === undefined && !source.broken.has('site/site'))
        findings.push(
          findingAt(
            source.root,
            { line: 1, column: 1 },
            { code: 'CFG-REF', pointer: '', message: 'the site document is missing: site.json' },
          ),
        )
    })
  return { site, findings: unique(findings.sort(byPlace)) }
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

/** Two documents of one name, and files that are not called after their document. */
function checkPlace({ site, document, say }: Desk): void {
  const { kind, id, path } = document
  const first = site.documents.get(`${kind}/${id}`)
  if (first !== undefined && first !== document)
    say({ code: 'CFG-DUPLICATE', pointer: '/id', message: `the ${kind} ${JSON.stringify(id)} is there already, in ${first.file}` })
  const last = `${id.slice(id.lastIndexOf('/') + 1)}.json`
  if (kind === 'site' ? path !== 'site.json' : !path.startsWith(`${kind}/`) || path.slice(path.lastIndexOf('/') + 1) !== last)
    say({
      code: 'CFG-DOCUMENT',
      pointer: '',
      message: `the file is in the wrong place; this document belongs into ${kind === 'site' ? 'site.json' : `${kind}/${id}.json`}`,
    })
}

function knownOf(site: Site, catalogue: Catalogue): Known {
  const strings = new Map<string, { readonly [language: string]: unknown }>()
  for (const { strings: texts } of site.all('strings'))
    if (typeof texts === 'object' && texts !== null)
      for (const [key, text] of Object.entries(texts))
        if (typeof text === 'object' && text !== null && !strings.has(key)) strings.set(key, { ...text })
  const languages = site.settings?.languages
  const defaultLanguage = site.settings?.defaultLanguage
  return {
    strings,
    languages: Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : ['en', 'tl', 'cn'],
    defaultLanguage: typeof defaultLanguage === 'string' ? defaultLanguage : 'en',
    tokens: new Set(catalogue.tokens),
  }
}

/** A key stands in one strings document only. */
function checkStrings(site: Site, say: (document: SourceDocument, problem: Problem) => void): void {
  const owners = new Map<string, SourceDocument>()
  for (const document of site.documents.values()) {
    const texts = document.kind === 'strings' ? own(document.value, 'strings') : undefined
    if (typeof texts !== 'object' || texts === null) continue
    for (const key of Object.keys(texts)) {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, document)
      else
        say(document, {
          code: 'CFG-DUPLICATE',
          pointer: `/strings/${key}`,
          atKey: true,
          message: `the text ${JSON.stringify(key)} is there already, in ${owner.file}`,
        })
    }
  }
}

/** Nothing twice; and an unknown language is told as that, not as an unknown property too. */
function unique(findings: readonly Finding[]): readonly Finding[] {
  const languages = new Set(findings.filter(({ code }) => code === 'CFG-LANGUAGE').map(({ file, pointer }) => `${file} ${pointer}`))
  return findings.filter((finding, i) => {
    const before = findings[i - 1]
    if (finding.code === 'CFG-UNKNOWN' && languages.has(`${finding.file} ${finding.pointer}`)) return false
    return before === undefined || byPlace(before, finding) !== 0
  })
}
