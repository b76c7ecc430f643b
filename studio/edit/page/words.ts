/** Nodes in words: the title of the widget, what it shows, for whom and when. */
import { capital } from '../../../engine/wording/capital.ts'
import { isList, isObject, type Json, type JsonObject, own } from '../../../engine/core/json.ts'
import { plainWords } from '../../../engine/wording/change.ts'
import { scheduleInWords } from '../../../engine/wording/rule.ts'
import { cut } from '../../../engine/wording/values.ts'
import type { SiteNames } from '../../workspace/site.ts'
import { kindOfNode, type TreeNode, widgetOf } from './tree.ts'

export interface Wording {
  readonly names: SiteNames
  readonly language: string
  readonly ruleWords: (rule: Json) => string
}

const LONGEST = 60

export function typeWords(node: JsonObject, isTab = false): string {
  if (isTab) return 'Tab'
  const kind = kindOfNode(node)
  if (kind === 'section') return 'Shared section'
  if (kind === 'variants') return 'Variants'
  if (kind === 'outlet') return 'The page'
  return widgetOf(node)?.title ?? (typeof node.widget === 'string' ? capital(plainWords(node.widget)) : 'Widget')
}

/**
 * Returns what a node shows: its text or image, the title of its section, or the number of variants; or else its ID.
 */
export function contentWords(
  { value, kind }: Pick<TreeNode, 'value' | 'kind'>,
  { names, language }: TextNames,
): string {
  if (kind === 'section')
    return own(names.sections, String(value.use).replace(/^section\//, ''))?.title ?? String(value.use)
  if (kind === 'variants') return countWords(isList(value.of) ? value.of.length : 0)
  if (kind === 'outlet') return 'The layout shows each page here'
  const shown = kind === 'tab' ? { title: value.label ?? null } : isObject(value.props) ? value.props : {}
  return cut(textIn(shown, { names, language }) ?? imageIn(shown) ?? String(value.id ?? ''), LONGEST)
}

function countWords(count: number): string {
  return count === 1 ? '1 variant' : `${count} variants: the first that applies is shown`
}

const firstNames = ['title', 'label', 'text', 'alt', 'name']

type TextNames = Pick<Wording, 'names' | 'language'>

/** Returns the first text in a value. Properties that people read first, such as the title, come first. */
function textIn(value: Json | undefined, context: TextNames): string | undefined {
  if (isList(value)) return firstOf(value, (entry) => textIn(entry, context))
  if (!isObject(value)) return undefined
  if (isObject(value.$text)) {
    const words = value.$text[context.language] ?? Object.values(value.$text)[0]
    return typeof words === 'string' && words !== '' ? words : undefined
  }
  if (typeof value.$string === 'string') return own(context.names.texts, value.$string) ?? value.$string
  if (Object.keys(value).some((name) => name.startsWith('$'))) return undefined
  const named = Object.keys(value).toSorted((a, b) => rank(a) - rank(b))
  return firstOf(named, (name) => textIn(value[name], context))
}

function rank(name: string): number {
  const at = firstNames.indexOf(name)
  return at === -1 ? firstNames.length : at
}

function imageIn(props: JsonObject): string | undefined {
  return firstOf(Object.values(props), (value) =>
    isObject(value) && typeof value.$asset === 'string' && value.$asset !== '' ? value.$asset : undefined,
  )
}

function firstOf<T>(values: readonly T[], find: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const found = find(value)
    if (found !== undefined) return found
  }
  return undefined
}

export interface Badge {
  readonly kind: 'who' | 'when' | 'repeat'
  readonly words: string
}

/** Returns for whom and when a node is visible, and whether it repeats. */
export function badgesOf({ value, parent, index }: TreeNode, { ruleWords }: Wording): readonly Badge[] {
  const badges: Badge[] = []
  if (value.when !== undefined)
    badges.push({ kind: 'who', words: isChosen(value.when) ? capital(ruleWords(value.when)) : 'Choose who' })
  else if (parent?.kind === 'variants' && index === parent.items.length - 1 && index > 0)
    badges.push({ kind: 'who', words: 'Everybody else' })
  if (value.schedule !== undefined) badges.push({ kind: 'when', words: capital(scheduleInWords(value.schedule)) })
  if (isObject(value.each))
    badges.push({ kind: 'repeat', words: `For each ${plainWords(String(value.each.as ?? 'entry'))}` })
  return badges
}

/** Returns false for the empty audience of a new variant, for which people still have to choose one. */
function isChosen(rule: Json): boolean {
  return !isObject(rule) || rule.audience !== ''
}

/** Returns the name of a node in sentences, such as `Banner “Welcome”`. */
export function nodeWords(node: TreeNode, wording: Wording): string {
  return `${typeWords(node.value, node.kind === 'tab')} “${cut(contentWords(node, wording), 40)}”`
}
