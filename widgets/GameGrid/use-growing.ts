import { type RefObject, useEffect, useState } from 'react'
import { nextShown } from './paging.ts'

interface Growing {
  readonly shown: number
  /** Shows the next ones at once. */
  readonly grow: () => void
}

/** Shows `pageSize` of `total`, and as many again after `delayMs` each time a person scrolls to `end`. Another `list` starts over. */
export function useGrowing(list: number, total: number, pageSize: number, delayMs: number, end: RefObject<HTMLElement | null>): Growing {
  const [state, setState] = useState({ list, shown: pageSize })
  const current = state.list === list ? state.shown : pageSize
  const shown = Math.min(current, total)
  const grow = () => setState({ list, shown: nextShown(shown, pageSize, total) })

  useEffect(() => {
    const element = end.current
    if (element === null || shown >= total) return
    let near = false
    let scrolled = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const consider = () => {
      if (near && scrolled && timer === undefined)
        timer = setTimeout(() => setState({ list, shown: nextShown(shown, pageSize, total) }), delayMs)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        near = entry?.isIntersecting === true
        consider()
      },
      { rootMargin: '300px' },
    )
    // A list shorter than the screen cannot scroll, but people try.
    const onScroll = () => {
      scrolled = true
      consider()
    }
    const passive = { passive: true, capture: true } as const
    const events = ['scroll', 'wheel', 'touchmove'] as const
    observer.observe(element)
    for (const event of events) addEventListener(event, onScroll, passive)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const event of events) removeEventListener(event, onScroll, passive)
    }
  }, [list, shown, total, pageSize, delayMs, end])

  return { shown, grow }
}
