/**
 * All errors of all documents at once: migrate, validate, link. Never throws, whatever the documents hold; a defect of the check itself is a
 * finding too, so that a site that could not be checked is never published.
 */
import { own } from '../core/json.ts'
import { byPlace, findingAt, type Finding, type Problem } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { Desk, Known } from './context.ts'
import { checkKind, documentScope } from './document.ts'
import { checkCycles } from './graph.ts'
import { checkRoutes, checkWay, ways } from './routes.ts'
import { type Clash, clashesOn } from './name-clashes.ts'
import { questionsOf, siteAsking, siteOf, type Site, type SiteQuestions } from './site.ts'
import { visitorOf } from './visit.ts'
import { Library } from '../document/document-index.ts'
import { migrateDocument, type Versions } from '../document/migrate.ts'
import { Recall } from '../memo/memo.ts'
import type { SourceDocument } from '../document/parse.ts'
import { inFileOrder, type Source } from '../document/source.ts'
import { validate } from '../document/validate.ts'
import { documentSchemas } from '../document/vocabulary.ts'

export type { Site } from './site.ts'

export interface Checked {
  readonly site: Site
  readonly library: Library<SourceDocument>
  /** Sorted by place. A site may be published when none is an error. */
  readonly findings: readonly Finding[]
}

/** What earlier checks with the same catalogue and versions have left: a document is looked into again when something it asked about has changed. */
export class CheckMemory {
  readonly problems = new Recall<SiteQuestions, readonly Finding[]>()
  /** What is found between documents, by the document or, of the whole site, by this memory. */
  readonly between = new Recall<SiteQuestions, readonly Finding[]>()
  readonly clashes = new Recall<SiteQuestions, readonly Clash[]>()
  #library: Library<SourceDocument> | undefined
  #files: ReadonlySet<string> = new Set()
  #broken: ReadonlySet<string> = new Set()
  readonly #lifted = new WeakMap<SourceDocument, Lifted>()

  /** The document with its nodes at the newest version. */
  lift(document: SourceDocument, versions: Versions): Lifted {
    const before = this.#lifted.get(document)
    if (before !== undefined) return before
    const problems: Problem[] = []
    let value = document.value
    const say = (problem: Problem): void => void problems.push(problem)
    guarded(() => (value = migrateDocument(value, versions, say)), say)
    const lifted = { document: value === document.value ? document : { ...document, value }, problems }
    this.#lifted.set(document, lifted)
    return lifted
  }

  take(documents: readonly SourceDocument[], { files, broken }: Source): Pick<Checked, 'site' | 'library'> {
    this.#library = new Library(documents, this.#library)
    if (!isSame(this.#files, files)) this.#files = files
    if (!isSame(this.#broken, broken)) this.#broken = broken
    return { site: siteOf(this.#library, this.#files, this.#broken), library: this.#library }
  }
}

type Say = (document: SourceDocument, problem: Problem) => void

interface Lifted {
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
  versions: Versions = catalogue.widgets,
  looksInto: (document: SourceDocument) => boolean = () => true,
  memory = new CheckMemory(),
): Checked {
  const findings = [...source.findings]
  const say: Say = (document, problem) => {
    findings.push(findingIn(document, problem))
  }
  const documents = source.documents.map((document) => {
    const lifted = memory.lift(document, versions)
    for (const problem of lifted.problems) say(document, problem)
    return lifted.document
  })
  const { site, library } = memory.take(documents, source)
  const frame = frameOf(site, catalogue)
  const languages = JSON.stringify([frame.languages, frame.defaultLanguage])
  const questions = questionsOf(site)

  for (const document of documents) {
    if (!looksInto(document)) continue
    const problems = memory.problems.of(document, languages, questions, (asking) => {
      const found: Problem[] = []
      guarded(
        () => {
          const known: Known = { ...frame, text: asking.text, textKeys: () => asking.texts().keys() }
          const desk: Desk = { site: siteAsking(asking), catalogue, document, known, say: (problem) => found.push(problem) }
          checkPlace(desk)
          const scope = documentScope(desk, document.value)
          validate(documentSchemas[document.kind], document.value, '', visitorOf(desk, scope))
          checkKind(desk, document.value, scope)
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
    const between = (thing: object, part: string, document: SourceDocument, check: (site: Site, say: Say) => void): void => {
      const found = memory.between.of(thing, part, questions, (asking) => {
        const told: Finding[] = []
        const tell: Say = (where, problem) => void told.push(findingIn(where, problem))
        guarded(
          () => check(siteAsking(asking), tell),
          (problem) => tell(document, problem),
        )
        return told
      })
      if (found.length > 0) findings.push(...found)
    }
    between(memory, 'cycles', first, checkCycles)
    between(memory, 'routes', first, checkRoutes)
    between(memory, 'strings', first, checkStrings)
    for (const kind of ways)
      for (const document of library.documents(kind)) between(document, '', document, (asked, tell) => checkWay(asked, document, tell))
    guarded(
      () => sayClashes(memory, library, questions, say),
      (problem) => say(first, problem),
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
  return { site, library, findings: unique(findings.sort(byPlace)) }
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

/** A defect of the check is a problem of the document that it was looking at. */
function guarded(run: () => void, say: (problem: Problem) => void): void {
  try {
    run()
  } catch (error) {
    const message = `this document could not be checked (${error instanceof Error ? error.message : String(error)})`
    say({ code: 'CFG-DOCUMENT', pointer: '', message })
  }
}

function frameOf(site: Site, catalogue: Catalogue): Omit<Known, 'text' | 'textKeys'> {
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
function sayClashes(memory: CheckMemory, library: Library<SourceDocument>, questions: SiteQuestions, say: Say): void {
  const told = new Set<string>()
  for (const page of inFileOrder([...library.documents('page'), ...library.documents('popup')]))
    for (const { document, problem } of memory.clashes.of(page, '', questions, (asking) => clashesOn(siteAsking(asking), page))) {
      const key = `${document.path} ${problem.pointer}`
      if (!told.has(key)) say(document, problem)
      told.add(key)
    }
}

/** A key stands in one strings document only. */
function checkStrings(site: Site, say: Say): void {
  const owners = new Map<string, SourceDocument>()
  for (const document of inFileOrder(site.library.documents('strings'))) {
    const texts = own(document.value, 'strings')
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
