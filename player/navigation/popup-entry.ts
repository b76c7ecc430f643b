/**
 * Gives the open popup its own history entry, so going back closes the popup and stays on the page. The entry has
 * the address of the page and a mark in its state. It exists while a popup is open.
 */

/**
 * Milliseconds to wait for `popstate` after `history.back()`. The event does not occur if a frame went back instead.
 */
const BACK_WAIT_MS = 1000

export interface PopupEntryParts {
  readonly isOpen: () => boolean
  /** Closes the open popup like its own close button. */
  readonly close: () => Promise<void>
  /** True when the current entry belongs to the page on screen. */
  readonly isSamePage: () => boolean
}

export interface PopupEntry {
  /** Adds or removes the entry after a popup was opened or closed. */
  readonly sync: () => void
  /** Handles `popstate`. Returns false when the browser has moved to the entry of another page. */
  readonly popped: () => boolean
  /** Removes the entry before the player leaves the page. */
  readonly leave: () => Promise<void>
}

export function createPopupEntry({ isOpen, close, isSamePage }: PopupEntryParts): PopupEntry {
  /** Set while a `history.back()` of this module is pending. */
  let leaving: Promise<void> | undefined
  let left = (): void => undefined

  function sync(): void {
    if (leaving !== undefined || isOpen() === isMarked()) return
    if (isOpen()) history.pushState({ ...(history.state as object | null), popup: true }, '')
    else void goBack().then(sync)
  }

  function goBack(): Promise<void> {
    leaving ??= new Promise<void>((done) => {
      const late = setTimeout(() => left(), BACK_WAIT_MS)
      left = () => {
        clearTimeout(late)
        leaving = undefined
        done()
      }
      history.back()
    })
    return leaving
  }

  return {
    sync,
    popped() {
      if (leaving !== undefined) left()
      else if (!isSamePage()) return false
      else if (isOpen() && !isMarked()) void close().then(sync)
      // The player went forward to the entry of a closed popup: `sync` goes back to the page.
      else sync()
      return true
    },
    leave: async () => await (leaving ?? (isMarked() ? goBack() : undefined)),
  }
}

function isMarked(): boolean {
  return (history.state as { popup?: unknown } | null)?.popup === true
}
