import { type PointerEvent, useRef } from 'react'
import { followed, isThrown } from './drag.ts'

interface Pull {
  readonly from: number
  readonly at: number
  y: number
}

/** A sheet, and handlers for the part of it that is pulled. It moves by transform alone. */
export function useDrag(close: () => void) {
  const sheet = useRef<HTMLDivElement>(null)
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
  const handlers = {
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
  return { sheet, handlers }
}
