/** The open site of the studio. It runs in a worker, so that checks and proofs never stop typing. */
import { catalogue } from '../../catalogue/catalogue.ts'
import { isObject, type Json } from '../../engine/core/json.ts'
import type { Finding } from '../../engine/document/finding.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { ruleInWords } from '../../engine/wording/rule.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { type DocumentPlace, SiteNodes } from './nodes.ts'
import { DocumentList, type DocumentRow, titleOf } from '../find/document-list.ts'

export interface SourceAnswer {
  readonly sequence: number
  readonly documents: { readonly [path: string]: string }
  readonly others: readonly string[]
}

export interface SiteFacts {
  readonly title: string
  readonly timeZone: string
  readonly languages: readonly { readonly code: string; readonly name: string; readonly tag: string }[]
}

/** An address at which players see a document. */
export interface PlayerAddress {
  readonly path: string
  readonly title: string
}

/** A person to preview as. */
export interface PreviewPersona {
  readonly title: string
  readonly words: string
  readonly facts: { readonly [fact: string]: Json }
}

type Edits = readonly (readonly [path: string, text: string | null])[]

const methods = {
  /** Opens the live site with the working copies of a change set. */
  open(source: SourceAnswer, edits: Edits): SiteFacts {
    live = source
    const files = new Map(Object.entries(source.documents))
    workspace.replace({ files, others: source.others })
    for (const [path, text] of edits) workspace.update(path, text)
    changed()
    return siteFacts()
  },
  update(path: string, text: string | null): void {
    workspace.update(path, text)
    changed()
  },
  rows: (): readonly DocumentRow[] => documentList().rows(),
  find: (words: string, kind?: string): readonly number[] => documentList().find(words, kind),
  text: (path: string): string | null => workspace.text(path) ?? null,
  liveText: (path: string): string | null => live.documents[path] ?? null,
  findings: (): readonly Finding[] => workspace.findings(),
  /** Findings of the proofs. Slower than those of the check. */
  proofs: (at: number): readonly Finding[] => workspace.proofs(minute(at)).findings,
  uses: (path: string): readonly DocumentRow[] => {
    const users = new Set(workspace.uses(nameOf(path)).map(({ document }) => document))
    return documentList()
      .rows()
      .filter((row) => users.has(`${row.kind}/${row.id}`))
  },
  choices: (kind: string): readonly DocumentRow[] =>
    documentList()
      .rows()
      .filter((row) => row.kind === kind),
  strings: (): readonly string[] => [...workspace.site().index.texts().keys()].sort(),
  ruleWords: (rule: Json): string => {
    const { index, settings } = workspace.site()
    return ruleInWords(rule, {
      facts: catalogue.facts,
      timeZone: settings.timeZone,
      at: Date.now(),
      audience: (id) => {
        const title = index.document('audience', id)?.value.title
        return typeof title === 'string' ? title : undefined
      },
    })
  },
  addresses: (path: string): readonly PlayerAddress[] => addressesOf(path),
  /** Where a node of the page at an address is written. */
  nodePlace: (node: string, address: string) => nodes.place(node, address),
  /** Addresses of the nodes that show a place in a document, those of the page at an address first. */
  shownNodes: (place: DocumentPlace, address: string) => nodes.shown(place, address),
  explain: (...request: Parameters<SiteNodes['explain']>) => nodes.explain(...request),
  /** Instants of the coming weeks at which the clock changes what players see. */
  changeTimes: (from: number): readonly number[] =>
    workspace.hasErrors() ? [] : workspace.timeline(minute(from)).events.map(({ at }) => at),
  personas: (at: number): readonly PreviewPersona[] => personasAt(at),
}

export type SiteMethods = typeof methods
export { methods as siteMethods }

const workspace: Workspace = openWorkspace({ catalogue, settings: { root: '' } })
const nodes = new SiteNodes(workspace)
let live: SourceAnswer = { sequence: 0, documents: {}, others: [] }
let list: DocumentList | undefined

function changed(): void {
  list = undefined
}

function documentList(): DocumentList {
  if (list !== undefined) return list
  list = new DocumentList()
  const { documents, settings } = workspace.site()
  list.replace(
    [...documents.values()].map(({ path, kind, id, value }) => ({
      path,
      kind,
      id,
      title: titleOf(value, id, settings.defaultLanguage),
      text: workspace.text(path) ?? '',
    })),
  )
  return list
}

function siteFacts(): SiteFacts {
  const { index, settings } = workspace.site()
  const site = index.document('site', 'site')?.value
  const languages = Array.isArray(site?.languages) ? (site.languages as readonly Json[]) : []
  return {
    title: typeof site?.title === 'string' ? site.title : 'Site',
    timeZone: settings.timeZone,
    languages: languages.filter(isObject).map(({ code, name, tag }) => ({
      code: String(code),
      name: String(name ?? code),
      tag: String(tag ?? code),
    })),
  }
}

function addressesOf(path: string): readonly PlayerAddress[] {
  const { index, settings } = workspace.site()
  const routes = index.documents('route').filter(({ value }) => typeof value.path === 'string')
  const all = routes
    .filter(({ value }) => !String(value.path).includes('{'))
    .map(({ id, value }) => ({ id, path: String(value.path), title: titleOf(value, id, settings.defaultLanguage) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const name = nameOf(path)
  const shown = new Set<string>()
  if (!workspace.hasErrors())
    for (const target of workspace.targets())
      if (target.document === name || target.entry?.document === name)
        for (const route of target.routes) shown.add(route)
  for (const { id, value } of routes)
    if (name === `route/${id}` || (typeof value.page === 'string' && name === `page/${value.page}`)) shown.add(id)
  const strip = ({ path: at, title }: (typeof all)[number]): PlayerAddress => ({ path: at, title })
  return [...all.filter(({ id }) => shown.has(id)), ...all.filter(({ id }) => !shown.has(id))].map(strip)
}

function personasAt(at: number): readonly PreviewPersona[] {
  const found: PreviewPersona[] = [
    { title: 'A visitor', words: 'not logged in', facts: {} },
    { title: 'A player', words: 'logged in', facts: { 'session.loggedIn': true } },
  ]
  if (workspace.hasErrors()) return found
  const { index, settings } = workspace.site()
  for (const { id, value } of index.documents('audience')) {
    const facts = workspace.member(id, minute(at))?.persona
    if (facts === undefined) continue
    found.push({
      title: titleOf(value, id, settings.defaultLanguage),
      words: personaInWords(facts, catalogue.facts),
      facts,
    })
  }
  return found
}

function nameOf(path: string): string {
  const document = [...workspace.site().documents.values()].find((one) => one.path === path)
  return document === undefined ? path.replace(/\.json$/, '') : `${document.kind}/${document.id}`
}

/** Proofs of the same minute are not computed again. */
function minute(at: number): number {
  return Math.floor(at / 60_000) * 60_000
}
