import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type CardWindow, cardWindow, isSameWindow, WHOLE, wholeList } from './window.ts'

/** The prerenderer has no layout. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The cards of `total` that are rendered in `list`. They follow the viewport. */
export function useWindow(total: number, list: RefObject<HTMLUListElement | null>): CardWindow {
  const [found, setFound] = useState(wholeList(total))
  const isLong = total > WHOLE
  const follow = useEffectEvent(() => {
    if (!isLong || list.current === null) return
    const next = windowIn(list.current, total)
    setFound((before) => (isSameWindow(before, next) ? before : next))
  })

  // Before the paint: a restored place needs the height of the whole list.
  useBrowserLayoutEffect(() => follow(), [total])
  useEffect(() => {
    if (!isLong) return
    const onMove = () => follow()
    addEventListener('scroll', onMove, { passive: true, capture: true })
    addEventListener('resize', onMove)
    return () => {
      removeEventListener('scroll', onMove, { capture: true })
      removeEventListener('resize', onMove)
    }
  }, [isLong])

  return isLong ? found : wholeList(total)
}

function windowIn(list: HTMLUListElement, total: number): CardWindow {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const card = list.querySelector<HTMLElement>(':scope > :not([aria-hidden])')
  return cardWindow(total, {
    top: (list.firstElementChild ?? list).getBoundingClientRect().top,
    viewport: innerHeight,
    columns: gridTemplateColumns.split(' ').length,
    row: card?.offsetHeight ?? 0,
    gap: Number.parseFloat(rowGap) || 0,
  })
}
