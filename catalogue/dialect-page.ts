/** Generates `docs/dialect.md`, which explains how the schemas of widgets, actions, calls and documents are written. */
import patterns from '../schemas/patterns.json' with { type: 'json' }
import { definitionOf, type Schema } from '../engine/core/schema.ts'
import { formats, tags } from '../engine/document/dialect.ts'
import { editorOf, editors, units } from '../engine/document/form.ts'
import { markdownProse } from './markdown-prose.ts'
import { markdownTable } from './markdown-table.ts'
import { definitions } from './type-file.ts'

/**
 * Table rows with the meaning of each tagged object: the description of its definition `<name>Tag` in the vocabulary.
 */
const tagRows = tags.map((tag) => {
  const { description = '' } = definitions[`${tag.slice(1)}Tag`] ?? {}
  return [code(tag), description]
})

export function dialectPage(): string {
  return [
    '# The schema dialect',
    '',
    ...markdownProse(
      'Every schema in Habi is JSON Schema 2020-12 in a closed dialect: `schema.json` of a widget or an action, the ' +
        'contract of a call, the arguments of a selector, and the schemas of documents in `schemas/`. Because the ' +
        'dialect is closed, TypeScript types, forms, proofs and the check of bindings are exact. `npm run generate` ' +
        'reports every violation with its place. It also writes this page from `engine/document/dialect.ts`, ' +
        '`engine/document/form.ts` and `schemas/vocabulary.json`.',
    ),
    '',
    '## A property',
    '',
    '```json',
    ...exampleProperty,
    '```',
    '',
    ...list([
      '`title` is the label of the form field: a short name with a capital letter and no period.',
      '`description` is a sentence for the person who edits: what the value does on the page, in what unit, and when ' +
        'to leave it out. The payload and the response of a call need a description, but no title.',
      '`type` is one of `null`, `boolean`, `integer`, `number`, `string`, `array`, `object`, or a list of them. It ' +
        'is required, even next to `oneOf`; a schema with `$ref` has none.',
      '`enum` needs `labels`: the name of each value as an editor reads it.',
      'An object has `"additionalProperties": false`. Without `properties` it is a map, and `additionalProperties` ' +
        'is the schema of every value.',
      'A union is `oneOf`. Its branches have different JSON types, or differ in the constant of the property that ' +
        '`discriminator` names, or in the first name of `required`.',
      `\`pattern\` is one of those in \`schemas/patterns.json\`: ${Object.keys(patterns).map(code).join(', ')}.`,
      '`minimum`, `maximum`, `minLength`, `maxLength`, `minItems`, `maxItems`, `uniqueItems`, `default`, `const` and ' +
        '`examples` are as in JSON Schema. All other keywords of JSON Schema are refused.',
      '`group` and `order` arrange the fields of a form. `typeName` names the generated TypeScript type of an object.',
      '`choices` names a call and the fields of its answer whose values a form proposes for a text, each with the name ' +
        'that people read. Another value can still be entered.',
      '`fit` says how many lines a text has on the smallest phone (320 pixels wide) before it is cut, and how wide a ' +
        'line is in `em`, the size of its letters. The form shows how many lines a text needs.',
    ]),
    '',
    '## Values that are known later: `accepts`',
    '',
    ...markdownProse(
      'A property takes a literal. `accepts` lists the tagged objects that a document may write in place of it. They ' +
        'are resolved at publish where possible, else while the page runs; the widget always receives a value of the ' +
        'type of the property. `"literal": false` refuses the literal, so a tagged object is required. ' +
        '`"resolves"` in a definition of a tagged object names the definition of its value.',
    ),
    '',
    ...markdownTable([['tag', 'what it gives'], ...tagRows]),
    '',
    '## Definitions',
    '',
    'Use a definition of the vocabulary before you write your own: `{ "$ref": "habi:vocabulary#/$defs/text" }`. Beside',
    '`$ref` only `title`, `description`, `default`, `examples`, `accepts`, `group`, `order`, `editor` and `fit` are allowed.',
    '',
    ...markdownTable([
      ['definition', 'meaning', 'accepts'],
      ...Object.entries(definitions).map(([name, schema]) => definitionRow(name, schema)),
    ]),
    '',
    '## Formats',
    '',
    ...markdownProse(
      'The format of a string defines what the string refers to, or its syntax. The check reports a reference without a target, ' +
        'and a form offers the targets.',
    ),
    '',
    ...markdownTable([
      ['format', 'editor in a form'],
      ...formats.map((format) => [code(format), editorOf({ format }) ?? 'text field']),
    ]),
    '',
    '## Editors and units',
    '',
    ...markdownProse(
      'Where neither type nor format determines how a form edits a value, `editor` does. The editors are ' +
        `${editors.map(code).join(', ')}.`,
    ),
    '',
    `The unit of a number is one of ${units.map(code).join(', ')}. An editor \`duration\` needs \`ms\` or \`s\`.`,
    '',
  ].join('\n')
}

const exampleProperty = [
  '{',
  '  "size": {',
  '    "title": "Size",',
  '    "description": "The height of the image. Leave it out for a medium image.",',
  '    "type": "string",',
  '    "enum": ["small", "large"],',
  '    "labels": { "small": "Small", "large": "Large" },',
  '    "accepts": ["$ref", "$if"]',
  '  }',
  '}',
]

function definitionRow(name: string, schema: Schema): readonly string[] {
  const { title = '', description = '', accepts = [], $ref } = schema
  const target = $ref === undefined ? undefined : definitionOf($ref)
  const meaning = [`${title}.`, description, target === undefined ? '' : `As ${code(target)}.`]
    .filter(Boolean)
    .join(' ')
  return [code(name), meaning, accepts.map(code).join(' ')]
}

function list(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => markdownProse(line, '- '))
}

function code(text: string): string {
  return `\`${text}\``
}
