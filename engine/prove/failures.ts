/** Proves that steps run and that actions can succeed: the rules around them must not exclude what they need. */
import type { RulePlan } from '../core/slice.ts'
import type { ActionOrFlow } from '../core/vocabulary.gen.ts'
import {
  type CompileContext,
  type CompileSite,
  type Condition,
  newContext,
  type SourceLocation,
} from '../compile/context.ts'
import { rulePlan } from '../compile/rule.ts'
import { memoize } from '../memo/memo.ts'
import { listInWords, ruleInWords } from '../wording/rule.ts'
import { conditionWords, isImpossible, type ProofContext, sentences, smallestConflict } from './context.ts'
import { type FlowStart, flowStarts, textsInRows } from './flow-starts.ts'
import { asInstants } from './instants.ts'
import { ANYWHERE, type ShownPlace } from './presence.ts'
import { comparisonsIn } from './reads.ts'
import { locatedName, targetName } from './visibility.ts'
import type { NodeTarget, StepTarget, Target } from './targets.ts'
import { allOf } from '../core/rule-algebra.ts'
import type { Witness } from './solve.ts'

type NeedsByAction = ReadonlyMap<string, RulePlan>
type Earlier = FlowStart['earlier']

interface FailureContext extends ProofContext {
  readonly needs: NeedsByAction
  readonly rules: CompileContext
  readonly starts: ReadonlyMap<string, readonly FlowStart[]>
  readonly rowTexts: ReadonlySet<string>
}

/**
 * Proves that each step of a flow runs for somebody who starts the flow, and that actions can succeed: an action fails
 * unless the rule `needs` in its schema holds.
 */
export function proveSteps(context: ProofContext, compileSite: CompileSite): void {
  const rules = newContext(compileSite, 'needs', '')
  const needs = new Map<string, RulePlan>()
  for (const { name, args } of Object.values(context.catalogue.actions))
    if (args.needs !== undefined) needs.set(name, asInstants(rulePlan(args.needs, rules), compileSite.locale.timeZone))
  const starts = flowStarts(context.groups)
  const here = { ...context, needs, rules, starts, rowTexts: textsInRows(context.groups) }
  const allSteps = context.groups.flatMap(stepsIn)
  for (const step of allSteps) proveRuns(here, step)
  if (needs.size === 0) return
  for (const target of context.groups.flatMap(nodesWithEvents)) proveHandlers(here, target)
  proveSuccess(
    here,
    allSteps.filter(({ source }) => needOf(here, source.do) !== undefined),
  )
}

/** Reports a step if nobody for whom its rule holds can start the flow. */
function proveRuns(context: FailureContext, step: StepTarget): void {
  const isAction = (action: Earlier[number]): boolean => action !== undefined
  // An action may change facts and open another page, so later steps are not proven.
  if (step.ownConditions.length === 0 || stepsBefore(context, step).some(isAction)) return
  const started = startRules(context, flowOf(step), (earlier) => earlier.some(isAction))
  if (started === undefined || started === 'too-many') return
  const isPossible = (start: StartRule, ...rules: readonly RulePlan[]): boolean =>
    context.solver.possible(context.places.ruleAt(start.place, allOf([start.localRule, ...rules]))).is !== 'impossible'
  if (started.some((start) => isPossible(start, step.localRule))) return
  // A rule that never holds, and a flow that nobody can start, have findings of their own.
  if (context.solver.possible(step.rule).is !== 'possible') return
  const possible = started.filter((start) => isPossible(start))
  const [first] = possible
  if (first?.target === undefined) return
  const names = [...new Set(possible.flatMap(({ target }) => (target === undefined ? [] : [nameOf(context, target)])))]
  const { document, pointer } = step.ownConditions.at(-1) ?? step
  const whole = { rule: first.localRule, document: first.target.document, pointer: first.target.pointer }
  const conflicting = smallestConflict(
    context.solver,
    [whole, ...first.target.conditions, ...step.ownConditions],
    allOf,
  )
  const words = listInWords(conflicting.map((one) => conditionWords(context, one)))
  const ownWords = listInWords(step.ownConditions.map((one) => conditionWords(context, one)))
  const message = sentences(
    `${targetName(step)} never runs`,
    `the flow is started only by ${listInWords(names)}, and ` +
      (names.length === 1 ? `${words} exclude each other` : `nobody who can start the flow meets ${ownWords}`),
    'change one of these rules, or remove the step',
  )
  context.report({ code: 'PRF-NEVER', document, pointer, message })
}

