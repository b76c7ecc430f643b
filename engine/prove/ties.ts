/** Things of which one is chosen, and the choice is left to chance: popups and skins of one priority, banners of one place in the order. */
import type { RulePlan } from '../core/slice.ts'
import { memoize } from '../memo/memo.ts'
import type { ProofCode } from '../document/finding.ts'
import { type ProofContext, forWhom, witnessOf } from './context.ts'
import { named } from './visibility.ts'
import type { PopupTarget, SkinTarget, Target } from './targets.ts'
import { allOf } from '../core/rule-algebra.ts'

export function proveTies(context: ProofContext): void {
  const popups = context.groups.flatMap(popupsIn)
  const priority = ({ source }: PopupTarget | SkinTarget): string => String(source.priority)
  reportTies(
    context,
    popups,
    priority,
    'PRF-TIE',
    (a, b) => `${named(a)} and ${named(b)} have the same priority, ${priority(a)}, and may open together`,
    onOneRoute,
    excluded,
  )
  const skins = context.groups.flatMap(skinsIn)
  reportTies(
    context,
    skins,
    priority,
    'PRF-OVERLAP',
    (a, b) => `${named(a)} and ${named(b)} have the same priority, ${priority(a)}, and both want to be worn`,
  )
  reportTies(
    context,
    bannerTargets(context),
    orderOf,
    'PRF-OVERLAP',
    (a, b) =>
      `the banners ${named(a)} and ${named(b)} have the same "sort", ${String(a.item?.sort ?? 0)}, at ${String(a.item?.position)} and are shown together; their order is left to their names`,
  )
}

/** Popups that open by themselves. */
const popupsIn = memoize((group: readonly Target[]) =>
  group.filter((target) => target.kind === 'popup').filter(({ source }) => source.trigger === 'auto'),
)

const skinsIn = memoize((group: readonly Target[]) => group.filter((target) => target.kind === 'skin'))

/** One place for each document that stands in a list with others of its kind. */
function bannerTargets(context: ProofContext): readonly Target[] {
  const found = new Map<string, Target>()
  for (const group of context.groups)
    for (const target of bannersIn(group)) if (!found.has(target.document)) found.set(target.document, target)
  return [...found.values()]
}

const bannersIn = memoize((group: readonly Target[]): readonly Target[] => {
  const found = new Map<string, Target>()
  for (const target of group) {
    const entry = target.entry
    if (entry?.pointer !== '' || target.item?.sort === undefined || found.has(entry.document)) continue
    found.set(entry.document, { ...target, document: entry.document, pointer: '' })
  }
  return [...found.values()]
})

/** Banners of one position and one place in its order. */
const orderOf = memoize(({ item }: Target) => `${String(item?.position)} ${String(item?.sort ?? 0)}`)

function reportTies<T extends Target>(
  context: ProofContext,
  targets: readonly T[],
  keyOf: (target: T) => string,
  code: ProofCode,
  words: (a: T, b: T) => string,
  together: (a: T, b: T) => RulePlan = () => true,
  apart: (a: T, b: T) => boolean = () => false,
): void {
  const groups = new Map<string, T[]>()
  for (const target of targets) {
    const key = keyOf(target)
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = []))
    const other = group.find((one) => {
      if (apart(one, target)) return false
      const rule = allOf([together(one, target), one.rule, target.rule])
      const witness = witnessOf(context, rule, target, `that ${named(one)} and ${named(target)} never meet`)
      if (witness === undefined) return false
      const { document, pointer } = target
      context.report({
        code,
        document,
        pointer,
        message: `${words(one, target)}: ${forWhom(context, witness)}`,
        witness,
        routes: target.routes,
      })
      return true
    })
    // One sentence for each thing that meets another is enough; who has met one is not asked about again.
    if (other === undefined) group.push(target)
  }
}

function onOneRoute(a: Target, b: Target): RulePlan {
  return a.routes.length === 0 || b.routes.length === 0 || a.routes.some((route) => b.routes.includes(route))
}

function excluded({ source: a }: PopupTarget, { source: b }: PopupTarget): boolean {
  return a.excludes?.includes(b.id) === true || b.excludes?.includes(a.id) === true
}
