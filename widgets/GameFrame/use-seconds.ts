import { useEffect, useRef, useState } from 'react'

/**
 * Counts the whole seconds during which `isRunning` is true. After a pause, the count continues from its last value.
 */
export function useSeconds(isRunning: boolean): number {
  const counted = useRef(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const start = performance.now() - counted.current
    const timer = setInterval(() => {
      counted.current = performance.now() - start
      setSeconds(Math.floor(counted.current / 1000))
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}
