/** Describes values of documents, and how they change. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import { same } from '../core/value.ts'
import type { Documents } from '../document/edit/diff.ts'
import { longestIncreasing } from '../document/edit/longest-increasing.ts'
import { matchEntries } from '../document/edit/match-entries.ts'
import type { WordingContext } from './rule.ts'

/** The parts of the site before or after a change that are needed to describe the difference. */
export interface DifferenceWording {
  readonly documents: Documents
  readonly language: string
  readonly ruleContext: WordingContext
}

/** Maximum length of the words for one value. */
const MAX_VALUE = 80
/** Number of characters that are shown before the first difference of two long values. */
const CONTEXT = 24

export function valueInWords(value: Json | undefined, version: DifferenceWording): string {
  return cut(wholeValue(value, version), MAX_VALUE)
}

/** Describes a value in words, without cutting long texts. */
function wholeValue(value: Json | undefined, version: DifferenceWording): string {
  const text = textOf(value, version)
  if (text !== undefined) return `"${text}"`
  if (isList(value) && value.length > 0 && value.every((entry) => !isList(entry) && !isObject(entry)))
    return value.map((entry) => String(entry)).join(', ')
  if (isObject(value)) {
    for (const tag of ['$ref', '$asset', '$token', 'href'] as const)
      if (typeof value[tag] === 'string') return value[tag]
    if (typeof value.route === 'string') return `the page ${value.route}`
  }
  return JSON.stringify(value) ?? 'nothing'
}

/** The words for a value before and after a change. The two texts always differ. */
export function changedValues(
  from: Json,
  to: Json,
  [before, after]: readonly [DifferenceWording, DifferenceWording],
): readonly [string, string] {
  const [old, now] = distinctWords([wholeValue(from, before), wholeValue(to, after)], [from, to])
  return cutAround(old, now)
}

/**
 * The words for two values that differ. If their words are the same, JSON is used: for example, for two links to one
 * page with different queries, or two audiences with the same title.
 */
export function distinctWords(
  words: readonly [string, string],
  values: readonly [Json | undefined, Json | undefined],
): readonly [string, string] {
  const [old, now] = [oneLine(words[0]), oneLine(words[1])]
  if (old !== now) return [old, now]
  return [JSON.stringify(values[0]) ?? 'nothing', JSON.stringify(values[1]) ?? 'nothing']
}

/** Cuts both texts, but keeps their first difference in the cut texts. */
function cutAround(a: string, b: string): readonly [string, string] {
  if (a.length <= MAX_VALUE && b.length <= MAX_VALUE) return [a, b]
  let equal = 0
  while (equal < a.length && equal < b.length && a[equal] === b[equal]) equal++
  const start = equal < MAX_VALUE / 2 ? 0 : equal - CONTEXT
  const part = (text: string): string => {
    const shown = start === 0 ? text : `…${text.slice(start)}`
    return shown.length <= MAX_VALUE ? shown : `${shown.slice(0, MAX_VALUE - 1)}…`
  }
  return [part(a), part(b)]
}

/**
 * Describes the change of a list without keys: the whole list before and after if it is short, else each changed entry.
 */
export function listChange(
  subject: string,
  from: readonly Json[],
  to: readonly Json[],
  versions: readonly [DifferenceWording, DifferenceWording],
): string {
  const pairs = matchEntries(from, to, { keyOf: () => undefined, contentOf: (entry) => entry })
  const [before, after] = versions
  const [old, now] = [oneLine(wholeValue(from, before)), oneLine(wholeValue(to, after))]
  if (old !== now && old.length <= MAX_VALUE && now.length <= MAX_VALUE)
    return `${subject} changes from ${old} to ${now}`
  const nameIn = (list: readonly Json[], index: number, version: DifferenceWording): string =>
    `entry ${cut(oneLine(wholeValue(list[index], version)), MAX_VALUE)}`
  const kept = longestIncreasing(pairs.map(([a]) => a))
  const sentences = pairs.flatMap(([a, b], n) => {
    const moved = kept.has(n) ? [] : [`${nameIn(to, b, after)} moves from position ${a + 1} to ${b + 1}`]
    if (same(from[a], to[b])) return moved
    const [was, is] = changedValues(from[a] as Json, to[b] as Json, versions)
    return [...moved, `entry ${b + 1} changes from ${was} to ${is}`]
  })
  const [matchedBefore, matchedAfter] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))]
  to.forEach((_, b) => matchedAfter.has(b) || sentences.push(`${nameIn(to, b, after)} is added at position ${b + 1}`))
  from.forEach((_, a) => matchedBefore.has(a) || sentences.push(`${nameIn(from, a, before)} is removed`))
  return `${subject}: ${sentences.join('; ')}`
}

/** A text in the site's default language. */
export function textOf(value: Json | undefined, { documents, language }: DifferenceWording): string | undefined {
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

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

export function cut(text: string, length: number): string {
  const line = oneLine(text)
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`
}
