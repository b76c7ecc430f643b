import { useEffect, useRef, useState } from 'react'
import { rollingAmount, rollMs } from './roll.ts'

/** Returns the amount to show while the display rolls to `amount`. The first amount is shown without rolling. */
export function useRolling(amount: number): number {
  const [shown, setShown] = useState(amount)
  const last = useRef(amount)

  useEffect(() => {
    const from = last.current
    if (from === amount) return
    const jump = from <= 0 || amount <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      const value = jump ? amount : rollingAmount(from, amount, now - start)
      last.current = value
      setShown(value)
      if (!jump && now - start < rollMs) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount])

  // Shows the first known amount at once instead of 0.
  return shown > 0 ? shown : amount
}
