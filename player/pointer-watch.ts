/**
 * Requests the pointer while the page is visible: by polling with random intervals, on focus and reconnect, and when
 * the server sends a hint about a new release.
 */

export interface PointerWatchParts {
  /** Requests the pointer. */
  readonly check: () => void
  /** Shows the new release without waiting for a navigation. Called on an event from `npm run dev`. */
  readonly apply: () => void
  /** Address of the server's hints (server-sent events). It contains the release that the page shows. */
  readonly hints: () => string
  readonly random: () => number
}

const POLL_MS = 30_000
/**
 * All players get a hint at the same time. Their requests are spread over this number of milliseconds: a server needs
 * up to a second to notice a release, and 99 % of the players then request it within 4 s.
 */
const HINT_SPREAD_MS = 3000
/** Maximum number of polls between two requests of a refused stream: about 8 minutes. */
const MAX_WAIT = 16

export interface PointerWatch {
  /** Connects to the hints again, because their address has changed. */
  readonly listen: () => void
  readonly stop: () => void
}

/** Hints only speed up the poll; the poll works without them. */
export function watchPointer({ check, apply, random, hints }: PointerWatchParts): PointerWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hinted: ReturnType<typeof setTimeout> | undefined
  let events: EventSource | undefined
  /** `refusals` counts refused streams in a row; `pollsToWait`, the polls until the next attempt. */
  let refusals = 0
  let pollsToWait = 0

  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(poll, POLL_MS * (0.75 + random() / 2))
  }
  function poll(): void {
    if (document.visibilityState === 'visible') check()
    if (events?.readyState === EventSource.CLOSED && --pollsToWait < 0) listen()
    schedule()
  }
  function checkNow(): void {
    if (document.visibilityState === 'visible') poll()
  }
  /** The first hint sets the time of the request. Later hints do not delay it. */
  function onHint(): void {
    hinted ??= setTimeout(() => {
      hinted = undefined
      checkNow()
    }, HINT_SPREAD_MS * random())
  }
  function listen(): void {
    events?.close()
    const source = (events = new EventSource(hints()))
    source.onmessage = onHint
    source.addEventListener('apply', apply)
    source.onopen = () => (refusals = 0)
    // A browser does not retry a stream that was refused, for example by a proxy while the server restarts. The waiting
    // time doubles, because the server may not offer hints at all.
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) pollsToWait = Math.min(2 ** refusals++, MAX_WAIT) - 1
    }
  }
  /**
   * Closes the stream when the page is left, because the browser keeps no page with an open stream in its back/forward
   * cache.
   */
  function hide(): void {
    events?.close()
    events = undefined
  }

  const listeners: readonly (readonly [EventTarget, string, () => void])[] = [
    [globalThis, 'pageshow', listen],
    [globalThis, 'pagehide', hide],
    [globalThis, 'focus', checkNow],
    [globalThis, 'online', checkNow],
    [document, 'visibilitychange', checkNow],
  ]
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  listen()
  schedule()
  return {
    listen,
    stop() {
      clearTimeout(timer)
      clearTimeout(hinted)
      hide()
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
    },
  }
}
