/**
 * The page of a preview frame. A slice that the studio compiles while a person types, or the page of a later release,
 * replaces the shown page without a reload. Loaded in preview frames only.
 */
import { createElement, Fragment } from 'react'
import { canonical } from '../engine/core/json.ts'
import { type PreviewContent, replaces } from '../engine/core/preview-content.ts'
import type { FrameMessage, StudioMessage } from '../engine/core/preview-message.ts'
import type { RouteMatch } from '../engine/core/route-path.ts'
import { type PatchSlice, readPatchSlice } from '../engine/core/slice-shape.ts'
import type { WireSlice } from '../engine/core/wire.ts'
import { type View, viewOf } from '../engine/react/Page.tsx'
import type { RenderContext } from '../engine/react/render-context.ts'
import type { ReleaseReader } from '../engine/runtime/release.ts'
import type { Session } from '../engine/runtime/session.ts'
import type { PreviewTokens } from './preview.ts'
import { addStyle } from './style.ts'

export interface PreviewPageParts {
  readonly shared: RenderContext
  readonly session: Session
  readonly releases: ReleaseReader
  readonly tokens: PreviewTokens
  /** Whether a widget has failed since the last call. */
  readonly hasFailed: () => boolean
  readonly notify: (message: FrameMessage) => void
}

export interface PreviewPage {
  /** Shows a slice that the studio has compiled, unless a newer slice is shown or the slice belongs to another page. */
  readonly take: (message: StudioMessage & { readonly preview: 'slice' }) => void
  /** Switches to the release of `token`, which contains the edit `edit`. */
  readonly follow: (token: string, edit: number) => void
}

interface Patch {
  readonly route: string
  readonly edit: number
  readonly slice: PatchSlice
}

/** The page of the current address in a release. */
interface ReleasedPage {
  readonly match: RouteMatch | undefined
  readonly slice: WireSlice
}

const root = document.documentElement

