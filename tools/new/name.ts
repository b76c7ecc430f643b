/** Names of new code (widgets, actions, facts, calls) and of new documents. */
import { commands } from '../commands.ts'

/** Kinds whose name follows a pattern. The name of a site is its folder. */
export type NewKind = Exclude<(typeof commands.new.arguments.kind.choices)[number], 'site'>

/** The kinds of documents that can be created. */
export const documentKinds = ['page', 'banner', 'popup', 'skin', 'section'] as const

export type DocumentKind = (typeof documentKinds)[number]

export type CodeKind = Exclude<NewKind, DocumentKind>

export interface NewName {
  /** The business area, or the position of a banner; empty for other kinds. */
  readonly area: string
  /** The name without its area. */
  readonly own: string
}

const patterns: { readonly [kind in NewKind]: { readonly pattern: RegExp; readonly rule: string } } = {
  widget: {
    pattern: /^()([A-Z][A-Za-z0-9]*)$/,
    rule: 'the name of a widget is like VipCard: a capital letter, then letters and digits',
  },
  action: {
    pattern: /^([a-z][a-z0-9]*)\.([a-z][A-Za-z0-9]*)$/,
    rule: 'the name of an action is area.verb, such as games.launch',
  },
  fact: {
    pattern: /^([a-z][a-z0-9]*)\.([a-z][A-Za-z0-9]*)$/,
    rule: 'the name of a fact is area.name, such as player.vipLevel',
  },
  call: {
    pattern: /^([a-z][a-z0-9]*)\/([a-z][A-Za-z0-9]*)$/,
    rule: 'the name of a call is area/name, such as games/list',
  },
  banner: {
    pattern: /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/,
    rule: 'the id of a banner is position/name, such as home-top/spring-fair',
  },
  page: document('page'),
  popup: document('popup'),
  skin: document('skin'),
  section: document('section'),
}

function document(kind: string): { readonly pattern: RegExp; readonly rule: string } {
  return {
    pattern: /^()([a-z][a-z0-9-]*)$/,
    rule: `the id of a ${kind} has small letters, digits and hyphens, such as spring-fair`,
  }
}

/** Names that would hide a global name in the generated lists that import them. */
const globalNames = new Set([
  'Array',
  'Boolean',
  'Date',
  'Error',
  'Infinity',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Record',
  'Set',
  'String',
  'Symbol',
  'WidgetDefinition',
])

export function readName(
  kind: NewKind,
  name: string,
): ({ readonly ok: true } & NewName) | { readonly ok: false; readonly message: string } {
  const { pattern, rule } = patterns[kind]
  const found = pattern.exec(name)
  if (found === null) return { ok: false, message: `${rule}; got ${JSON.stringify(name)}` }
  const [, area = '', own = ''] = found
  if (own.length > 40 || area.length > 40)
    return { ok: false, message: `a name has at most 40 letters; got ${JSON.stringify(name)}` }
  if (kind === 'widget' && globalNames.has(own))
    return { ok: false, message: `${own} is a global name of JavaScript; choose another name` }
  return { ok: true, area, own }
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `VipCard` as a title: `Vip card`. */
export function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
