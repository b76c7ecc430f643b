/** For tests: runs actions and areas as the player app does, with a gateway whose answers the test provides. */
import type { ActionContext, ActionResult, AreaContext, CallResult, Container, Effects } from '../engine/action.ts'
import { at, type Json, type JsonObject, own } from '../engine/core/json.ts'
import { actions, areas } from './business.gen.ts'

/** A browser without a container: every request is refused. */
export const idleContainer: Container = {
  kind: 'BROWSER',
  bot: false,
  back: () => false,
  close: () => false,
  login: () => false,
  share: async () => false,
  open: () => false,
  report: () => undefined,
}

export interface TestStage {
  readonly run: (action: string, args?: JsonObject) => Promise<ActionResult>
  readonly start: (area: string) => Promise<void>
  readonly fact: (name: string) => unknown
  readonly set: (cells: { readonly [cell: string]: Json | undefined }) => void
  /** Names of the calls made, in order. */
  readonly calls: string[]
  /** Effects other than facts, in order. */
  readonly effects: Omit<Effects, 'facts'>[]
  /** Names of the flows that were run, in order. */
  readonly flows: string[]
  readonly storage: Map<string, Json>
  readonly reports: string[]
  /** Runs every timer of `every` once. */
  readonly tick: () => void
  /** Calls `changed` after every change of one of these cells. */
  readonly watch: (cells: readonly string[], changed: () => void) => void
}

export interface TestStageParts {
  /** Answers by call name; all other calls fail. */
  readonly gateway?: { [call: string]: (payload: JsonObject) => Json | Failed | Promise<Json | Failed> }
  readonly container?: Partial<Container>
  readonly constants?: JsonObject
  readonly today?: () => string
}

/** Loaded before any test, because an import would hang while a test uses fake timers. */
const loaded = new Map(await Promise.all(Object.entries(actions).map(async ([name, load]) => [name, await load()] as const)))

export class Failed {
  readonly code: string
  constructor(code: string) {
    this.code = code
  }
}

export function createStage({ gateway = {}, container = {}, constants = {}, today = () => '2026-12-01' }: TestStageParts = {}): TestStage {
  const cells = new Map<string, unknown>()
  const watchers = new Map<string, Set<() => void>>()
  const timers = new Set<() => void>()
  const stage = {
    calls: [] as string[],
    effects: [] as Omit<Effects, 'facts'>[],
    flows: [] as string[],
    storage: new Map<string, Json>(),
    reports: [] as string[],
  }

  function read(ref: string): unknown {
    const steps = ref.split('.')
    const size = steps[0] === 'fact' ? 3 : steps[0] === 'route' ? 1 : 2
    return at(cells.get(steps.slice(0, size).join('.')), steps.slice(size)) ?? (steps.length === size ? cells.get(ref) : undefined)
  }

  function set(changes: { readonly [cell: string]: Json | undefined }): void {
    const changed = new Set<() => void>()
    for (const [cell, value] of Object.entries(changes)) {
      if (Object.is(cells.get(cell), value)) continue
      cells.set(cell, value)
      for (const run of watchers.get(cell) ?? []) changed.add(run)
    }
    for (const run of changed) run()
  }

  function watch(refs: readonly string[], changed: () => void): () => void {
    const kept = refs.map((ref) => ref)
    for (const ref of kept) watchers.set(ref, (watchers.get(ref) ?? new Set()).add(changed))
    return () => kept.forEach((ref) => watchers.get(ref)?.delete(changed))
  }

  const setFacts = (facts: { readonly [name: string]: Json | undefined }): void =>
    set(Object.fromEntries(Object.entries(facts).map(([name, value]) => [`fact.${name}`, value])))

  async function call(name: string, payload: JsonObject = {}): Promise<CallResult> {
    stage.calls.push(name)
    const answer = await (own(gateway, name)?.(payload) ?? new Failed('NETWORK'))
    return answer instanceof Failed ? { ok: false, error: { code: answer.code, message: '' } } : { ok: true, value: answer }
  }

  async function run(name: string, args: JsonObject = {}): Promise<ActionResult> {
    if (name.startsWith('flow:')) {
      stage.flows.push(name.slice(5))
      return { ok: true }
    }
    const action = loaded.get(name)
    if (action === undefined) throw new Error(`there is no action ${name}`)
    const result = await action.run(context, args as never)
    const { facts, ...others } = result.effects ?? {}
    setFacts(facts ?? {})
    if (Object.keys(others).length > 0) stage.effects.push(others)
    return result
  }

  const context: ActionContext = {
    read,
    call: call as ActionContext['call'],
    run,
    now: () => 1_796_000_000_000,
    today,
    instant: (written) => Date.parse(`${written.replace(' ', 'T')}${written.includes(' ') ? '' : 'T00:00'}+08:00`) || undefined,
    text: (key) => key,
    constant: (name) => own(constants, name),
    storage: {
      get: (key) => stage.storage.get(key),
      set: (key, value) => void stage.storage.set(key, value),
      remove: (key) => void stage.storage.delete(key),
    },
    container: { ...idleContainer, ...container },
    report: ({ code }) => void stage.reports.push(code),
  }
  const areaContext: AreaContext = {
    ...context,
    setFacts,
    watch,
    every(_, tick) {
      timers.add(tick)
      return () => timers.delete(tick)
    },
  }

  return {
    ...stage,
    run,
    set,
    fact: (name) => read(`fact.${name}`),
    start: async (name) => await areas.find((area) => area.name === name)?.start(areaContext),
    watch,
    tick: () => timers.forEach((tick) => tick()),
  }
}

/** Waits until all pending promises are settled. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 20; n++) await Promise.resolve()
}
