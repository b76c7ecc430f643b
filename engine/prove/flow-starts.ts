/** Where flows are started: by the events of nodes, and by steps of other flows. */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { HandlerStep, WrittenRule } from '../core/vocabulary.gen.ts'
import type { FlowStep } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import type { NodeTarget, StepTarget, Target } from './targets.ts'

/** One way in which a flow is started: by a node, or by a step of another flow. */
export interface FlowStart {
  readonly target: NodeTarget | StepTarget
  /**
   * The rule of the step, if an event of a node starts the flow. If a step of another flow starts it, the target has
   * the rule.
   */
  readonly when?: WrittenRule
  /** Actions and flows of the earlier steps of the same event or flow. */
  readonly earlier: readonly (HandlerStep | FlowStep)['do'][]
}

/** The starts of each flow in all groups. A flow that is not listed is started by code only. */
export function flowStarts(groups: readonly (readonly Target[])[]): ReadonlyMap<string, readonly FlowStart[]> {
  const starts = new Map<string, FlowStart[]>()
  for (const group of groups)
    for (const [flow, start] of startsIn(group)) {
      const list = starts.get(flow)
      if (list === undefined) starts.set(flow, [start])
      else list.push(start)
    }
  return starts
}

/** Texts in the rows of tables, such as names of flows that an action gets from a table. */
export function textsInRows(groups: readonly (readonly Target[])[]): ReadonlySet<string> {
  return new Set(groups.flatMap((group) => [...textsOfRows(group)]))
}

const textsOfRows = memoize((group: readonly Target[]): readonly string[] =>
  group[0]?.kind === 'row' ? group.flatMap((row) => (row.kind === 'row' ? textsIn(row.source.then) : [])) : [],
)

/** Any text in the arguments of a step may be the name of a flow that the action starts. */
const startsIn = memoize((group: readonly Target[]): readonly (readonly [string, FlowStart])[] => {
  const found: (readonly [string, FlowStart])[] = []
  const steps = group.filter((target) => target.kind === 'step')
  steps.forEach((target, n) => {
    const earlier = steps.slice(0, n).map(({ source }) => source.do)
    for (const flow of flowsIn(target.source)) found.push([flow, { target, earlier }])
  })
  for (const target of group) {
    if (target.kind !== 'node') continue
    for (const chain of Object.values(target.source.on ?? {}))
      chain.forEach((step, n) => {
        const start = { target, ...(step.when === undefined ? {} : { when: step.when }) }
        for (const flow of flowsIn(step))
          found.push([flow, { ...start, earlier: chain.slice(0, n).map((one) => one.do) }])
      })
    for (const part of [target.source.props, target.item])
      if (part !== undefined) for (const flow of flowsOfObject(part)) found.push([flow, { target, earlier: [] }])
  }
  return found
})

function flowsIn({ do: action, args = {} }: HandlerStep | FlowStep): readonly string[] {
  return [...(isObject(action) ? [String(action.flow), ...textsIn(action.args ?? {})] : []), ...textsIn(args)]
}

/** The flows that are named in a value, such as the action of a tab. */
function flowsNamedIn(value: Json): readonly string[] {
  if (isList(value)) return value.flatMap(flowsNamedIn)
  if (!isObject(value)) return []
  return [...(typeof value.flow === 'string' ? [value.flow] : []), ...Object.values(value).flatMap(flowsNamedIn)]
}

/** `flowsNamedIn` for an object. The result is cached, because several targets share the object. */
const flowsOfObject = memoize((value: JsonObject): readonly string[] => flowsNamedIn(value))

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value]
  return (isList(value) ? value : isObject(value) ? Object.values(value) : []).flatMap(textsIn)
}
