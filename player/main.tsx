/**
 * The first stage: hydrates the prerendered page. Code that neither the first paint nor the first tap needs is in the
 * second stage.
 */
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import type { AreaDefinition } from '../engine/action.ts'
import { setZoneOffsets } from '../engine/core/format.ts'
import type { Selector } from '../engine/core/value.ts'
import type { WireNode } from '../engine/core/wire.ts'
import { Page, viewOf } from '../engine/react/Page.tsx'
import type { RenderContext } from '../engine/react/render-context.ts'
import { createWorld } from '../engine/runtime/world.ts'
import { addIconShapes } from '../widgets/_shared/icon-shapes.ts'
import { createReporter, reportUncaught } from './report.ts'
import { scheduler } from './scheduler.ts'
import { forgetPresses, isRepeated } from './repeated-press.ts'
import { readSeed, rootOnce, seedWorld } from './seed.ts'
import { replaying, replayingFirst } from './selector-results.ts'
import type { RunningPage } from './session.ts'
import { createWidgetLoader } from './widgets.ts'
import '../widgets/_shared/tokens.css'
import '../widgets/_shared/base.css'
import './player.css'

interface AreaCode {
  readonly areas: readonly AreaDefinition[]
  readonly selectors: { readonly [name: string]: Selector | undefined }
}

const noAreas: AreaCode = { areas: [], selectors: {} }

/**
 * Called once by the boot script.
 * @param taps the controls that were tapped so far
 * @param answers answers for release files that the boot script has requested, by address
 */
export async function start(
  taps: readonly Element[],
  live: () => void,
  answers: Promise<Map<string, Promise<Response>>>,
): Promise<void> {
  const [seed, root] = readSeed()
  const report = createReporter(document.documentElement.dataset.build)
  reportUncaught(report)
  const world = createWorld(report)
  const loader = createWidgetLoader(world, report)
  addIconShapes(seed.icons)
  setZoneOffsets(seed.locale.timeZone, seed.offsets)
  const code = Promise.all([import('./session.ts'), seed.areas ? import('./areas.ts') : noAreas])
  // Avoids an unhandled rejection: the promise is awaited only after hydration, where a failure is reported.
  code.catch(() => undefined)
  const { hidden = [] } = seed
  const shown = seed.slice.widgets.filter((name) => !hidden.includes(name))
  await loader.all(shown)
  // Hydration without the code of a widget would remove its markup. The loader has already reported the widget.
  if (!shown.every(loader.get)) throw new Error('the code of a widget is not loaded')
  await scheduler.yield()

  /** True if another page has been shown since hydration. */
  let isLeft = false
  let selectors: AreaCode['selectors'] | undefined
  let resolve: (page: RunningPage) => void = () => undefined
  const started = new Promise<RunningPage>((done) => (resolve = done))
  const shared: RenderContext = {
    world,
    values: {
      locale: seed.locale,
      facts: world.types,
      selector(name, prerendered) {
        if (selectors === undefined) return replaying(name, seed.selected, prerendered)
        const selector = selectors[name]
        const { prerendered: sources } = seed
        return selector === undefined || prerendered === undefined || sources === undefined || isLeft
          ? selector
          : replayingFirst(name, selector, seed.selected, { prerendered, sources })
      },
      report,
    },
    widget: loader.get,
    load: loader.start,
    emit({ address, events }, scope, event, detail) {
      const steps = events?.[event]
      if (steps === undefined) return
      const given = { ...scope, event: detail ?? {} }
      if (event === 'press' && isRepeated(address + JSON.stringify(given))) return
      // Events that happen before the second stage has started are kept until then.
      void started.then((page) => page.dispatch.chain(steps, given, address))
    },
    report,
    failed: new Set(seed.slice.failed),
    guarded: false,
  }
  seedWorld(world, seed)
  world.watch(['view.popup'], forgetPresses)
  show(shared, seed.slice.page, rootOnce(root))

  const host = document.getElementById('root')
  if (host === null) throw new Error('no #root')
  let hydrated = (): void => undefined
  // The session makes its first calls while the page is being hydrated.
  const { pathname } = location
  const starting = code.then(async ([{ startSession }, { areas }]) => {
    return await startSession({
      shared,
      seed,
      pathname,
      loader,
      areas,
      report,
      answers,
      hydrated: new Promise<void>((done) => (hydrated = done)),
      show(slice) {
        isLeft = true
        show(shared, slice.page, () => slice.root)
      },
    })
  })
  starting.catch(() => undefined)
  await scheduler.yield()
  const delivered = [...host.childNodes]
  let isMismatch = false
  let screen: Root | undefined
  await new Promise<void>((done) =>
    startTransition(() => {
      const page = (
        <>
          <Page shared={shared} />
          <Committed done={done} />
        </>
      )
      const handlers: RootOptions = {
        onRecoverableError(error) {
          isMismatch = true
          report('HYDRATION', String(error))
        },
        onUncaughtError: (error) => report('RENDER', String(error)),
        onCaughtError: () => undefined,
      }
      // If a part of the page is killed, the server has replaced the markup. Then React cannot hydrate it, and renders
      // it anew.
      if (host.dataset.killed === undefined) screen = hydrateRoot(host, page, handlers)
      else createRoot(host, handlers).render(page)
    }),
  )
  // If the page differs from its markup, React renders it again. If the result is blank, the data of the page is
  // damaged.
  if (isMismatch && isBlank(host.childNodes) && !isBlank(delivered)) {
    screen?.unmount()
    host.replaceChildren(...delivered)
    report('HYDRATION', 'the rendered page is blank: the prerendered content is kept')
    throw new Error('the rendered page is blank')
  }
  live()
  document.documentElement.dataset.live = ''
  for (const control of taps) if (control instanceof HTMLElement && control.isConnected) control.click()
  try {
    const [, chosen] = await code
    selectors = chosen.selectors
    // From now on facts may change, so hidden widgets of the page may become visible.
    await loader.all(hidden)
    // The code that could not be loaded is loaded again when its widget becomes visible.
    for (const name of hidden) if (loader.get(name) === undefined) world.set({ [`widget.${name}`]: undefined })
    await scheduler.yield()
    hydrated()
    resolve(await starting)
  } catch (error) {
    // The page remains the delivered HTML, whose links work.
    report('SESSION', String(error))
  }
}

function show(shared: RenderContext, page: string, root: () => WireNode): void {
  shared.world.set({ 'view.page': viewOf(page, root, shared) })
}

const VISIBLE = 'img,svg,input,video,canvas,iframe'

function isBlank(nodes: Iterable<Node>): boolean {
  return [...nodes].every(
    (node) =>
      node.textContent?.trim() === '' &&
      !(node instanceof Element && (node.matches(VISIBLE) || node.querySelector(VISIBLE) !== null)),
  )
}

/** Calls `done` when the hydrated page is committed. Facts must not change before that. */
function Committed({ done }: { readonly done: () => void }): ReactNode {
  useEffect(done, [done])
  return null
}
