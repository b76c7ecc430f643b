/** Consecutive wrong passwords after which an account is locked, and how long it stays locked. */
const maxTries = 5
const lockMs = 15 * 60_000
/** Limits the memory for account names that do not exist. */
const maxUnknown = 10_000

/**
 * Counts wrong passwords for each account. Accounts that do not exist are counted too, so answers do not differ.
 */
export interface LoginTries {
  of(account: CountedAccount, now: number): AccountTries
  clear(): void
}

export interface CountedAccount {
  /** Id of the account, the same for all spellings of its name. */
  readonly id: string
  readonly exists: boolean
}

export interface AccountTries {
  isLocked(): boolean
  /** Counts a wrong password. Returns the number of remaining tries. */
  fail(): number
  clear(): void
}

export function createLoginTries(): LoginTries {
  const known = new Map<string, { readonly count: number; readonly until: number }>()
  // A separate map, so names that do not exist cannot displace the counters of accounts.
  const unknown: typeof known = new Map()
  return {
    of({ id, exists }, now) {
      const records = exists ? known : unknown
      // Reads the record at each use, because calls for one account may overlap.
      const count = (): number => {
        const record = records.get(id)
        return record !== undefined && record.until > now ? record.count : 0
      }
      return {
        isLocked: () => count() >= maxTries,
        fail() {
          const next = count() + 1
          records.set(id, { count: next, until: now + lockMs })
          const [oldest] = unknown.keys()
          if (unknown.size > maxUnknown && oldest !== undefined) unknown.delete(oldest)
          return Math.max(0, maxTries - next)
        },
        clear: () => void records.delete(id),
      }
    },
    clear() {
      known.clear()
      unknown.clear()
    },
  }
}
