/**
 * Computes what a persona sees at an instant by a walk over compiled pages. Proofs are tested against it, so it shares
 * no code with the solver, the targets or the evaluation of rules in the player.
 */
import type { Json } from '../../engine/core/json.ts'
import type { ItemPlan, NodePlan, RulePlan } from '../../engine/core/slice.ts'

export type Facts = { readonly [fact: string]: Json }

const WEEK_MS = 7 * 86_400_000

/** Returns the addresses of the visible nodes in the tree `root`. An address contains keys and no indices. */
export function visibleAddresses(root: NodePlan, facts: Facts, at: number): ReadonlySet<string> {
  const found = new Set<string>()
  const isShown = ({ condition = true }: NodePlan): boolean => holds(condition, facts, at)
  const visitItem = (item: ItemPlan): void => {
    if ('outlet' in item) return visit(item.outlet)
    if (!('variants' in item)) return visit(item)
    const first = item.variants.find(isShown)
    if (first !== undefined) visit(first)
  }
  const visit = (node: NodePlan): void => {
    if (!isShown(node)) return
    found.add(node.address)
    Object.values(node.slots ?? {})
      .flat()
      .forEach(visitItem)
  }
  visit(root)
  return found
}

function holds(rule: RulePlan, facts: Facts, at: number): boolean {
  if (typeof rule === 'boolean') return rule
  switch (rule[0]) {
    case 'not':
      return !holds(rule[1], facts, at)
    case 'all':
      return (rule.slice(1) as RulePlan[]).every((part) => holds(part, facts, at))
    case 'any':
      return (rule.slice(1) as RulePlan[]).some((part) => holds(part, facts, at))
    case 'is': {
      const [, fact, op, operand] = rule
      const read = (name: string): Json | undefined => (name === 'clock.now' ? at : facts[name])
      const other = typeof operand === 'object' && operand !== null && 'fact' in operand ? operand.fact : undefined
      return compares(read(fact), op, (typeof other === 'string' ? read(other) : operand) as Json)
    }
  }
}

function compares(value: Json | undefined, op: string, operand: Json): boolean {
  if (op === 'exists') return (value !== undefined && value !== '') === (operand !== false)
  if (value === undefined) throw new Error(`a persona has no value to compare by ${op}`)
  const list = Array.isArray(operand) ? (operand as readonly Json[]) : [operand]
  const [low, high] = list.map(Number)
  switch (op) {
    case 'eq':
      return value === operand
    case 'neq':
      return value !== operand
    case 'in':
      return list.includes(value)
    case 'notIn':
      return !list.includes(value)
    case 'gt':
      return Number(value) > Number(operand)
    case 'gte':
      return Number(value) >= Number(operand)
    case 'lt':
      return Number(value) < Number(operand)
    case 'lte':
      return Number(value) <= Number(operand)
    case 'between': {
      const [from, until] = list
      return (from === null || Number(value) >= Number(low)) && (until === null || Number(value) <= Number(high))
    }
    case 'contains':
      return (value as readonly Json[]).includes(operand)
    case 'notContains':
      return !(value as readonly Json[]).includes(operand)
    case 'week':
      return (list as readonly (readonly [number, number])[]).some(
        ([from, until]) => from <= Number(value) % WEEK_MS && Number(value) % WEEK_MS <= until,
      )
    default:
      throw new Error(`no rule of the site used ${op} when this test was written: add it`)
  }
}
