/** Reads the sources of the catalogue. An invalid folder adds one line to `problems` and is left out. */
import { join } from 'node:path'
import type { ActionDefinition, AreaDefinition, FactDefinition, SelectorDefinition } from '../engine/action.ts'
import type { SandboxCall } from '../business/sandbox-call.ts'
import type { ConstantDefinition } from '../engine/core/constant.ts'
import type { PolicyDefinition } from '../engine/core/policy.ts'
import type { Schema, WidgetSchema } from '../engine/core/schema.ts'
import { dialectProblems, type SchemaUse, widgetSchemaProblems } from '../engine/document/dialect.ts'
import { labelProblems } from '../engine/document/form.ts'
import type { WidgetDefinition } from '../engine/widget.ts'
import { exists, filesIn, firstLine, foldersIn, readJson } from './folder.ts'
import { exported, type LoadModule } from './load-module.ts'
import {
  type ActionSource,
  type CallContractFile,
  type CallSource,
  camel,
  type CodeBase,
  type OwnedConstant,
  type OwnedFact,
  type SelectorSource,
  type WidgetSource,
} from './sources.ts'
import { definitions } from './type-file.ts'

export async function collectCodeBase(root: string, load: LoadModule): Promise<CodeBase> {
  const collector = new Collector(root, load)
  for (const folder of await foldersIn(join(root, 'widgets'))) await collector.widget(folder)
  for (const policy of await foldersIn(join(root, 'player/policies'))) await collector.policy(policy)
  for (const area of await foldersIn(join(root, 'business'))) await collector.area(area)
  return collector
}

class Collector implements CodeBase {
  readonly widgets: WidgetSource[] = []
  readonly actions: ActionSource[] = []
  readonly selectors: SelectorSource[] = []
  readonly calls: CallSource[] = []
  readonly facts = new Map<string, OwnedFact>()
  readonly constants = new Map<string, OwnedConstant>()
  readonly hosts = new Map<string, string>()
  readonly flows = new Map<string, string>()
  readonly policies = new Map<string, PolicyDefinition>()
  readonly areaPolicies = new Map<string, string>()
  readonly areas: string[] = []
  readonly partOf = new Map<string, string>()
  readonly problems: string[] = []
  readonly #root: string
  readonly #load: LoadModule

  constructor(root: string, load: LoadModule) {
    this.#root = root
    this.#load = load
  }