const nodesWithEvents = memoize((group: readonly Target[]) =>
  group.filter((target) => target.kind === 'node').filter(({ source }) => source.on !== undefined),
)

const stepsIn = memoize((group: readonly Target[]) => group.filter((target) => target.kind === 'step'))

function needOf({ needs }: FailureContext, action: ActionOrFlow | undefined): RulePlan | undefined {
  return typeof action === 'string' ? needs.get(action) : undefined
}

function proveHandlers(context: FailureContext, target: NodeTarget): void {
  for (const [event, steps] of Object.entries(target.source.on ?? {}))
    steps.forEach(({ do: action, when }, n) => {
      const need = needOf(context, action)
      const earlier = steps.slice(0, n).map((step) => step.do)
      if (need === undefined || mayChange(context, earlier, need)) return
      const rule = context.places.ruleAt(target.place, allOf([target.localRule, whenRule(context, when)]))
      const location = { document: target.document, pointer: `${target.pointer}/on/${event}/${n}` }
      const what = `that ${String(action)} can succeed`
      const answer = context.solver.possible(rule)
      if (answer.is !== 'possible' || !isImpossible(context, allOf([rule, need]), location, what)) return
      const conditions = [...target.conditions, { rule: whenRule(context, when), ...location }]
      report(context, location, {
        what: `${targetName(target)} runs ${actionWords(context, action)}, which fails for everybody who sees the node`,
        why: requirementWords(context, need, conditions),
        remedy: 'show the node to people for whom the action works, or remove the action',
        witness: answer.witness,
        place: target.place,
      })
    })
}

function whenRule({ rules, site }: FailureContext, when: FlowStart['when']): RulePlan {
  return when === undefined ? true : asInstants(rulePlan(when, rules), site.settings.timeZone)
}

/** Reports a step of a flow if it fails for everyone who starts the flow. */
function proveSuccess(context: FailureContext, steps: readonly StepTarget[]): void {
  for (const step of steps) {
    const need = needOf(context, step.source.do) ?? true
    const earlier = stepsBefore(context, step)
    if (mayChange(context, earlier, need)) continue
    const started = startRules(context, flowOf(step), (before) => mayChange(context, before, need))
    const what = `that ${String(step.source.do)} can succeed`
    if (started === 'too-many') reportTooMany(context, step, what)
    if (started === undefined || started === 'too-many') continue
    let first: StartRule | undefined
    let witness: Witness | undefined
    const isFailing = started.every((start) => {
      const rule = context.places.ruleAt(start.place, allOf([start.localRule, step.localRule]))
      const answer = context.solver.possible(rule)
      if (answer.is === 'possible') {
        first ??= start
        witness ??= answer.witness
      }
      return answer.is === 'impossible' || isImpossible(context, allOf([rule, need]), step, what)
    })
    if (!isFailing || first === undefined) continue
    const names = [...new Set(started.flatMap(({ target }) => (target === undefined ? [] : [nameOf(context, target)])))]
    const { document, pointer } = first.target ?? step
    const whole = { rule: first.localRule, document, pointer }
    const conditions = [whole, ...(first.target?.conditions ?? []), ...step.conditions]
    report(context, step, {
      what:
        `${targetName(step)} runs ${actionWords(context, step.source.do)}, ` +
        'which fails for everybody who starts the flow',
      why:
        (names.length === 0 ? '' : `the flow is started only by ${listInWords(names)}, and `) +
        requirementWords(context, need, conditions),
      remedy: 'start the flow for people for whom the action works, or remove the step',
      witness,
      place: first.place,
    })
  }
}

function reportTooMany({ report: reportClaim }: ProofContext, { document, pointer }: StepTarget, what: string): void {
  const message =
    `not proven: ${what}, because its flow is started in more than ${MAX_WAYS} ways; the statement becomes provable when fewer ` +
    'flow steps start the flow, or when these steps have the same rules'
  reportClaim({ code: 'PRF-NOT-PROVEN', document, pointer, message })
}

function nameOf({ site }: ProofContext, target: Target): string {
  return locatedName(site, target)
}

function flowOf({ document }: Target): string {
  return document.slice('flow/'.length)
}