export function openPreviewPage(parts: PreviewPageParts): PreviewPage {
  const { shared, session, releases, tokens, notify } = parts
  const { world } = shared
  /** Number of the last edit that the release contains. */
  let built = 0
  /** The last slice from the studio. It may have to wait for a release. */
  let latest: Patch | undefined
  /** The view that this module showed last. Navigation replaces it with a page of the release. */
  let placed: { readonly view: View; readonly content: PreviewContent; readonly slice: PatchSlice } | undefined
  /** Number of the last release that was requested. */
  let following = 0
  let remounts = 0

  const own = (): typeof placed => (world.read('view.page') === placed?.view ? placed : undefined)
  const shown = (): PreviewContent => own()?.content ?? { edit: built, isBuilt: true }

  async function released(app = session.app()): Promise<ReleasedPage> {
    const match = await releases.route(app, location.pathname)
    return { match, slice: await releases.object<WireSlice>(match?.slice ?? app.notFound) }
  }

  function place(slice: WireSlice, match: RouteMatch | undefined, content: PreviewContent): void {
    const url = new URL(location.href)
    url.pathname = String(world.read('fact.route.path'))
    session.showPage(slice, match, url)
    shared.failed.clear()
    for (const node of slice.failed ?? []) shared.failed.add(node)
    // A new key remounts error boundaries, which would otherwise keep showing their fallback.
    if (parts.hasFailed()) remounts++
    const view = viewOf(slice.page, () => slice.root, shared)
    const page = remounts === 0 ? view : { ...view, content: createElement(Fragment, { key: remounts }, view.content) }
    placed = { view: page, content, slice }
    world.set({ 'view.page': page })
  }

  async function showLatest(): Promise<void> {
    const { pathname } = location
    const { match, slice: page } = await released()
    // Another page was opened meanwhile.
    if (location.pathname !== pathname) return await showLatest()
    const patch = latest
    if (patch === undefined || patch.route !== world.read('fact.route.id')) return
    const content = { edit: patch.edit, isBuilt: false }
    if (!replaces(content, shown())) return
    // The page has no styles for widgets that it does not contain, so these widgets wait for a release.
    const waitsFor = patch.slice.widgets.filter((name) => !page.widgets.includes(name))
    if (waitsFor.length > 0) return notify({ preview: 'shown', edit: shown().edit, waitsFor })
    if (patch.slice.widgets.some((name) => !isLoaded(name))) {
      await load(patch.slice.widgets)
      return await showLatest()
    }
    place({ ...patch.slice, css: page.css }, match, content)
    notify({ preview: 'shown', edit: patch.edit, waitsFor: [] })
  }

  const isLoaded = (name: string): boolean =>
    shared.widget(name) !== undefined || world.read(`widget.${name}`) === 'failed'
  async function load(names: readonly string[]): Promise<void> {
    for (const name of names) if (!isLoaded(name)) shared.load(name)
    const cells = names.map((name) => `widget.${name}`)
    await new Promise<void>((done) => {
      const check = (): void => {
        if (!names.every(isLoaded)) return
        unwatch()
        done()
      }
      const unwatch = world.watch(cells, check)
      check()
    })
  }

  async function follow(token: string, edit: number): Promise<void> {
    const number = ++following
    const { pathname } = location
    if (token !== tokens.current()) {
      const pointer = await tokens.pointerOf(token)
      const address = pointer?.routes[root.dataset.language ?? '']
      if (number !== following) return
      if (address === undefined || pointer?.build !== root.dataset.build) return loadAgain(token)
      const app = await releases.app(address, pathname)
      const [before, { match, slice }] = await Promise.all([released(), released(app)])
      await load(slice.widgets)
      if (slice.css !== before.slice.css) await replaceStyles(slice.css)
      if (number !== following) return
      if (location.pathname !== pathname) return await follow(token, edit)
      const popup = String(world.read('fact.popup.open') ?? '')
      const sliceOf = (id: string): string | undefined => session.app().popups.find((one) => one.id === id)?.slice
      const popupBefore = sliceOf(popup)
      session.stage(app)
      session.takeStaged()
      tokens.use(token)
      const content = { edit, isBuilt: true }
      if (replaces(content, shown())) {
        const current = own()
        if (!isSame(slice, current?.slice ?? before.slice)) place(slice, match, content)
        else if (current !== undefined) placed = { ...current, content }
      }
      built = edit
      if (popupBefore !== undefined && sliceOf(popup) !== popupBefore) await session.popups.open(popup)
    }
    built = edit
    notify({ preview: 'shown', edit: shown().edit, waitsFor: [] })
    await showLatest()
  }

  function loadAgain(token: string): void {
    tokens.use(token)
    location.reload()
  }

  /**
   * Loads the new style before it removes the earlier styles, so the page always has one. The first style of the
   * document has the rules of every page, and stays.
   */
  async function replaceStyles(address: string): Promise<void> {
    const before = document.querySelectorAll('head > style ~ style, head > link[rel=stylesheet]')
    await addStyle(address)
    const isReplaced = [...before].every((style) => style.getAttribute('href') !== address)
    // An open popup still needs the earlier styles.
    if (isReplaced && (world.read('fact.popup.open') ?? '') === '') for (const style of before) style.remove()
  }

  function run(work: Promise<void>): void {
    const number = following
    work.catch((error: unknown) =>
      // A failure because the studio removed the frame is not reported: a removed frame runs no timers.
      setTimeout(() => {
        shared.report('PREVIEW', String(error), '')
        // If a later release was requested meanwhile, this failure does not matter.
        if (number === following) notify({ preview: 'failed' })
      }),
    )
  }
  // Shows the slice again after a navigation to the same page, because navigation shows the page of the release.
  world.watch(['view.page'], () => {
    if (own() === undefined) run(showLatest())
  })
  return {
    take({ route, language, edit, slice: text }) {
      const slice = readPatchSlice(text)
      if (slice === undefined) return shared.report('PREVIEW', 'the studio sent a malformed slice', route)
      if (language !== root.dataset.language || slice.language !== language) return
      latest = { route, edit, slice }
      run(showLatest())
    },
    follow: (token, edit) => run(follow(token, edit)),
  }
}

/** Whether two slices have the same content. Their styles may differ. */
function isSame(one: PatchSlice, other: PatchSlice): boolean {
  return contentOf(one) === contentOf(other)
}

function contentOf({ page, head, root: tree, data, state, facts, widgets }: PatchSlice): string {
  return canonical({ page, head, root: tree, data, state, facts, widgets })
}
