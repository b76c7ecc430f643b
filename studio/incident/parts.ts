/** The parts of a site that the kill switch can take out of use, with titles and the pages that lose them. */
import { catalogue } from '../../catalogue/catalogue.ts'
import { killableKinds, type KillSelectorName } from '../../engine/core/kill.ts'
import type { Target } from '../../engine/prove/targets.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { titleOf } from '../find/document-list.ts'
import { kindTitle } from '../shell/kinds.ts'
import { actionTitle, linkTitle, widgetTitle } from './meaning.ts'

/** A part that can be killed, and what is needed to describe its loss. */
export interface KillablePart {
  /** The value of the selector of a kill, such as `page/vip`. */
  readonly value: string
  readonly title: string
  /** Title of the document kind or of the widget, such as `Banner`; empty where the selector implies it. */
  readonly kind: string
  /** Titles of the pages that contain the part; for actions and links, of the documents that use them. */
  readonly pages: readonly string[]
}

export type KillableParts = { readonly [selector in KillSelectorName]: readonly KillablePart[] }

export const noParts: KillableParts = { document: [], node: [], widget: [], action: [], route: [], link: [] }

export function partsOf(workspace: Workspace): KillableParts {
  const { index, documents, settings } = workspace.site()
  const titleOfDocument = (kind: string, id: string): string => {
    const value = documents.get(`${kind}/${id}`)?.value
    return value === undefined ? id : titleOf(value, id, settings.defaultLanguage)
  }
  const routes = index.documents('route').filter(({ value }) => value.redirect === undefined)
  const pageOf = new Map(routes.map(({ id, value }) => [id, String(value.page ?? '')]))
  const routeTitle = (id: string): string => {
    const page = pageOf.get(id)
    return page === undefined || page === '' ? id : titleOfDocument('page', page)
  }
  const found = new Found()
  for (const { id, value } of routes) {
    found.add('route', { value: id, title: `${routeTitle(id)} (${String(value.path ?? id)})`, kind: '' }, [
      routeTitle(id),
    ])
    const page = pageOf.get(id) ?? ''
    if (page !== '') found.add('document', documentPart('page', page, titleOfDocument('page', page)), [routeTitle(id)])
  }
  for (const { id } of index.documents('popup'))
    found.add('document', documentPart('popup', id, titleOfDocument('popup', id)), [])
  for (const target of targetsOf(workspace)) {
    if (target.kind !== 'node') continue
    const pages = target.routes.map(routeTitle)
    const { address, title, widget } = target
    found.add('node', { value: address, title: `${title} (${address})`, kind: widgetTitle(widget) }, pages)
    found.add('widget', { value: widget, title: widgetTitle(widget), kind: '' }, pages)
    const entry = target.entry?.document ?? ''
    const kind = entry.slice(0, entry.indexOf('/'))
    const id = entry.slice(kind.length + 1)
    if (killableKinds.some((one) => one === kind))
      found.add('document', documentPart(kind, id, titleOfDocument(kind, id)), pages)
  }
  for (const document of documents.values()) {
    const text = workspace.text(document.path) ?? ''
    const name = titleOf(document.value, document.id, settings.defaultLanguage)
    for (const [, action = ''] of text.matchAll(/"do": *"([\w.]+)"/g))
      if (Object.hasOwn(catalogue.actions, action))
        found.add('action', { value: action, title: actionTitle(action), kind: '' }, [name])
    for (const [, scheme = ''] of text.matchAll(/"(?:href|url|to)": *"([a-z][a-z\d+.-]*):/g)) {
      const link = scheme === 'http' || scheme === 'https' ? 'external' : scheme
      found.add('link', { value: link, title: linkTitle(link), kind: '' }, [name])
    }
  }
  for (const link of ['external', 'mailto', 'tel'])
    found.add('link', { value: link, title: linkTitle(link), kind: '' }, [])
  return found.parts()
}

/** Paths of a page and of the documents that it includes: layout, sections, and entries of its lists. */
export function pageParts(workspace: Workspace, page: string): readonly string[] {
  const { index, documents } = workspace.site()
  const routes = new Set(index.documents('route').flatMap(({ id, value }) => (value.page === page ? [id] : [])))
  const names = new Set([`page/${page}`])
  for (const target of targetsOf(workspace)) {
    if (target.kind !== 'node' || !target.routes.some((route) => routes.has(route))) continue
    names.add(target.document)
    if (target.entry !== undefined) names.add(target.entry.document)
  }
  return [...documents].flatMap(([name, { path }]) => (names.has(name) ? [path] : [])).sort()
}

/** Returns the targets; none while the site has errors. */
function targetsOf(workspace: Workspace): readonly Target[] {
  return workspace.hasErrors() ? [] : workspace.targets()
}

function documentPart(kind: string, id: string, title: string): Omit<KillablePart, 'pages'> {
  return { value: `${kind}/${id}`, title, kind: kindTitle(kind) }
}

function nameOf({ title, kind }: Pick<KillablePart, 'title' | 'kind'>): string {
  return `${title} ${kind}`
}

/** Collects each part once, with the pages that contain it. */
class Found {
  readonly #parts = new Map<
    KillSelectorName,
    Map<string, { readonly part: Omit<KillablePart, 'pages'>; readonly pages: Set<string> }>
  >()

  add(selector: KillSelectorName, part: Omit<KillablePart, 'pages'>, pages: readonly string[]): void {
    const ofSelector =
      this.#parts.get(selector) ?? new Map<string, { part: Omit<KillablePart, 'pages'>; pages: Set<string> }>()
    this.#parts.set(selector, ofSelector)
    const known = ofSelector.get(part.value) ?? { part, pages: new Set() }
    ofSelector.set(part.value, known)
    for (const page of pages) known.pages.add(page)
  }

  parts(): KillableParts {
    const of = (selector: KillSelectorName): readonly KillablePart[] => {
      const found = [...(this.#parts.get(selector)?.values() ?? [])]
      const counts = new Map<string, number>()
      for (const { part } of found) counts.set(nameOf(part), (counts.get(nameOf(part)) ?? 0) + 1)
      return found
        .map(({ part, pages }) => ({
          ...part,
          // Adds the value to the titles of parts that have the same title.
          title: counts.get(nameOf(part)) === 1 ? part.title : `${part.title} (${part.value})`,
          pages: [...pages].sort(),
        }))
        .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.value < b.value ? -1 : 1))
    }
    return {
      document: of('document'),
      node: of('node'),
      widget: of('widget'),
      action: of('action'),
      route: of('route'),
      link: of('link'),
    }
  }
}
