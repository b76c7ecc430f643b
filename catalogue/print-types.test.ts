import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { beforeAll, expect, test } from 'vitest'
import { definitionOf, type Schema } from '../engine/core/schema.ts'
import { collectCodeBase } from './collect.ts'
import { collectDocumentSchemas } from './documents.ts'
import { generate } from './generate.ts'
import { openModules } from './load-module.ts'
import { typeName } from './print-types.ts'
import type { CodeBase } from './sources.ts'
import { definitions, definitionType } from './type-file.ts'

/** A type that our printer prints, and the schema from which json-schema-to-typescript prints the same type. */
interface ComparedType {
  readonly name: string
  /** Module of the generated file that exports the type. */
  readonly from: string
  readonly type: string
  readonly schema: Schema
}

const root = resolve(import.meta.dirname, '..')
let types: readonly ComparedType[]
let files: ReadonlyMap<string, string>

beforeAll(async () => {
  const code = await collectCodeBase(root, await openModules(root))
  types = [
    ...Object.entries(definitions)
      // Texts and JSON values have fixed types, which are not printed from their schemas.
      .filter(([name]) => name !== 'text' && name !== 'json')
      .map(([name, schema]) => ({
        name: `vocabulary ${name}`,
        from: 'engine/core/vocabulary.gen',
        type: definitionType(name),
        schema,
      })),
    ...(await collectDocumentSchemas(root)).map(({ kind, schema }) => ({
      name: `document ${kind}`,
      from: 'engine/document/types.gen',
      type: `DocumentOf['${kind}']`,
      schema,
    })),
    ...widgetTypesOf(code),
    ...businessTypesOf(code),
  ]
  files = (await generate(root)).files
})

function widgetTypesOf({ widgets }: CodeBase): readonly ComparedType[] {
  return widgets.flatMap(({ folder, schema: { events = {}, ...props } }) => {
    const from = `widgets/${folder}/types.gen`
    const payloads = Object.entries(events).flatMap(([event, { payload }]) =>
      payload === undefined
        ? []
        : [{ name: `event ${folder}.${event}`, from, type: `Events['${event}']`, schema: payload }],
    )
    return [{ name: `props ${folder}`, from, type: 'Props', schema: filled(props) }, ...payloads]
  })
}

function businessTypesOf({ actions, selectors, calls }: CodeBase): readonly ComparedType[] {
  return [
    ...actions.map(({ area, verb, args }) => ({
      name: `action ${area}/${verb}`,
      from: `business/${area}/${verb}/types.gen`,
      type: 'Args',
      schema: args,
    })),
    ...selectors.flatMap(({ area, name, args, result }) => {
      const from = `business/${area}/selectors.gen`
      return [
        { name: `arguments ${area}/${name}`, from, type: `${typeName(name)}Args`, schema: args },
        { name: `result ${area}/${name}`, from, type: `${typeName(name)}Result`, schema: result },
      ]
    }),
    ...calls.flatMap(({ area, name, contract }) => {
      const call = { from: 'engine/action', type: `Calls['${area}/${name}']` }
      return [
        { ...call, name: `payload ${area}/${name}`, type: `${call.type}['payload']`, schema: contract.payload },
        { ...call, name: `answer ${area}/${name}`, type: `${call.type}['answer']`, schema: contract.response },
      ]
    }),
  ]
}

/** Returns the schema with all properties that have a default added to `required`, because compile fills them in. */
function filled(schema: Schema): Schema {
  const withDefault = Object.entries(schema.properties ?? {}).filter(([, { default: value }]) => value !== undefined)
  return { ...schema, required: [...new Set([...(schema.required ?? []), ...withDefault.map(([name]) => name)])] }
}

/**
 * Returns a copy of the schema with only the keywords that decide the type. With other keywords,
 * json-schema-to-typescript would take type names from titles, drop the target of a `$ref`, and print `type` beside
 * `oneOf` as an intersection with `unknown[]`.
 */
function portable(schema: Schema): JSONSchema {
  if (schema.$ref !== undefined) {
    const name = definitionOf(schema.$ref) ?? 'json'
    if (name === 'json') return { tsType: 'Json' }
    return name === 'text' ? { type: 'string' } : { $ref: `#/$defs/${name}` }
  }
  const { type, required, const: constant, enum: values, oneOf, items, properties, additionalProperties } = schema
  return JSON.parse(
    JSON.stringify({
      type: oneOf === undefined ? type : undefined,
      required,
      const: constant,
      enum: values,
      oneOf: oneOf?.map(portable),
      items: items && portable(items),
      properties:
        properties && Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, portable(one)])),
      additionalProperties:
        typeof additionalProperties === 'object' ? portable(additionalProperties) : additionalProperties,
    }),
  ) as JSONSchema
}

