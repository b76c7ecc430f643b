/** A plan becomes closures once, so that rendering only reads. */
import { compileRule, type Test } from '../core/rule.ts'
import type { Pick, Plan } from '../core/slice.ts'
import { cellsOf, cellsOfRule, compileExpr, type Get } from '../core/value.ts'
import type { Instance } from './outcome.ts'
import type { Stage } from './stage.ts'

export interface CompiledNode {
  readonly kind: 'node'
  /** Address, widget, literal props, steps by event and what shows while the rule is unknown: all that is kept of the plan. */
  readonly i: string
  readonly w: string
  readonly p: NonNullable<Plan['p']>
  readonly o: Plan['o']
  readonly q: Plan['q']
  readonly stage: Stage
  /** Cells whose change may change what this node shows. Empty for a node that nothing can change. */
  readonly cells: readonly string[]
  readonly test: Test | undefined
  readonly bound: readonly (readonly [string, Get])[]
  readonly slots: readonly (readonly [string, readonly CompiledItem[]])[]
  readonly each:
    { readonly list: Get; readonly as: string; readonly key: string; readonly limit: number; readonly template: CompiledNode } | undefined
  readonly fallback: 'hide' | 'skeleton' | CompiledNode
  /** The one instance of a node that stands in no list. */
  instance: Instance | undefined
}

export interface CompiledPick {
  readonly kind: 'pick'
  readonly cells: readonly string[]
  readonly stage: Stage
  readonly of: readonly CompiledNode[]
}

export interface CompiledOutlet {
  readonly kind: 'outlet'
  readonly page: string
  readonly node: CompiledNode
}

export type CompiledItem = CompiledNode | CompiledPick | CompiledOutlet

/** Shared by all nodes that have nothing there. */
const NONE: readonly never[] = []
const NO_PROPS = {}

export function compileNode(plan: Plan, stage: Stage, page: string): CompiledNode {
  const cells = new Set<string>()
  const invalid = (reason: string): void => stage.report('RULE-INVALID', reason, plan.i)
  const rule = plan.c === undefined ? undefined : compileRule(plan.c, stage.world.types, invalid, 'fact.')
  for (const fact of rule?.facts ?? []) cells.add(`fact.${fact}`)
  let each: CompiledNode['each']
  if (plan.e !== undefined) {
    const { e, c: _condition, q: _pending, ...template } = plan
    cellsOf(e.in, cells)
    each = { list: compileExpr(e.in, stage.context), as: e.as, key: e.key, limit: e.limit, template: compileNode(template, stage, page) }
  } else for (const expr of Object.values(plan.b ?? {})) cellsOf(expr, cells)
  return {
    kind: 'node',
    i: plan.i,
    w: plan.w,
    p: plan.p ?? NO_PROPS,
    o: plan.o,
    q: plan.q,
    stage,
    cells: cells.size === 0 ? NONE : [...cells],
    test: rule?.test,
    bound:
      each === undefined && plan.b !== undefined
        ? Object.entries(plan.b).map(([prop, expr]) => [prop, compileExpr(expr, stage.context)])
        : NONE,
    slots:
      each === undefined && plan.s !== undefined
        ? Object.entries(plan.s).map(([slot, items]) => [
            slot,
            items.map((item) =>
              'outlet' in item
                ? { kind: 'outlet', page, node: compileNode(item.outlet, stage, page) }
                : 'of' in item
                  ? compilePick(item, stage, page)
                  : compileNode(item, stage, page),
            ),
          ])
        : NONE,
    each,
    fallback: plan.f === undefined ? 'hide' : plan.f === 'skeleton' ? 'skeleton' : compileNode(plan.f, stage, page),
    instance: undefined,
  }
}

function compilePick(pick: Pick, stage: Stage, page: string): CompiledPick {
  const cells = new Set<string>()
  for (const plan of pick.of) if (plan.c !== undefined) cellsOfRule(plan.c, cells)
  return { kind: 'pick', stage, cells: [...cells], of: pick.of.map((plan) => compileNode(plan, stage, page)) }
}
