/** `types.gen.ts` of actions, `calls.gen.ts` and `selectors.gen.ts` of areas, and `business/business.gen.ts`. */
import type { GatewayContract } from '../business/gateway/contract.ts'
import { slimContract } from './slim-contract.ts'
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

/** Selectors by themselves: a page needs them to be painted, and nothing else of business. */
export function selectorList({ selectors }: House): string {
  return [
    "import type { SelectorDefinition } from '../engine/action.ts'",
    ...selectors.map(({ area, name }) => `import { selector as ${camel(area)}${typeName(name)} } from './${area}/selectors/${name}.ts'`),
    '',
    '/** Every selector by its name. */',
    `export const selectors: { readonly [name: string]: SelectorDefinition } = {`,
    ...selectors.map(({ area, name }) => `'${area}.${camel(name)}': ${camel(area)}${typeName(name)},`),
    '}',
    '',
  ].join('\n')
}

/** Actions, start code and calls: what a page needs once it is live. */
export function businessList({ actions, calls, areas }: House): string {
  const slim = calls.map(({ area, name, contract }) => [`${area}/${name}`, slimContract(contract as unknown as GatewayContract)])
  return [
    "import type { ActionDefinition, AreaDefinition } from '../engine/action.ts'",
    "import type { GatewayContracts } from './gateway/contract.ts'",
    ...areas.map((area) => `import { area as ${camel(area)}Area } from './${area}/area.ts'`),
    '',
    '/** Every action by its name, loaded when it is first needed. */',
    'export const actions: { readonly [name: string]: () => Promise<ActionDefinition> } = {',
    ...actions.map(({ area, verb }) => `'${area}.${camel(verb)}': async () => (await import('./${area}/${verb}/action.ts')).action,`),
    '}',
    '',
    '/** The areas with something to start. */',
    `export const areas: readonly AreaDefinition[] = [${areas.map((area) => `${camel(area)}Area`).join(', ')}]`,
    '',
    '/** What the player must know of each call: the payload’s schema and the words for people stay behind. */',
    `export const calls: GatewayContracts = ${JSON.stringify(Object.fromEntries(slim))}`,
    '',
  ].join('\n')
}
