const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])'

interface FocusTrap {
  readonly root: HTMLElement
  /** The element that gets the focus when the trap ends. */
  before: Element | null
}

/** The open traps, the newest last. Only the newest trap handles keys. Traps may end in any order. */
const traps: FocusTrap[] = []
/** The value of the page's `overflow` style before the first trap. */
let overflow = ''

/**
 * Keeps the keyboard focus inside `root` and stops the page from scrolling. The returned function undoes both and
 * restores the focus.
 */
export function trapFocus(root: HTMLElement, escape?: () => void): () => void {
  const { style } = document.documentElement
  const trap: FocusTrap = { root, before: document.activeElement }
  if (traps.push(trap) === 1) {
    overflow = style.overflow
    style.overflow = 'hidden'
  }
  if (!root.contains(trap.before)) root.focus({ preventScroll: true })

  const onKeyDown = (event: KeyboardEvent) => {
    if (traps.at(-1) !== trap) return
    if (event.key === 'Escape') escape?.()
    if (event.key !== 'Tab') return
    const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())
    const first = stops[0]
    const last = stops.at(-1)
    const active = document.activeElement
    if (first === undefined || last === undefined) {
      event.preventDefault()
    } else if (event.shiftKey && (active === first || active === root)) {
      event.preventDefault()
      last.focus()
    } else if (!event.shiftKey && active === last) {
      event.preventDefault()
      first.focus()
    }
  }
  // Elements after `root` in the document may take the focus, because a popup that opens later is rendered there.
  const onFocusIn = ({ target }: FocusEvent) => {
    if (traps.at(-1) !== trap || !(target instanceof Node) || root.contains(target)) return
    if ((root.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)
      root.focus({ preventScroll: true })
  }

  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusin', onFocusIn)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
    const isNewest = traps.at(-1) === trap
    traps.splice(traps.indexOf(trap), 1)
    if (traps.length === 0) style.overflow = overflow
    const { before } = trap
    for (const other of traps) if (root.contains(other.before)) other.before = before
    if (isNewest && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}
