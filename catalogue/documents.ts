/** `engine/document/types.gen.ts` and `engine/document/documents.gen.ts`: what a document of each kind is. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Schema } from '../engine/core/schema.ts'
import { printDeclaration, typeName } from './types.ts'
import { WordList } from './words.ts'

export interface Kind {
  readonly kind: string
  readonly schema: Schema
}

const notKinds = new Set(['vocabulary.json', 'patterns.json'])

export async function collectKinds(root: string): Promise<Kind[]> {
  const names = (await readdir(join(root, 'schemas')))
    .filter((name) => name.endsWith('.json') && !name.endsWith('.gen.json') && !notKinds.has(name))
    .sort()
  return Promise.all(
    names.map(async (name) => ({
      kind: name.slice(0, -'.json'.length),
      schema: JSON.parse(await readFile(join(root, 'schemas', name), 'utf8')) as Schema,
    })),
  )
}

export function documentTypes(kinds: readonly Kind[]): string {
  const list = new WordList({ json: 'Json' }, true)
  const documents = kinds.map(({ kind, schema }) => printDeclaration(typeName(kind), schema, list.naming))
  return [
    '/** Any JSON value. */\nexport type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }\n',
    ...documents,
    `/** The body of a document by its kind. */\nexport interface DocumentOf {\n${kinds.map(({ kind }) => `readonly ${JSON.stringify(kind)}: ${typeName(kind)}`).join('\n')}\n}\n`,
    'export type Kind = keyof DocumentOf\n',
    'export type Document = DocumentOf[Kind]\n',
    ...list.declarations(),
  ].join('\n')
}

export function documentSchemas(kinds: readonly Kind[]): string {
  const names = kinds.map(({ kind }) => ({ kind, name: typeName(kind).replace(/^./, (letter) => letter.toLowerCase()) }))
  return [
    ...names.map(({ kind, name }) => `import ${name} from '../../schemas/${kind}.json' with { type: 'json' }`),
    "import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' }",
    "import type { Schema } from '../core/schema.ts'",
    "import type { Kind } from './types.gen.ts'",
    '',
    '// A JSON import widens every literal to its base type, hence the detour.',
    '/** The schema of every kind of document. */',
    `export const documentSchemas = { ${names.map(({ kind, name }) => (kind === name ? name : `${JSON.stringify(kind)}: ${name}`)).join(', ')} } as unknown as { readonly [kind in Kind]: Schema }`,
    '',
    '/** The words that all schemas share. */',
    'export const words = vocabulary.$defs as unknown as { readonly [word: string]: Schema }',
    '',
  ].join('\n')
}
