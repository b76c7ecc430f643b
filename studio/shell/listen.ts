import { type RefObject, useEffect } from 'react'

/** Listens to events inside an element that is not a control itself. */
export function useListener<K extends keyof HTMLElementEventMap>(
  element: RefObject<HTMLElement | null>,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
): void {
  useEffect(() => {
    const node = element.current
    node?.addEventListener(type, listener)
    return () => node?.removeEventListener(type, listener)
  })
}
