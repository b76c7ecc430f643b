/** Generates the types of documents and of the vocabulary, and the list of all document schemas. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Schema } from '../engine/core/schema.ts'
import { comment, propertyKey, typeName } from './print-types.ts'
import { TypeFile, definitionType, definitions } from './type-file.ts'

export interface DocumentSchema {
  readonly kind: string
  readonly schema: Schema
}

const notKinds = new Set(['vocabulary.json', 'patterns.json'])

export async function collectDocumentSchemas(root: string): Promise<DocumentSchema[]> {
  const names = (await readdir(join(root, 'schemas')))
    .filter((name) => name.endsWith('.json') && !notKinds.has(name))
    .sort()
  return Promise.all(
    names.map(async (name) => ({
      kind: name.slice(0, -'.json'.length),
      schema: JSON.parse(await readFile(join(root, 'schemas', name), 'utf8')) as Schema,
    })),
  )
}

/** `engine/core/vocabulary.gen.ts` */
export function vocabularyTypes(): string {
  const file = new TypeFile({ hasInnerTypes: true })
  for (const [name, schema] of Object.entries(definitions))
    if (name !== 'text' && name !== 'json') file.declare(definitionType(name), schema)
  return `import type { Json } from './json.ts'\n\nexport type { Json }\n\n${file.print()}`
}

/** `engine/document/types.gen.ts` */
export function documentTypes(schemas: readonly DocumentSchema[]): string {
  const file = new TypeFile({ from: '../core/vocabulary.gen.ts', hasInnerTypes: true })
  for (const { kind, schema } of schemas) file.declare(documentType(kind), schema)
  const bodies = schemas.map(({ kind }) => `  readonly ${propertyKey(kind)}: ${documentType(kind)}\n`)
  file.add('DocumentOf', `/** The documents by kind. */\nexport interface DocumentOf {\n${bodies.join('')}}\n`)
  file.add('Kind', 'export type Kind = keyof DocumentOf\n')
  file.add('Document', 'export type Document = DocumentOf[Kind]\n')
  return file.print()
}

function documentType(kind: string): string {
  return `${typeName(kind)}Document`
}

/** `engine/document/documents.gen.ts` */
export function documentSchemas(schemas: readonly DocumentSchema[]): string {
  const names = schemas.map(({ kind }) => ({
    kind,
    name: typeName(kind).replace(/^./, (letter) => letter.toLowerCase()),
  }))
  return [
    ...names.map(({ kind, name }) => `import ${name} from '../../schemas/${kind}.json' with { type: 'json' }`),
    "import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' }",
    "import type { Schema } from '../core/schema.ts'",
    "import type { Kind } from './types.gen.ts'",
    '',
    '// The casts are needed because a JSON import widens every literal to its base type.',
    `${comment('The schema of every kind of document.', '')}export const documentSchemas = {`,
    ...names.map(({ kind, name }) => (kind === name ? `  ${name},` : `  ${propertyKey(kind)}: ${name},`)),
    '} as unknown as { readonly [kind in Kind]: Schema }',
    '',
    `${comment('The definitions that all schemas share.', '')}` +
      'export const definitions = vocabulary.$defs as unknown as { readonly [name: string]: Schema }',
    '',
  ].join('\n')
}
