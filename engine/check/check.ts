/**
 * All errors of all documents at once: migrate, validate, link. Never throws, whatever the documents hold; a defect of the check itself is a
 * finding too, so that a site that could not be checked is never published.
 */
import { own } from '../core/json.ts'
import { byPosition, findingAt, type Finding, type Problem } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckContext, SiteVocabulary } from './context.ts'
import { checkKind, documentScope } from './document.ts'
import { checkCycles } from './graph.ts'
import { checkRoutes, checkLinkTarget, linkKinds } from './routes.ts'
import { type NameClash, nameClashesOn } from './name-clashes.ts'
import { siteQueries, siteFrom, siteOf, type Site, type SiteQueries } from './site.ts'
import { checkVisitor } from './visit.ts'
import { DocumentIndex } from '../document/document-index.ts'
import { migrateDocument, type WidgetVersions } from '../document/migrate.ts'
import { MemoCache } from '../memo/memo.ts'
import type { SourceDocument } from '../document/parse.ts'
import { inFileOrder, type Source } from '../document/source.ts'
import { validate } from '../document/validate.ts'
import { documentSchemas } from '../document/vocabulary.ts'

export type { Site } from './site.ts'

export interface CheckResult {
  readonly site: Site
  readonly index: DocumentIndex<SourceDocument>
  /** Sorted by place. A site may be published when none is an error. */
  readonly findings: readonly Finding[]
}

/** What earlier checks with the same catalogue and versions have left: a document is looked into again when something it asked about has changed. */
export class CheckCache {
  readonly problems = new MemoCache<SiteQueries, readonly Finding[]>()
  /** What is found between documents, by the document or, of the whole site, by this memory. */
  readonly between = new MemoCache<SiteQueries, readonly Finding[]>()
  readonly clashes = new MemoCache<SiteQueries, readonly NameClash[]>()
  #index: DocumentIndex<SourceDocument> | undefined
  #files: ReadonlySet<string> = new Set()
  #broken: ReadonlySet<string> = new Set()
  readonly #migrated = new WeakMap<SourceDocument, MigratedDocument>()

  /** The document with its nodes at the newest version. */
  migrate(document: SourceDocument, versions: WidgetVersions): MigratedDocument {
    const before = this.#migrated.get(document)
    if (before !== undefined) return before
    const problems: Problem[] = []
    let value = document.value
    const report = (problem: Problem): void => void problems.push(problem)
    guarded(() => (value = migrateDocument(value, versions, report)), report)
    const lifted = { document: value === document.value ? document : { ...document, value }, problems }
    this.#migrated.set(document, lifted)
    return lifted
  }