/** Prints all types with json-schema-to-typescript, as properties of one interface `Oracle`. */
async function printOracle(): Promise<string> {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: types.map(({ name }) => name),
    properties: Object.fromEntries(types.map(({ name, schema }) => [name, portable(schema)])),
    $defs: Object.fromEntries(Object.entries(definitions).map(([name, one]) => [name, portable(one)])),
  }
  return compile(schema as JSONSchema, 'Oracle', {
    bannerComment: "import type { Json } from './engine/core/json.ts'",
    additionalProperties: false,
    unknownAny: true,
    format: false,
    $refOptions: { resolve: { external: false } },
  })
}

/**
 * Type functions that compare the types of both printers. `Plain` removes `readonly`, which json-schema-to-typescript
 * does not print. `Full` also makes every property required, because a type without an optional property is assignable
 * to a type with it.
 */
const comparison = `
type Plain<T> = [Json] extends [T] ? T : T extends readonly (infer E)[] ? Plain<E>[]
  : T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T
type Full<T> = [Json] extends [T] ? T : T extends readonly (infer E)[] ? Full<E>[]
  : T extends object ? { -readonly [K in keyof T]-?: Full<T[K]> } : T

type Sample = { readonly id: string; readonly tags?: readonly ('a' | 'b')[] }
// @ts-expect-error: an optional property is missing.
export const missing = (theirs: Full<{ id: string }>): Full<Sample> => theirs
// @ts-expect-error: an optional property is required.
export const required = (ours: Plain<Sample>): { id: string; tags: ('a' | 'b')[] } => ours
// @ts-expect-error: a value of an inner list is missing.
export const narrow = (ours: Plain<Sample>): { id: string; tags?: 'a'[] } => ours
`

function printComparison(one: ComparedType, n: number): string {
  const oracle = `Oracle[${JSON.stringify(one.name)}]`
  return ['Plain', 'Full']
    .flatMap((how) => [
      `export const ${how}A${n} = (ours: ${how}<T${n}.${one.type}>): ${how}<${oracle}> => ours // ${one.name}`,
      `export const ${how}B${n} = (theirs: ${how}<${oracle}>): ${how}<T${n}.${one.type}> => theirs // ${one.name}`,
    ])
    .join('\n')
}

/** Returns the files of a project with the types of both printers and their comparison. */
async function projectFiles(): Promise<ReadonlyMap<string, string>> {
  const vocabulary = "export type * from './core/vocabulary.gen.ts'\n"
  return new Map([
    ...[...files].filter(
      ([path]) => /\/(types|vocabulary|selectors|calls)\.gen\.ts$/.test(path) && path !== 'business/selectors.gen.ts',
    ),
    [
      'engine/core/json.ts',
      'export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }\n',
    ],
    ['engine/widget.ts', vocabulary],
    ['engine/action.ts', `${vocabulary}export interface Calls {}\n`],
    ['oracle.ts', await printOracle()],
    [
      'comparison.ts',
      [
        "import type { Json } from './engine/core/json.ts'",
        "import type { Oracle } from './oracle.ts'",
        ...types.map(({ from }, n) => `import type * as T${n} from './${from}.ts'`),
        comparison,
        ...types.map(printComparison),
      ].join('\n'),
    ],
    [
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          target: 'ES2023',
          module: 'ESNext',
          moduleResolution: 'Bundler',
          types: [],
          strict: true,
          noEmit: true,
          allowImportingTsExtensions: true,
          exactOptionalPropertyTypes: true,
        },
        include: ['**/*.ts'],
      }),
    ],
  ])
}

/** Returns the output of the compiler; empty without errors. */
async function compileProject(project: ReadonlyMap<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'habi-types-'))
  try {
    for (const [path, text] of project) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    return await new Promise((done) =>
      execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], (error, output) =>
        done(error === null ? '' : output || String(error)),
      ),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('our printer and json-schema-to-typescript print the same types', { timeout: 120_000 }, async () => {
  expect(types.length).toBeGreaterThan(100)
  const project = await projectFiles()
  const lines = (project.get('comparison.ts') ?? '').split('\n')
  const output = await compileProject(project)
  // Replaces each line number with the line, which ends with the name of the type.
  expect(output.replace(/^.*comparison\.ts\((\d+),\d+\)/gm, (_, line: string) => lines[Number(line) - 1] ?? '')).toBe(
    '',
  )
})