  async widget(folder: string): Promise<void> {
    const path = `widgets/${folder}`
    await this.#read(path, 'widget.ts', async (file) => {
      const schema = (await readJson(join(this.#root, path, 'schema.json'))) as WidgetSchema
      for (const problem of widgetSchemaProblems(schema, definitions))
        this.problems.push(`${path}/schema.json ${problem}`)
      const definition = await exported<WidgetDefinition>(this.#load, file, 'widget')
      requireName(definition.name, folder, 'the folder')
      this.widgets.push({ folder, definition, schema })
    })
  }

  async policy(name: string): Promise<void> {
    await this.#read(`player/policies/${name}`, 'policy.ts', async (file) => {
      this.policies.set(name, await exported<PolicyDefinition>(this.#load, file, 'policy'))
    })
  }

  async area(area: string): Promise<void> {
    const path = `business/${area}`
    await this.#read(path, 'facts.ts', async (file) => {
      const declared = await exported<{ readonly [key: string]: FactDefinition }>(this.#load, file, 'facts')
      for (const [key, fact] of Object.entries(declared)) {
        for (const problem of labelProblems(fact.schema as Schema))
          this.problems.push(`${path}/facts.ts ${key}: ${problem}`)
        this.facts.set(`${area}.${key}`, { ...fact, owner: area })
      }
    })
    await this.#read(path, 'constants.ts', async (file) => {
      const module = (await this.#load(file)) as {
        readonly constants?: { readonly [name: string]: ConstantDefinition }
        readonly hosts?: { readonly [purpose: string]: string }
        readonly flows?: { readonly [flow: string]: string }
        readonly partOf?: string
      }
      for (const [name, constant] of Object.entries(module.constants ?? {})) {
        const other = this.constants.get(name)
        if (other !== undefined) throw new Error(`the constant "${name}" is already declared by ${other.owner}`)
        this.constants.set(name, { ...constant, owner: area })
      }
      for (const [purpose, description] of Object.entries(module.hosts ?? {})) this.hosts.set(purpose, description)
      for (const flow of Object.keys(module.flows ?? {})) this.flows.set(flow, area)
      if (module.partOf !== undefined) this.partOf.set(area, module.partOf)
    })
    await this.#read(path, 'area.ts', async (file) => {
      const { name, policy } = await exported<AreaDefinition>(this.#load, file, 'area')
      requireName(name, area, 'the folder')
      if (policy !== undefined) {
        if (!this.policies.has(policy)) throw new Error(`there is no policy "${policy}" in player/policies`)
        this.areaPolicies.set(area, policy)
      }
      this.areas.push(area)
    })
    for (const name of await filesIn(join(this.#root, path, 'calls'), '.json')) await this.#call(area, name)
    for (const name of await filesIn(join(this.#root, path, 'selectors'), '.schema.json'))
      await this.#selector(area, name)
    for (const verb of await foldersIn(join(this.#root, path))) await this.#action(area, verb)
  }

  async #call(area: string, name: string): Promise<void> {
    const path = `business/${area}/calls`
    await this.#read(path, `${name}.json`, async (file) => {
      const { responseOf, ...written } = (await readJson(file)) as CallContractFile & { readonly responseOf?: string }
      const contract =
        responseOf === undefined
          ? written
          : { ...written, response: await this.#responseOf(join(this.#root, path), responseOf) }
      for (const key of ['path', 'method', 'base', 'payload', 'response'] as const)
        if (contract[key] === undefined) throw new Error(`"${key}" is missing`)
      this.#schema(`${path}/${name}.json /payload`, contract.payload, 'wire')
      this.#schema(`${path}/${name}.json /response`, contract.response, 'wire')
      const answer = join(this.#root, path, `${name}.sandbox.ts`)
      const hasSandboxAnswer = await exists(answer)
      if (hasSandboxAnswer)
        requireName((await exported<SandboxCall>(this.#load, answer, 'call')).name, `${area}/${name}`, 'the file')
      this.calls.push({ area, name, contract, hasSandboxAnswer })
    })
  }

  async #responseOf(folder: string, call: string): Promise<Schema> {
    const file = join(folder, `${call}.json`)
    const response = (await exists(file)) ? ((await readJson(file)) as Partial<CallContractFile>).response : undefined
    if (response === undefined)
      throw new Error(`"responseOf" names "${call}", which is no call of this area with a "response"`)
    return response
  }

  async #selector(area: string, name: string): Promise<void> {
    const path = `business/${area}/selectors`
    await this.#read(path, `${name}.schema.json`, async (file) => {
      const { args, result } = (await readJson(file)) as { args?: Schema; result?: Schema }
      if (args === undefined || result === undefined) throw new Error('it must have "args" and "result"')
      this.#schema(`${path}/${name}.schema.json /args`, args, 'form')
      this.#schema(`${path}/${name}.schema.json /result`, result, 'wire')
      const definition = await exported<SelectorDefinition>(
        this.#load,
        join(this.#root, path, `${name}.ts`),
        'selector',
      )
      requireName(definition.name, `${area}.${camel(name)}`, 'the file')
      this.selectors.push({ area, name, reads: definition.reads, args, result })
    })
  }

  async #action(area: string, verb: string): Promise<void> {
    const path = `business/${area}/${verb}`
    await this.#read(path, 'action.ts', async (file) => {
      const args = (await readJson(join(this.#root, path, 'schema.json'))) as Schema
      this.#schema(`${path}/schema.json`, args, 'form')
      const definition = await exported<ActionDefinition>(this.#load, file, 'action')
      requireName(definition.name, `${area}.${camel(verb)}`, 'the folder')
      this.actions.push({ area, verb, args })
    })
  }

  #schema(path: string, schema: Schema, use: SchemaUse): void {
    for (const problem of dialectProblems(schema, definitions, use)) this.problems.push(`${path} ${problem}`)
  }

  /** Reads `file` in the folder `path` if it exists. An error is added to `problems`. */
  async #read(path: string, file: string, read: (file: string) => Promise<void>): Promise<void> {
    const full = join(this.#root, path, file)
    if (!(await exists(full))) return
    try {
      await read(full)
    } catch (error) {
      const line = firstLine(error, this.#root)
      this.problems.push(line.startsWith(`${path}/${file}`) ? line : `${path}/${file}: ${line}`)
    }
  }
}

function requireName(name: string, expected: string, source: string): void {
  if (name !== expected) throw new Error(`its name is "${name}", but ${source} requires "${expected}"`)
}
