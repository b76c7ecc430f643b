/** Reads the folders of `widgets/` and `business/` as they are now. What is broken becomes one clear line and is left out. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ActionDefinition, AreaDefinition, FactDefinition, SelectorDefinition } from '../engine/action.ts'
import type { WidgetDefinition } from '../engine/widget.ts'
import { dialectProblems } from '../engine/document/dialect.ts'
import type { Schema } from '../engine/core/schema.ts'
import { words } from './words.ts'

export interface Widget {
  readonly folder: string
  readonly definition: WidgetDefinition
  readonly schema: Schema
}

export interface Action {
  readonly area: string
  readonly verb: string
  readonly args: Schema
}

export interface Selector {
  readonly area: string
  readonly name: string
  readonly reads: readonly string[]
  readonly args: Schema
  readonly result: Schema
}

export interface Call {
  readonly area: string
  readonly name: string
  readonly contract: CallFile
}

/** A call contract as its file has it. */
export interface CallFile {
  readonly path: string
  readonly method: 'POST' | 'GET'
  readonly base: string
  readonly omit: readonly string[]
  readonly fill?: { readonly [field: string]: { readonly call: string; readonly field: string } }
  readonly description: string
  readonly source: string
  readonly payload: Schema
  readonly response: Schema
}

/** A fact as the catalogue has it: its owner is the area that sets it. */
export interface Fact extends FactDefinition {
  readonly owner: string
}

export interface House {
  readonly widgets: readonly Widget[]
  readonly actions: readonly Action[]
  readonly selectors: readonly Selector[]
  readonly calls: readonly Call[]
  readonly facts: ReadonlyMap<string, Fact>
  /** Areas with start code. */
  readonly areas: readonly string[]
  readonly problems: readonly string[]
}

export async function collectHouse(root: string): Promise<House> {
  const problems: string[] = []
  const widgets: Widget[] = []
  const actions: Action[] = []
  const selectors: Selector[] = []
  const calls: Call[] = []
  const facts = new Map<string, Fact>()
  const areas: string[] = []

  const attempt = async (place: string, read: () => Promise<void>): Promise<void> => {
    try {
      await read()
    } catch (error) {
      problems.push(`${place}: ${reason(error, root)}`)
    }
  }
  const dialect = (place: string, schema: unknown): Schema => {
    for (const problem of dialectProblems(schema, words)) problems.push(`${place} ${problem}`)
    return schema as Schema
  }

  for (const folder of await folders(join(root, 'widgets'))) {
    const place = `widgets/${folder}`
    if (!(await exists(join(root, place, 'widget.ts')))) continue
    await attempt(place, async () => {
      const schema = dialect(`${place}/schema.json`, await readJson(join(root, place, 'schema.json')))
      const definition = await exported<WidgetDefinition>(join(root, place, 'widget.ts'), 'widget')
      if (definition.name !== folder) throw new Error(`widget.ts names "${definition.name}", but the folder is called "${folder}"`)
      widgets.push({ folder, definition, schema })
    })
  }

  for (const area of await folders(join(root, 'business'))) {
    const place = `business/${area}`
    if (await exists(join(root, place, 'facts.ts')))
      await attempt(`${place}/facts.ts`, async () => {
        const declared = await exported<{ readonly [key: string]: FactDefinition }>(join(root, place, 'facts.ts'), 'facts')
        for (const [key, fact] of Object.entries(declared)) facts.set(`${area}.${key}`, { ...fact, owner: area })
      })
    if (await exists(join(root, place, 'area.ts')))
      await attempt(`${place}/area.ts`, async () => {
        const declared = await exported<AreaDefinition>(join(root, place, 'area.ts'), 'area')
        if (declared.name !== area) throw new Error(`it names "${declared.name}", but the folder is called "${area}"`)
        areas.push(area)
      })
    for (const file of await files(join(root, place, 'calls'), '.json'))
      await attempt(`${place}/calls/${file}.json`, async () => {
        const contract = (await readJson(join(root, place, 'calls', `${file}.json`))) as CallFile
        for (const key of ['path', 'method', 'base', 'payload', 'response'] as const)
          if (contract[key] === undefined) throw new Error(`"${key}" is missing`)
        dialect(`${place}/calls/${file}.json /payload`, contract.payload)
        dialect(`${place}/calls/${file}.json /response`, contract.response)
        calls.push({ area, name: file, contract })
      })
    for (const file of await files(join(root, place, 'selectors'), '.schema.json'))
      await attempt(`${place}/selectors/${file}`, async () => {
        const schema = (await readJson(join(root, place, 'selectors', `${file}.schema.json`))) as { args?: Schema; result?: Schema }
        if (schema.args === undefined || schema.result === undefined) throw new Error('its schema needs "args" and "result"')
        dialect(`${place}/selectors/${file}.schema.json /args`, schema.args)
        dialect(`${place}/selectors/${file}.schema.json /result`, schema.result)
        const definition = await exported<SelectorDefinition>(join(root, place, 'selectors', `${file}.ts`), 'selector')
        const wanted = `${area}.${camel(file)}`
        if (definition.name !== wanted) throw new Error(`it names "${definition.name}", but its file stands for "${wanted}"`)
        selectors.push({ area, name: file, reads: definition.reads, args: schema.args, result: schema.result })
      })
    for (const verb of await folders(join(root, place))) {
      if (!(await exists(join(root, place, verb, 'action.ts')))) continue
      await attempt(`${place}/${verb}`, async () => {
        const args = dialect(`${place}/${verb}/schema.json`, await readJson(join(root, place, verb, 'schema.json')))
        const definition = await exported<ActionDefinition>(join(root, place, verb, 'action.ts'), 'action')
        const wanted = `${area}.${camel(verb)}`
        if (definition.name !== wanted) throw new Error(`action.ts names "${definition.name}", but the folder stands for "${wanted}"`)
        actions.push({ area, verb, args })
      })
    }
  }
  return { widgets, actions, selectors, calls, facts, areas, problems }
}

/** `toggle-favorite` is the folder of `toggleFavorite`. */
export function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** One line of an error, with paths inside the house. A compiler's first line only announces the second. */
function reason(error: unknown, root: string): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').filter((line) => line.trim() !== '')
  const line = lines[0]?.endsWith(':') === true ? (lines[1] ?? lines[0]) : (lines[0] ?? 'it cannot be loaded')
  return line.replaceAll(pathToFileURL(root).href, '').replaceAll(root, '')
}

async function exported<T>(file: string, name: string): Promise<T> {
  const module = (await import(pathToFileURL(file).href)) as { readonly [name: string]: unknown }
  if (typeof module[name] !== 'object' || module[name] === null) throw new Error(`it exports no "${name}"`)
  return module[name] as T
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function folders(path: string): Promise<string[]> {
  if (!(await exists(path))) return []
  const entries = await readdir(path, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_') && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
}

async function files(path: string, ending: string): Promise<string[]> {
  if (!(await exists(path))) return []
  return (await readdir(path))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
