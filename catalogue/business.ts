/**
 * Generates code for business areas: `types.gen.ts` of each action, `selectors.gen.ts` and `contracts.gen.ts` of each
 * area, and the lists of actions, areas, selectors, contracts and policies.
 */
import type { GatewayContract } from '../business/gateway/contract.ts'
import { slimContract } from './slim-contract.ts'
import { typeName } from './print-types.ts'
import {
  type ActionSource,
  type CallSource,
  camel,
  type CodeBase,
  optionalAreas,
  type SelectorSource,
} from './sources.ts'
import { TypeFile } from './type-file.ts'

export function actionTypes({ args }: ActionSource): string {
  const file = new TypeFile({ from: '../../../engine/action.ts', isInterface: true })
  file.declare('Args', args)
  return file.print()
}

export function selectorTypes(selectors: readonly SelectorSource[]): string {
  const file = new TypeFile({ from: '../../engine/action.ts' })
  for (const { name, args, result } of selectors) {
    file.declare(`${typeName(name)}Args`, args)
    file.declare(`${typeName(name)}Result`, result)
  }
  return file.print()
}

/**
 * Generates `business/selectors.gen.ts`. It is a list of its own, because rendering a page needs selectors but no other
 * business code.
 */
export function selectorList({ selectors }: CodeBase): string {
  const names = selectors.map(({ area, name }) => ({ area, name, variable: `${camel(area)}${typeName(name)}` }))
  return [
    "import type { SelectorDefinition } from '../engine/action.ts'",
    ...names.map(
      ({ area, name, variable }) => `import { selector as ${variable} } from './${area}/selectors/${name}.ts'`,
    ),
    '',
    '/** Every selector by its name. */',
    `export const selectors: { readonly [name: string]: SelectorDefinition } = {`,
    ...names.map(({ area, name, variable }) => `  '${area}.${camel(name)}': ${variable},`),
    '}',
    '',
  ].join('\n')
}

/**
 * Generates `contracts.gen.ts` of an area: its call contracts without the parts that only people or the check read,
 * such as descriptions.
 */
export function areaContracts(calls: readonly CallSource[]): string {
  return [
    "import type { GatewayContracts } from '../gateway/contract.ts'",
    '',
    'export const contracts: GatewayContracts = {',
    ...calls.map(
      ({ area, name, contract }) =>
        `  '${area}/${name}': ${JSON.stringify(slimContract(contract as unknown as GatewayContract))},`,
    ),
    '}',
    '',
  ].join('\n')
}

/**
 * Generates `player/policies/policies.gen.ts`: the strip of every policy, which the prerenderer writes into each page.
 */
export function policyList({ policies }: CodeBase): string {
  const names = [...policies.keys()].sort().map((name) => ({ name, variable: camel(name) }))
  return [
    ...names.map(({ name, variable }) => `import { strip as ${variable} } from './${name}/strip.ts'`),
    '',
    '/** The strip at the top of every page, as HTML in one language, by the name of the policy. */',
    'export const strips: { readonly [policy: string]: (language: string, prefix: string) => string } = {',
    ...names.map(({ name, variable }) => `  '${name}': ${variable},`),
    '}',
    '',
  ].join('\n')
}

/** Generates `business/business.gen.ts`: the code that a page needs once its session has started. */
export function businessList(code: CodeBase): string {
  const { actions, calls } = code
  const areas = startAreas(code, false)
  const callAreas = [...new Set(calls.map(({ area }) => area))]
  return [
    "import type { ActionDefinition, AreaDefinition } from '../engine/action.ts'",
    "import type { GatewayContracts } from './gateway/contract.ts'",
    ...areas.map(importArea),
    '',
    '/** Every action by its name. The code is loaded on the first use. */',
    'export const actions: { readonly [name: string]: () => Promise<ActionDefinition> } = {',
    ...actions.map(
      ({ area, verb }) =>
        `  '${area}.${camel(verb)}': () => import('./${area}/${verb}/action.ts').then(({ action }) => action),`,
    ),
    '}',
    '',
    '/** The areas with start code that every site has. */',
    listOfAreas(areas),
    '',
    '/** The call contracts of every area with calls. They are loaded on the first use. */',
    'export const contracts: { readonly [area: string]: () => Promise<GatewayContracts> } = {',
    ...callAreas.map(
      (area) => `  '${area}': () => import('./${area}/contracts.gen.ts').then(({ contracts }) => contracts),`,
    ),
    '}',
    '',
  ].join('\n')
}

/**
 * Generates `business/areas.gen.ts`: the optional areas that have start code. A site that does not choose an area does
 * not load its code.
 */
export function chosenAreaList(code: CodeBase): string {
  const areas = startAreas(code, true)
  return [
    "import type { AreaDefinition } from '../engine/action.ts'",
    ...areas.map(importArea),
    '',
    '/** The areas with start code that a site chooses. */',
    listOfAreas(areas),
    '',
  ].join('\n')
}

function startAreas(code: CodeBase, isOptional: boolean): readonly string[] {
  const optional = optionalAreas(code)
  return code.areas.filter((area) => optional.has(area) === isOptional)
}

const importArea = (area: string): string => `import { area as ${camel(area)}Area } from './${area}/area.ts'`

const listOfAreas = (areas: readonly string[]): string =>
  `export const areas: readonly AreaDefinition[] = [${areas.map((area) => `${camel(area)}Area`).join(', ')}]`
