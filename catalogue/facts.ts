/** What comes from the declarations of facts: their types, what rule builders offer, and the page of the docs. */
import { ops, sortOf } from '../engine/check/rule.ts'
import { factInWords } from '../engine/wording/persona.ts'
import type { Schema } from '../engine/core/schema.ts'
import type { Fact, House } from './collect.ts'
import { printType } from './types.ts'

/** A fact as the catalogue has it: `ops` are the comparisons that a rule may make with it. */
export function catalogueFact(name: string, fact: Fact): object {
  return { ...fact, label: factInWords(name, fact.description), ops: ops[sortOf(fact.schema)] }
}

/** `business/facts.gen.ts`: the name and the type of every fact, where action contexts look for them. */
export function factTypes({ facts }: House): string {
  return [
    '/** Every fact with the type of its value. */',
    "declare module '../engine/action.ts' {",
    'interface Facts {',
    ...sorted(facts).map(
      ([name, { schema, description }]) =>
        `/** ${description.replaceAll('*/', '* /')} */\nreadonly '${name}': ${printType(schema as Schema, { word: () => 'never' })}`,
    ),
    '}',
    '}',
    'export {}',
    '',
  ].join('\n')
}

/** `catalogue/persona.gen.json`: the form of a persona, somebody by the values of some facts. */
export function personaSchema({ facts }: House): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'habi:persona',
    title: 'Persona',
    description: 'Somebody, by what is known of them. What is left out is not known.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      sorted(facts).map(([name, { schema, description, examples, implied }]) => {
        const always =
          implied === undefined ? '' : ` Always ${JSON.stringify(implied.value)} while ${implied.fact} is ${JSON.stringify(implied.is)}.`
        return [name, { title: factInWords(name, description), description: description + always, ...(schema as Schema), examples }]
      }),
    ),
  }
}

const knownWords = {
  publish: 'when the site is published',
  boot: 'as the page starts',
  session: 'once the session is there',
  live: 'at any time, and changes',
} as const

/** `docs/facts.md`. */
export function factTable({ facts }: House): string {
  const owners = [...new Set(sorted(facts).map(([, { owner }]) => owner))]
  return [
    '# Facts',
    '',
    'What rules may look at. Declared in `business/<owner>/facts.ts`, one file for each owner; this page is written from there by',
    '`npm run generate -- --write`. A rule that names anything else is refused by `npm run check`.',
    '',
    ...owners.flatMap((owner) => [
      `## ${owner}`,
      '',
      '| fact | type | known | what it says | examples | always |',
      '| --- | --- | --- | --- | --- | --- |',
      ...sorted(facts)
        .filter(([, fact]) => fact.owner === owner)
        .map(([name, fact]) => row(name, fact)),
      '',
    ]),
  ].join('\n')
}

function row(name: string, { schema, known, description, examples, implied }: Fact): string {
  const always = implied === undefined ? '' : `${code(implied.value)} while \`${implied.fact}\` is ${code(implied.is)}`
  const cells = [`\`${name}\``, typeInWords(schema), knownWords[known], description, examples.map(code).join(', '), always]
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``
}

function typeInWords(schema: Fact['schema']): string {
  const { type, format, enum: listed, minimum, maximum } = schema as Schema
  if (listed !== undefined) return `one of ${listed.map(code).join(', ')}`
  if (format !== undefined) return format
  if (type === 'array') return 'list of strings'
  const range = [minimum === undefined ? '' : `from ${minimum}`, maximum === undefined ? '' : `to ${maximum}`].filter((end) => end !== '')
  return [String(type), ...range].join(' ')
}

function sorted(facts: House['facts']): (readonly [string, Fact])[] {
  return [...facts].sort(([a], [b]) => (a < b ? -1 : 1))
}
