/** A plan becomes closures once, so that rendering only reads. */
import { compileRule, type Test } from '../core/rule.ts'
import type { Item, Pick, Plan } from '../core/slice.ts'
import { cellsOf, cellsOfRule, compileExpr, type Get } from '../core/value.ts'
import type { Stage } from './stage.ts'

export interface CompiledNode {
  readonly kind: 'node'
  readonly plan: Plan
  readonly stage: Stage
  /** Cells whose change may change what this node shows. Empty for a node that nothing can change. */
  readonly cells: readonly string[]
  readonly test: Test | undefined
  readonly bound: readonly (readonly [string, Get])[]
  readonly slots: readonly (readonly [string, readonly CompiledItem[]])[]
  readonly each:
    { readonly list: Get; readonly as: string; readonly key: string; readonly limit: number; readonly template: CompiledNode } | undefined
  readonly fallback: 'hide' | 'skeleton' | CompiledNode
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

export function compileNode(plan: Plan, stage: Stage, page: string): CompiledNode {
  const cells = new Set<string>()
  const invalid = (reason: string): void => stage.report('RULE-INVALID', reason, plan.i)
  const test = plan.c === undefined ? undefined : compileRule(plan.c, stage.world.types, invalid).test
  if (plan.c !== undefined) cellsOfRule(plan.c, cells)
  let each: CompiledNode['each']
  if (plan.e !== undefined) {
    const { e, c: _condition, q: _pending, ...template } = plan
    cellsOf(e.in, cells)
    each = { list: compileExpr(e.in, stage.context), as: e.as, key: e.key, limit: e.limit, template: compileNode(template, stage, page) }
  } else for (const expr of Object.values(plan.b ?? {})) cellsOf(expr, cells)
  return {
    kind: 'node',
    plan,
    stage,
    cells: [...cells],
    test,
    bound: each === undefined ? Object.entries(plan.b ?? {}).map(([prop, expr]) => [prop, compileExpr(expr, stage.context)] as const) : [],
    slots:
      each === undefined
        ? Object.entries(plan.s ?? {}).map(([slot, items]) => [slot, items.map((item) => compileItem(item, stage, page))] as const)
        : [],
    each,
    fallback: plan.f === undefined ? 'hide' : plan.f === 'skeleton' ? 'skeleton' : compileNode(plan.f, stage, page),
  }
}

export function compileItem(item: Item, stage: Stage, page: string): CompiledItem {
  if ('outlet' in item) return { kind: 'outlet', page, node: compileNode(item.outlet, stage, page) }
  return isPick(item) ? compilePick(item, stage, page) : compileNode(item, stage, page)
}

function isPick(item: Item): item is Pick {
  return 'of' in item
}

function compilePick(pick: Pick, stage: Stage, page: string): CompiledPick {
  const cells = new Set<string>()
  for (const plan of pick.of) if (plan.c !== undefined) cellsOfRule(plan.c, cells)
  return { kind: 'pick', stage, cells: [...cells], of: pick.of.map((plan) => compileNode(plan, stage, page)) }
}
