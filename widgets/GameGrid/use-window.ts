import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { CardWindow } from '../_shared/game-tools/card-window.ts'
import type { Tools } from './use-tools.ts'

/** A list with at most this many cards is rendered completely. */
const WHOLE = 60

/** `useLayoutEffect` in browsers. The prerenderer has no document and no layout, so there it is `useEffect`. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Returns which of the `total` cards are rendered in `list`. In a long list, only cards near the viewport are rendered.
 */
export function useWindow(
  total: number,
  list: RefObject<HTMLUListElement | null>,
  tools: Tools | null | undefined,
): Pick<CardWindow, 'from' | 'to'> & Partial<CardWindow> {
  const [found, setFound] = useState<CardWindow>()
  const isLong = total > WHOLE
  // Runs before the paint, because a restored scroll position needs the height of the whole list.
  useBrowserLayoutEffect(() => {
    if (isLong && list.current !== null) return tools?.followWindow(list.current, total, setFound)
  }, [isLong, total, list, tools])
  return isLong && found !== undefined ? found : { from: 0, to: total }
}
