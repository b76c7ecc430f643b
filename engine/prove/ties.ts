/**
 * Proves that there are no ties: popups and skins with the same priority, banners with the same position and order, and
 * images of one page that load first.
 */
import { memoize } from '../memo/memo.ts'
import type { ProofCode } from '../document/finding.ts'
import { type ProofContext, witnessWords, witnessOf } from './context.ts'
import { targetName } from './visibility.ts'
import type { PopupTarget, SkinTarget, Target } from './targets.ts'

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
  proveBanners(context)
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

/** Two banners may be in several lists; they have to differ where both are visible. */
function proveBanners(context: ProofContext): void {
  const reported = new Set<string>()
  for (const list of context.groups.flatMap(listsIn))
    context.cache.prove(context, 'order', list, 0, () => {
      const known = list.filter(({ document }) => reported.has(document))
      const found = reportTies(
        context,
        list,
        sortKey,
        'PRF-OVERLAP',
        (a, b) =>
          `the banners ${targetName(a)} and ${targetName(b)} have the same "sort", ${String(a.item?.sort ?? 0)}, ` +
          `at ${String(a.item?.position)} and are visible at the same time; ` +
          'without a different "sort" they are ordered by id',
        (_, b) => reported.has(b.document),
      )
      for (const { document } of found) reported.add(document)
      return known.length === 0
    })
}

/** Documents that a list of the group shows in the same order. The targets are those of the documents. */
const listsIn = memoize((group: readonly Target[]): readonly (readonly Target[])[] => {
  const lists = new Map<string, Target[]>()
  for (const target of group) {
    const { entry, item, address, document, pointer } = target
    if (entry?.pointer !== '' || item?.sort === undefined) continue
    const key = `${address.slice(0, address.lastIndexOf('/'))} ${document}${pointer} ${sortKey(target)}`
    const shown = { ...target, document: entry.document, pointer: '' }
    const list = lists.get(key)
    if (list === undefined) lists.set(key, [shown])
    else list.push(shown)
  }
  return [...lists.values()].filter((list) => list.length > 1)
})

/** Position and order of a banner. */
const sortKey = memoize(({ item }: Target) => `${String(item?.position)} ${String(item?.sort ?? 0)}`)

/** Reports targets with the same key that are present together. Only the first tie of each target is reported. */
function reportTies<T extends Target>(
  context: ProofContext,
  targets: readonly T[],
  keyOf: (target: T) => string,
  code: ProofCode,
  words: (a: T, b: T) => string,
  isExcluded: (a: T, b: T) => boolean = () => false,
): readonly T[] {
  const groups = new Map<string, T[]>()
  const reported: T[] = []
  for (const target of targets) {
    const key = keyOf(target)
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = []))
    const other = group.find((one) => {
      if (isExcluded(one, target)) return false
      const witness = witnessOf(
        context,
        context.places.ruleOfBoth(one, target),
        target,
        `that ${targetName(one)} and ${targetName(target)} are never visible at the same time`,
      )
      if (witness === undefined) return false
      const { document, pointer, place } = target
      const message = `${words(one, target)}: ${witnessWords(context, witness)}`
      context.report({ code, document, pointer, message, witness, place })
      return true
    })
    if (other === undefined) group.push(target)
    else reported.push(target)
  }
  return reported
}

function excludesOther({ source: a }: PopupTarget, { source: b }: PopupTarget): boolean {
  return a.excludes?.includes(b.id) === true || b.excludes?.includes(a.id) === true
}
