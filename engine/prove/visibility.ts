/** Proves that every target can be visible, now or later, and that every rule makes a difference. */
import { compileRule, type Test, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import type { CheckedSite } from '../check/site.ts'
import type { Condition, SourceLocation } from '../compile/context.ts'
import { memoize } from '../memo/memo.ts'
import {
  type ProofContext,
  conditionWords,
  smallestConflict,
  isImpossible,
  momentWords,
  locationWords,
  sentences,
  someConditionsWords,
  witnessOrReason,
} from './context.ts'
import { readsClock } from './reads.ts'
import { askedRule } from './presence.ts'
import { listAt, ownRule, type RowTarget, type Target } from './targets.ts'
import { listInWords } from '../wording/rule.ts'
import { nextChange, type CleanRange } from './cache.ts'
import { readerOf, type Witness } from './solve.ts'
import type { TableCover } from './table-cover.ts'
import { allOf, not } from '../core/rule-algebra.ts'

export function proveVisibility(context: ProofContext, cache: VisibilityCache): void {
  for (const subject of cache.subjectsToProve(context)) {
    const countBefore = context.reportCount()
    const { condition } = subject
    const decisive = condition === undefined ? proveVisible(context, subject) : proveUseful(context, subject, condition)
    cache.record(
      subject,
      context.reportCount() === countBefore ? { from: context.at, until: nextChange(context, decisive, 0) } : undefined,
    )
  }
}

type SomeTargets = readonly [Target, ...Target[]]

/**
 * The subject of a proof: a node of a document, or a document in lists, that must be visible for somebody; or a rule
 * that must make a difference. It is reported only if this is true for none of its targets, wherever they are shown.
 */
interface Subject {
  readonly first: Target
  /** All targets. Most proofs need only the first one; a node of a layout has one for each page. */
  readonly targets: () => SomeTargets
  /** The location of the rule. Absent if the subject is a node or document. */
  readonly condition?: SourceLocation
  /** The first group of the subject and its index there. Subjects are proven in this order. */
  readonly firstGroup: readonly Target[]
  readonly index: number
  clean?: CleanRange | undefined
}

const ALL_TIME: CleanRange = { from: -Infinity, until: Infinity }

/** Subjects with their targets. After a change, only the subjects of added and removed groups are collected again. */
export class VisibilityCache {
  #groups: ReadonlyMap<readonly Target[], number> = new Map()
  readonly #subjects = new Map<string, Subject>()
  /** The groups of each subject, in the order of the groups. */
  readonly #groupsOf = new Map<string, (readonly Target[])[]>()
  /** Subjects with claims, and subjects that are not proven yet. */
  readonly #pending = new Set<Subject>()
  /** The range of start instants for which all subjects that are not pending have no claims. */
  #clean: CleanRange = ALL_TIME

  /** Returns the subjects with claims, and the subjects that are not proven for this start instant. */
  subjectsToProve(context: ProofContext): readonly Subject[] {
    this.#update(context.groups)
    if (context.at < this.#clean.from || context.at >= this.#clean.until) this.#expire(context.at)
    const order = (group: readonly Target[]): number => this.#groups.get(group) ?? 0
    return [...this.#pending].sort((a, b) => order(a.firstGroup) - order(b.firstGroup) || a.index - b.index)
  }

  record(subject: Subject, clean: CleanRange | undefined): void {
    subject.clean = clean
    if (clean === undefined) this.#pending.add(subject)
    else {
      this.#pending.delete(subject)
      this.#clean = { from: Math.max(this.#clean.from, clean.from), until: Math.min(this.#clean.until, clean.until) }
    }
  }

  /** Drops cached results that do not hold for this start instant. */
  #expire(at: number): void {
    this.#clean = ALL_TIME
    for (const subject of this.#subjects.values()) {
      const { clean } = subject
      this.record(subject, clean !== undefined && clean.from <= at && at < clean.until ? clean : undefined)
    }
  }

  #update(groups: readonly (readonly Target[])[]): void {
    const before = this.#groups
    this.#groups = new Map(groups.map((group, n) => [group, n]))
    const removed = [...before.keys()].filter((group) => !this.#groups.has(group))
    const added = groups.filter((group) => !before.has(group))
    const isReplaced =
      before.size === this.#groups.size &&
      removed.length === added.length &&
      removed.every((group, n) => before.get(group) === this.#groups.get(added[n] ?? group))
    const changed = new Set<string>()
    /** Keys of subjects whose list of groups may have to be sorted again. */
    const unordered = new Set<string>()
    removed.forEach((group, n) => {
      const successor = isReplaced ? added[n] : undefined
      for (const key of subjectsIn(group).keys()) {
        changed.add(key)
        const all = this.#groupsOf.get(key)
        const position = all?.indexOf(group) ?? -1
        if (successor !== undefined && subjectsIn(successor).has(key)) all?.splice(position, 1, successor)
        else all?.splice(position, 1)
      }
    })
    added.forEach((group, n) => {
      const predecessor = isReplaced ? removed[n] : undefined
      for (const key of subjectsIn(group).keys()) {
        changed.add(key)
        if (predecessor !== undefined && subjectsIn(predecessor).has(key)) continue
        unordered.add(key)
        const all = this.#groupsOf.get(key)
        if (all === undefined) this.#groupsOf.set(key, [group])
        else all.push(group)
      }
    })
    const order = (group: readonly Target[]): number => this.#groups.get(group) ?? 0
    for (const key of isReplaced ? unordered : changed) this.#groupsOf.get(key)?.sort((a, b) => order(a) - order(b))
    for (const key of changed) this.#updateSubject(key)
  }

  #updateSubject(key: string): void {
    const groups = this.#groupsOf.get(key) ?? []
    const old = this.#subjects.get(key)
    if (old !== undefined) this.#pending.delete(old)
    const [firstGroup] = groups
    const part = firstGroup && subjectsIn(firstGroup).get(key)
    const [first] = part?.targets ?? []
    if (firstGroup === undefined || first === undefined) {
      this.#subjects.delete(key)
      this.#groupsOf.delete(key)
      return
    }
    let targets: SomeTargets | undefined
    const condition = part?.condition
    const subject: Subject = {
      first,
      targets() {
        if (targets !== undefined) return targets
        const [, ...others] = groups.flatMap((group) => subjectsIn(group).get(key)?.targets ?? [])
        return (targets = [first, ...others])
      },
      ...(condition === undefined ? {} : { condition }),
      firstGroup,
      index: firstGroup.indexOf(first),
    }
    this.#subjects.set(key, subject)
    this.#pending.add(subject)
  }
}

interface SubjectPart {
  readonly targets: Target[]
  readonly condition?: SourceLocation
}

/** The subjects of a group, each with its targets in this group. */
const subjectsIn = memoize((group: readonly Target[]): ReadonlyMap<string, SubjectPart> => {
  const subjects = new Map<string, SubjectPart>()
  const add = (key: string, target: Target, condition?: SourceLocation): void => {
    const part = subjects.get(key)
    if (part === undefined) subjects.set(key, { targets: [target], ...(condition === undefined ? {} : { condition }) })
    else part.targets.push(target)
  }
  const lists = new Set<string>()
  for (const target of group) {
    const { document, pointer } = target.entry ?? target
    add(`${document}${pointer}`, target)
    if (target.entry !== undefined) {
      // The conditions of a list are those of any of its entries, without the conditions of the entry itself.
      const list = `list ${target.document}${target.pointer}`
      const place = `${list} ${parentOf(target.address)}`
      if (!lists.has(place)) add(list, listTarget(target, target.entry))
      lists.add(place)
    }
    for (const condition of target.ownConditions)
      if (condition.pointer.endsWith('/when')) add(`rule ${condition.document}${condition.pointer}`, target, condition)
  }
  return subjects
})

function parentOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/'))
}

/** Returns the list node that shows `target`, as a separate target. */
function listTarget(target: Target, entry: SourceLocation): Target {
  const isList = ({ document, pointer }: Condition): boolean =>
    document !== entry.document || !pointer.startsWith(`${entry.pointer}/`)
  const [conditions, ownConditions] = [target.conditions.filter(isList), target.ownConditions.filter(isList)]
  const id = target.source.id.replace(/:.*$/, '')
  const address = `${parentOf(target.address)}/${id}`
  // Without the entry, findings are at the list.
  const { entry: _entry, ...node } = target
  return { ...node, title: id, address, conditions, ownConditions, rule: combinedRule(conditions) }
}

/** The targets of a subject. The other targets are computed only if the first one does not decide the proof. */
function* inOrder({ first, targets }: Subject): Iterable<Target> {
  yield first
  const [, ...others] = targets()
  yield* others
}

/**
 * Proves that a subject can be visible. Returns the targets that decide: the first that can be visible, or else all.
 */
function proveVisible(context: ProofContext, subject: Subject): readonly Target[] {
  const reasons: Absence[] = []
  for (const target of inOrder(subject)) {
    const reason = absenceOf(context, target)
    if (reason === undefined) return [target]
    reasons.push(reason)
  }
  const targets = subject.targets()
  const shadowed = targets.findIndex((_, n) => reasons[n]?.is === 'shadowed')
  const target = targets[shadowed]
  const reason = reasons[shadowed]
  if (target !== undefined && reason?.is === 'shadowed') reportShadowed(context, target, reason)
  else reportNever(context, targets)
  return targets
}

/** Why a target is never visible: its conditions exclude each other, or earlier variants or rows hold instead of it. */
type Absence =
  | { readonly is: 'never' }
  /** `rows`, for a row only: earlier rows of which at least one holds whenever this row does. */
  | { readonly is: 'shadowed'; readonly witness: Witness; readonly rows?: readonly RowTarget[] }

/** For rows up to this index, a finding names as few earlier rows as possible. */
const FEW_ROWS = 24

/** Returns why the target can never be visible; undefined if it can. */
function absenceOf(context: ProofContext, target: Target): Absence | undefined {
  if (target.kind === 'row') return absenceOfRow(context, target)
  const { conditions, group } = target
  const isEarlier = ({ isAfter }: Condition): boolean => isAfter !== undefined && isAfter === group
  const what = `that ${target.address} can be visible`
  const earlier = conditions.filter(isEarlier)
  const alone = witnessOrReason(context, combinedRule(conditions.filter((one) => !isEarlier(one))), target, what)
  if (alone === 'impossible') return { is: 'never' }
  if (alone === 'not-proven' || earlier.length === 0) return undefined
  // If none of the earlier variants holds for the witness, the target is reachable. This test decides most targets.
  const read = readerOf(alone)
  if (earlier.every((one) => testOf(context, one)(read) === TRUE)) return undefined
  const isReached = `that the ${partName(target)} ${targetName(target)} can be reached`
  return isImpossible(context, combinedRule(conditions), target, isReached)
    ? { is: 'shadowed', witness: alone }
    : undefined
}

/** The same as `absenceOf`, for a row: all rows of a table are proven together. */
function absenceOfRow(context: ProofContext, target: RowTarget): Absence | undefined {
  const { index, rows } = target
  const answer = coverOf(context, target)?.row(index)
  if (answer?.is === 'reachable') return undefined
  const alone = witnessOrReason(context, combinedRule(conditionsOf(target)), target, `that ${target.address} can apply`)
  if (alone === 'impossible') return { is: 'never' }
  if (alone === 'not-proven') return undefined
  if (answer?.is === 'shadowed')
    return {
      is: 'shadowed',
      witness: alone,
      rows: index > FEW_ROWS ? answer.by.flatMap((n) => rows[n] ?? []) : rows.slice(0, index),
    }
  if (answer?.is === 'not-proven') {
    const { document, pointer } = target
    const message = `not proven: that ${targetName(target)} can be reached, because ${answer.reason}`
    context.report({ code: 'PRF-NOT-PROVEN', document, pointer, message })
  }
  return undefined
}

/** The proof of a table; undefined for `collect`, where all rows that hold apply. */
function coverOf(context: ProofContext, target: RowTarget): TableCover | undefined {
  const isCollected = context.site.index.document('decision-table', tableOf(target))?.value.hit === 'collect'
  return isCollected ? undefined : context.cache.coverOf(context, target.rows)
}

/**
 * Whether the proof of the table has found a person for whom the table is used and the rule of the row does not hold.
 */
function isKnownUseful(context: ProofContext, target: RowTarget): boolean {
  return target.ownConditions.length === 1 && coverOf(context, target)?.isKnownToExclude(target.index) === true
}

function tableOf({ document }: RowTarget): string {
  return document.slice('decision-table/'.length)
}

/** The test of a condition. It is cached, because many targets share a condition. */
function testOf({ solver }: ProofContext, condition: Condition): Test {
  let test = tests.get(condition)
  if (test === undefined) tests.set(condition, (test = compileRule(condition.rule, solver.types).test))
  return test
}

const tests = new WeakMap<Condition, Test>()

function partName({ kind }: Target): string {
  return kind === 'row' ? 'row' : 'variant'
}

function reportShadowed(
  context: ProofContext,
  target: Target,
  { witness, rows }: Extract<Absence, { is: 'shadowed' }>,
): void {
  const { document, pointer, group, place } = target
  const isEarlier = ({ isAfter }: Condition): boolean => isAfter === group
  const conditions =
    target.kind !== 'row' || rows === undefined
      ? target.conditions
      : [...target.placeConditions, ...rows.map(exclusionOf), ...target.ownConditions]
  const others = combinedRule(conditions.filter((one) => !isEarlier(one)))
  const earlier = target.kind === 'row' ? earlierRows(target) : conditions.filter(isEarlier)
  const last = earlier.at(-1)
  if (last !== undefined && isCover(context, target, last)) return reportCovered(context, target, earlier)
  const shadowing =
    isInLargeTable(target) && rows !== undefined
      ? conditions.filter(isEarlier)
      : smallestConflict(context.solver, conditions.filter(isEarlier), (rules) => allOf([others, ...rules]))
  const words = someConditionsWords(context, shadowing)
  const what = partName(target)
  const message = sentences(
    `${targetName(target)} is never reached`,
    shadowing.length === 1
      ? `${words} applies to everybody for whom the rule of this ${what} holds`
      : `whenever the rule of this ${what} holds, one of these applies first: ${words}`,
    `move the ${what} up, change its rule, or delete it`,
  )
  context.report({ code: 'PRF-SHADOW', document, pointer, message, witness, place })
}

/** The condition that a row does not hold. */
function exclusionOf(row: RowTarget): Condition {
  const { document, pointer } = row
  return { rule: not(ownRule(row)), document, pointer, isAfter: document }
}

function earlierRows({ rows, index }: RowTarget): readonly Condition[] {
  return rows.slice(0, index).map(exclusionOf)
}

/**
 * Whether `target` is a row with so many rows before it that the rows which shadow it are taken from the proof of the
 * table.
 */
function isInLargeTable(target: Target): boolean {
  return target.kind === 'row' && target.index > FEW_ROWS
}

/**
 * Whether a target has no rule of its own, or is the last of its group and the earlier variants or rows cover every
 * case.
 */
function isCover(context: ProofContext, target: Target, last: Condition): boolean {
  if (combinedRule(target.ownConditions) === true) return true
  if (isInLargeTable(target) || !isLastOfGroup(context, target, last)) return false
  const { conditions, ownConditions } = target
  const around =
    target.kind === 'row'
      ? [...target.placeConditions, ...earlierRows(target)]
      : conditions.slice(0, conditions.length - ownConditions.length)
  return context.solver.possible(combinedRule(around)).is === 'impossible'
}

/**
 * Whether no variant or row follows `target`. `last` is the condition that the variant or row before it does not hold.
 */
function isLastOfGroup({ site }: ProofContext, target: Target, last: Condition): boolean {
  const parts = last.pointer.split('/')
  const index = Number(parts.pop())
  const list = listAt(site, { document: last.document, pointer: parts.join('/') })
  return target.entry === undefined && index + 2 === list?.length
}

function combinedRule(conditions: readonly Condition[]): RulePlan {
  return allOf(conditions.map(askedRule))
}

function reportNever(context: ProofContext, targets: SomeTargets): void {
  const isHidden = (one: Target): boolean =>
    context.solver.possible(combinedRule(conditionsOfContainer(one))).is === 'impossible'
  // If the container or list of every target is never visible, only that container or list has a finding.
  const target = targets.find((one) => !isHidden(one))
  if (target === undefined) return
  const above = conditionsAround(target)
  const ended = endOf(context, target)
  if (ended !== undefined) {
    reportEnded(context, target, ended)
    return
  }
  const conflicting = smallestConflict(context.solver, [...above, ...target.ownConditions], allOf)
  // The finding is located at the innermost of the contradicting rules; for an entry of a list, preferably at a rule of
  // the entry.
  const own = target.ownConditions.filter((condition) => conflicting.includes(condition))
  const { document, pointer } = own.findLast((condition) => isInEntry(condition, target)) ?? own.at(-1) ?? target
  context.report({
    code: 'PRF-NEVER',
    document,
    pointer,
    message: sentences(
      `${targetName(target)} ${neverWords[target.kind]}`,
      contradiction(context, conflicting),
      neverRemedy(target, conflicting),
    ),
  })
}

function neverRemedy(target: Target, conflicting: readonly Condition[]): string {
  const [first, ...others] = conflicting
  const change =
    first === undefined || others.length > 0
      ? 'change one of these rules'
      : isWithoutPage(first)
        ? 'name a route that shows a page'
        : `change the ${ruleOrSchedule(first)}`
  return `${change}, or delete ${targetName(target)}`
}

function ruleOrSchedule({ pointer }: SourceLocation): string {
  return pointer.endsWith('/schedule') ? 'schedule' : 'rule'
}

/** Whether a condition means that no route in a list of routes shows a page. */
function isWithoutPage({ rule, pointer }: Condition): boolean {
  return rule === false && pointer === '/routes'
}

/** For each kind of target, the words for a target that is never visible or never takes effect. */
const neverWords: { readonly [kind in Target['kind']]: string } = {
  node: 'is never visible',
  popup: 'never opens',
  skin: 'is never used',
  row: 'never applies',
  step: 'never runs',
}

function isInEntry({ document, pointer }: Condition, { entry }: Target): boolean {
  return entry !== undefined && document === entry.document && `${pointer}/`.startsWith(`${entry.pointer}/`)
}

function reportEnded(context: ProofContext, target: Target, ended: number): void {
  const conflicting = smallestConflict(context.solver, target.conditions, allOf)
  const own = target.entry ? target.ownConditions.filter((one) => isInEntry(one, target)) : target.ownConditions
  // The finding about an entry is at the entry, because the rule of its list may still hold for other entries.
  const { document, pointer } =
    own.findLast((condition) => condition.pointer.endsWith('/schedule')) ??
    own.findLast(({ rule }) => readsClock(rule)) ??
    own.findLast((condition) => conflicting.includes(condition)) ??
    target.entry ??
    target
  const words = conflicting.map((one) => conditionWords(context, one))
  const message = sentences(
    `${targetName(target)} ended on ${momentWords(context.site, ended)}`,
    `${listInWords(words)} ${words.length === 1 ? 'is' : 'are together'} over`,
    `delete it, or change its ${own.some((one) => readsClock(one.rule) && ruleOrSchedule(one) === 'schedule') ? 'schedule' : 'rule'}`,
  )
  context.report({ code: 'PRF-ENDED', document, pointer, message })
}

/** Reports a target that is never needed, because the earlier variants or rows already hold for everybody. */
function reportCovered(context: ProofContext, target: Target, earlier: readonly Condition[]): void {
  const { document, pointer } = target
  const what = partName(target)
  const words = earlier.map((one) => conditionWords(context, one))
  const last = words.at(-1) ?? ''
  const message = sentences(
    `${targetName(target)} is never needed`,
    words.length === 1 ? `${last} always applies` : `one of the ${words.length} ${what}s before it always applies`,
    `delete this ${what}, and remove the rule of ${last}`,
  )
  context.report({ code: 'PRF-ALWAYS', document, pointer, message })
}

/** All conditions of a target except its own. */
function conditionsAround(target: Target): readonly Condition[] {
  const conditions = conditionsOf(target)
  return conditions.slice(0, conditions.length - target.ownConditions.length)
}

/** The conditions of the container of a target. The container of a list entry is the list. */
function conditionsOfContainer(target: Target): readonly Condition[] {
  const isOfEntry = (condition: Condition): boolean => isInEntry(condition, target)
  if (!target.ownConditions.some(isOfEntry)) return conditionsAround(target)
  return target.conditions.filter((condition) => !isOfEntry(condition))
}

/**
 * All conditions of a target. For a row, they leave out the conditions for earlier rows, because all rows are proven
 * together.
 */
function conditionsOf(target: Target): readonly Condition[] {
  return target.kind === 'row' ? [...target.placeConditions, ...target.ownConditions] : target.conditions
}

/**
 * The instant at which the last period in which the target could be visible ended; undefined if it never could be
 * visible.
 */
function endOf(context: ProofContext, target: Target): number | undefined {
  const rule = combinedRule(conditionsOf(target))
  if (context.allTimeSolver.possible(rule).is !== 'possible') return undefined
  // A binary search over the past finds the end to the millisecond.
  let seen = 0
  let over = context.at
  while (over - seen > 1) {
    const middle = Math.floor((seen + over) / 2)
    if (
      context.allTimeSolver.possible(
        allOf([rule, ['is', 'clock.now', 'gte', middle], ['is', 'clock.now', 'lt', context.at]]),
      ).is === 'possible'
    )
      seen = middle
    else over = middle
  }
  return over
}

function contradiction(context: ProofContext, conflicting: readonly Condition[]): string {
  const [first, ...others] = conflicting
  if (first === undefined) return 'its rules exclude each other'
  if (others.length > 0)
    return `${listInWords(conflicting.map((one) => conditionWords(context, one)))} exclude each other`
  const where = locationWords(context.site, first)
  if (isWithoutPage(first)) return `none of the routes that it names shows a page (${where})`
  if (first.rule === false) return `its rule never holds (${where})`
  return `its ${ruleOrSchedule(first)} contradicts itself: ${conditionWords(context, first)}`
}

/**
 * Reports a rule that always holds: removing it would change nothing. Returns the targets that decide: the first for
 * which the rule makes a difference, or else all.
 */
function proveUseful(context: ProofContext, subject: Subject, location: SourceLocation): readonly Target[] {
  const isHere = ({ document, pointer }: Condition): boolean =>
    document === location.document && pointer === location.pointer
  let isVisible = false
  for (const target of inOrder(subject)) {
    const { group, address } = target
    // A variant may repeat that the earlier variants do not hold, so their conditions are left out.
    const isOther = ({ isAfter }: Condition): boolean => isAfter === undefined || isAfter !== group
    const relevant = target.kind === 'row' ? conditionsOf(target) : target.conditions.filter(isOther)
    const own = relevant.find(isHere)
    if (own === undefined) continue
    const others = relevant.filter((condition) => !isHere(condition)).map(askedRule)
    if (target.kind === 'row' && isKnownUseful(context, target)) return [target]
    const what = `that the rule of ${address} makes a difference`
    if (!isImpossible(context, allOf([...others, not(own.rule)]), location, what)) return [target]
    isVisible ||= context.solver.possible(allOf([...others, own.rule])).is === 'possible'
  }
  // A target that is never visible already has another finding.
  const targets = subject.targets()
  if (!isVisible) return targets
  const [target] = targets
  const rules = target.ownConditions.find(isHere)?.rule ?? target.conditions.find(isHere)?.rule ?? true
  const isAlwaysTrue = context.solver.possible(not(rules)).is === 'impossible'
  const why = isAlwaysTrue ? 'it holds for everybody at all times' : impliedBy(context, target, isHere)
  const { document, pointer } = location
  const message = sentences(`this rule of ${targetName(target)} changes nothing`, why, 'remove the rule')
  context.report({ code: 'PRF-ALWAYS', document, pointer, message })
  return targets
}

/** Names the surrounding rules that imply a rule. */
function impliedBy(context: ProofContext, target: Target, isHere: (condition: Condition) => boolean): string {
  const relevant = target.conditions.filter(({ isAfter }) => isAfter === undefined || isAfter !== target.group)
  const opposite = not(relevant.find(isHere)?.rule ?? false)
  const others = relevant.filter((condition) => !isHere(condition))
  const implying = smallestConflict(context.solver, others, (rules) => allOf([opposite, ...rules]))
  const words = implying.map((one) => conditionWords(context, one))
  return `${listInWords(words)} already ${words.length === 1 ? 'implies' : 'imply'} this rule`
}

export function targetName(target: Target): string {
  const id = idOf(target)
  if (target.kind === 'row' || target.kind === 'step') return `the ${target.kind} "${id}"`
  if (target.kind !== 'node') return `the ${target.kind} "${target.title}"`
  return target.title === id ? `"${id}"` : `"${target.title}" (${id})`
}

/** The name of a target with a location: `"Go" (link, config/page/home.json:41)`. */
export function locatedName(site: CheckedSite, target: Target, location: SourceLocation = target): string {
  const id = idOf(target)
  const where = locationWords(site, location)
  if (target.kind === 'node' && target.title !== id) return `"${target.title}" (${id}, ${where})`
  return `${targetName(target)} (${where})`
}

function idOf({ address }: Target): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
