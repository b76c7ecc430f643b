import { type PointerEvent, type RefObject, useRef } from 'react'
import { followed, isThrown } from './drag.ts'

interface Pull {
  readonly from: number
  readonly at: number
  y: number
}

/** Handlers for the part of a sheet that is pulled. The sheet moves by transform alone. */
export function useDrag(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const pull = useRef<Pull | undefined>(undefined)

  const place = (y: number) => {
    if (sheet.current !== null) sheet.current.style.transform = y === 0 ? '' : `translateY(${y}px)`
  }
  const end = (event: PointerEvent) => {
    const { current } = pull
    if (current === undefined) return
    pull.current = undefined
    place(0)
    const speed = current.y / Math.max(event.timeStamp - current.at, 1)
    if (event.type === 'pointerup' && isThrown(current.y, sheet.current?.offsetHeight ?? 0, speed)) close()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a') !== null) return
      pull.current = { from: event.clientY, at: event.timeStamp, y: 0 }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (pull.current === undefined) return
      pull.current.y = event.clientY - pull.current.from
      place(followed(pull.current.y))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
