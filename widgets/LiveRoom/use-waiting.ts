import { useEffect, useState } from 'react'

/** Milliseconds to wait for an answer: longer than the time limit of a call, so no answer arrives later. */
const LIMIT_MS = 60_000

/**
 * Tracks whether the last request still waits for an answer.
 *
 * @param answers number of answers so far; it increases when the gateway has answered
 */
export function useWaiting(answers: number): { readonly isWaiting: boolean; readonly wait: () => void } {
  /** The value of `answers` when the last request was sent. */
  const [sentAt, setSentAt] = useState(-1)
  const isWaiting = sentAt === answers
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSentAt(-1), LIMIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return { isWaiting, wait: () => setSentAt(answers) }
}
