/**
 * Proves that no slot shows one person more nodes at once than its widget allows. Nodes that exclude each other are not
 * counted together.
 */
import { listInWords } from '../wording/rule.ts'
import { type ProofContext, sentences, witnessWords } from './context.ts'
import { findSimultaneous } from './simultaneous.ts'
import { outletCount, slotsOf, type TargetSlot } from './slots.ts'
import { locatedName, targetName } from './visibility.ts'
import type { NodeTarget, Target } from './targets.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { memoize } from '../memo/memo.ts'
import { allOf } from '../core/rule-algebra.ts'

export function proveSlotLimits(context: ProofContext): void {
  const reported = new Set<string>()
  for (const group of context.groups) {
    if (!mayExceed(group, context)) continue
    context.cache.prove(context, 'limits', group, 0, () => {
      let isWhole = true
      for (const slot of slotsOf(group)) {
        const key = `${slot.parent.document}${slot.parent.pointer} ${slot.name}`
        // The slot is already reported for another page and skipped here, so the result for this group is incomplete.
        if (reported.has(key)) isWhole = false
        else if (proveLimit(context, slot)) reported.add(key)
      }
      return isWhole
    })
  }
}

const exceeding = new WeakMap<Catalogue, (group: readonly Target[]) => boolean>()

/** Whether a slot contains more nodes than it may show at once, regardless of their rules. */
function mayExceed(group: readonly Target[], { catalogue }: ProofContext): boolean {
  let known = exceeding.get(catalogue)
  if (known === undefined) {
    known = memoize((all) => slotsOf(all).some((slot) => slot.children.length > limitOf(catalogue, slot)))
    exceeding.set(catalogue, known)
  }
  return known(group)
}

/** The maximum number of nodes that a slot may show at once, not counting outlets. */
function limitOf({ widgets }: Catalogue, slot: TargetSlot): number {
  const max = widgets[slot.parent.widget]?.slots[slot.name]?.max ?? Infinity
  return max - outletCount(slot)
}

function proveLimit(context: ProofContext, slot: TargetSlot): boolean {
  const { parent, name, children } = slot
  const limit = limitOf(context.catalogue, slot)
  if (children.length <= limit) return false
  // The rules are combined, so the place conditions must cover the routes that any of them names.
  const rules = children.map((child) => child.localRule)
  const here = context.places.conditionsOf(parent.place, [parent.localRule, ...rules]).map(({ rule }) => rule)
  const answer = findSimultaneous(
    rules.map((rule) => allOf([...here, parent.localRule, rule])),
    limit,
    context.solver,
  )
  if (answer.is === 'impossible') return false
  const what = `the slot ${name} of ${targetName(parent)}`
  if (answer.is === 'not-proven') {
    const { document, pointer } = parent
    const message = `not proven: that ${what} never shows more than ${limit} nodes at once, because ${answer.reason}`
    context.report({ code: 'PRF-NOT-PROVEN', document, pointer: `${pointer}/slots/${name}`, message })
    return true
  }
  const visible = answer.indices.map((n) => children[n] as NodeTarget)
  const last = visible.at(-1) as NodeTarget
  const { document, pointer } = last.entry ?? last
  const named = (node: NodeTarget): string => locatedName(context.site, node, node.entry ?? node)
  context.report({
    code: 'PRF-LIMIT',
    document,
    pointer,
    message: sentences(
      `${what} shows ${visible.length} nodes at once ${witnessWords(context, answer.witness)}`,
      `the slot takes at most ${limit}, and the rules of ${listInWords(visible.map(named))} do not exclude each other`,
      'remove one of these nodes, or give it a rule that excludes another of them',
    ),
    witness: answer.witness,
    place: parent.place,
  })
  return true
}
