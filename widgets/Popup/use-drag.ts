import { type PointerEvent, useRef } from 'react'
import { sheetOffset, isDismissed } from './drag.ts'

interface DragState {
  readonly from: number
  readonly at: number
  y: number
}

/** Returns a ref for the sheet, and handlers for the part that can be dragged. Only `transform` moves the sheet. */
export function useDrag(close: () => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const pull = useRef<DragState | undefined>(undefined)

  const place = (y: number) => {
    if (sheet.current !== null) sheet.current.style.transform = y === 0 ? '' : `translateY(${y}px)`
  }
  const end = (event: PointerEvent) => {
    const { current } = pull
    if (current === undefined) return
    pull.current = undefined
    place(0)
    const speed = current.y / Math.max(event.timeStamp - current.at, 1)
    if (event.type === 'pointerup' && isDismissed(current.y, sheet.current?.offsetHeight ?? 0, speed)) close()
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
      place(sheetOffset(pull.current.y))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { sheet, handlers }
}
