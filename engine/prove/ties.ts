/**
 * Proves that there are no ties: popups and skins with the same priority, banners with the same position and order, and
 * images of one page that load first.
 */
import type { RulePlan } from '../core/slice.ts'
import { memoize } from '../memo/memo.ts'
import type { ProofCode } from '../document/finding.ts'
import { type ProofContext, witnessWords, witnessOf } from './context.ts'
import { targetName } from './visibility.ts'
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
    (a, b) =>
      `${targetName(a)} and ${targetName(b)} have the same priority, ${priority(a)}, and could open at the same time`,
    onOneRoute,
    excludesOther,
  )
  const skins = context.groups.flatMap(skinsIn)
  reportTies(
    context,
    skins,
    priority,
    'PRF-OVERLAP',
    (a, b) =>
      `${targetName(a)} and ${targetName(b)} have the same priority, ${priority(a)}, and both skins would ` +
      'apply at the same time',
  )
  reportTies(
    context,
    bannerTargets(context),
    sortKey,
    'PRF-OVERLAP',
    (a, b) =>
      `the banners ${targetName(a)} and ${targetName(b)} have the same "sort", ${String(a.item?.sort ?? 0)}, ` +
      `at ${String(a.item?.position)} and are visible at the same time; ` +
      'without a different "sort" they are ordered by id',
  )
  for (const group of context.groups)
    reportTies(
      context,
      urgentIn(group),
      () => '',
      'PRF-PRIORITY',
      (a, b) =>
        `${targetName(a)} and ${targetName(b)} on the same page both load their image before everything else ` +
        '("priority"), so that they delay each other; keep it for the image that is seen first',
    )
}

/** Nodes with the property `priority`. Each group is one page in its layout, or one popup. */
const urgentIn = memoize((group: readonly Target[]) =>
  group.filter((target) => target.kind === 'node' && target.source.props?.priority === true),
)

/** Popups that open automatically. */
const popupsIn = memoize((group: readonly Target[]) =>
  group.filter((target) => target.kind === 'popup').filter(({ source }) => source.trigger === 'auto'),
)

const skinsIn = memoize((group: readonly Target[]) => group.filter((target) => target.kind === 'skin'))

/** One target for each document that is listed with others of its kind. */
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

/** Position and order of a banner. */
const sortKey = memoize(({ item }: Target) => `${String(item?.position)} ${String(item?.sort ?? 0)}`)

function reportTies<T extends Target>(
  context: ProofContext,
  targets: readonly T[],
  keyOf: (target: T) => string,
  code: ProofCode,
  words: (a: T, b: T) => string,
  overlap: (a: T, b: T) => RulePlan = () => true,
  isExcluded: (a: T, b: T) => boolean = () => false,
): void {
  const groups = new Map<string, T[]>()
  for (const target of targets) {
    const key = keyOf(target)
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = []))
    const other = group.find((one) => {
      if (isExcluded(one, target)) return false
      const rule = allOf([overlap(one, target), one.rule, target.rule])
      const witness = witnessOf(
        context,
        rule,
        target,
        `that ${targetName(one)} and ${targetName(target)} are never visible at the same time`,
      )
      if (witness === undefined) return false
      const { document, pointer } = target
      context.report({
        code,
        document,
        pointer,
        message: `${words(one, target)}: ${witnessWords(context, witness)}`,
        witness,
        routes: target.routes,
      })
      return true
    })
    // Only the first tie of each target is reported.
    if (other === undefined) group.push(target)
  }
}

function onOneRoute(a: Target, b: Target): RulePlan {
  return a.routes.length === 0 || b.routes.length === 0 || a.routes.some((route) => b.routes.includes(route))
}

function excludesOther({ source: a }: PopupTarget, { source: b }: PopupTarget): boolean {
  return a.excludes?.includes(b.id) === true || b.excludes?.includes(a.id) === true
}
