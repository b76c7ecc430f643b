import type { CallAnswer, CallResult } from '../../engine/action.ts'

type BalanceAnswer = CallAnswer<'player/refreshBalance'>

export interface BalancePolling {
  /** Milliseconds between two attempts. */
  readonly interval: number
  readonly attempts: number
  readonly call: () => Promise<CallResult<BalanceAnswer>>
  /** Returns false when the result is no longer needed. */
  readonly isWanted: () => boolean
}

/**
 * Calls the gateway at once and then at intervals until it has the balance. A failed call counts as an attempt. Returns
 * undefined after the last attempt, or when the result is no longer needed.
 */
export async function pollBalance({
  interval,
  attempts,
  call,
  isWanted,
}: BalancePolling): Promise<BalanceAnswer | undefined> {
  for (let attempt = 1; attempt <= attempts && isWanted(); attempt++) {
    const answer = await call()
    const wallet = answer.ok ? answer.value : undefined
    // The gateway is still calculating while balanceFlag is 0. A missing flag means that the balance is final.
    if (wallet?.balance !== undefined && wallet.balanceFlag !== 0) return wallet
    if (attempt < attempts) await new Promise((resume) => setTimeout(resume, interval))
  }
  return undefined
}
