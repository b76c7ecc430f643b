/** Describes differences for the person who approves them: `Home: banner "Christmas" moves above "Slot games"`. */
import type { DocumentChange, DocumentDifference } from '../document/edit/diff.ts'
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import {
  type OutlineItem,
  isSingle,
  type Outline,
  outlineOf,
  type OutlinePosition,
  unescaped,
} from '../document/edit/outline.ts'
import { ruleChangeInWords, scheduleInWords, ruleInWords } from './rule.ts'
import {
  changedValues,
  cut,
  type DifferenceWording,
  distinctWords,
  listChange,
  textOf,
  valueInWords,
} from './values.ts'

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

  /** The new position: `into "Box", above "Slot games"`. For a move within one list, only the neighbor is named. */
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
    if (to.parent === '') return 'at the root'
    const single = moved !== undefined && isSingle(moved, to.list)
    const into = single
      ? `as the fallback of ${this.#name(to.parent)}`
      : `${from === undefined ? 'in' : 'into'} ${this.#name(to.parent)}`
    return [into, neighbor].filter((part) => part !== '').join(', ')
  }

  #changed({ item, path, from, to }: Extract<DocumentChange, { change: 'changed' }>): string | undefined {
    const names = path.slice(1).split('/').map(unescaped)
    const last = names.at(-1)
    const prefix = item === '' ? '' : `${this.#name(item)}: `
    const { ruleContext } = this.#after
    if (last === 'when' && (isRule(from) || isRule(to))) {
      const subject = item === '' ? 'it' : this.#name(item)
      // Rows and steps are never visible, so the sentence uses "applies".
      const verb = /^(?:rows|steps)\//.test(item) ? 'applies' : 'is shown'
      if (from === undefined) return `${subject} ${verb} now only to: ${ruleInWords(to as Json, ruleContext)}`
      if (to === undefined)
        return `${subject} ${verb} to everybody, no longer only to: ${ruleInWords(from, ruleContext)}`
      return `${prefix}${this.#ruleChange(from, to)}`
    }
    if (last === 'rule' && isRule(from) && isRule(to)) return `${prefix}${this.#ruleChange(from, to)}`
    if (last === 'schedule') {
      const subject = item === '' ? 'it' : this.#name(item)
      const [was, is] = distinctWords([scheduleInWords(from), scheduleInWords(to)], [from, to])
      return `${subject} is now shown ${is} instead of ${was}`
    }
    const property = propertyName(names, this.#after.language)
    if (item === '' && path === '/sort')
      return `${property} changes from ${from ?? 0} to ${to ?? 0}${this.#positionInList()}`
    const subject = names[0] === 'on' ? stepsOf(names[1]) : property
    // The entries of this list are items with sentences of their own.
    if (hasItemsAt(this.#a, item, path) || hasItemsAt(this.#b, item, path)) return undefined
    if (from === undefined) return `${prefix}${subject} is now ${valueInWords(to, this.#after)}`
    if (to === undefined) return `${prefix}${subject} ${valueInWords(from, this.#before)} is removed`
    if (isList(from) && isList(to)) return `${prefix}${listChange(subject, from, to, [this.#before, this.#after])}`
    const [old, now] = changedValues(from, to, [this.#before, this.#after])
    return `${prefix}${subject} changes from ${old} to ${now}`
  }

  #ruleChange(from: Json, to: Json): string {
    const { ruleContext } = this.#after
    const words = [ruleInWords(from, ruleContext), ruleInWords(to, ruleContext)] as const
    if (words[0] !== words[1]) return ruleChangeInWords(from, to, ruleContext)
    return `its rule changes from ${distinctWords(words, [from, to]).join(' to ')}`
  }

  /**
   * Names the new neighbor of a document. Documents of the same kind and position form a list in the order of `sort`.
   */
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
  if (kind === 'entry') return plainWords(place.list.slice(place.list.lastIndexOf('/') + 1)).replace(/s$/, '')
  if (typeof body.widget === 'string') return plainWords(body.widget)
  if (typeof body.use === 'string') return 'section'
  return body.outlet === true ? 'outlet' : 'variants'
}

/** Names the number of nodes that are added or removed together with an item. */
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

function stepsOf(event: string | undefined): string {
  return event === undefined ? 'the list of steps by event' : `the list of steps of the event ${event}`
}

/** `/props/title/$text/tl` -> `title (tl)`. */
function propertyName(names: readonly string[], language: string): string {
  const words = names.filter(
    (name, n) => name !== '$text' && !(n === 0 && (name === 'props' || name === 'strings' || name === 'then')),
  )
  const isText = names.at(-2) === '$text' || (names[0] === 'strings' && names.length === 3)
  const shown = isText ? [...words.slice(0, -1), ...(words.at(-1) === language ? [] : [`(${words.at(-1)})`])] : words
  if (names[0] === 'strings') return `text ${shown.join(' ')}`
  return shown.map((name) => plainWords(name)).join(' ')
}

/** Whether `outline` has separate items for the entries of the list at `path` in `item`. */
function hasItemsAt(outline: Outline, item: string, path: string): boolean {
  return [...outline.values()].some(
    ({ kind, position }) => kind !== 'document' && position.parent === item && position.list === path,
  )
}

function isRule(value: Json | undefined): value is Json {
  return typeof value === 'boolean' || isObject(value)
}

/** `GameGrid` -> `game grid`. */
export function plainWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
}

function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}
