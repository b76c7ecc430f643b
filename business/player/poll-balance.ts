import type { CallResult } from '../../engine/action.ts'
import type { RefreshBalanceResponse } from './calls.gen.ts'

export type Wallet = RefreshBalanceResponse

export interface Polling {
  /** Milliseconds between two attempts. */
  readonly interval: number
  readonly attempts: number
  readonly ask: () => Promise<CallResult>
  /** False once nobody waits for the answer any more. */
  readonly isWanted: () => boolean
}

/** Asks at once and then at intervals until the gateway has the balance. Undefined when it gave up; a call that fails counts as an attempt. */
export async function pollBalance({ interval, attempts, ask, isWanted }: Polling): Promise<Wallet | undefined> {
  for (let attempt = 1; attempt <= attempts && isWanted(); attempt++) {
    const answer = await ask()
    const wallet = answer.ok ? (answer.value as unknown as Wallet) : undefined
    // A gateway that does not say is taken at its word; 0 means that it still calculates.
    if (wallet?.balance !== undefined && wallet.balanceFlag !== 0) return wallet
    if (attempt < attempts) await new Promise((resume) => setTimeout(resume, interval))
  }
  return undefined
}
