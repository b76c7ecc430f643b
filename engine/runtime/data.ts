/**
 * Data sources of the page on screen: loads each one when it is due, refreshes it, and writes its state into the world.
 */
import type { CallResult, Failure } from '../action.ts'
import { canonical, type Json, type JsonObject } from '../core/json.ts'
import type { DataPlan } from '../core/slice.ts'
import { compileAll, type ValueContext } from '../core/value.ts'
import { causeOf } from './calls/failure-codes.ts'
import { createPublicCells, type PublicCells } from './public-cells.ts'
import { readAll } from './read-all.ts'
import type { Scheduler } from './scheduler.ts'
import type { DataCell, World } from './world.ts'

/**
 * Makes a call. While the call runs, `onCached` receives an earlier answer that may be outdated. With `fresh`, the
 * request is sent even if the cache has a current answer.
 */
export type DataCall = (
  name: string,
  payload: JsonObject,
  options?: { readonly onCached?: (value: Json) => void; readonly fresh?: boolean },
) => Promise<CallResult>

export interface DataParts {
  readonly world: World
  readonly values: ValueContext
  readonly call: DataCall
  readonly scheduler: Scheduler
  readonly isVisible: () => boolean
  /** Reference of the boolean fact that is true while a session exists. Sources with `when: session` wait for it. */
  readonly sessionFact: string
  /** Returns the text of a failure with a code of the gateway, as the site shows it everywhere. */
  readonly messageOf: (error: Failure) => string
  /** Called when a call fails, unless a later request has replaced it. */
  readonly failed: (error: Failure) => void
}

export interface DataSources {
  /** Stops the data sources that `plans` does not contain unchanged. */
  readonly keep: (plans: { readonly [name: string]: DataPlan }) => void
  /** Replaces the data sources with `plans`: starts new ones, keeps unchanged ones, and stops the others. */
  readonly open: (plans: { readonly [name: string]: DataPlan }) => void
  /** Loads the data sources again that use this call, and those without an answer because their call has failed. */
  readonly refresh: (call?: string) => void
}

/**
 * Why a data source is loaded. With `always` and `refresh`, the call is made even if the payload is unchanged. Only
 * `refresh` bypasses the cache.
 */
type LoadReason = 'changed' | 'always' | 'refresh'

/** A running data source. `plan` is its plan as JSON, by which unchanged sources are recognized. */
interface RunningSource {
  readonly plan: string
  readonly call: string
  readonly load: (why: LoadReason) => void
  readonly stop: () => void
}

export function createData(parts: DataParts): DataSources {
  const { world } = parts
  const running = new Map<string, RunningSource>()
  const publicCells = createPublicCells(world)
  function load(isDue: (name: string, source: RunningSource) => boolean, why: LoadReason): void {
    for (const [name, source] of running)
      if (isDue(name, source) || world.read(`data.${name}.status`) === 'error') source.load(why)
  }
  function keep(plans: { readonly [name: string]: DataPlan }): void {
    for (const [name, source] of running) {
      const plan = plans[name]
      if (plan !== undefined && source.plan === canonical(plan)) continue
      source.stop()
      running.delete(name)
      publicCells.drop(name)
      world.set({ [`data.${name}`]: undefined })
    }
  }
  return {
    keep,
    open(plans) {
      keep(plans)
      // Before the sources start, because a cached answer can arrive at once.
      publicCells.open(Object.keys(plans).filter((name) => plans[name]?.public === true))
      for (const [name, plan] of Object.entries(plans)) {
        if (running.has(name)) continue
        if (plan.when === 'publish')
          world.set({ [`data.${name}`]: { status: 'ready', value: plan.value ?? null } satisfies DataCell })
        else {
          // Also loads failed sources: public answers are shown together, so one that failed holds back the others.
          const tick = (): void => load((other) => other === name, 'always')
          running.set(name, startSource(parts, name, plan, publicCells, tick))
        }
      }
    },
    refresh: (call) => load((_, source) => source.call === call, 'refresh'),
  }
}

