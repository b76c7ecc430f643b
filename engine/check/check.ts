/**
 * Finds every problem of every document at once: migrates, validates against the schemas, and checks references. It
 * never throws. A defect of the check itself is reported as a finding, so a site that could not be checked is
 * never published.
 */
import { errorMessage } from '../core/error-message.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { DocumentIndex } from '../document/document-index.ts'
import { byPosition, findingAt, type Finding, type Problem } from '../document/finding.ts'
import { migrateDocument, type WidgetVersions } from '../document/migrate.ts'
import { pathOf, type SourceDocument } from '../document/document.ts'
import type { SiteSource } from '../document/source.ts'
import { validate } from '../document/validate.ts'
import { documentSchemas } from '../document/vocabulary.ts'
import { MemoCache } from '../memo/memo.ts'
import { SparseResults } from '../memo/sparse-results.ts'
import {
  checkOneCallSettings,
  lacksCallSettings,
  missingCallSettingsProblem,
  needsCallSettings,
} from './call-settings.ts'
import { unchosenProblem } from './areas.ts'
import type { CatalogueUse, CheckContext, DocumentReference, SiteVocabulary } from './context.ts'
import { checkKind, documentScope } from './document.ts'
import { checkCycles } from './graph.ts'
import { type NameClash, nameClashesOn } from './name-clashes.ts'
import { checkDemandedPolicies, checkPolicy, demandedPolicy, type PolicyUse } from './policy.ts'
import { checkPublicUses, PublicUses } from './public-data.ts'
import { checkRequiredPages } from './required-page.ts'
import { checkRequiredPopups } from './required-popup.ts'
import { checkLinkTarget, checkRoutes, linkKinds } from './routes.ts'
import { siteFrom, siteOf, siteQueries, siteScopes, type Site, type SiteQueries } from './site.ts'
import { catalogueOfSite } from './site-catalogue.ts'
import { checkStringKeys } from './strings.ts'
import { checkUnreadArguments, NameUsers, unreadNames } from './unread.ts'
import { UnreadCache } from './unread-documents.ts'
import { unusedFiles } from './unused-files.ts'
import { checkVisitor } from './visit.ts'

export interface CheckResult {
  readonly site: Site
  /** The catalogue with the languages of the site. */
  readonly catalogue: Catalogue
  /** Findings sorted by position. A site can be published when none of them is an error. */
  readonly findings: readonly Finding[]
  /** Every reference from one document to another, in the order of the documents. */
  readonly references: () => readonly DocumentReference[]
  /** Returns the findings about documents that nothing refers to; only for a site without errors. */
  readonly unread: () => readonly Finding[]
  readonly translations: () => Translations
}

/** Texts of the site, and how many of them each language lacks. */
export interface Translations {
  readonly texts: number
  /** Number of missing texts by language code, for all languages except the first one. */
  readonly missing: { readonly [language: string]: number }
}

interface DocumentResult {
  readonly findings: readonly Finding[]
  readonly references: readonly DocumentReference[]
  /** The first use of an area that makes calls. */
  readonly callUse?: CatalogueUse
  /** For each policy, the first use of an area that demands it. */
  readonly policyUses?: readonly Omit<PolicyUse, 'file'>[]
  readonly texts: number
  /** Languages of missing texts. Each occurs once for every text that it lacks. */
  readonly missing: readonly string[]
}

/** The list that all empty results share, which saves memory. */
const NONE: readonly never[] = []

const NOT_CHECKED: DocumentResult = { findings: NONE, references: NONE, texts: 0, missing: NONE }

interface MigratedDocument {
  readonly document: SourceDocument
  readonly problems: readonly Problem[]
}

/**
 * Results of earlier checks with the same catalogue and versions. A document is checked again when something it depends
 * on has changed.
 */
export class CheckCache {
  readonly documents = new MemoCache<SiteQueries, DocumentResult>(siteScopes)
  /**
   * Findings that involve several documents, cached by the referring document. The key is this object if they concern
   * the whole site.
   */
  readonly between = new MemoCache<SiteQueries, readonly Finding[]>(siteScopes)
  readonly clashes = new MemoCache<SiteQueries, readonly NameClash[]>(siteScopes)
  readonly migrationProblems = new SparseResults((migrated: MigratedDocument) =>
    migrated.problems.length > 0 ? migrated : undefined,
  )
  readonly names = new NameUsers()
  readonly publicUses = new PublicUses()
  readonly unread = new UnreadCache()
  /** The findings of the documents that have findings. */
  readonly withFindings = new SparseResults(({ findings }: DocumentResult) =>
    findings.length > 0 ? findings : undefined,
  )
  /** The site settings, as JSON, with which the cached results of documents were computed. */
  settings = ''
  #index: DocumentIndex<SourceDocument> | undefined
  #files: SiteSource['files'] = new Map()
  #broken: ReadonlySet<string> = new Set()
  readonly #migrated = new WeakMap<SourceDocument, MigratedDocument>()
  #sources: readonly SourceDocument[] = []
  #latest: readonly MigratedDocument[] = []

