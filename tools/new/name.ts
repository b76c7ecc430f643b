/** Names of new things: what each kind is called, where it goes, and why a name is refused. */

export const kinds = ['widget', 'action', 'fact', 'call'] as const
export type NewKind = (typeof kinds)[number]

export type Named = { readonly ok: true; readonly area: string; readonly own: string } | { readonly ok: false; readonly message: string }

const forms: { readonly [kind in NewKind]: { readonly form: RegExp; readonly words: string } } = {
  widget: { form: /^()([A-Z][A-Za-z0-9]*)$/, words: 'A widget is named like VipCard: a capital letter first, then letters and digits' },
  action: { form: /^([a-z][a-z0-9]*)\.([a-z][A-Za-z0-9]*)$/, words: 'An action is named area.verb, like games.launch' },
  fact: { form: /^([a-z][a-z0-9]*)\.([a-z][A-Za-z0-9]*)$/, words: 'A fact is named area.name, like player.vipLevel' },
  call: { form: /^([a-z][a-z0-9]*)\/([a-z][A-Za-z0-9]*)$/, words: 'A call is named area/name, like games/list' },
}

/** Names that would hide something of the language where the generated lists import them. */
const taken = new Set([
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

export function readName(kind: NewKind, name: string): Named {
  const { form, words } = forms[kind]
  const found = form.exec(name)
  if (found === null) return { ok: false, message: `${words}. Got ${JSON.stringify(name)}.` }
  const [, area = '', own = ''] = found
  if (own.length > 40 || area.length > 40) return { ok: false, message: `A name has at most 40 letters. Got ${JSON.stringify(name)}.` }
  if (kind === 'widget' && taken.has(own))
    return { ok: false, message: `${own} means something else in the language; choose another name.` }
  return { ok: true, area, own }
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `VipCard` as people read it: `Vip card`. */
export function spoken(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