/** @param tick called at the interval of the source while the page is visible and a node reads the source */
function startSource(
  parts: DataParts,
  name: string,
  plan: DataPlan,
  publicCells: PublicCells,
  tick: () => void,
): RunningSource {
  const { world, values, sessionFact, scheduler } = parts
  const cell = `data.${name}`
  const cells = new Set<string>()
  const args = compileAll(plan.args ?? {}, values, cells)
  /** Data sources whose answers the payload contains. The call is made only while all of them have an answer. */
  const needed = [...cells].filter((one) => one.startsWith('data.'))
  const lacksAnswer = (): boolean => needed.some((one) => world.read(`${one}.value`) == null)
  const lacksSession = (): boolean => plan.when === 'session' && world.read(sessionFact) !== true
  if (plan.when === 'session') cells.add(sessionFact)
  /** Number of the latest request. Answers to earlier ones are ignored. */
  let latest = 0
  let sent: string | undefined
  const current = (): DataCell | undefined => publicCells.read(name)
  const put = (state: DataCell): void =>
    void notifyInFrames(plan.public === true ? publicCells.put(name, state) : world.put({ [cell]: state }), scheduler)

  /** Ignores answers to requests that were made before the session ended or a needed answer was gone. */
  function forget(): void {
    sent = undefined
    latest++
  }

  function load(why: LoadReason): void {
    if (lacksSession()) {
      if (world.read(sessionFact) === false) world.set({ [cell]: { status: 'ready', value: null } satisfies DataCell })
      return forget()
    }
    if (lacksAnswer()) {
      world.set({ [cell]: undefined })
      return forget()
    }
    const payload = readAll(args, world.read)
    const key = canonical(payload)
    if (why === 'changed' && key === sent) return
    sent = key
    const request = ++latest
    // At an interval, an error stays until the answer, so its message does not disappear and come back.
    // An answer about another answer that was replaced is not shown meanwhile.
    const isReplaced = why === 'changed' && needed.length > 0
    if (isReplaced || (why !== 'always' && world.read(`${cell}.value`) == null)) {
      // The failure of an earlier request no longer counts.
      if (current()?.value == null) publicCells.drop(name)
      world.set({ [cell]: { status: 'loading' } satisfies DataCell })
    }
    // A cached answer is shown until the new answer arrives.
    const onCached = (value: Json): void => {
      if (request === latest && current()?.value == null) put({ status: 'loading', value })
    }
    void parts.call(plan.call, payload, { onCached, fresh: why === 'refresh' }).then((result) => {
      if (request !== latest) return
      put(stateAfter(result, current(), parts.messageOf))
      if (!result.ok) parts.failed(result.error)
    })
  }

  const unwatch = world.watch(cells, () => load('changed'))
  // An answer that no node shows, such as that of a variant which is not rendered, is not kept current.
  const isShown = (): boolean => parts.isVisible() && world.isWatched(cell)
  const isDue = (): boolean => isShown() && !lacksSession() && !lacksAnswer()
  const timer = plan.refresh === undefined ? undefined : setInterval(() => isDue() && tick(), plan.refresh * 1000)
  load('changed')
  return {
    plan: canonical(plan),
    call: plan.call,
    load,
    stop: () => {
      latest = -1
      unwatch()
      clearInterval(timer)
    },
  }
}

/** The state after a call. A failure keeps the previous value and adds the error. */
function stateAfter(result: CallResult, before: DataCell | undefined, messageOf: DataParts['messageOf']): DataCell {
  if (result.ok) return { status: 'ready', value: result.value }
  const { code, message } = result.error
  const cause = causeOf(code)
  const text = cause === 'refused' ? messageOf(result.error) : message || `Error(${code})`
  const error = { code, cause, message: text } as const
  return before?.value != null ? { ...before, status: 'ready', error } : { status: 'error', error }
}

/** Maximum duration of one task in milliseconds, before other work is handled. */
const TASK_MS = 8

/**
 * Notifies subscribers over several frames, because many nodes may render new data and taps must be handled in between.
 */
async function notifyInFrames(subscribers: Iterable<() => void>, scheduler: Scheduler): Promise<void> {
  // Start a new task, because decoding the answer has already used time of the current one.
  await scheduler.yield()
  let since = performance.now()
  for (const changed of subscribers) {
    changed()
    // Wait, because React renders the subscriber in the next microtask.
    await Promise.resolve()
    if (performance.now() - since < TASK_MS) continue
    await scheduler.nextPaint()
    since = performance.now()
  }
}
