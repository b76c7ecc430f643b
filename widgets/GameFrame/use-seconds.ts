import { useEffect, useState } from 'react'

/** Whole seconds since `isRunning` became true for the first time. The time goes on while a game is loaded again. */
export function useSeconds(isRunning: boolean): number {
  const [start, setStart] = useState<number>()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (isRunning) setStart((before) => before ?? performance.now())
  }, [isRunning])
  useEffect(() => {
    if (start === undefined) return
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [start])
  return seconds
}
