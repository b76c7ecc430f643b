/**
 * A property of a schema whose name does not occur in the code that reads it has no effect. The names of vocabulary
 * definitions and of the document kinds are looked up in the code of both sides, those of a widget in its folder.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { definitions, documentSchemas } from '../engine/document/documents.gen.ts'
import type { Schema } from '../engine/core/schema.ts'

const root = resolve(import.meta.dirname, '..')

/** The code below these folders, without generated files and tests. */
function codeIn(...folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:gen|test|fixture|type-test)\./.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
}

const wordsOf = (code: string): ReadonlySet<string> =>
  new Set([...(code.match(/[\w$]+/g) ?? []), ...(code.match(/[\w$-]+/g) ?? [])])

/** Paths of all properties of a schema. Vocabulary definitions that it refers to are left out. */
function pathsIn(schema: Schema, path = ''): readonly string[] {
  const inner = [schema.items, schema.additionalProperties, ...(schema.oneOf ?? [])].filter(
    (one): one is Schema => typeof one === 'object',
  )
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
      `${path}/${name}`,
      ...pathsIn(one, `${path}/${name}`),
    ]),
    ...inner.flatMap((one) => pathsIn(one, path)),
  ]
}

const unread = (paths: readonly string[], words: ReadonlySet<string>): readonly string[] => [
  ...new Set(paths.filter((path) => !words.has(path.slice(path.lastIndexOf('/') + 1)))),
]

test('every property and event of a widget is read or emitted by its code', () => {
  const shared = codeIn('widgets/_shared')
  for (const [name, { schema, events }] of Object.entries(catalogue.widgets)) {
    const words = wordsOf(codeIn(`widgets/${name}`) + shared)
    expect(unread([...pathsIn(schema), ...Object.keys(events)], words), name).toEqual([])
  }
})

/** These actions pass on all of their arguments: to the toast, and as facts. */
const passOn = new Set(['ui.toast', 'identity.decide'])

test('every argument of an action is read by its code', () => {
  for (const [name, { args }] of Object.entries(catalogue.actions)) {
    const [area = '', verb = ''] = name.split('.')
    const folder = `business/${area}/${verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    if (!passOn.has(name)) expect(unread(pathsIn(args), wordsOf(codeIn(folder))), name).toEqual([])
  }
})

/** Read as fields of list entries by documents, or the only value that is allowed. */
const exempt = new Set(['/cta', '/assume'])

test('every property of a document is read by the engine, the player or the server', () => {
  const words = wordsOf(codeIn('engine', 'business', 'player', 'server', 'widgets', 'tools'))
  const schemas = [...Object.entries(documentSchemas), ...Object.entries(definitions)]
  const found = schemas.flatMap(([name, schema]) =>
    unread(pathsIn(schema), words)
      .filter((path) => !exempt.has(path))
      .map((path) => `${name} ${path}`),
  )
  expect(found).toEqual([])
})

test('every constant, and every purpose of host names, is read by the area that declares it', () => {
  for (const [name, { owner }] of Object.entries(catalogue.constants))
    expect(codeWithoutDeclarations(owner), name).toMatch(new RegExp(`'${name}'`))
  for (const purpose of Object.keys(catalogue.hosts))
    expect(codeWithoutDeclarations('device', 'gateway'), purpose).toMatch(new RegExp(`'${purpose}'`))
})

test('every fact is set or read by code under its name, or is one of an area that sets facts by computed names', () => {
  const code = codeIn('business', 'engine/runtime', 'player')
  const config = readdirSync(join(root, 'config'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => readFileSync(join(root, 'config', path), 'utf8'))
    .join('\n')
  const lost = Object.keys(catalogue.facts).filter((fact) => {
    const last = fact.slice(fact.indexOf('.') + 1)
    return !code.includes(`'${fact}'`) && !config.includes(fact) && !new RegExp(`\\b${last}\\b`).test(code)
  })
  expect(lost).toEqual([])
})

function codeWithoutDeclarations(...areas: readonly string[]): string {
  return areas
    .flatMap((area) =>
      readdirSync(join(root, 'business', area), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(root, 'business', area, path),
      ),
    )
    .filter((path) => path.endsWith('.ts') && !/\.(?:gen|test)\.|constants\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}
