import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { nextShown, wholeRows } from './paging.ts'

interface GrowingList {
  readonly shown: number
  /** Shows the next `pageSize` cards without a delay. */
  readonly grow: () => void
  /** Shows the first `shown` cards of the list with the number `list`. */
  readonly show: (list: number, shown: number) => void
}

/**
 * Shows `pageSize` of `total` cards, and `pageSize` more each time `end` is scrolled into view, after `delayMs`. The
 * last row is completed to `columns` cards. When `list` changes, it shows `pageSize` cards again. `onGrow` is called
 * with each new number of cards.
 */
export function useGrowing(
  list: number,
  total: number,
  pageSize: number,
  delayMs: number,
  end: RefObject<HTMLElement | null>,
  onGrow: (shown: number) => void,
  columns: number,
): GrowingList {
  const [state, setState] = useState({ list, shown: pageSize })
  const current = state.list === list ? state.shown : pageSize
  const shown = wholeRows(current, columns, total)
  const show = (next: number, count: number) => setState({ list: next, shown: count })
  const grow = () => {
    const next = nextShown(shown, pageSize, total)
    show(list, next)
    onGrow(next)
  }
  const growLater = useEffectEvent(grow)

  useEffect(() => {
    const element = end.current
    if (element === null || shown >= total) return
    let isNear = false
    let hasScrolled = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const growIfNear = () => {
      if (isNear && hasScrolled && timer === undefined) timer = setTimeout(() => growLater(), delayMs)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting === true
        growIfNear()
      },
      { rootMargin: '300px' },
    )
    // Wheel and touch events also count as scrolling, because a list that is shorter than the screen cannot scroll.
    // Wheel and touch listeners on the window are passive by default.
    const onScroll = () => {
      hasScrolled = true
      growIfNear()
    }
    const events = ['scroll', 'wheel', 'touchmove'] as const
    observer.observe(element)
    for (const event of events) addEventListener(event, onScroll, true)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const event of events) removeEventListener(event, onScroll, true)
    }
  }, [list, shown, total, pageSize, delayMs, end])

  return { shown, grow, show }
}
