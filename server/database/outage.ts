/** Reports the start and the end of an outage of the database, each once. */
export interface Outage {
  readonly begin: (reason: string) => void
  readonly end: () => void
}

export interface OutageListeners {
  readonly onProblem: (message: string) => void
  readonly onRecovery: (message: string) => void
}

export function createOutage({ onProblem, onRecovery }: OutageListeners): Outage {
  let isOut = false
  return {
    begin(reason) {
      if (!isOut)
        onProblem(`The database is not available: ${reason}. Calls are refused until the server can connect again.`)
      isOut = true
    },
    end() {
      if (isOut) onRecovery('The database is available again.')
      isOut = false
    },
  }
}
