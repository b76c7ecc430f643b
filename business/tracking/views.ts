/**
 * Counts views and clicks of the nodes with `"track": true`. A view is counted when half of the node was visible for a
 * second, at most once per page view.
 */
import type { NodeEvent } from '../../engine/core/node-event.ts'

export interface ViewParts {
  /** The release and the route on screen. */
  readonly where: () => Pick<NodeEvent, 'release' | 'route'>
  /** Sends a batch; false when the browser cannot queue it now. */
  readonly send: (events: readonly NodeEvent[]) => boolean
}

export interface ViewCounter {
  /** Starts counting again, because another page is on screen. */
  readonly newPage: () => void
  readonly stop: () => void
}

const SEEN_MS = 1000
const HALF = 0.5
const MARKED = '[data-node]'
/** Delay in milliseconds after which changes of the page are handled together. */
const SCAN_MS = 200
const BATCH_MS = 5000
const MAX_BATCH = 20
/** Maximum number of waiting events. Further events are dropped. */
const MAX_WAITING = 200

type NodeMark = Pick<NodeEvent, 'document' | 'node'>

export function countViews({ where, send }: ViewParts): ViewCounter {
  const counted = new Set<string>()
  const marks = new Map<Element, NodeMark>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  let waiting: NodeEvent[] = []
  let batchTimer: ReturnType<typeof setTimeout> | undefined
  let scanTimer: ReturnType<typeof setTimeout> | undefined

  const flush = (): void => {
    clearTimeout(batchTimer)
    batchTimer = undefined
    while (waiting.length > 0 && send(waiting.slice(0, MAX_BATCH))) waiting = waiting.slice(MAX_BATCH)
    if (waiting.length > 0) batchTimer = setTimeout(flush, BATCH_MS)
  }
  const add = (kind: NodeEvent['kind'], mark: NodeMark): void => {
    if (waiting.length < MAX_WAITING) waiting.push({ kind, ...mark, ...where() })
    if (waiting.length >= MAX_BATCH) flush()
    else batchTimer ??= setTimeout(flush, BATCH_MS)
  }

  const leave = (element: Element): void => {
    clearTimeout(timers.get(element))
    timers.delete(element)
  }
  const seen = (element: Element): void => {
    timers.delete(element)
    const mark = marks.get(element)
    if (mark === undefined || counted.has(mark.node)) return
    counted.add(mark.node)
    add('impression', mark)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        leave(target)
        if (intersectionRatio >= HALF && document.visibilityState === 'visible')
          timers.set(
            target,
            setTimeout(() => seen(target), SEEN_MS),
          )
      }
    },
    { threshold: HALF },
  )

  /** Observes new nodes, and stops observing removed nodes. */
  const scan = (): void => {
    scanTimer = undefined
    for (const element of marks.keys()) if (!element.isConnected) forget(element)
    for (const marked of document.querySelectorAll<HTMLElement>(MARKED))
      for (const element of boxesOf(marked)) {
        if (marks.has(element)) continue
        marks.set(element, markOf(marked))
        observer.observe(element)
      }
  }
  const forget = (element: Element): void => {
    leave(element)
    observer.unobserve(element)
    marks.delete(element)
  }
  /** Observes all nodes again, so the visible ones are reported again. */
  const restart = (): void => {
    for (const element of marks.keys()) forget(element)
    scan()
  }
  const changes = new MutationObserver(() => (scanTimer ??= setTimeout(scan, SCAN_MS)))
  const click = ({ target }: Event): void => {
    const marked = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null
    if (marked !== null) add('click', markOf(marked))
  }
  const visibility = (): void => {
    if (document.visibilityState === 'visible') return restart()
    for (const element of marks.keys()) leave(element)
    flush()
  }

  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', click, true)
  document.addEventListener('visibilitychange', visibility)
  addEventListener('pagehide', flush)
  scan()
  return {
    newPage() {
      counted.clear()
      restart()
    },
    stop() {
      changes.disconnect()
      observer.disconnect()
      document.removeEventListener('click', click, true)
      document.removeEventListener('visibilitychange', visibility)
      removeEventListener('pagehide', flush)
      clearTimeout(batchTimer)
      clearTimeout(scanTimer)
      for (const element of timers.keys()) clearTimeout(timers.get(element))
    },
  }
}

function markOf({ dataset }: HTMLElement): NodeMark {
  return { document: dataset.document ?? '', node: dataset.node ?? '' }
}

/** A node with `display: contents` has no box, so its children are observed. */
function boxesOf(marked: HTMLElement): readonly Element[] {
  return getComputedStyle(marked).display === 'contents' ? [...marked.children] : [marked]
}
