/**
 * Proves that these are never present together: popups or skins with the same priority, banners with the same position
 * and order, and images of one page that load first.
 */
import { memoize } from '../memo/memo.ts'
import { listInWords } from '../wording/rule.ts'
import type { ProofCode } from '../document/finding.ts'
import { locationWords, type ProofContext, sentences, witnessWords, witnessOf } from './context.ts'
import { Meetings } from './meetings.ts'
import { targetName } from './visibility.ts'
import type { PopupTarget, SkinTarget, Target } from './targets.ts'

export function proveTies(context: ProofContext): void {
  const popups = context.groups.flatMap(popupsIn)
  const priority = ({ source }: PopupTarget | SkinTarget): string => String(source.priority)
  reportTies(context, popups, {
    keyOf: priority,
    code: 'PRF-TIE',
    isExcluded: excludesOther,
    what: (names) => `${names} could open at the same time`,
    property: '/priority',
    why: (one, where) =>
      `they have the same priority, ${priority(one)} (${where}), and their rules do not exclude each other`,
    remedy: 'give one of them another priority, name it in "excludes", or give it a rule that excludes the other',
  })
  const skins = context.groups.flatMap(skinsIn)
  reportTies(context, skins, {
    keyOf: priority,
    code: 'PRF-OVERLAP',
    what: (names) => `${names} would both apply at the same time`,
    property: '/priority',
    why: (one, where) =>
      `they have the same priority, ${priority(one)} (${where}), and their rules do not exclude each other`,
    remedy: 'give one of them another priority, or a rule or schedule that excludes the other',
  })
  proveBanners(context)
  for (const group of context.groups)
    reportTies(context, urgentIn(group), {
      keyOf: () => '',
      code: 'PRF-PRIORITY',
      what: (names) => `${names} on the same page both load their image before everything else`,
      property: '/props/priority',
      why: (_, where) => `both have "priority" (${where}), so they delay each other`,
      remedy: 'keep it for the image that is seen first',
    })
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

/** Two banners may appear together in several lists; their order must differ in each list where both are visible. */
function proveBanners(context: ProofContext): void {
  /** By document: the other documents that were reported as tied with it. */
  const reported = new Map<string, Set<string>>()
  const isReported = (a: Target, b: Target): boolean => reported.get(b.document)?.has(a.document) === true
  for (const list of context.groups.flatMap(listsIn))
    context.cache.prove(context, 'order', list, 0, () => {
      const isKnown = list.some((b) => reported.has(b.document) && list.some((a) => isReported(a, b)))
      const found = reportTies(context, list, {
        keyOf: sortKey,
        code: 'PRF-OVERLAP',
        isExcluded: isReported,
        what: (names) => `the banners ${names} are visible at the same time`,
        property: '/sort',
        why: ({ item }, where) =>
          `both have the same "sort", ${String(item?.sort ?? 0)}, at ${String(item?.position)} (${where}), ` +
          'so they are ordered by ID',
        remedy: 'give one of them another "sort", or a rule or schedule that excludes the other',
      })
      for (const [a, b] of found)
        reported.set(b.document, (reported.get(b.document) ?? new Set<string>()).add(a.document))
      return !isKnown
    })
}

/**
 * Targets in one list with the same position and `sort`. Each target has the location of its banner document, not of
 * the list.
 */
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

/** When targets tie, and how a tie is reported. */
interface TieRule<T extends Target> {
  /** Only targets with the same key tie. */
  readonly keyOf: (target: T) => string
  readonly code: ProofCode
  readonly isExcluded?: (a: T, b: T) => boolean
  readonly what: (names: string) => string
  /** Pointer to the property that has the same value in both targets. */
  readonly property: string
  readonly why: (target: T, where: string) => string
  readonly remedy: string
}

/**
 * Above this number of reported ties with one key, each further target is reported only with the first target that ties
 * with it.
 */
const MAX_PAIRS = 100

/** Reports each pair of targets with the same key that are present together. Returns the pairs. */
function reportTies<T extends Target>(
  context: ProofContext,
  targets: readonly T[],
  rule: TieRule<T>,
): readonly (readonly [T, T])[] {
  const byKey = new Map<string, T[]>()
  for (const target of targets) {
    const same = byKey.get(rule.keyOf(target))
    if (same === undefined) byKey.set(rule.keyOf(target), [target])
    else same.push(target)
  }
  const groups = new Map(
    [...byKey].map(([key, same]) => [key, { same, meetings: new Meetings(same, context.solver), next: 0, pairs: 0 }]),
  )
  const reported: (readonly [T, T])[] = []
  const { work } = context.solver
  for (const target of targets) {
    const group = groups.get(rule.keyOf(target))
    if (group === undefined) continue
    const others = group.meetings.before(group.next++)
    for (const [n, index] of others.entries()) {
      const other = group.same[index]
      if (other === undefined) continue
      if (work.isUsedUp) {
        reportUncompared(context, target, others.length - n)
        break
      }
      work.charge(1)
      if (rule.isExcluded?.(other, target) === true) continue
      work.charge(PAIR_OPERATIONS)
      if (!reportTie(context, other, target, rule)) continue
      reported.push([other, target])
      group.pairs++
      if (group.pairs > MAX_PAIRS) break
    }
  }
  return reported
}

/** Operations charged for each pair, in addition to the operations of the solver. */
const PAIR_OPERATIONS = 60

function reportUncompared({ report, solver }: ProofContext, target: Target, count: number): void {
  const { document, pointer } = target
  const limit = solver.work.budget.all.toLocaleString('en')
  report({
    code: 'PRF-NOT-PROVEN',
    document,
    pointer,
    message:
      `not proven: that ${targetName(target)} is never visible together with ${count} others of the same order or priority, ` +
      `because the limit of ${limit} operations for the proofs of a site is reached; the statement becomes provable when they ` +
      'have different orders or priorities, or when fewer of them are on one route',
  })
}

/**
 * Reports that two targets tie, at the location of the second one. Returns false if they are never present together.
 */
function reportTie<T extends Target>(context: ProofContext, one: T, target: T, rule: TieRule<T>): boolean {
  const names = `${targetName(one)} and ${targetName(target)}`
  const witness = witnessOf(
    context,
    context.places.ruleOfBoth(one, target),
    target,
    `that ${names} are never visible at the same time`,
  )
  if (witness === undefined) return false
  const { document, pointer, place } = target
  const what = `${rule.what(names)} ${witnessWords(context, witness)}`
  const where = [one, target].map((each) =>
    locationWords(context.site, { document: each.document, pointer: `${each.pointer}${rule.property}` }),
  )
  const why = rule.why(one, listInWords(where))
  const message = sentences(what, why, rule.remedy)
  context.report({ code: rule.code, document, pointer, other: one.address, message, witness, place })
  return true
}

function excludesOther(a: PopupTarget, b: PopupTarget): boolean {
  return excludedBy(a).has(b.source.id) || excludedBy(b).has(a.source.id)
}

const excludedBy = memoize(({ source }: PopupTarget): ReadonlySet<string> => new Set(source.excludes))
