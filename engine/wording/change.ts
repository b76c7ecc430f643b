/** Describes differences for the person who approves them: `Home: banner "Christmas" moves above "Slot games"`. */
import { type DocumentChange, type DocumentDifference, type Documents } from '../document/edit/diff.ts'
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import {
  type OutlineItem,
  isSingle,
  type Outline,
  outlineOf,
  type OutlinePosition,
  unescaped,
} from '../document/edit/outline.ts'
import { ruleChangeInWords, scheduleInWords, type WordingContext, ruleInWords } from './rule.ts'

/** The parts of a site, before or after the difference, that are needed to describe it. */
export interface DifferenceWording {
  readonly documents: Documents
  readonly language: string
  readonly ruleContext: WordingContext
}

/** Describes the changes of one document, one sentence each. */
export function differenceInWords(
  difference: DocumentDifference,
  before: DifferenceWording,
  after: DifferenceWording,
): readonly string[] {
  const { document, change, changes } = difference
  if (change !== 'changed') {
    const version = change === 'added' ? after : before
    const value = version.documents.get(document)
    const name = documentName(document, version)
    const nodes = value === undefined ? 0 : [...outlineOf(value).values()].filter(({ kind }) => kind === 'node').length
    const size = nodes === 0 ? '' : `, with ${counted(nodes, 'node')}`
    return [change === 'added' ? `${name} is new${size}` : `${name} is removed${size}`]
  }
  const [a, b] = [before, after].map((version) => version.documents.get(document))
  if (a === undefined || b === undefined) return []
  const page = new DocumentWording(a, b, before, after)
  const name = documentName(document, after)
  return changes.flatMap((one) => page.sentence(one) ?? []).map((sentence) => `${name}: ${sentence}`)
}

/** Names a document by its title (or id) and kind: `Home`, `Login popup`, `"Slot festival, tonight" banner`. */
export function documentName(document: string, version: DifferenceWording): string {
  const kind = document.slice(0, document.indexOf('/'))
  const id = document.slice(kind.length + 1)
  const value = version.documents.get(document)
  const title = (value === undefined ? undefined : textOf(value.title, version)) ?? id
  if (kind === 'site') return 'Site'
  const words = kind.replaceAll('-', ' ')
  const name = title.split(' ').length > 3 ? `"${title}"` : title
  return kind === 'page' || title.toLowerCase().endsWith(words) ? name : `${name} ${words}`
}

/** Two versions of one document. */
class DocumentWording {
  readonly #a: Outline
  readonly #b: Outline
  readonly #document: JsonObject
  readonly #before: DifferenceWording
  readonly #after: DifferenceWording

  constructor(a: JsonObject, b: JsonObject, before: DifferenceWording, after: DifferenceWording) {
    this.#a = outlineOf(a)
    this.#b = outlineOf(b)
    this.#document = b
    this.#before = before
    this.#after = after
  }

