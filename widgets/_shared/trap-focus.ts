const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])'

/**
 * Keeps the keyboard focus inside `root` and stops the page from scrolling. The returned function undoes both and
 * restores the focus.
 */
export function trapFocus(root: HTMLElement, escape?: () => void): () => void {
  const before = document.activeElement
  const page = document.documentElement
  const { overflow } = page.style
  page.style.overflow = 'hidden'
  if (!root.contains(before)) root.focus({ preventScroll: true })

  const onKeyDown = (event: KeyboardEvent) => {
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
  // Elements after `root` may take the focus, because a popup that opens later is placed there.
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Node) || root.contains(target)) return
    if ((root.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)
      root.focus({ preventScroll: true })
  }

  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusin', onFocusIn)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
    page.style.overflow = overflow
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}
