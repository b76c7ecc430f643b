/** `types.gen.ts` of actions, `calls.gen.ts` and `selectors.gen.ts` of areas, and `business/business.gen.ts`. */
import type { CallContract } from '../../engine/runtime/gateway/contract.ts'
import { slimContract } from '../../engine/runtime/gateway/slim.ts'
import { camel, type Action, type Call, type House, type Selector } from './collect.ts'
import { printDeclaration, typeName } from './types.ts'
import { WordList } from './words.ts'

export function actionTypes({ args }: Action): string {
  return typesFile(2, [['Args', args]])
}

export function callTypes(calls: readonly Call[]): string {
  return typesFile(
    1,
    calls.flatMap(({ name, contract }) => [
      [`${typeName(name)}Payload`, { ...contract.payload, description: `What ${name} is sent.` }] as const,
      [`${typeName(name)}Response`, { ...contract.response, description: contract.description }] as const,
    ]),
  )
}

export function selectorTypes(selectors: readonly Selector[]): string {
  return typesFile(
    1,
    selectors.flatMap(({ name, args, result }) => [[`${typeName(name)}Args`, args] as const, [`${typeName(name)}Result`, result] as const]),
  )
}

function typesFile(depth: number, types: readonly (readonly [string, Action['args']])[]): string {
  const list = new WordList({ json: 'Json' }, false)
  const declarations = types.map(([name, schema]) => printDeclaration(name, schema, list.naming))
  const imports = list.imported.size > 0 ? [`import type { Json } from '${'../'.repeat(depth + 1)}engine/core/json.ts'\n`] : []
  return [...imports, ...declarations, ...list.declarations()].join('\n')
}

export function businessList({ actions, selectors, calls, facts, areas }: House): string {
  const imports = [
    ...areas.map((area) => `import { area as ${camel(area)}Area } from './${area}/area.ts'`),
    ...selectors.map(({ area, name }) => `import { selector as ${camel(area)}${typeName(name)} } from './${area}/selectors/${name}.ts'`),
  ]
  const bare = [...facts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { schema, known }]) => [name, { schema, known }])
  const slim = calls.map(({ area, name, contract }) => [`${area}/${name}`, slimContract(contract as unknown as CallContract)])
  return [
    "import type { ActionDefinition, AreaDefinition, FactSchema, Known, SelectorDefinition } from '../engine/action.ts'",
    "import type { JsonObject } from '../engine/core/json.ts'",
    ...imports,
    '',
    '/** Every action by its name, loaded when it is first needed. */',
    'export const actions: { readonly [name: string]: () => Promise<ActionDefinition> } = {',
    ...actions.map(({ area, verb }) => `'${area}.${camel(verb)}': async () => (await import('./${area}/${verb}/action.ts')).action,`),
    '}',
    '',
    '/** Every selector by its name. */',
    `export const selectors: { readonly [name: string]: SelectorDefinition } = {`,
    ...selectors.map(({ area, name }) => `'${area}.${camel(name)}': ${camel(area)}${typeName(name)},`),
    '}',
    '',
    '/** The areas with something to start. */',
    `export const areas: readonly AreaDefinition[] = [${areas.map((area) => `${camel(area)}Area`).join(', ')}]`,
    '',
    '/** The type of every fact and when it is known. */',
    `export const facts: { readonly [name: string]: { readonly schema: FactSchema; readonly known: Known } } = ${JSON.stringify(Object.fromEntries(bare))}`,
    '',
    '/** What the player must know of a call: the payload’s schema and the words for people stay behind. */',
    'export interface SlimCall {',
    "  readonly path: string; readonly method: 'POST' | 'GET'; readonly base: string; readonly omit: readonly string[]",
    '  readonly fill?: { readonly [field: string]: { readonly call: string; readonly field: string } }; readonly anonymous?: boolean; readonly response: JsonObject',
    '}',
    '',
    `export const calls: { readonly [name: string]: SlimCall } = ${JSON.stringify(Object.fromEntries(slim))}`,
    '',
  ].join('\n')
}
