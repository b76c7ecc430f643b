/** The environment of actions and areas: what they read and call, without the effects that the dispatcher applies. */
import type { ActionContext, AreaContext, CallOptions, CallResult } from '../action.ts'
import { dayIn, instantIn } from '../core/format.ts'
import { type Json, type JsonObject, own } from '../core/json.ts'
import { cellPathOf, compileExpr, type ValueContext } from '../core/value.ts'
import type { WireApp } from '../core/wire.ts'
import { cellsOf } from './cells.ts'
import type { Dispatch } from './dispatch.ts'
import type { World } from './world.ts'

export type OwnActionContext = Omit<ActionContext, 'run' | 'repeat'>

export interface ActionContextParts extends Pick<ActionContext, 'now' | 'storage' | 'container'> {
  readonly world: World
  readonly values: ValueContext
  readonly app: () => WireApp
  readonly timeZone: string
  readonly call: (name: string, payload?: JsonObject, options?: CallOptions) => Promise<CallResult>
  readonly report: (code: string, message: string, subject?: string) => void
}

/** Creates the context of actions, without the functions that the dispatcher adds. */
export function createActionContext(parts: ActionContextParts): OwnActionContext {
  const { now, timeZone } = parts
  return {
    read: parts.world.read,
    // The cast is safe: the client checks payloads and answers against the contracts from which the types of `call` are
    // generated.
    call: parts.call as ActionContext['call'],
    now,
    today: () => dayIn(now(), timeZone),
    instant: (written) => instantIn(written, timeZone),
    text: (key, args = {}) => textOf(key, args, parts),
    // The cast is safe: compile fills in the defaults, and the check validates the values against the declarations.
    constant: ((name: string) => constantOf(parts.app(), name)) as ActionContext['constant'],
    storage: parts.storage,
    container: parts.container,
    report: ({ code, message, subject }) => parts.report(code, message, subject),
  }
}

function constantOf({ constants, linkSchemes, ids }: WireApp, name: string): Json | undefined {
  if (name === 'linkSchemes') return linkSchemes
  return name === 'loginPopup' ? ids.loginPopup : own(constants, name)
}

function textOf(key: string, args: JsonObject, { world, values, app, report }: ActionContextParts): string {
  const expr = own(app().strings, key)
  if (expr === undefined) {
    report('STRING-MISSING', key)
    return key
  }
  const read = (ref: string): unknown =>
    ref.startsWith('args.') ? args[cellPathOf(ref).path[0] ?? ''] : world.read(ref)
  return String(compileExpr(expr, values)(read) ?? '')
}

interface AreaContextParts extends Pick<AreaContext, 'every' | 'reads' | 'failedToLoad'> {
  readonly world: World
  readonly dispatch: Dispatch
}

/**
 * Creates the context of areas: the context of actions, plus functions that set facts, watch references and start
 * timers.
 */
export function createAreaContext(
  actionContext: OwnActionContext,
  { world, dispatch, ...others }: AreaContextParts,
): AreaContext {
  return {
    ...actionContext,
    run: (name, args = {}) => dispatch.run(name, args),
    runFlow: (flow) => dispatch.chain([{ do: `flow:${flow}` }], {}, flow),
    setFacts: (facts) => world.set(cellsOf('fact.', facts)),
    watch: (refs, changed) =>
      world.watch(
        refs.map((ref) => cellPathOf(ref).cell),
        changed,
      ),
    ...others,
  }
}
