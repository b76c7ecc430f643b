/**
 * Our engine with a bench page: world, render context and dispatcher as in `player/main.tsx` and `player/session.ts`.
 */
import type { WireSlice } from '../../../engine/core/wire.ts'
import type { ReactNode } from 'react'
import type { ActionDefinition } from '../../../engine/action.ts'
import { Page, viewOf } from '../../../engine/react/Page.tsx'
import type { RenderContext } from '../../../engine/react/render-context.ts'
import { createDispatch, type DispatchParts } from '../../../engine/runtime/dispatch.ts'
import { createWorld } from '../../../engine/runtime/world.ts'
import { testLocale } from '../../../engine/core/locale.fixture.ts'
import { action as setState } from '../../../business/state/set/action.ts'
import { rootOnce, seedWorld } from '../../../player/seed.ts'
import { benchWidgets } from './widgets.tsx'
import type { BenchState } from './workload.ts'

export interface OpenedPage {
  readonly element: ReactNode
  /** Changes the value at a dotted path. */
  readonly set: (path: string, value: unknown) => void
}

const actions: { readonly [name: string]: ActionDefinition } = { 'state.set': setState }

export function open(slice: WireSlice, state: BenchState): OpenedPage {
  const report = (code: string, message: string): void => {
    throw new Error(`${code} ${message}`)
  }
  const world = createWorld(report)
  const context: RenderContext['values'] = {
    locale: testLocale,
    facts: world.types,
    selector: () => undefined,
    report,
  }
  const dispatch = createDispatch({
    world,
    values: context,
    action: async (name) => actions[name],
    flow: () => undefined,
    apply: () => undefined,
    failed: ({ code, message }) => report(code, message),
    // The only action of the bench does not use its context.
    actionContext: {} as unknown as DispatchParts['actionContext'],
  })
  const shared: RenderContext = {
    world,
    values: context,
    widget: (name) => benchWidgets[name],
    load: (name) => report('WIDGET', name),
    emit({ address, events }, scope, event, detail) {
      const steps = events?.[event]
      if (steps !== undefined) void dispatch.chain(steps, { ...scope, event: detail ?? {} }, address)
    },
    report,
    failed: new Set(slice.failed),
    guarded: false,
  }
  seedWorld(world, {
    slice,
    route: { id: 'bench', path: '/', params: {}, login: false, restricted: false },
    at: 0,
    locale: testLocale,
  })
  const facts: { [cell: string]: unknown } = {}
  for (const [path, value] of Object.entries(state)) facts[`fact.${path}`] = value
  world.set(facts)
  world.set({ 'view.page': viewOf(slice.page, rootOnce(slice.root), shared) })
  return { element: <Page shared={shared} />, set: (path, value) => world.set({ [`fact.${path}`]: value }) }
}