  /** Returns the documents with their nodes migrated to the newest versions of their widgets. */
  migrateAll(documents: readonly SourceDocument[], versions: WidgetVersions): readonly MigratedDocument[] {
    const [before, latest] = [this.#sources, this.#latest]
    this.#sources = documents
    this.#latest = documents.map(
      (document, n) => (before[n] === document ? latest[n] : undefined) ?? this.#migrate(document, versions),
    )
    return this.#latest
  }

  #migrate(document: SourceDocument, versions: WidgetVersions): MigratedDocument {
    const before = this.#migrated.get(document)
    if (before !== undefined) return before
    const problems: Problem[] = []
    let value = document.value
    const report = (problem: Problem): void => void problems.push(problem)
    guarded(() => (value = migrateDocument(value, versions, report)), report)
    const migrated = { document: value === document.value ? document : { ...document, value }, problems }
    this.#migrated.set(document, migrated)
    return migrated
  }

  /** Keeps the earlier `files` and `broken` if the new ones are equal, so queries about them have the same answer. */
  site(documents: readonly SourceDocument[], { files, broken }: SiteSource): Site {
    this.#index = new DocumentIndex(documents, this.#index)
    if (this.#files !== files && !hasSameFiles(this.#files, files)) this.#files = files
    if (!isSame(this.#broken, broken)) this.#broken = broken
    return siteOf(this.#index, this.#files, this.#broken)
  }
}

function isSame(before: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  return before.size === now.size && [...now].every((path) => before.has(path))
}

function hasSameFiles(before: SiteSource['files'], now: SiteSource['files']): boolean {
  return (
    before.size === now.size && [...now].every(([path, content]) => before.has(path) && before.get(path) === content)
  )
}

type ReportInDocument = (document: SourceDocument, problem: Problem) => void

/**
 * Checks a site. `versions` contains the migrations of the widgets. `isChecked` selects the documents to check; all
 * other documents are assumed to have no errors. `isChecked` is called right before each document is checked. A call
 * with `isChecked` needs its own cache.
 */
export function checkSource(
  source: SiteSource,
  declared: Catalogue,
  versions: WidgetVersions = declared.widgets,
  isChecked?: (document: SourceDocument) => boolean,
  cache = new CheckCache(),
): CheckResult {
  const findings = [...source.findings]
  const report: ReportInDocument = (document, problem) => void findings.push(findingIn(document, problem))
  const migrated = cache.migrateAll(source.documents, versions)
  const documents = migrated.map(({ document }) => document)
  for (const { document, problems } of cache.migrationProblems.of(migrated))
    for (const problem of problems) report(document, problem)
  const site = cache.site(documents, source)
  const catalogue = catalogueOfSite(declared, site.settings)
  const queries = siteQueries(site)
  const vocabulary = vocabularyOf(site, catalogue)
  const { languages, missingTranslations, linkSchemes, areas } = vocabulary
  const settings = JSON.stringify([languages, missingTranslations, linkSchemes, areas])
  if (cache.settings !== settings) cache.documents.clear()
  cache.settings = settings
  const results = cache.documents.getAll('documents', documents, queries, (document, tracked) =>
    isChecked?.(document) === false ? NOT_CHECKED : checkDocument(document, tracked, catalogue, vocabulary),
  )
  // Not `push(...found)`: the arguments of a call are on the stack, which a hostile document could exceed.
  for (const found of cache.withFindings.of(results)) for (const one of found) findings.push(one)
  findings.push(...checkBetween(site, queries, cache, catalogue), ...checkNameClashes(site, queries, cache))
  checkDemandedPolicies(site, catalogue, policyUsesIn(documents, results), (document, problem) =>
    report(document, { ...problem, code: 'CFG-POLICY' }),
  )
  unreadNames(documents, catalogue, cache.names, report)
  checkPublicUses(documents, catalogue, cache.publicUses, report)
  if (!hasErrors(findings)) findings.push(...checkDuties(site, queries, cache, catalogue))
  if (lacksCallSettings(site)) findings.push(...callUseFindings(documents, results))
  findings.push(...unusedFiles(site, source.root))
  if (!site.documents.has('site/site') && !source.broken.has('site/site') && documents.length > 0)
    findings.push(missingSite(source.root))
  return {
    site,
    catalogue,
    findings: withoutDuplicates(findings.sort(byPosition)),
    references: () => results.flatMap((result) => result.references),
    unread: () => cache.unread.findings(site, documents, results, catalogue),
    translations: () => translationsOf(vocabulary, results),
  }
}

function policyUsesIn(documents: readonly SourceDocument[], results: readonly DocumentResult[]): readonly PolicyUse[] {
  const found: PolicyUse[] = []
  for (let n = 0; n < results.length; n++)
    for (const use of results[n]?.policyUses ?? NONE) found.push({ ...use, file: documents[n]?.file ?? '' })
  return found
}

/** Returns the finding about missing call settings, at the first document that uses an area with calls. */
function callUseFindings(documents: readonly SourceDocument[], results: readonly DocumentResult[]): readonly Finding[] {
  const findings = documents.flatMap((document, n) => {
    const use = results[n]?.callUse
    return use === undefined ? [] : [findingIn(document, missingCallSettingsProblem(use))]
  })
  return findings.sort(byPosition).slice(0, 1)
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

function translationsOf({ languages }: Vocabulary, results: readonly DocumentResult[]): Translations {
  const missing: { [language: string]: number } = {}
  for (const language of languages.slice(1)) missing[language] = 0
  let texts = 0
  for (const result of results) {
    texts += result.texts
    for (const language of result.missing) missing[language] = (missing[language] ?? 0) + 1
  }
  return { texts, missing }
}

function orNone<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? NONE : list
}

type Vocabulary = Omit<SiteVocabulary, 'text' | 'textKeys'>

function checkDocument(
  document: SourceDocument,
  queries: SiteQueries,
  catalogue: Catalogue,
  vocabulary: Vocabulary,
): DocumentResult {
  const problems: Problem[] = []
  const references: DocumentReference[] = []
  const missing: string[] = []
  let callUse: CatalogueUse | undefined
  const policyUses: Omit<PolicyUse, 'file'>[] = []
  let texts = 0
  const report = (problem: Problem): void => void problems.push(problem)
  guarded(() => {
    const context: CheckContext = {
      site: siteFrom(queries),
      catalogue,
      document,
      vocabulary: { ...vocabulary, text: queries.text, textKeys: () => queries.texts().keys() },
      report,
      recordText: (languages) => {
        texts++
        missing.push(...languages)
      },
      recordUse(use) {
        const problem = unchosenProblem(catalogue, vocabulary.areas, use)
        if (problem !== undefined) return report(problem)
        if (needsCallSettings(catalogue, use)) callUse ??= use
        const policy = demandedPolicy(catalogue, use)
        if (policy !== undefined && !policyUses.some((one) => one.policy === policy)) policyUses.push({ policy, use })
      },
      recordReference: (to, pointer) => void references.push({ from: `${document.kind}/${document.id}`, pointer, to }),
    }
    checkFilePath(context)
    const scope = documentScope(context)
    // A missing `$schema` is not reported again, because the parser has already reported it, with the line to add.
    const value = Object.hasOwn(document.value, '$schema') ? document.value : { ...document.value, $schema: '' }
    validate(documentSchemas[document.kind], value, '', checkVisitor(context, scope))
    checkKind(context, document, scope)
    checkUnreadArguments(document, report)
  }, report)
  return {
    findings: orNone(problems.map((problem) => findingIn(document, problem))),
    references: orNone(references),
    texts,
    missing: orNone(missing),
    ...(policyUses.length === 0 ? {} : { policyUses }),
    ...(callUse === undefined ? {} : { callUse }),
  }
}

/**
 * Checks the texts of the pages and popups that the policy requires. They are compiled, so the site must have no
 * errors.
 */
function checkDuties(site: Site, queries: SiteQueries, cache: CheckCache, catalogue: Catalogue): readonly Finding[] {
  const [first] = site.documents.values()
  if (first === undefined) return []
  return cache.between.get([cache, 'duties'], queries, (tracked) =>
    findingsOf(first, tracked, (queried, report) => {
      const refuse: Parameters<typeof checkRequiredPages>[2] = (document, problem) =>
        report(document, { ...problem, code: 'CFG-POLICY' })
      checkRequiredPages(queried, catalogue, refuse)
      checkRequiredPopups(queried, catalogue, refuse)
    }),
  )
}

/** Finds problems that involve several documents, such as cycles. */
function checkBetween(site: Site, queries: SiteQueries, cache: CheckCache, catalogue: Catalogue): readonly Finding[] {
  const [first] = site.documents.values()
  if (first === undefined) return []
  const findings: Finding[] = []
  for (const [part, check] of Object.entries({
    cycles: checkCycles,
    routes: checkRoutes,
    strings: checkStringKeys,
    callSettings: checkOneCallSettings,
    policy: (queried: Site, report: ReportInDocument) =>
      checkPolicy(queried, catalogue, (document, problem) => report(document, { ...problem, code: 'CFG-POLICY' })),
  }))
    findings.push(...cache.between.get([cache, part], queries, (tracked) => findingsOf(first, tracked, check)))
  for (const kind of linkKinds)
    for (const found of cache.between.getAll(kind, site.index.documents(kind), queries, (document, tracked) =>
      findingsOf(document, tracked, (queried, report) => checkLinkTarget(queried, document, report)),
    ))
      if (found.length > 0) findings.push(...found)
  return findings
}

/**
 * Runs one check that involves several documents, and returns its findings. A defect of the check is reported at
 * `document`.
 */
function findingsOf(
  document: SourceDocument,
  queries: SiteQueries,
  check: (site: Site, report: ReportInDocument) => void,
): readonly Finding[] {
  const findings: Finding[] = []
  const report: ReportInDocument = (where, problem) => void findings.push(findingIn(where, problem))
  guarded(
    () => check(siteFrom(queries), report),
    (problem) => report(document, problem),
  )
  return orNone(findings)
}

/** Reports each name clash once, on the first page that has it. */
function checkNameClashes({ index }: Site, queries: SiteQueries, cache: CheckCache): readonly Finding[] {
  const pages = (['page', 'popup'] as const).flatMap((kind) => {
    const documents = index.documents(kind)
    const clashes = cache.clashes.getAll(kind, documents, queries, clashesOn)
    const found: { readonly path: string; readonly clashes: readonly NameClash[] }[] = []
    for (let n = 0; n < clashes.length; n++) {
      const own = clashes[n] ?? NONE
      if (own.length > 0) found.push({ path: documents[n]?.path ?? '', clashes: own })
    }
    return found
  })
  const found = new Map<string, Finding>()
  for (const { clashes } of pages.sort((a, b) => (a.path < b.path ? -1 : 1)))
    for (const { document, problem } of clashes) {
      const key = `${document.path} ${problem.pointer}`
      if (!found.has(key)) found.set(key, findingIn(document, problem))
    }
  return [...found.values()]
}

function clashesOn(page: SourceDocument<'page' | 'popup'>, queries: SiteQueries): readonly NameClash[] {
  let clashes: readonly NameClash[] = []
  guarded(
    () => (clashes = nameClashesOn(siteFrom(queries), page)),
    (problem) => (clashes = [{ document: page, problem }]),
  )
  return clashes
}

/** Reports documents with the same id, and files whose path does not match the document. */
function checkFilePath({ site, document, report }: CheckContext): void {
  const { kind, id, path } = document
  const original = site.documents.get(`${kind}/${id}`)
  if (original !== undefined && original !== document)
    return report({
      code: 'CFG-DUPLICATE',
      pointer: '/id',
      message: `the ${kind} id ${JSON.stringify(id)} is already used in ${original.file}`,
      hint: 'give one of the two documents another id',
    })
  const last = `${id.slice(id.lastIndexOf('/') + 1)}.json`
  if (
    kind === 'site'
      ? path !== 'site.json'
      : !path.startsWith(`${kind}/`) || path.slice(path.lastIndexOf('/') + 1) !== last
  )
    report({
      code: 'CFG-DOCUMENT',
      pointer: '',
      message: `this document belongs in ${pathOf(kind, id)}`,
      hint: 'move the file to this path, or change "kind" and "id" in the file',
    })
}

/** Runs a check. A defect of the check is reported as a problem of the document that was being checked. */
function guarded(run: () => void, report: (problem: Problem) => void): void {
  try {
    run()
  } catch (error) {
    const message = `this document could not be checked (${errorMessage(error)})`
    report({
      code: 'CFG-DOCUMENT',
      pointer: '',
      message,
      hint: 'this is a bug in the check: report it to a developer',
    })
  }
}

function vocabularyOf(site: Site, catalogue: Catalogue): Vocabulary {
  const { languages, defaultLanguage, missingTranslations, linkSchemes, areas } = site.settings
  return {
    languages,
    defaultLanguage,
    missingTranslations,
    linkSchemes,
    tokens: new Set(Object.keys(catalogue.tokens)),
    areas,
  }
}

function findingIn(document: SourceDocument, problem: Problem): Finding {
  return findingAt(document.file, document.locate(problem.pointer, problem.atKey), problem)
}

function missingSite(root: string): Finding {
  return findingAt(
    root,
    { line: 1, column: 1 },
    {
      code: 'CFG-REF',
      pointer: '',
      message: 'the site document is missing: site.json',
      hint: 'add site.json, or name the folder that contains it',
    },
  )
}

function withoutDuplicates(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding, n) => {
    const before = findings[n - 1]
    return before === undefined || byPosition(before, finding) !== 0
  })
}
