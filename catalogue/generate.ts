/** Generates the text of every generated file of the code base, by path. */
import { dialectProblems } from '../engine/document/dialect.ts'
import {
  actionTypes,
  areaContracts,
  businessList,
  chosenAreaList,
  policyList,
  selectorList,
  selectorTypes,
} from './business.ts'
import { callTypes, sandboxCallList } from './calls.ts'
import { collectCodeBase } from './collect.ts'
import { constantTypes } from './constants.ts'
import { dialectPage } from './dialect-page.ts'
import { collectDocumentSchemas, documentSchemas, documentTypes, vocabularyTypes } from './documents.ts'
import { factTable, factTypes } from './facts.ts'
import { openModules } from './load-module.ts'
import { printCatalogue } from './print-catalogue.ts'
import { iconProblems, sharedTokens } from './shared.ts'
import { definitions } from './type-file.ts'
import { migrationList, migrationProblems, widgetList, widgetTypes } from './widgets.ts'

export interface Generated {
  readonly files: ReadonlyMap<string, string>
  /** Broken folders and violations of the dialect, one line each. */
  readonly problems: readonly string[]
}

export async function generate(root: string): Promise<Generated> {
  const load = await openModules(root)
  const code = await collectCodeBase(root, load)
  const schemas = await collectDocumentSchemas(root)
  const files = new Map<string, string>()
  const put = (path: string, source: string, text: string): void => void files.set(path, `${header(source)}\n${text}`)

  put('engine/core/vocabulary.gen.ts', 'schemas/vocabulary.json', vocabularyTypes())
  put('engine/document/types.gen.ts', 'schemas/*.json', documentTypes(schemas))
  put('engine/document/documents.gen.ts', 'schemas/*.json', documentSchemas(schemas))
  for (const { folder, schema } of code.widgets)
    put(`widgets/${folder}/types.gen.ts`, 'schema.json', widgetTypes(schema))
  put('widgets/widgets.gen.ts', 'widgets/*/widget.ts', widgetList(code.widgets))
  put('catalogue/migrations.gen.ts', 'widgets/*/migrations.ts', migrationList(code.widgets))
  for (const action of code.actions)
    put(`business/${action.area}/${action.verb}/types.gen.ts`, 'schema.json', actionTypes(action))
  for (const [area, selectors] of byArea(code.selectors))
    put(`business/${area}/selectors.gen.ts`, 'selectors/*.schema.json', selectorTypes(selectors))
  for (const [area, calls] of byArea(code.calls))
    put(`business/${area}/contracts.gen.ts`, 'calls/*.json', areaContracts(calls))
  put('business/business.gen.ts', 'business/*', businessList(code))
  put('business/areas.gen.ts', 'business/*', chosenAreaList(code))
  put('business/selectors.gen.ts', 'business/*/selectors', selectorList(code))
  put('business/calls.gen.ts', 'business/*/calls/*.json', callTypes(code.calls))
  put('business/sandbox-calls.gen.ts', 'business/*/calls/*.sandbox.ts', sandboxCallList(code.calls))
  put('business/facts.gen.ts', 'business/*/facts.ts', factTypes(code))
  put('business/constants.gen.ts', 'business/*/constants.ts', constantTypes(code))
  put('player/policies/policies.gen.ts', 'player/policies/*', policyList(code))
  files.set('docs/facts.md', factTable(code))
  files.set('docs/dialect.md', dialectPage())
  const catalogue = printCatalogue(code, await sharedTokens(root, load))
  files.set('catalogue/catalogue.gen.json', `${JSON.stringify(catalogue, null, 2)}\n`)

  const problems = [
    ...schemas.flatMap(({ kind, schema }) =>
      dialectProblems(schema, definitions).map((problem) => `schemas/${kind}.json ${problem}`),
    ),
    ...Object.entries(definitions).flatMap(([name, schema]) =>
      dialectProblems(schema, definitions).map((problem) => `schemas/vocabulary.json ${name} ${problem}`),
    ),
    ...(await iconProblems(root, load)),
    ...(await migrationProblems(root, code.widgets, load)),
    ...code.problems,
  ]
  return { files, problems }
}

function header(source: string): string {
  return `// Generated from ${source} by \`npm run generate -- --write\`. Do not edit.`
}

function byArea<T extends { readonly area: string }>(sources: readonly T[]): Map<string, T[]> {
  const areas = new Map<string, T[]>()
  for (const source of sources) areas.set(source.area, [...(areas.get(source.area) ?? []), source])
  return areas
}
