/** Names of new widgets, actions, facts and calls. */
import { commands } from '../commands.ts'

export type NewKind = (typeof commands.new.arguments.kind.choices)[number]

export interface NewName {
  /** The business area; empty for a widget. */
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
