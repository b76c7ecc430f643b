const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])'

/** Keeps the keyboard inside `root` and the page behind it still. The returned function lets go and gives the focus back. */
export function keepFocus(root: HTMLElement, escape?: () => void): () => void {
  const before = document.activeElement
  const page = document.documentElement
  const { overflow } = page.style
  page.style.overflow = 'hidden'
  if (!root.contains(before)) root.focus({ preventScroll: true })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') escape?.()
    if (event.key !== 'Tab') return
    const stops = [...root.querySelectorAll<HTMLElement>(reachable)].filter((one) => one.checkVisibility())
    const first = stops[0]
    const last = stops.at(-1)
    const here = document.activeElement
    if (first === undefined || last === undefined) {
      event.preventDefault()
    } else if (event.shiftKey && (here === first || here === root)) {
      event.preventDefault()
      last.focus()
    } else if (!event.shiftKey && here === last) {
      event.preventDefault()
      first.focus()
    }
  }
  // Whatever opens above this later keeps its own focus: only what lies behind is refused.
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Node) || root.contains(target)) return
    if ((root.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0) root.focus({ preventScroll: true })
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
