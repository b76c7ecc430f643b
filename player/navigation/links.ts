/**
 * Makes plain `<a>` elements navigate without loading a document, by one delegated listener for clicks and one that
 * prefetches on touch.
 */

export interface LinkHandlers {
  readonly follow: (href: string) => void
  readonly prefetch: (href: string) => void
}

/** Returns a function that removes the listeners. */
export function handleLinks({ follow, prefetch }: LinkHandlers): () => void {
  const clicked = (event: MouseEvent): void => {
    const link = internalLink(event)
    if (link === undefined) return
    event.preventDefault()
    // A link within the page moves the focus and keeps the address.
    const isHere = link.hash !== '' && link.pathname + link.search === location.pathname + location.search
    if (!isHere) return follow(link.href)
    const target = document.getElementById(link.hash.slice(1))
    // `focus` alone would not scroll to a target that is partly visible, and would center any other.
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }
  const touched = (event: PointerEvent): void => {
    const href = event.target instanceof Element ? (event.target.closest('a')?.href ?? '') : ''
    if (href !== '' && !savesData()) prefetch(href)
  }
  document.addEventListener('click', clicked)
  document.addEventListener('pointerdown', touched, { passive: true })
  return () => {
    document.removeEventListener('click', clicked)
    document.removeEventListener('pointerdown', touched)
  }
}

/** Returns the link of this site that got a plain click (no modifier key). */
function internalLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (
    link === null ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self')
  )
    return undefined
  return link
}

/** True in data-saving mode. Touched links are then not prefetched, because a touch may be the start of a scroll. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
