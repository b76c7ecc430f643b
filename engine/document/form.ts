/**
 * Rules of the dialect for schemas that become forms: titles, descriptions, labels of values, and closed lists of
 * editors and units.
 */
import type { Schema } from '../core/schema.ts'

/** How a form edits a value. */
export const editors = [
  'action',
  'asset',
  'audience',
  'call',
  'color',
  'currency',
  'date',
  'days',
  'document',
  'duration',
  'fact',
  'file',
  'flow',
  'host',
  'icon',
  'language',
  'layout',
  'link',
  'money',
  'moment',
  'node',
  'option-list',
  'page',
  'path',
  'popup',
  'position',
  'rich-text',
  'route',
  'rule',
  'schedule',
  'section',
  'selector',
  'skin',
  'table',
  'text',
  'text-key',
  'time',
  'time-zone',
  'token',
  'widget',
] as const

export type Editor = (typeof editors)[number]

/** Editors that a format determines. `editor` is not allowed beside such a format. */
const editorByFormat: { readonly [format: string]: Editor } = {
  'action-name': 'action',
  'asset-file': 'file',
  'asset-id': 'asset',
  'audience-id': 'audience',
  'call-name': 'call',
  color: 'color',
  'decision-table-id': 'table',
  'document-address': 'document',
  'fact-name': 'fact',
  'flow-id': 'flow',
  include: 'section',
  instant: 'moment',
  'language-tag': 'language',
  'layout-id': 'layout',
  'option-list-id': 'option-list',
  'page-id': 'page',
  'popup-id': 'popup',
  'route-id': 'route',
  'route-path': 'path',
  'selector-name': 'selector',
  'skin-id': 'skin',
  'string-key': 'text-key',
  'time-zone': 'time-zone',
  'token-name': 'token',
  'wall-time': 'moment',
  'widget-name': 'widget',
}

/** Units of numbers. `px` is a CSS pixel or a pixel of an image file. */
export const units = ['ms', 's', 'px', 'bytes'] as const

/** The editor of a value; undefined when the type alone determines it. The `$ref` of `schema` must be resolved. */
export function editorOf({ editor, format }: Schema): Editor | undefined {
  return (editor as Editor | undefined) ?? (format === undefined ? undefined : editorByFormat[format])
}

/** Problems of the schema as a field of a form. With `isNamed`, it must have a title and a description. */
export function formProblems(schema: Schema, isNamed: boolean): string[] {
  const { title, description } = schema
  return [
    ...(isNamed ? nameProblems(title, description) : []),
    ...labelProblems(schema),
    ...editorProblems(schema),
    ...(schema.group !== undefined && !isName(schema.group) ? ['group must be a short name such as "Visibility"'] : []),
    ...(schema.order !== undefined && !Number.isInteger(schema.order) ? ['order must be a whole number'] : []),
  ]
}

/** A title is a short name; a description is one or more sentences. */
export function nameProblems(title: unknown, description: unknown): string[] {
  const problems: string[] = []
  if (title === undefined) problems.push('title is missing: give the name that an editor reads')
  else if (!isName(title))
    problems.push(
      `title ${JSON.stringify(title)} must be a short name: capital letter first, no period, at most 60 characters`,
    )
  if (description === undefined) problems.push('description is missing')
  else if (typeof description !== 'string' || !/^\S.*\S[.)…]$/s.test(description))
    problems.push('description must be a sentence that ends with a period')
  return problems
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[\p{Lu}\d].{0,59}$/u.test(value) && !value.endsWith('.')
}

/** Reports values of an enum without a label, and labels without a value. */
export function labelProblems({ enum: values, labels }: Pick<Schema, 'enum' | 'labels'>): string[] {
  if (values === undefined) return labels === undefined ? [] : ['labels are only allowed beside an enum']
  const unlabeled = values.map(String).filter((value) => labels === undefined || !Object.hasOwn(labels, value))
  const unknown = Object.keys(labels ?? {}).filter((label) => !values.map(String).includes(label))
  return [
    ...(unlabeled.length > 0
      ? [`labels are missing for ${unlabeled.map((value) => JSON.stringify(value)).join(', ')}`]
      : []),
    ...unknown.map((label) => `label ${JSON.stringify(label)} is not a value of the enum`),
  ]
}

function editorProblems({ editor, format, unit }: Schema): string[] {
  const problems: string[] = []
  if (editor !== undefined && !(editors as readonly string[]).includes(editor))
    problems.push(`unknown editor "${editor}"; the list is in form.ts`)
  if (editor !== undefined && format !== undefined && Object.hasOwn(editorByFormat, format))
    problems.push(`the format "${format}" already determines the editor; remove "editor"`)
  if (unit !== undefined && !(units as readonly string[]).includes(unit))
    problems.push(`unknown unit "${unit}"; use one of ${units.join(', ')}`)
  if (editor === 'duration' && unit !== 'ms' && unit !== 's') problems.push('a duration needs the unit "ms" or "s"')
  return problems
}
