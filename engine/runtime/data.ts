/** Data sources of the page on screen: loads them when their time has come, keeps them fresh, tells the world. */
import { canonical, type Json, type JsonObject } from '../core/json.ts'
import type { DataPlan } from '../core/slice.ts'
import { compileAll, type ValueContext } from '../core/value.ts'
import type { CallResult } from '../action.ts'
import { nextPaint } from './painted.ts'
import { yieldToBrowser } from './rest.ts'
import type { DataCell, World } from './world.ts'

export interface DataSources {
  /** Makes `plans` the current ones: starts those that are new, keeps those that stay, forgets the rest. */
  readonly open: (plans: { readonly [name: string]: DataPlan }) => void
  /** Loads every source of this call again. */
  readonly refresh: (call: string) => void
  readonly close: () => void
}

interface Running {
  readonly key: string
  readonly call: string
  readonly load: () => void
  readonly stop: () => void
}

export function createData(
  world: World,
  context: ValueContext,
  call: (name: string, payload: JsonObject) => Promise<CallResult>,
  visible: () => boolean,
): DataSources {
  const running = new Map<string, Running>()

  function start(name: string, plan: DataPlan): Running {
    const cells = new Set<string>()
    const args = compileAll(plan.args ?? {}, context, cells)
    if (plan.when === 'session') cells.add('fact.session.loggedIn')
    let flight = 0
    let sent: string | undefined

    const load = (again: boolean): void => {
      if (plan.when === 'session' && world.read('fact.session.loggedIn') !== true) {
        if (world.read('fact.session.loggedIn') === false)
          world.set({ [`data.${name}`]: { status: 'ready', value: null } satisfies DataCell })
        sent = undefined
        return
      }
      const payload: { [arg: string]: Json } = {}
      for (const [key, get] of Object.entries(args)) {
        const value = get(world.read)
        if (value !== undefined) payload[key] = value as Json
      }
      const key = canonical(payload)
      if (!again && key === sent) return
      sent = key
      const mine = ++flight
      const before = world.read(`data.${name}`) as DataCell | undefined
      if (before?.value === undefined || before.value === null) world.set({ [`data.${name}`]: { status: 'loading' } satisfies DataCell })
      void call(plan.call, payload).then((result) => {
        if (mine !== flight) return
        const old = world.read(`data.${name}`) as DataCell | undefined
        if (result.ok) arrive({ status: 'ready', value: result.value, ...(result.stale === true ? { stale: true } : {}) })
        // What was shown stays: old data with a note is worth more than an empty shelf.
        else if (old?.value != null) arrive({ ...old, stale: true, error: result.error })
        else arrive({ status: 'error', error: result.error })
      })
    }
    const arrive = (cell: DataCell): void => void notifyInFrames(world.put({ [`data.${name}`]: cell }))

    const unwatch = world.watch(cells, () => load(false))
    const timer = plan.refresh === undefined ? undefined : setInterval(() => visible() && load(true), plan.refresh * 1000)
    load(false)
    return {
      key: canonical(plan),
      call: plan.call,
      load: () => load(true),
      stop: () => {
        flight = -1
        unwatch()
        clearInterval(timer)
      },
    }
  }

  return {
    open(plans) {
      for (const [name, source] of running) {
        const plan = plans[name]
        if (plan !== undefined && source.key === canonical(plan)) continue
        source.stop()
        running.delete(name)
        world.set({ [`data.${name}`]: undefined })
      }
      for (const [name, plan] of Object.entries(plans)) {
        if (running.has(name)) continue
        if (plan.when === 'publish') world.set({ [`data.${name}`]: { status: 'ready', value: plan.value ?? null } satisfies DataCell })
        else running.set(name, start(name, plan))
      }
    },
    refresh(name) {
      for (const source of running.values()) if (source.call === name) source.load()
    },
    close() {
      for (const source of running.values()) source.stop()
      running.clear()
    },
  }
}

/** Milliseconds of a task that other work may wait for. */
const SLICE_MS = 8

/** Much may show what arrived: each draws it by itself, a few of them in one frame, and between them taps are answered. */
async function notifyInFrames(calls: Iterable<() => void>): Promise<void> {
  // What arrived has just been decoded.
  await yieldToBrowser()
  let since = performance.now()
  for (const changed of calls) {
    changed()
    // Who was told draws in the next microtask.
    await Promise.resolve()
    if (performance.now() - since < SLICE_MS) continue
    await nextPaint()
    since = performance.now()
  }
}
