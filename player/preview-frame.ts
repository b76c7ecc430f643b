/**
 * The player in the preview frame of the studio: reports its address, outlines nodes, selects a pressed node, and shows
 * edits while they are typed. Loaded in preview frames only.
 */
import { type FrameMessage, readStudioMessage, type StudioMessage } from '../engine/core/preview-message.ts'
import type { RenderContext } from '../engine/react/render-context.ts'
import type { View } from '../engine/react/Page.tsx'
import type { Navigation } from './navigation/navigation.ts'
import { copyIcons } from './preview-icons.ts'
import { bringIntoView, nodeAt, openOutline, shownNode } from './preview-nodes.ts'
import { openPreviewPage, type PreviewPageParts } from './preview-page.ts'

/**
 * Renders the page again with a boundary for each node, because nodes are found by their boundaries and folded nodes
 * have no boundary. Returns a function that reports whether a widget has failed since its last call.
 */
export function separateNodes(shared: RenderContext): () => boolean {
  const view = shared.world.read('view.page') as View | undefined
  const { report } = shared
  let hasFailed = false
  shared.report = (code, message, node) => {
    if (code === 'WIDGET-FAILED') hasFailed = true
    report(code, message, node)
  }
  shared.guarded = true
  if (view !== undefined) shared.world.set({ 'view.page': { ...view, content: view.again() } })
  return () => {
    const before = hasFailed
    hasFailed = false
    return before
  }
}

interface FrameParts extends Omit<PreviewPageParts, 'notify'> {
  readonly navigation: Pick<Navigation, 'go'>
}

/** Returns the studio's message in an event, if the event is from the parent window and the origin of the site. */
export function studioMessageOf({
  source,
  origin,
  data,
}: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>): StudioMessage | undefined {
  return source === parent && origin === location.origin ? readStudioMessage(data) : undefined
}

/** Starts to listen to the studio. The content security policy lets only the studio show a preview in a frame. */
export function connectStudio({ navigation, ...parts }: FrameParts): void {
  const { world } = parts.shared
  copyIcons()
  const outline = openOutline()
  let isSelecting = false
  let highlighted: readonly string[] = []
  const send = (message: FrameMessage): void => parent.postMessage(message, '*')
  const page = openPreviewPage({ ...parts, notify: send })
  function path(): string {
    const url = new URL(location.href)
    url.searchParams.delete('preview')
    return url.pathname + url.search + url.hash
  }

  addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = studioMessageOf(event)
    if (message?.preview === 'go') void navigation.go(message.path)
    if (message?.preview === 'slice') page.take(message)
    if (message?.preview === 'release') page.follow(message.token, message.edit)
    if (message?.preview === 'select') {
      isSelecting = message.on
      document.documentElement.style.cursor = isSelecting ? 'crosshair' : ''
      outline.show(isSelecting ? undefined : shownNode(highlighted))
    }
    if (message?.preview === 'highlight') {
      highlighted = message.nodes
      const shown = shownNode(highlighted)
      if (shown !== undefined) bringIntoView(shown)
      outline.show(shown)
    }
  })

  function select(target: EventTarget | null): void {
    const node = nodeAt(target)
    if (node === undefined) return
    outline.show(node)
    const { x, y, width, height } = node.area()
    send({ preview: 'selected', node: node.address, area: { x, y, width, height } })
  }
  const whileSelecting =
    (act: (event: Event) => void) =>
    (event: Event): void => {
      if (isSelecting) act(event)
    }
  function swallow(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const listen = (type: string, act: (event: Event) => void): void =>
    addEventListener(type, whileSelecting(act), { capture: true })
  listen('pointerover', ({ target }) => outline.show(nodeAt(target)))
  listen('focusin', ({ target }) => outline.show(nodeAt(target)))
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'dblclick', 'submit']) listen(type, swallow)
  listen('click', (event) => {
    swallow(event)
    select(event.target)
  })
  listen('pointerup', (event) => {
    swallow(event)
    // A disabled control gets no click.
    if (event.target instanceof Element && event.target.closest(':disabled') !== null) select(event.target)
  })
  listen('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return
    swallow(event)
    select(document.activeElement)
  })
  // Releasing the space key presses a button.
  listen('keyup', (event) => {
    if (event instanceof KeyboardEvent && event.key === ' ') swallow(event)
  })

  const route = (): string => String(world.read('fact.route.id'))
  let last = path()
  world.watch(['route'], () => {
    if (path() !== last) send({ preview: 'moved', path: (last = path()), route: route() })
  })
  send({ preview: 'ready', path: last, route: route() })
}
