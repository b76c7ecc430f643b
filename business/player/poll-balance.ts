import type { CallResult } from '../../engine/action.ts'
import type { RefreshBalanceResponse } from './calls.gen.ts'

/** Document 2, section 4 and 9; reading AM-065: first at once, then every 2 s, at most 8 times. */
const INTERVAL = 2000
const ATTEMPTS = 8

export type Wallet = RefreshBalanceResponse

/** Asks until the gateway has the balance. Undefined when it gave up; a call that fails counts as an attempt. */
export async function pollBalance(ask: () => Promise<CallResult>, isWanted: () => boolean): Promise<Wallet | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS && isWanted(); attempt++) {
    const answer = await ask()
    const wallet = answer.ok ? (answer.value as unknown as Wallet) : undefined
    // A gateway that does not say is taken at its word; 0 means that it still calculates.
    if (wallet?.balance !== undefined && wallet.balanceFlag !== 0) return wallet
    if (attempt < ATTEMPTS) await new Promise((resume) => setTimeout(resume, INTERVAL))
  }
  return undefined
}
