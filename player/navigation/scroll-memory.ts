/**
 * Scroll positions and focused controls of history entries, by a key in `history.state`. They are kept as long as the
 * tab exists, so a reload also returns to the same position.
 */
import { storage } from '../storage.ts'
import { focusMarked, type FocusMark, followFocus } from './focus-mark.ts'

/** Number of stored positions. Older positions are removed, and going back to their pages starts at the top. */
const MAX_POSITIONS = 50
const STORAGE = 'tab.scroll'
/** Time for which the restored position is maintained while content loads above it, in milliseconds. */
const RESTORE_MS = 5000
/** Interval between attempts to focus a control that may not be rendered yet, in milliseconds. */
const FOCUS_MS = 100

interface ScrollPosition {
  readonly y: number
  readonly focus?: FocusMark
}

interface ScrollState {
  readonly key?: unknown
  /** Number of entries of this site before this entry. */
  readonly depth?: unknown
}

export interface ScrollMemory {
  /** Stores the position of the current entry before it is left. */
  readonly leave: () => void
  /** Makes a new history entry, or changes the current one. */
  readonly enter: (url: URL, how: 'push' | 'replace') => void
  /** Switches to the entry that the browser has gone back or forward to. */
  readonly pop: (url: URL) => void
  /** True when the current entry belongs to the page that was entered last. */
  readonly isCurrent: () => boolean
  /** True when going back leads to a page of this site. */
  readonly hasPrevious: () => boolean
  /**
   * Scrolls to the stored position of the current entry, and again while content arrives, until the player scrolls,
   * presses or types. Focuses the control that had the focus: with `focus` always, otherwise if the focus was visible,
   * such as before a change of the language.
   */
  readonly restore: (parts?: { readonly focus: boolean }) => void
  readonly stop: () => void
}

export function createScrollMemory(): ScrollMemory {
  const positions = readPositions()
  const { mark, stop: stopFollowing } = followFocus()
  let key = entryState().key as string
  let stopRestoring = (): void => undefined
  const restoreOurselves = (): void => {
    history.scrollRestoration = 'manual'
  }
  restoreOurselves()
  if (typeof key !== 'string') {
    key = newKey()
    history.replaceState({ ...entryState(), key }, '')
  }

  function leave(): void {
    stopRestoring()
    positions.delete(key)
    const focus = mark()
    positions.set(key, { y: scrollY, ...(focus === undefined ? {} : { focus }) })
    for (const oldest of positions.keys()) if (positions.size > MAX_POSITIONS) positions.delete(oldest)
    storage.set(STORAGE, [...positions])
  }
  function hidden(): void {
    leave()
    // Lets the browser restore the position after a reload, before the first paint.
    history.scrollRestoration = 'auto'
  }
  addEventListener('pagehide', hidden)
  // After a return from the back/forward cache, this module restores positions again.
  addEventListener('pageshow', restoreOurselves)

  return {
    leave,
    enter(url, how) {
      if (how === 'push') key = newKey()
      const depth = previousEntries() + (how === 'push' ? 1 : 0)
      history[how === 'push' ? 'pushState' : 'replaceState']({ key, depth }, '', url)
    },
    pop(url) {
      const { key: popped, depth } = entryState()
      key = typeof popped === 'string' ? popped : newKey()
      if (url.href !== location.href || popped !== key) history.replaceState({ key, depth }, '', url)
    },
    isCurrent: () => entryState().key === key,
    hasPrevious: () => previousEntries() > 0,
    restore({ focus } = { focus: false }) {
      stopRestoring()
      const position = positions.get(key)
      if (position !== undefined)
        stopRestoring = keepAt(position.y, focus || position.focus?.visible ? position.focus : undefined)
    },
    stop() {
      stopRestoring()
      stopFollowing()
      removeEventListener('pagehide', hidden)
      removeEventListener('pageshow', restoreOurselves)
    },
  }
}

/**
 * Scrolls to `y` now and whenever the page changes its height, and focuses the control as soon as it is rendered.
 * Returns a function that stops both.
 */
function keepAt(y: number, focus: FocusMark | undefined): () => void {
  const scroll = (): void => scrollTo(0, y)
  // Sections outside the screen have their real height as long as this attribute exists (`player.css`).
  const { dataset } = document.documentElement
  dataset.restoring = ''
  scroll()
  const observer = new ResizeObserver(scroll)
  const attempts = setInterval(() => {
    if (focus === undefined || focusMarked(focus)) clearInterval(attempts)
  }, FOCUS_MS)
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    clearInterval(attempts)
    keepSectionsInSight()
    delete dataset.restoring
    for (const input of inputs) removeEventListener(input, stop, true)
  }
  const timer = setTimeout(stop, RESTORE_MS)
  observer.observe(document.body)
  for (const input of inputs) addEventListener(input, stop, { capture: true, passive: true })
  return stop
}

/**
 * Leaves the sections on the screen laid out. Otherwise the browser hides their contents until it has found out that
 * they are on the screen, which counts as a layout shift.
 */
function keepSectionsInSight(): void {
  for (const section of document.querySelectorAll('section')) {
    const { top, bottom } = section.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) section.style.contentVisibility = 'visible'
  }
}

const entryState = (): ScrollState => (history.state as ScrollState | null) ?? {}

const newKey = (): string => String(Date.now())

function previousEntries(): number {
  const { depth } = entryState()
  return typeof depth === 'number' ? depth : 0
}

function readPositions(): Map<string, ScrollPosition> {
  const stored = storage.get(STORAGE)
  // A value of another shape would make the constructor of the map throw.
  const entries = Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry)) : []
  return new Map(entries as unknown as readonly [string, ScrollPosition][])
}
