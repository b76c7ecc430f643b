/** A copy of a page together with its route, so that the copy has an address of its own. */
import { canonical, isList, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { idFrom } from '../../catalogue/templates/name.ts'
import { inLanguages } from '../../catalogue/templates/nodes.ts'
import { valueOf } from '../edit/text-edit.ts'
import type { NewListEntry } from './list-entry.ts'
import { schemaPath, textOf } from './new-document.ts'

export interface MadeDocuments {
  /** The new documents by path; the first is opened. */
  readonly files: { readonly [path: string]: string }
  /** Entries for lists of documents that exist. */
  readonly entries: readonly NewListEntry[]
}

export type MadePage = ({ readonly ok: true } & MadeDocuments) | { readonly ok: false; readonly problem: string }

export interface PageCopyRequest {
  /** ID of the page that is copied. */
  readonly page: string
  readonly title: string
  readonly address: string
}

/** A page that can be copied with its route. */
export interface ModelPage {
  readonly page: JsonObject
  readonly route: JsonObject
}

export type SiteTexts = ReadonlyMap<string, string>

const ADDRESS = /^(\/[a-z0-9][a-z0-9-]*)+$/

/** Returns the address that is proposed for a copy with this title: next to the original. */
export function proposedAddress(original: string, title: string): string {
  return `${original.slice(0, original.lastIndexOf('/'))}/${idFrom(title)}`
}

/** Returns a page and the route that shows it without values of its own; undefined when no address leads to it. */
export function modelPage(documents: SiteTexts, id: string): ModelPage | undefined {
  const page = valueOf(documents.get(`page/${id}.json`) ?? '')
  const routes = documentsOf(documents, 'route').filter(
    ({ page: shown, path, args }) =>
      shown === id && typeof path === 'string' && path !== '/' && !path.includes('{') && args === undefined,
  )
  const route = routes.find((one) => one.id === id) ?? routes[0]
  return page === undefined || route === undefined ? undefined : { page, route }
}

export function pageCopy(documents: SiteTexts, { page: id, title, address }: PageCopyRequest): MadePage {
  const model = modelPage(documents, id)
  if (model === undefined) return { ok: false, problem: `No address leads to the page ${id}.` }
  const copy = copyOfModel(documents, model, { title, address })
  return copy.ok ? { ok: true, files: copy.files(copy), entries: copy.entries } : copy
}

export interface CopiedModel extends ModelPage {
  readonly ok: true
  readonly id: string
  /** The entry of the tab bar that marks the same tab as the original. */
  readonly entries: readonly NewListEntry[]
  readonly files: (changed: ModelPage) => MadeDocuments['files']
}

/** Copies a page and its route. Both have the new title wherever they had the title of the original. */
export function copyOfModel(
  documents: SiteTexts,
  { page, route }: ModelPage,
  wanted: Pick<PageCopyRequest, 'title' | 'address'>,
): CopiedModel | { readonly ok: false; readonly problem: string } {
  const words = wanted.title.trim()
  const address = wanted.address.trim()
  if (words === '') return { ok: false, problem: 'Give the copy a title.' }
  if (!ADDRESS.test(address))
    return {
      ok: false,
      problem: 'An address starts with / and consists of lowercase letters, digits and hyphens, such as /rewards/fair.',
    }
  if (documentsOf(documents, 'route').some((other) => addressesOf(other).includes(address)))
    return { ok: false, problem: `Another page already has the address ${address}. Choose another address.` }
  const id = idAt(address, route)
  const taken = [`page/${id}`, `route/${id}`].find((name) => documents.has(`${name}.json`))
  if (taken !== undefined) return { ok: false, problem: `${taken} already exists. Choose another address.` }
  const title: Json = inLanguages(languagesOf(documents))(words)
  const renamed = (value: JsonObject): JsonObject =>
    page.title === undefined ? value : (replaced(value, page.title, title) as JsonObject)
  const { aliases: _aliases, ...ownRoute } = route
  const head = isObject(route.head) ? route.head : {}
  const schemaOf = (kind: string): string => schemaPath(documents, `${kind}/${id}.json`, kind)
  return {
    ok: true,
    id,
    page: { ...renamed(page), $schema: schemaOf('page'), id, title },
    route: {
      ...renamed(ownRoute),
      $schema: schemaOf('route'),
      id,
      path: address,
      page: id,
      head: { ...head, title },
    },
    entries: tabEntries(documents, String(route.id), id),
    files: (changed) => ({
      [`page/${id}.json`]: textOf(changed.page),
      [`route/${id}.json`]: textOf(changed.route),
    }),
  }
}

export function documentsOf(documents: SiteTexts, kind: string): readonly JsonObject[] {
  return [...documents].flatMap(([path, text]) => {
    const value = path.startsWith(`${kind}/`) ? valueOf(text) : undefined
    return value === undefined ? [] : [value]
  })
}

export function languagesOf(documents: SiteTexts): readonly string[] {
  const { languages } = valueOf(documents.get('site.json') ?? '') ?? {}
  return isList(languages) ? languages.flatMap((one) => (isObject(one) ? [String(one.code)] : [])) : []
}

/** Returns a value in which each part that equals `before` is `after`. */
export function replaced(value: Json, before: Json, after: Json): Json {
  if (canonical(value) === canonical(before)) return after
  if (isList(value)) return value.map((one) => replaced(one, before, after))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, before, after)]))
}

function addressesOf({ path, aliases }: JsonObject): readonly (Json | undefined)[] {
  return [path, ...(isList(aliases) ? aliases.map((one) => (isObject(one) ? one.path : undefined)) : [])]
}

/** `/news/fair` -> `news-fair` when the original has the address `/news/lanterns` and the ID `news-lanterns`. */
function idAt(address: string, { id, path }: JsonObject): string {
  const own = address.slice(address.lastIndexOf('/') + 1)
  const last = String(path).slice(String(path).lastIndexOf('/') + 1)
  const prefix = String(id).endsWith(`-${last}`) ? String(id).slice(0, -last.length) : ''
  return prefix + own
}

function tabEntries(documents: SiteTexts, original: string, copy: string): readonly NewListEntry[] {
  return documentsOf(documents, 'tab-bar').flatMap(({ id, tabs }) =>
    (isList(tabs) ? tabs : []).flatMap((tab) =>
      isObject(tab) && typeof tab.id === 'string' && isList(tab.routes) && tab.routes.includes(original)
        ? [{ path: `tab-bar/${String(id)}.json`, list: ['tabs', { id: tab.id }, 'routes'], value: copy }]
        : [],
    ),
  )
}
