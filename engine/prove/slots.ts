/** The slots of nodes, with the targets in them. */
import { memoize } from '../memo/memo.ts'
import type { NodeTarget, Target } from './targets.ts'

export interface TargetSlot {
  readonly parent: NodeTarget
  readonly name: string
  readonly children: readonly NodeTarget[]
}

/** Returns the slots of the group that contain nodes. */
export const slotsOf = memoize((group: readonly Target[]): readonly TargetSlot[] => {
  const parents = new Map<string, NodeTarget>()
  const slots = new Map<string, NodeTarget[]>()
  for (const target of group) {
    if (target.kind !== 'node') continue
    parents.set(target.address, target)
    if (target.slot === undefined) continue
    const list = slots.get(target.slot)
    if (list === undefined) slots.set(target.slot, [target])
    else list.push(target)
  }
  return [...slots].flatMap(([slot, children]) => {
    const parent = parents.get(slot.slice(0, slot.lastIndexOf('/')))
    return parent === undefined ? [] : [{ parent, name: slot.slice(slot.lastIndexOf('/') + 1), children }]
  })
})

/** Number of outlets among the items of a slot. An outlet is always visible. */
export function outletCount({ parent, name }: TargetSlot): number {
  return (parent.source.slots?.[name] ?? []).filter((item) => 'outlet' in item).length
}