function stepsBefore(context: ProofContext, step: StepTarget): Earlier {
  const steps = context.site.index.document('flow', flowOf(step))?.value.steps ?? []
  return steps
    .slice(
      0,
      steps.findIndex(({ id }) => id === step.source.id),
    )
    .map((one) => one.do)
}

/** Where and under which rule a flow is started. */
interface StartRule {
  readonly place: ShownPlace
  readonly localRule: RulePlan
  readonly target?: Target
}

/**
 * A flow whose starts are still to be found, and the combined rule of the steps that lead from it to the flow that is
 * examined.
 */
interface OpenFlow {
  readonly flow: string
  readonly localRule: RulePlan
  readonly seen: readonly string[]
}

/** Maximum number of ways to start a flow. The steps of a flow with more ways are not proven. */
const MAX_WAYS = 200

/**
 * The starts of a flow. Undefined if `isChange` is true for the steps that run before one of them; `too-many` above
 * `MAX_WAYS`.
 */
function startRules(
  context: FailureContext,
  flow: string,
  isChange: (earlier: Earlier) => boolean,
): readonly StartRule[] | 'too-many' | undefined {
  const found: StartRule[] = []
  const open: OpenFlow[] = [{ flow, localRule: true, seen: [] }]
  const known = new Set<string>()
  for (const here of open) {
    const key = `${here.flow} ${JSON.stringify(here.localRule)}`
    if (known.has(key)) continue
    known.add(key)
    if (known.size > MAX_WAYS) return 'too-many'
    const list = context.starts.get(here.flow) ?? []
    // Code may start a flow that no document starts, and an action may start a flow that a table names: both anywhere.
    if (list.length === 0 || Object.hasOwn(context.catalogue.flows, here.flow) || context.rowTexts.has(here.flow))
      found.push({ place: ANYWHERE, localRule: here.localRule })
    for (const { target, when, earlier } of list) {
      if (isChange(earlier)) return undefined
      const localRule = allOf([target.localRule, here.localRule])
      if (target.kind === 'node')
        found.push({ target, place: target.place, localRule: allOf([localRule, whenRule(context, when)]) })
      else if (!here.seen.includes(target.document))
        open.push({ flow: flowOf(target), localRule, seen: [...here.seen, target.document] })
    }
  }
  return found
}

/**
 * Whether earlier steps may change facts of `need`. An action may change the facts of its area, a flow may change any
 * fact.
 */
export function mayChange({ catalogue }: ProofContext, earlier: Earlier, need: RulePlan): boolean {
  if (earlier.length === 0) return false
  const areas = new Set<string>()
  for (const [, fact] of comparisonsIn(need))
    for (let name: string | undefined = fact, hop = 0; name !== undefined && hop < 8; hop++) {
      areas.add(name.slice(0, name.indexOf('.')))
      name = catalogue.facts[name]?.implied?.fact
    }
  return earlier.some((action) =>
    typeof action === 'string' ? areas.has(action.slice(0, action.indexOf('.'))) : action !== undefined,
  )
}

interface FailureReport {
  readonly what: string
  readonly why: string
  readonly remedy: string
  readonly witness: Witness | undefined
  readonly place: ShownPlace
}

function report(
  context: ProofContext,
  { document, pointer }: SourceLocation,
  { what, why, remedy, witness, place }: FailureReport,
): void {
  const message = sentences(what, why, remedy)
  context.report({
    code: 'PRF-FAILS',
    document,
    pointer,
    message,
    place,
    ...(witness === undefined ? {} : { witness }),
  })
}

/** An action with its title: `"Log out" (session.logout)`. */
function actionWords({ catalogue }: ProofContext, action: ActionOrFlow | undefined): string {
  const title = typeof action === 'string' ? catalogue.actions[action]?.args.title : undefined
  return title === undefined ? String(action) : `"${title}" (${String(action)})`
}

/** Explains why an action fails: what it requires, and which conditions exclude that. */
function requirementWords(context: ProofContext, need: RulePlan, conditions: readonly Condition[]): string {
  const { solver, site, at } = context
  const required = ruleInWords(need, { facts: solver.facts, timeZone: site.settings.timeZone, at })
  const excluding = smallestConflict(solver, conditions, (rules) => allOf([need, ...rules]))
  const words = excluding.map((one) => conditionWords(context, one))
  const verb = words.length === 1 ? 'excludes' : 'exclude'
  return `the action requires "${required}", but ${listInWords(words)} ${verb} that`
}