  /** Describes one change. Undefined when the sentence about an enclosing item covers it. */
  sentence(change: DocumentChange): string | undefined {
    switch (change.change) {
      case 'added': {
        if (!this.#a.has(change.to.parent)) return undefined
        const where = this.#where(change.to, change.item)
        return `${this.#name(change.item)} is added ${where}${inside(this.#b, change.item, this.#a)}`
      }
      case 'removed': {
        if (!this.#b.has(change.from.parent)) return undefined
        return `${this.#name(change.item)} is removed${inside(this.#a, change.item, this.#b)}`
      }
      case 'moved': {
        const isNear = change.from.parent === change.to.parent && change.from.list === change.to.list
        const where = this.#where(change.to, change.item)
        return `${this.#name(change.item)} moves ${isNear ? where : `from ${this.#name(change.from.parent)} ${where}`}`
      }
      case 'changed':
        return this.#changed(change)
    }
  }

  /** The new position: `into "Box", above "Slot games"`. Within one list, only the neighbor. */
  #where(to: OutlinePosition, key: string): string {
    const list = [...this.#b.values()].filter(
      ({ position: place, kind }) => kind !== 'document' && place.parent === to.parent && place.list === to.list,
    )
    const index = list.findIndex((item) => item.key === key)
    const [previous, next] = [list[index - 1], list[index + 1]]
    const neighbor =
      next !== undefined
        ? `above ${this.#name(next.key)}`
        : previous !== undefined
          ? `below ${this.#name(previous.key)}`
          : ''
    const from = this.#a.get(key)?.position
    if (from !== undefined && from.parent === to.parent && from.list === to.list)
      return neighbor === '' ? 'to another position' : neighbor
    const moved = this.#b.get(key)
    if (moved?.kind === 'entry') return neighbor === '' ? 'to an empty list' : neighbor
    if (to.parent === '') return to.list === '/skeleton' ? 'as the skeleton' : 'at the root'
    const single = moved !== undefined && isSingle(moved, to.list)
    const into = single
      ? `as the fallback of ${this.#name(to.parent)}`
      : `${from === undefined ? 'in' : 'into'} ${this.#name(to.parent)}`
    return [into, neighbor].filter((part) => part !== '').join(', ')
  }

  #changed({ item, path, from, to }: Extract<DocumentChange, { change: 'changed' }>): string {
    const names = path.slice(1).split('/').map(unescaped)
    const last = names.at(-1)
    const prefix = item === '' ? '' : `${this.#name(item)}: `
    const { ruleContext } = this.#after
    if (last === 'when' && (isRule(from) || isRule(to))) {
      const subject = item === '' ? 'it' : this.#name(item)
      // Rows and steps are not visible: they apply.
      const verb = /^(?:rows|steps)\//.test(item) ? 'applies' : 'is shown'
      if (from === undefined) return `${subject} ${verb} now only to: ${ruleInWords(to as Json, ruleContext)}`
      if (to === undefined)
        return `${subject} ${verb} to everybody, no longer only to: ${ruleInWords(from, ruleContext)}`
      return `${prefix}${ruleChangeInWords(from, to, ruleContext)}`
    }
    if (last === 'rule' && isRule(from) && isRule(to)) return `${prefix}${ruleChangeInWords(from, to, ruleContext)}`
    if (last === 'schedule') {
      const subject = item === '' ? 'it' : this.#name(item)
      return `${subject} is now shown ${scheduleInWords(to)} instead of ${scheduleInWords(from)}`
    }
    const property = propertyName(names, this.#after.language)
    if (item === '' && path === '/sort')
      return `${property} changes from ${from ?? 0} to ${to ?? 0}${this.#positionInList()}`
    if (names[0] === 'on') return `${prefix}the steps of the event ${last} change`
    const [old, now] = [valueInWords(from, this.#before), valueInWords(to, this.#after)]
    if (from === undefined) return `${prefix}${property} is now ${now}`
    if (to === undefined) return `${prefix}${property} ${old} is removed`
    return old === now ? `${prefix}${property} changes` : `${prefix}${property} changes from ${old} to ${now}`
  }

  /** Documents of one kind and position form a list in the order of `sort`: names the new neighbor in this list. */
  #positionInList(): string {
    const listOf = (version: DifferenceWording): readonly JsonObject[] =>
      [...version.documents.values()]
        .filter(({ kind, position }) => kind === this.#document.kind && position === this.#document.position)
        .sort((a, b) => Number(a.sort ?? 0) - Number(b.sort ?? 0) || (String(a.id) < String(b.id) ? -1 : 1))
    const indexIn = (list: readonly JsonObject[]): number => list.findIndex(({ id }) => id === this.#document.id)
    const [before, now] = [listOf(this.#before), listOf(this.#after)]
    const index = indexIn(now)
    const isSame = indexIn(before) === index && before.length === now.length
    const [previous, next] = [now[index - 1], now[index + 1]]
    const neighbor = next ?? previous
    if (isSame || neighbor === undefined) return ''
    const title = textOf(neighbor.title, this.#after) ?? String(neighbor.id)
    return `: it moves ${next === undefined ? 'below' : 'above'} "${title}"`
  }

  #name(key: string): string {
    if (key === '') return 'the document'
    const [item, version] = this.#b.has(key) ? [this.#b.get(key), this.#after] : [this.#a.get(key), this.#before]
    return item === undefined ? key : itemName(item, version)
  }
}

/** Names an item by its type and its title or id: `banner "Christmas"`, `tab "Rewards"`, `row gold`. */
export function itemName({ key, kind, position: place, body }: OutlineItem, version: DifferenceWording): string {
  const id = String(body.id ?? body.value ?? unescaped(key.slice(key.lastIndexOf('/') + 1)))
  const props = isObject(body.props) ? body.props : {}
  const section = typeof body.use === 'string' ? version.documents.get(body.use)?.title : undefined
  const title = [section, body.title, body.label, props.title, props.label, props.text]
    .map((value) => textOf(value, version))
    .find((text) => text)
  return `${itemType(kind, place, body)} ${title === undefined ? id : `"${cut(title, 40)}"`}`
}

function itemType(kind: OutlineItem['kind'], place: OutlinePosition, body: JsonObject): string {
  if (kind === 'entry') return plain(place.list.slice(place.list.lastIndexOf('/') + 1)).replace(/s$/, '')
  if (typeof body.widget === 'string') return plain(body.widget)
  if (typeof body.use === 'string') return 'section'
  return body.outlet === true ? 'outlet' : 'variants'
}

/** The number of nodes that are added or removed with an item. */
function inside(outline: Outline, key: string, other: Outline): string {
  let nodes = 0
  for (const item of outline.values()) {
    if (other.has(item.key) || item.kind !== 'node') continue
    let { parent } = item.position
    while (parent !== '' && parent !== key) parent = outline.get(parent)?.position.parent ?? ''
    if (parent === key) nodes++
  }
  return nodes === 0 ? '' : `, with ${counted(nodes, 'node')} inside`
}

/** `/props/title/$text/tl` -> `title (tl)`. */
function propertyName(names: readonly string[], language: string): string {
  const words = names.filter(
    (name, n) => name !== '$text' && !(n === 0 && (name === 'props' || name === 'strings' || name === 'then')),
  )
  const isText = names.at(-2) === '$text' || (names[0] === 'strings' && names.length === 3)
  const shown = isText ? [...words.slice(0, -1), ...(words.at(-1) === language ? [] : [`(${words.at(-1)})`])] : words
  if (names[0] === 'strings') return `text ${shown.join(' ')}`
  return shown.map((name) => plain(name)).join(' ')
}

function valueInWords(value: Json | undefined, version: DifferenceWording): string {
  const text = textOf(value, version)
  if (text !== undefined) return `"${cut(text, 80)}"`
  if (isObject(value)) {
    for (const tag of ['$ref', '$asset', '$token', 'href'] as const)
      if (typeof value[tag] === 'string') return value[tag]
    if (typeof value.route === 'string') return `the page ${value.route}`
  }
  return cut(JSON.stringify(value) ?? 'nothing', 80)
}

/** A text in the site's default language. */
function textOf(value: Json | undefined, { documents, language }: DifferenceWording): string | undefined {
  if (typeof value === 'string') return value
  if (!isObject(value)) return undefined
  if (isObject(value.$text)) return typeof value.$text[language] === 'string' ? value.$text[language] : undefined
  // An entry of a strings document has languages as its keys.
  if (typeof value[language] === 'string') return value[language]
  const key = value.$string
  if (typeof key !== 'string') return undefined
  for (const [name, document] of documents) {
    const texts = name.startsWith('strings/') && isObject(document.strings) ? own(document.strings, key) : undefined
    if (isObject(texts) && typeof texts[language] === 'string') return texts[language]
  }
  return key
}

function isRule(value: Json | undefined): value is Json {
  return typeof value === 'boolean' || isObject(value)
}

/** `GameGrid` -> `game grid`. */
function plain(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
}

function cut(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`
}

function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}