  index(documents: readonly SourceDocument[], { files, broken }: Source): Pick<CheckResult, 'site' | 'index'> {
    this.#index = new DocumentIndex(documents, this.#index)
    if (!isSame(this.#files, files)) this.#files = files
    if (!isSame(this.#broken, broken)) this.#broken = broken
    return { site: siteOf(this.#index, this.#files, this.#broken), index: this.#index }
  }
}

type ReportProblem = (document: SourceDocument, problem: Problem) => void

interface MigratedDocument {
  readonly document: SourceDocument
  readonly problems: readonly Problem[]
}

function isSame(before: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  return before.size === now.size && [...now].every((one) => before.has(one))
}

/**
 * `versions` are the widgets of `widgets.gen.ts`, for their migrations; without it a node of an older version is an error. `looksInto` picks
 * the documents to look into; the others are known to be sound and only stand around them.
 */
export function checkSource(
  source: Source,
  catalogue: Catalogue,
  versions: WidgetVersions = catalogue.widgets,
  looksInto: (document: SourceDocument) => boolean = () => true,
  cache = new CheckCache(),
): CheckResult {
  const findings = [...source.findings]
  const report: ReportProblem = (document, problem) => {
    findings.push(findingIn(document, problem))
  }
  const documents = source.documents.map((document) => {
    const lifted = cache.migrate(document, versions)
    for (const problem of lifted.problems) report(document, problem)
    return lifted.document
  })
  const { site, index } = cache.index(documents, source)
  const frame = vocabularyOf(site, catalogue)
  const languages = JSON.stringify([frame.languages, frame.defaultLanguage])
  const queries = siteQueries(site)

  for (const document of documents) {
    if (!looksInto(document)) continue
    const problems = cache.problems.get(document, languages, queries, (queries) => {
      const found: Problem[] = []
      guarded(
        () => {
          const known: SiteVocabulary = { ...frame, text: queries.text, textKeys: () => queries.texts().keys() }
          const context: CheckContext = {
            site: siteFrom(queries),
            catalogue,
            document,
            vocabulary: known,
            report: (problem) => found.push(problem),
          }
          checkFilePath(context)
          const scope = documentScope(context, document.value)
          validate(documentSchemas[document.kind], document.value, '', checkVisitor(context, scope))
          checkKind(context, document.value, scope)
        },
        (problem) => found.push(problem),
      )
      return found.map((problem) => findingIn(document, problem))
    })
    if (problems.length > 0) findings.push(...problems)
  }
  const [first] = documents
  if (first !== undefined) {
    /** What one check between documents finds; its own defect is told at `document`. */
    const between = (thing: object, part: string, document: SourceDocument, check: (site: Site, report: ReportProblem) => void): void => {
      const found = cache.between.get(thing, part, queries, (queries) => {
        const told: Finding[] = []
        const tell: ReportProblem = (where, problem) => void told.push(findingIn(where, problem))
        guarded(
          () => check(siteFrom(queries), tell),
          (problem) => tell(document, problem),
        )
        return told
      })
      if (found.length > 0) findings.push(...found)
    }
    between(cache, 'cycles', first, checkCycles)
    between(cache, 'routes', first, checkRoutes)
    between(cache, 'strings', first, checkStrings)
    for (const kind of linkKinds)
      for (const document of index.documents(kind)) between(document, '', document, (asked, tell) => checkLinkTarget(asked, document, tell))
    guarded(
      () => reportNameClashes(cache, index, queries, report),
      (problem) => report(first, problem),
    )
    if (site.settings === undefined && !source.broken.has('site/site'))
      findings.push(
        findingAt(
          source.root,
          { line: 1, column: 1 },
          { code: 'CFG-REF', pointer: '', message: 'the site document is missing: site.json' },
        ),
      )
  }
  return { site, index, findings: unique(findings.sort(byPosition)) }
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

/** Two documents of one name, and files that are not called after their document. */
function checkFilePath({ site, document, report }: CheckContext): void {
  const { kind, id, path } = document
  const first = site.documents.get(`${kind}/${id}`)
  if (first !== undefined && first !== document)
    report({ code: 'CFG-DUPLICATE', pointer: '/id', message: `the ${kind} ${JSON.stringify(id)} is there already, in ${first.file}` })
  const last = `${id.slice(id.lastIndexOf('/') + 1)}.json`
  if (kind === 'site' ? path !== 'site.json' : !path.startsWith(`${kind}/`) || path.slice(path.lastIndexOf('/') + 1) !== last)
    report({
      code: 'CFG-DOCUMENT',
      pointer: '',
      message: `the file is in the wrong place; this document belongs into ${kind === 'site' ? 'site.json' : `${kind}/${id}.json`}`,
    })
}

/** A defect of the check is a problem of the document that it was looking at. */
function guarded(run: () => void, report: (problem: Problem) => void): void {
  try {
    run()
  } catch (error) {
    const message = `this document could not be checked (${error instanceof Error ? error.message : String(error)})`
    report({ code: 'CFG-DOCUMENT', pointer: '', message })
  }
}

function vocabularyOf(site: Site, catalogue: Catalogue): Omit<SiteVocabulary, 'text' | 'textKeys'> {
  const languages = site.settings?.languages
  const defaultLanguage = site.settings?.defaultLanguage
  return {
    languages: Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : ['en', 'tl', 'cn'],
    defaultLanguage: typeof defaultLanguage === 'string' ? defaultLanguage : 'en',
    tokens: new Set(catalogue.tokens),
  }
}

function findingIn(document: SourceDocument, problem: Problem): Finding {
  return findingAt(document.file, document.locate(problem.pointer, problem.atKey), problem)
}

/** Each clash once, on the first page where it is. */
function reportNameClashes(cache: CheckCache, index: DocumentIndex<SourceDocument>, queries: SiteQueries, report: ReportProblem): void {
  const told = new Set<string>()
  for (const page of inFileOrder([...index.documents('page'), ...index.documents('popup')]))
    for (const { document, problem } of cache.clashes.get(page, '', queries, (queries) => nameClashesOn(siteFrom(queries), page))) {
      const key = `${document.path} ${problem.pointer}`
      if (!told.has(key)) report(document, problem)
      told.add(key)
    }
}

/** A key stands in one strings document only. */
function checkStrings(site: Site, report: ReportProblem): void {
  const owners = new Map<string, SourceDocument>()
  for (const document of inFileOrder(site.index.documents('strings'))) {
    const texts = own(document.value, 'strings')
    if (typeof texts !== 'object' || texts === null) continue
    for (const key of Object.keys(texts)) {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, document)
      else
        report(document, {
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
    return before === undefined || byPosition(before, finding) !== 0
  })
}
