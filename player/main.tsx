/** First stage: makes the prerendered page live. Everything that first paint and first tap do not need comes with the second stage. */
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setZoneOffsets } from '../engine/core/format.ts'
import type { Plan } from '../engine/core/slice.ts'
import { Page, viewOf } from '../engine/react/Page.tsx'
import type { RenderContext } from '../engine/react/stage.ts'
import { yieldToBrowser } from '../engine/runtime/rest.ts'
import { createWorld } from '../engine/runtime/world.ts'
import { addIconShapes } from '../widgets/_shared/icon-shapes.ts'
import type { Session, SessionCode } from './session.ts'
import { createReporter } from './report.ts'
import { planOnce, readSeed, seedWorld } from './seed.ts'
import { replaying } from './selector-results.ts'
import { createWidgetLoader } from './widgets.ts'
import '../widgets/_shared/tokens.css'
import '../widgets/_shared/base.css'
import './player.css'

/** Called once by the boot script with the controls that were tapped so far. */
export async function start(taps: readonly Element[], live: () => void): Promise<void> {
  const [seed, plan] = readSeed()
  const report = createReporter(document.documentElement.dataset.chunks?.split(' ')[0] ?? '')
  const world = createWorld(report)
  const loader = createWidgetLoader(world, report)
  addIconShapes(seed.drawings)
  setZoneOffsets(seed.timeZone, seed.offsets)
  await loader.all(seed.slice.widgets)
  // Without the code of all that stands on it a page would lose what it was delivered with.
  if (!seed.slice.widgets.every(loader.get)) throw new Error('code of this page did not arrive')
  await yieldToBrowser()

  let second: Session | undefined
  let selectors: SessionCode['selectors'] | undefined
  let arrived: (live: Session) => void = () => undefined
  const waiting = new Promise<Session>((done) => (arrived = done))
  const stage: RenderContext = {
    world,
    context: {
      language: seed.slice.language,
      timeZone: seed.timeZone,
      facts: world.types,
      selector: (name) => (selectors === undefined ? replaying(name, seed.selected) : selectors[name]),
      report,
    },
    widget: loader.get,
    load: loader.start,
    emit(plan, scope, event, detail) {
      const steps = plan.o?.[event]
      if (steps === undefined) return
      const given = { ...scope, event: detail ?? {} }
      // What is pressed before the second stage is here waits for it.
      if (second === undefined) void waiting.then((there) => there.dispatch.chain(steps, given, plan.i))
      else void second.dispatch.chain(steps, given, plan.i)
    },
    report,
    failed: new Set(seed.slice.failed),
    guarded: false,
  }
  seedWorld(world, seed)
  show(stage, seed.slice.page, planOnce(plan))

  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  const code = import('./session.ts')
  // Awaited after hydration; until then nobody hears of a failure.
  code.catch(() => undefined)
  await yieldToBrowser()
  await new Promise<void>((done) =>
    startTransition(() => {
      const page = (
        <>
          <Page stage={stage} />
          <Committed done={done} />
        </>
      )
      hydrateRoot(root, page, {
        onRecoverableError: (error) => report('HYDRATION', String(error)),
        onUncaughtError: (error) => report('RENDER', String(error)),
        onCaughtError: () => undefined,
      })
    }),
  )
  live()
  document.documentElement.dataset.live = ''
  for (const control of taps) if (control instanceof HTMLElement && control.isConnected) control.click()
  try {
    const there = await code
    selectors = there.selectors
    await yieldToBrowser()
    second = await there.goLive({ stage, seed, loader, report, show: (slice) => show(stage, slice.page, () => slice.root) })
    arrived(second)
  } catch (error) {
    // The page stays as it was delivered, and its links lead on.
    report('LIVE', String(error))
  }
}

function show(stage: RenderContext, page: string, plan: () => Plan): void {
  stage.world.set({ 'view.page': viewOf(page, plan, stage) })
}

/** Tells when the hydrated page is on screen: from then on facts may change. */
function Committed({ done }: { readonly done: () => void }): ReactNode {
  useEffect(done, [done])
  return null
}
