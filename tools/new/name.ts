/** Names of new code (widgets, actions, facts, calls) and of new documents. */
import {
  type DocumentKind,
  type DocumentName,
  documentNames,
  readBy,
  type ReadName,
} from '../../catalogue/templates/name.ts'
import { commands } from '../commands.ts'

/** Kinds whose names must match a pattern. A site is not one of them, because its name is its folder. */
export type NewKind = Exclude<(typeof commands.new.arguments.kind.choices)[number], 'site'>

export type CodeKind = Exclude<NewKind, DocumentKind>

/**
 * A name and its area. The area is the business area of an action, fact or call, or the position of a banner; otherwise
 * it is empty.
 */
export type NewName = DocumentName

const patterns: { readonly [kind in NewKind]: { readonly pattern: RegExp; readonly rule: string } } = {
  widget: {
    pattern: /^()([A-Z][A-Za-z0-9]*)$/,
    rule: 'the name of a widget must be a capital letter, then letters and digits, such as VipCard',
  },
  action: {
    pattern: /^([a-z][a-z0-9]*)\.([a-z][A-Za-z0-9]*)$/,
    rule: 'the name of an action must have the form area.verb, such as games.launch',
  },
  fact: {
    pattern: /^([a-z][a-z0-9]*)\.([a-z][A-Za-z0-9]*)$/,
    rule: 'the name of a fact must have the form area.name, such as player.vipLevel',
  },
  call: {
    pattern: /^([a-z][a-z0-9]*)\/([a-z][A-Za-z0-9]*)$/,
    rule: 'the name of a call must have the form area/name, such as games/list',
  },
  ...documentNames,
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

export function readName(kind: NewKind, name: string): ReadName {
  const found = readBy(patterns[kind], name)
  if (!found.ok) return found
  const { own } = found
  if (kind === 'widget' && globalNames.has(own))
    return { ok: false, message: `${own} is a global name of JavaScript; choose another name` }
  return found
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Converts a name to a title: `VipCard` to `Vip card`. */
export function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
