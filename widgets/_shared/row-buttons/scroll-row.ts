/**
 * Lets the two buttons of a row scroll it by as many cards as fit. The buttons are shown with `data-active` only while
 * the row can be scrolled. At an end, a button is inactive but keeps the focus.
 */
export function scrollRow(row: HTMLElement, buttons: HTMLElement, signal: AbortSignal): void {
  const [previous, next] = buttons.children as unknown as readonly [HTMLElement, HTMLElement]
  const update = () => {
    const end = row.scrollWidth - row.clientWidth
    const position = Math.abs(row.scrollLeft)
    buttons.toggleAttribute('data-active', end > 1)
    previous.ariaDisabled = String(position <= 1)
    next.ariaDisabled = String(position >= end - 1)
  }
  const scroll = (direction: 1 | -1) => {
    const [first, second] = row.children as unknown as readonly HTMLElement[]
    // In right-to-left pages a step is negative, like `scrollLeft`.
    const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
    if (step === 0) return
    const cards = Math.max(1, Math.floor(row.clientWidth / Math.abs(step) + 0.1))
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollBy({ left: direction * cards * step, behavior: isCalm ? 'instant' : 'smooth' })
  }
  previous.addEventListener('click', () => scroll(-1), { signal })
  next.addEventListener('click', () => scroll(1), { signal })
  row.addEventListener('scroll', update, { passive: true, signal })
  const sizes = new ResizeObserver(update)
  sizes.observe(row)
  const cards = new MutationObserver(update)
  cards.observe(row, { childList: true })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    cards.disconnect()
  })
}
