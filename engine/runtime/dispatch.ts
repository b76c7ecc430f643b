/**
 * The dispatcher runs chains of steps and applies the effects of their actions. Actions write state only through it.
 */
import type { ActionContext, ActionDefinition, ActionResult, Effects, Failure } from '../action.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { FlowPlan, StepPlan } from '../core/slice.ts'
import { compileAll, type ReadCell, readScoped, type ValueContext } from '../core/value.ts'
import type { OwnActionContext } from './action-context.ts'
import { cellsOf } from './cells.ts'
import { readAll } from './read-all.ts'
import type { World } from './world.ts'

export interface Dispatch {
  /** Runs a node's steps. `scope` contains `event` and the list items around the node. */
  readonly chain: (
    steps: readonly StepPlan[],
    scope: { readonly [cell: string]: unknown },
    where: string,
  ) => Promise<ActionResult>
  /** Runs one action or flow (`flow:<id>`) by name. */
  readonly run: (name: string, args: JsonObject) => Promise<ActionResult>
}

export interface DispatchParts {
  readonly world: World
  readonly values: ValueContext
  readonly action: (name: string) => Promise<ActionDefinition | undefined>
  readonly flow: (id: string) => FlowPlan | undefined
  /** The context of actions, without the functions that the dispatcher adds. */
  readonly actionContext: OwnActionContext
  /** Applies effects other than facts and state: navigation, toasts, popups, refreshes. */
  readonly apply: (effects: Effects) => void
  /** Called when a chain ends with a failure that no step handles. */
  readonly failed: (error: Failure, where: string) => void
}

const MAX_DEPTH = 16

export function createDispatch(parts: DispatchParts): Dispatch {
  const { world, values, apply } = parts
  const { report } = parts.actionContext

  async function run(
    name: string,
    args: JsonObject,
    depth: number,
    repeat: ActionContext['repeat'] = () => run(name, args, depth),
  ): Promise<ActionResult> {
    if (depth > MAX_DEPTH) return failure('FLOW-DEPTH', `${name} calls itself without end`)
    if (name.startsWith('flow:')) {
      const flow = parts.flow(name.slice(5))
      if (flow === undefined) return failure('FLOW-MISSING', `flow ${name.slice(5)} is not in this release`)
      return await steps(flow.steps, { args, event: args }, depth + 1)
    }
    const action = await parts.action(name).catch((error: unknown) => {
      report({ code: 'ACTION-CODE', message: String(error), subject: name })
      return failure('NETWORK', '')
    })
    if (action === undefined) return failure('ACTION-MISSING', `action ${name} is not in this release`)
    if ('ok' in action) return action
    const actionContext: ActionContext = {
      ...parts.actionContext,
      run: (other, given = {}) => run(other, given, depth + 1),
      repeat,
    }
    let result: ActionResult
    try {
      result = await action.run(actionContext, args as never)
    } catch (error) {
      report({ code: 'ACTION-FAILED', message: String(error), subject: name })
      result = failure('ACTION-FAILED', '')
    }
    if (result.effects !== undefined) commit(result.effects)
    return result
  }

  function commit(effects: Effects): void {
    world.set({ ...cellsOf('fact.', effects.facts), ...cellsOf('state.', effects.state) })
    apply(effects)
  }

  async function steps(
    list: readonly StepPlan[],
    scope: { readonly [cell: string]: unknown },
    depth: number,
  ): Promise<ActionResult> {
    const repeat = (): Promise<ActionResult> => steps(list, scope, depth)
    let value: Json | undefined
    let result: Json = null
    for (const step of list) {
      const read: ReadCell = readScoped({ ...scope, result }, world.read)
      if (
        step.when !== undefined &&
        compileRule(step.when, world.types, (reason) => values.report('RULE-INVALID', reason), 'fact.').test(read) !==
          TRUE
      )
        continue
      const outcome = await run(step.do, readAll(compileAll(step.args ?? {}, values), read), depth, repeat)
      if (!outcome.ok) {
        if (step.onError !== 'continue') return outcome
        result = { code: outcome.error.code, message: outcome.error.message }
        continue
      }
      value = outcome.value
      result = value ?? null
      if (outcome.stop === true || step.stop === true)
        return { ok: true, stop: true, ...(value === undefined ? {} : { value }) }
    }
    return { ok: true, ...(value === undefined ? {} : { value }) }
  }

  return {
    run: (name, args) => run(name, args, 0),
    async chain(list, scope, where) {
      const outcome = await steps(list, scope, 0)
      if (!outcome.ok) parts.failed(outcome.error, where)
      return outcome
    },
  }
}

function failure(code: string, message: string): ActionResult {
  return { ok: false, error: { code, message } }
}
