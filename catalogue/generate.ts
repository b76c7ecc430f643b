/** Every generated file of the house, as text by path. */
import { format, resolveConfig } from 'prettier'
import { join } from 'node:path'
import { actionTypes, businessList, callTypes, selectorList, selectorTypes } from './business.ts'
import { printCatalogue } from './print-catalogue.ts'
import { collectHouse } from './collect.ts'
import { collectKinds, documentSchemas, documentTypes } from './documents.ts'
import { factTable, factTypes, personaSchema } from './facts.ts'
import { iconProblems, sharedTokens } from './shared.ts'
import { widgetList, widgetTypes } from './widgets.ts'
import { dialectProblems } from '../engine/document/dialect.ts'
import { words } from './words.ts'

export interface Generated {
  readonly files: ReadonlyMap<string, string>
  /** Broken folders and schemas that leave the dialect, one line each. */
  readonly problems: readonly string[]
}

export async function generate(root: string): Promise<Generated> {
  const house = await collectHouse(root)
  const kinds = await collectKinds(root)
  const sources = new Map<string, string>()
  const put = (path: string, source: string, text: string): void => void sources.set(path, `${banner(source)}\n${text}`)

  put('engine/document/types.gen.ts', 'schemas/*.json', documentTypes(kinds))
  put('engine/document/documents.gen.ts', 'schemas/*.json', documentSchemas(kinds))
  for (const widget of house.widgets) put(`widgets/${widget.folder}/types.gen.ts`, 'schema.json', widgetTypes(widget))
  put('widgets/widgets.gen.ts', 'widgets/*/widget.ts', widgetList(house.widgets))
  for (const action of house.actions) put(`business/${action.area}/${action.verb}/types.gen.ts`, 'schema.json', actionTypes(action))
  for (const [area, calls] of byArea(house.calls)) put(`business/${area}/calls.gen.ts`, 'calls/*.json', callTypes(calls))
  for (const [area, selectors] of byArea(house.selectors))
    put(`business/${area}/selectors.gen.ts`, 'selectors/*.schema.json', selectorTypes(selectors))
  put('business/business.gen.ts', 'business/*', businessList(house))
  put('business/selectors.gen.ts', 'business/*/selectors', selectorList(house))
  put('business/facts.gen.ts', 'business/*/facts.ts', factTypes(house))
  sources.set('docs/facts.md', factTable(house))
  sources.set('catalogue/persona.gen.json', JSON.stringify(personaSchema(house)))
  sources.set('catalogue/catalogue.gen.json', JSON.stringify(printCatalogue(house, await sharedTokens(root))))

  const files = new Map<string, string>()
  for (const [path, text] of sources) files.set(path, await pretty(root, path, text))
  const problems = [
    ...kinds.flatMap(({ kind, schema }) => dialectProblems(schema, words).map((problem) => `schemas/${kind}.json ${problem}`)),
    ...Object.entries(words).flatMap(([word, schema]) =>
      dialectProblems(schema, words).map((problem) => `schemas/vocabulary.json ${word} ${problem}`),
    ),
    ...(await iconProblems(root)),
    ...house.problems,
  ]
  return { files, problems }
}

function banner(source: string): string {
  return `// Generated from ${source} by \`npm run generate -- --write\`. Do not edit.`
}

function byArea<T extends { readonly area: string }>(things: readonly T[]): Map<string, T[]> {
  const areas = new Map<string, T[]>()
  for (const thing of things) areas.set(thing.area, [...(areas.get(thing.area) ?? []), thing])
  return areas
}

async function pretty(root: string, path: string, text: string): Promise<string> {
  const config = await resolveConfig(join(root, path))
  return format(text, { semi: false, singleQuote: true, printWidth: 140, ...config, filepath: path })
}
