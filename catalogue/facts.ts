/** Generates from the declarations of facts: their types, their entries in the catalogue, and docs/facts.md. */
import { ops, sortOf } from '../engine/check/rule.ts'
import type { Schema } from '../engine/core/schema.ts'
import { factInWords } from '../engine/wording/persona.ts'
import { markdownProse } from './markdown-prose.ts'
import { markdownTable } from './markdown-table.ts'
import { comment, printType } from './print-types.ts'
import type { CodeBase, OwnedFact } from './sources.ts'

/** Returns a fact in the form of the catalogue. `ops` are the operators with which a rule can compare the fact. */
export function catalogueFact(name: string, fact: OwnedFact): object {
  return { ...fact, label: factInWords(name, fact.description), ops: ops[sortOf(fact.schema)] }
}

/** `business/facts.gen.ts` */
export function factTypes({ facts }: CodeBase): string {
  return [
    '/** Adds every fact to the interface that types reading and setting facts. */',
    "declare module '../engine/action.ts' {",
    '  interface Facts {',
    ...sorted(facts).map(
      ([name, { schema, description }]) =>
        `${comment(description, '    ')}    ` +
        `readonly '${name}': ${printType(schema as Schema, { definition: () => 'never' }, '    ')}`,
    ),
    '  }',
    '}',
    'export {}',
    '',
  ].join('\n')
}

const timingInWords = {
  publish: 'at publish',
  boot: 'from the start of the page',
  session: 'from the start of the session',
  live: 'at any time; changes',
} as const

/** Generates `docs/facts.md`, with columns aligned as the formatter aligns them. */
export function factTable({ facts }: CodeBase): string {
  const all = sorted(facts)
  const owners = [...new Set(all.map(([, { owner }]) => owner))]
  return [
    '# Facts',
    '',
    ...markdownProse(
      'The facts that rules can use. Business areas declare them in `business/<owner>/facts.ts`; ' +
        '`npm run generate -- --write` writes this page. A rule that names any other fact is a finding of `npm run check`.',
    ),
    ...owners.flatMap((owner) => ['', `## ${owner}`, '', ...table(all.filter(([, fact]) => fact.owner === owner))]),
    '',
  ].join('\n')
}

function table(facts: readonly (readonly [string, OwnedFact])[]): readonly string[] {
  return markdownTable([
    ['fact', 'type', 'known', 'meaning', 'examples', 'implied'],
    ...facts.map(([name, fact]) => cells(name, fact)),
  ])
}

function cells(name: string, { schema, known, description, examples, implied }: OwnedFact): string[] {
  const always = implied === undefined ? '' : `${code(implied.value)} while \`${implied.fact}\` is ${code(implied.is)}`
  return [`\`${name}\``, typeInWords(schema), timingInWords[known], description, examples.map(code).join(', '), always]
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``
}

function typeInWords(schema: OwnedFact['schema']): string {
  const { type, format, enum: listed, labels, minimum, maximum } = schema as Schema
  if ('values' in schema) return 'a language of the site'
  if (listed !== undefined)
    return `one of ${listed.map((value) => [code(value), labels?.[String(value)]].filter(Boolean).join(' ')).join(', ')}`
  if (format !== undefined) return format
  if (type === 'array') return 'list of strings'
  const range = [minimum === undefined ? '' : `from ${minimum}`, maximum === undefined ? '' : `to ${maximum}`].filter(
    (end) => end !== '',
  )
  return [String(type), ...range].join(' ')
}

function sorted(facts: CodeBase['facts']): (readonly [string, OwnedFact])[] {
  return [...facts].sort(([a], [b]) => (a < b ? -1 : 1))
}
