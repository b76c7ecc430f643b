/**
 * Runs scheduled publishes when they are due. Several servers may do this: a lease decides which server runs a
 * schedule.
 */
import { randomUUID } from 'node:crypto'
import type { Db } from '../database/tables.ts'
import type { Clock } from '../sandbox/clock.ts'
import { reasonOf, UnavailableError } from '../unavailable-error.ts'
import type { Schedule } from './answers.ts'
import { BusyError, RefusedError } from './change-sets.ts'
import type { PublishResult } from './document-store.ts'
import {
  finishSchedule,
  followZones,
  LEASE_MS,
  leaseDue,
  LeaseLostError,
  renewLease,
  returnLease,
  stopSchedule,
} from './schedules.ts'

/** Marks the schedule as done, in the transaction that decides the publish. */
export type Finish = (transaction: Db, sequence: number) => Promise<void>

/** A take back finds nothing to undo. */
export class NothingLeftError extends Error {}

export interface SchedulerOptions {
  /** The database if it is open. */
  readonly openDatabase: () => Db | undefined
  readonly clock: Pick<Clock, 'now' | 'onSet'>
  readonly fire: (db: Db, schedule: Schedule, finish: Finish) => Promise<PublishResult>
  readonly onProblem: (message: string) => void
}

/** How often the schedules are compared with the clock, in milliseconds. */
const POLL_MS = 1000

export class Scheduler {
  readonly #options: SchedulerOptions
  readonly #owner = randomUUID()
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  #isClosed = false
  #hasFollowedZones = false

  constructor(options: SchedulerOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.run(), POLL_MS).unref()
    options.clock.onSet(() => void this.run())
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#running
  }

  /** Runs everything that is due now. */
  async run(): Promise<void> {
    // A call during a run waits for that run, and then runs what has become due.
    await this.#running
    this.#running ??= this.#runAll().finally(() => (this.#running = undefined))
    await this.#running
  }

  async #runAll(): Promise<void> {
    const { openDatabase, clock } = this.#options
    try {
      for (;;) {
        const db = openDatabase()
        if (db === undefined || this.#isClosed) return
        if (!this.#hasFollowedZones) await followZones(db, clock.now())
        this.#hasFollowedZones = true
        const leased = await leaseDue(db, { owner: this.#owner, now: clock.now() })
        if (leased === undefined) return
        await this.#fire(db, leased)
      }
    } catch (error) {
      // When the lease of a failed schedule expires, the schedule is tried again.
      this.#report('a scheduled publish failed', error)
    }
  }

  #report(problem: string, error: unknown): void {
    // An outage is reported by the database itself.
    if (this.#isClosed || error instanceof UnavailableError || error instanceof LeaseLostError) return
    this.#options.onProblem(`${problem}: ${reasonOf(error)}`)
  }

  async #fire(db: Db, leased: Schedule): Promise<void> {
    const { clock, fire, onProblem } = this.#options
    let reason: string
    const lease = () => ({ owner: this.#owner, now: clock.now() })
    const risk = `the lease of the schedule of ${leased.title} cannot be renewed, so another server may run it too`
    const renew = setInterval(
      () => void renewLease(db, leased.id, lease()).catch((error: unknown) => this.#report(risk, error)),
      LEASE_MS / 3,
    ).unref()
    try {
      const result = await fire(db, leased, (transaction, sequence) =>
        finishSchedule(transaction, leased.id, { ...lease(), sequence }),
      )
      if (result.ok) return
      const [first] = result.findings.filter(({ severity }) => severity === 'error')
      const place = first === undefined ? '' : `: ${first.file}: ${first.message}`
      reason = `${result.findings.length} findings of the gates${place}`
    } catch (error) {
      if (error instanceof NothingLeftError)
        return await finishSchedule(db, leased.id, { ...lease(), sequence: null, reason: error.message })
      if (error instanceof BusyError) return await returnLease(db, leased, lease())
      if (!(error instanceof RefusedError)) throw error
      reason = error.message
    } finally {
      clearInterval(renew)
    }
    await this.#suspend(db, leased, reason)
    onProblem(`the schedule of ${leased.title} (${leased.wallTime} ${leased.zone}) is suspended: ${reason}`)
  }

  async #suspend(db: Db, { id, changeSet, operation, attempts }: Schedule, reason: string): Promise<void> {
    await stopSchedule(
      db,
      { id, state: 'running', attempts, change_set: changeSet, operation },
      { state: 'suspended', reason },
    )
  }
}
