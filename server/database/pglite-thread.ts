import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { UnavailableError } from '../unavailable-error.ts'

/** Time limit for one statement, in milliseconds. A statement usually takes 2 ms. */
const USUAL_TIMEOUT_MS = 10_000
/** Time limit for creating or opening the database, in milliseconds: long enough for a busy machine. */
const START_TIMEOUT_MS = 120_000
const TICK_MS = 100

export interface StatementResult {
  readonly rows: readonly unknown[]
  readonly affectedRows: number | undefined
}

/** PGlite in a thread. The thread is terminated when a statement takes too long, or when PGlite stops. */
export interface PgliteThread {
  /** @throws {UnavailableError} when the database has stopped */
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>
  /** Resolves with the cause when the database has stopped and its thread has ended. */
  readonly stopped: Promise<Error>
  readonly close: () => Promise<void>
}

interface DatabaseFailure {
  readonly message: string
  readonly code: string | undefined
  readonly severity: string | undefined
  /** True when the WebAssembly module was aborted. */
  readonly isCrash: boolean
}

interface Reply {
  readonly id: number
  readonly result?: StatementResult
  readonly failure?: DatabaseFailure
}

interface Pending {
  readonly resolve: (result: StatementResult | undefined) => void
  readonly reject: (error: Error) => void
}

export interface StartOptions {
  /** Time limit for each statement, in milliseconds. */
  readonly timeoutMs?: number | undefined
  /** Aborts the start. */
  readonly signal?: AbortSignal | undefined
}

/** @throws {Error} when the database cannot be opened, or when the signal is aborted before it is open */
export async function startPglite(
  folder: string,
  { timeoutMs = USUAL_TIMEOUT_MS, signal }: StartOptions = {},
): Promise<PgliteThread> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: { folder },
    // Without Node arguments: hooks of tsx would only delay the start.
    execArgv: [],
  })
  const opening = new AbortController()
  const endTimer = startTimer(START_TIMEOUT_MS, () => opening.abort())
  const cancel = (): void => opening.abort()
  signal?.addEventListener('abort', cancel)
  try {
    // If the thread fails, `once` rejects with the error of the thread.
    await once(worker, 'message', { signal: opening.signal })
  } catch (error) {
    await worker.terminate()
    signal?.throwIfAborted()
    if (!opening.signal.aborted) throw error
    throw new Error(`the embedded database did not open within ${START_TIMEOUT_MS / 1000} s`, { cause: error })
  } finally {
    endTimer()
    signal?.removeEventListener('abort', cancel)
  }
  return connect(worker, timeoutMs)
}

function connect(worker: Worker, timeoutMs: number): PgliteThread {
  const pending = new Map<number, Pending>()
  let lastId = 0
  let isClosed = false
  let cause: Error | undefined
  let onStopped: (cause: Error) => void
  const stopped = new Promise<Error>((resolve) => (onStopped = resolve))

  function stop(error: Error): void {
    if (cause !== undefined || isClosed) return
    cause = error
    for (const { reject } of pending.values()) reject(unavailable(error))
    pending.clear()
    // Waits for the thread, which may write to the database until it ends.
    void worker.terminate().then(() => onStopped(error))
  }
  worker.on('error', stop)
  worker.on('exit', (code) => stop(new Error(`the thread of the embedded database ended (exit ${code})`)))
  worker.on('message', ({ id, result, failure }: Reply) => {
    const waiting = pending.get(id)
    pending.delete(id)
    if (failure === undefined) return waiting?.resolve(result)
    const error = Object.assign(new Error(failure.message), failure)
    if (!hasStopped(failure)) return waiting?.reject(error)
    waiting?.reject(unavailable(error))
    stop(error)
  })

  async function ask(request: { readonly sql?: string; readonly parameters?: readonly unknown[] }) {
    if (cause !== undefined) throw unavailable(cause)
    const endTimer = startTimer(timeoutMs, () =>
      stop(new Error(`the embedded database did not respond within ${timeoutMs / 1000} s`)),
    )
    try {
      return await new Promise<StatementResult | undefined>((resolve, reject) => {
        const id = ++lastId
        pending.set(id, { resolve, reject })
        worker.postMessage({ id, ...request })
      })
    } finally {
      endTimer()
    }
  }

  return {
    stopped,
    async query(sql, parameters) {
      return (await ask({ sql, parameters })) ?? { rows: [], affectedRows: undefined }
    },
    async close() {
      try {
        if (cause === undefined) await ask({})
      } finally {
        isClosed = true
        await worker.terminate()
      }
    },
  }
}

/**
 * Returns whether all further statements will fail: PostgreSQL ended itself, was aborted, or cannot write (SQLSTATE 53
 * insufficient resources, 58 system error, XX internal error).
 */
function hasStopped({ severity, code, isCrash }: DatabaseFailure): boolean {
  return isCrash || severity === 'PANIC' || severity === 'FATAL' || /^(?:53|58|XX)/.test(code ?? '')
}

function unavailable(cause: Error): UnavailableError {
  return new UnavailableError('The database is not available. Please try again later.', { cause })
}

/** Calls `onEnd` after `ms`. Time in which this process was stopped or blocked does not count. */
function startTimer(ms: number, onEnd: () => void): () => void {
  let left = Math.ceil(ms / TICK_MS)
  const timer = setInterval(() => {
    if (--left > 0) return
    clearInterval(timer)
    onEnd()
  }, TICK_MS)
  return () => clearInterval(timer)
}
