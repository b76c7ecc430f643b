/**
 * A new news article or promotion: a page with its route, and a card in a list of cards. It is made like an existing
 * one of that list, so it looks and works in the same way.
 */
import { isList, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { inLanguages } from '../../catalogue/templates/nodes.ts'
import {
  copyOfModel,
  documentsOf,
  languagesOf,
  type MadePage,
  type ModelPage,
  modelPage,
  replaced,
  type SiteTexts,
} from './copy-page.ts'
import type { NewListEntry } from './list-entry.ts'

/** Cards of news articles have a date; cards of promotions have none. */
export const articleKinds = ['news', 'promotion'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** A list of cards that lead to articles. */
export interface ArticleList {
  readonly kind: ArticleKind
  /** Different for each list. */
  readonly name: string
  /** `kind/id` of the document that contains the list. */
  readonly document: string
  readonly list: NewListEntry['list']
  /** Number of cards in the list. */
  readonly cards: number
  /** The card before which a new card is placed, and the address to which it leads. */
  readonly model: string
  readonly address: string
}

export interface ArticleRequest {
  /** `name` of the list. */
  readonly list: string
  readonly title: string
  /** What the article is about, in one sentence: on the card, as the search description, and as its first paragraph. */
  readonly summary: string
  readonly address: string
  /** Milliseconds since 1970. */
  readonly at: number
}

interface FoundList extends ArticleList {
  readonly card: JsonObject
  readonly page: ModelPage
}

/** Returns the lists for articles, those with the most cards first. */
export function articleLists(documents: SiteTexts): readonly ArticleList[] {
  return foundLists(documents).map(({ card: _card, page: _page, ...list }) => list)
}

export function newArticle(documents: SiteTexts, wanted: ArticleRequest): MadePage {
  const { title, summary, at } = wanted
  const found = foundLists(documents).find(({ name }) => name === wanted.list)
  if (found === undefined) return { ok: false, problem: 'Choose where the article is listed.' }
  if (summary.trim() === '') return { ok: false, problem: 'Say in one sentence what it is about.' }
  const copy = copyOfModel(documents, found.page, wanted)
  if (!copy.ok) return copy
  const text = inLanguages(languagesOf(documents))
  const words: Json = text(summary.trim())
  const props = propsOf(found.card)
  const { date } = props
  const dated = isObject(date) ? { ...date, value: at } : undefined
  const page = date === undefined || dated === undefined ? copy.page : replaced(copy.page, date, dated)
  const card: Json = {
    id: `card-${copy.id}`,
    widget: 'NewsCard',
    v: found.card.v ?? 1,
    props: {
      ...props,
      title: text(title.trim()),
      text: words,
      link: { route: copy.id },
      ...(dated === undefined ? {} : { date: dated }),
    },
  }
  const head = isObject(copy.route.head) ? copy.route.head : {}
  return {
    ok: true,
    files: copy.files({
      page: withBody(page, words) as JsonObject,
      route: { ...copy.route, head: { ...head, description: words } },
    }),
    entries: [{ path: `${found.document}.json`, list: found.list, before: found.model, value: card }, ...copy.entries],
  }
}

function foundLists(documents: SiteTexts): readonly FoundList[] {
  return ['section', 'page']
    .flatMap((kind) =>
      documentsOf(documents, kind).flatMap(({ id, root }) => {
        const name = `${kind}/${String(id)}`
        return cardLists(root, ['root']).flatMap(({ list, cards }) => {
          const found = firstArticle(documents, cards)
          const key = `${name} ${list.map((step) => (typeof step === 'string' ? step : step.id)).join('/')}`
          return found === undefined ? [] : [{ ...found, name: key, document: name, list, cards: cards.length }]
        })
      }),
    )
    .toSorted((a, b) => b.cards - a.cards)
}

/** Returns the lists of cards in a tree. Only lists whose entries have IDs around them can be found again. */
function cardLists(
  node: Json | undefined,
  path: NewListEntry['list'],
): readonly { readonly list: NewListEntry['list']; readonly cards: readonly JsonObject[] }[] {
  const slots = isObject(node) && isObject(node.slots) ? node.slots : {}
  return Object.entries(slots).flatMap(([slot, items]) => {
    const nodes = isList(items) ? items.filter(isObject) : []
    const list = [...path, 'slots', slot]
    const cards = nodes.filter(({ widget }) => widget === 'NewsCard')
    return [
      ...(cards.length === 0 ? [] : [{ list, cards }]),
      ...nodes.flatMap((one) => (typeof one.id === 'string' ? cardLists(one, [...list, { id: one.id }]) : [])),
    ]
  })
}

/** Returns the first card that leads to an article. */
function firstArticle(documents: SiteTexts, cards: readonly JsonObject[]) {
  for (const card of cards) {
    const { link, date } = propsOf(card)
    const route = isObject(link) ? documentOf(documents, `route/${String(link.route)}`) : undefined
    const page = route === undefined ? undefined : modelPage(documents, String(route.page))
    if (page === undefined || !hasBody(page.page) || typeof card.id !== 'string') continue
    const kind: ArticleKind = date === undefined ? 'promotion' : 'news'
    return { card, page, kind, model: card.id, address: String(page.route.path) }
  }
  return undefined
}

function documentOf(documents: SiteTexts, name: string): JsonObject | undefined {
  const [kind = ''] = name.split('/')
  return documents.has(`${name}.json`)
    ? documentsOf(documents, kind).find(({ id }) => `${kind}/${String(id)}` === name)
    : undefined
}

function propsOf({ props }: JsonObject): JsonObject {
  return isObject(props) ? props : {}
}

function hasBody(value: Json): boolean {
  if (isObject(value) && value.widget === 'RichText') return true
  return typeof value === 'object' && value !== null && Object.values(value).some((one: Json) => hasBody(one))
}

/** Returns a page whose rich text is one paragraph. */
function withBody(value: Json, words: Json): Json {
  if (isList(value)) return value.map((one) => withBody(one, words))
  if (!isObject(value)) return value
  if (value.widget === 'RichText')
    return {
      ...value,
      props: { ...propsOf(value), blocks: [{ type: 'paragraph', spans: [{ type: 'text', text: words }] }] },
    }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withBody(one, words)]))
}
