/**
 * The kill switch of a server: follows `kills.json`, which commands write too, and merges it with the entries in the
 * database, so other servers get all entries and the audit records them. It works without the database.
 */
import { randomUUID } from 'node:crypto'
import { canonical, type JsonObject } from '../../engine/core/json.ts'
import type { Kill, KillEnd, KillList } from '../../engine/core/kill.ts'
import { activeKills, KillFile, killList, type NewKill } from '../../engine/release/kill-file.ts'
import type { Db } from '../database/tables.ts'
import { type Actor, addAudit } from '../document-store/audit.ts'
import { knownNames } from './killable.ts'
import { reasonOf, UnavailableError } from '../unavailable-error.ts'

export interface KillSwitchOptions {
  readonly dataDir: string
  readonly key: string
  /** The database if it is open. */
  readonly openDatabase: () => Db | undefined
  readonly now: () => number
  /** Paths of pages that cannot be killed. */
  readonly locked: readonly string[]
  /** Called after the list of active kills has changed. */
  readonly onChange: () => void
  readonly onProblem: (message: string) => void
}

/** Milliseconds between reads of the file. Players then request the list within 3 s. */
const POLL_MS = 500

export class KillSwitch {
  readonly #options: KillSwitchOptions
  readonly #file: KillFile
  readonly #timer: NodeJS.Timeout
  #list: KillList | undefined
  #lastProblem = ''
  #running: Promise<void> | undefined
  #isClosed = false
  /**
   * The rows of the database and the kills of the file, as canonical JSON, when they were last stored. While both are
   * unchanged, nothing is written.
   */
  #stored: string | undefined

  constructor(options: KillSwitchOptions) {
    this.#options = options
    this.#file = new KillFile(options.dataDir, options.key, knownNames)
    this.#timer = setInterval(() => void this.follow(), POLL_MS).unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#running
  }

  /** The list of active kills; undefined when there are none. */
  readonly list = (): KillList | undefined => this.#list

  async read(): Promise<readonly Kill[]> {
    return await this.#file.read()
  }

  async add(actor: Actor, kill: Omit<NewKill, 'by'>): Promise<Kill> {
    const added = await this.#file.add({ ...kill, by: actor.name }, this.#options.now())
    await this.follow()
    return added
  }

  async lift(actor: Actor, id: string, reason: string): Promise<Kill> {
    const lifted = await this.#file.lift(id, { by: actor.name, at: this.#options.now(), reason })
    await this.follow()
    return lifted
  }

  /** Reads the file, and brings it in step with the database. */
  async follow(): Promise<void> {
    // A call during a run waits for it, and then reads what was written meanwhile.
    await this.#running
    this.#running ??= this.#followOnce().finally(() => (this.#running = undefined))
    await this.#running
  }

  async #followOnce(): Promise<void> {
    if (this.#isClosed) return
    try {
      const kills = await this.#file.read()
      this.#take(kills)
      await this.#store(kills)
      this.#lastProblem = ''
    } catch (error) {
      // After a failure, the previous list of kills stays in effect. An outage of the database is reported separately.
      if (this.#isClosed || error instanceof UnavailableError) return
      const problem = reasonOf(error)
      if (problem !== this.#lastProblem) this.#options.onProblem(problem)
      this.#lastProblem = problem
    }
  }

  #take(kills: readonly Kill[]): void {
    const { now, locked, onChange } = this.#options
    const next = killList(activeKills(kills, now()), locked)
    if (next?.id === this.#list?.id) return
    this.#list = next
    onChange()
  }

  async #store(kills: readonly Kill[]): Promise<void> {
    const db = this.#options.openDatabase()
    if (db === undefined) return
    const rows = await db.selectFrom('config_kill').selectAll().orderBy('id').execute()
    const state = canonical([rows, kills])
    if (state === this.#stored) return
    const known = new Map(rows.map((row) => [row.id, row]))
    for (const kill of kills) {
      const row = known.get(kill.id)
      if (row === undefined) await insertKill(db, kill)
      if (kill.lifted !== undefined && row?.is_lifted !== true) await storeLift(db, kill, kill.lifted)
    }
    const others = rows.map((row) => JSON.parse(row.kill) as Kill)
    await this.#file.merge(others)
    this.#take(await this.#file.read())
    this.#stored = state
  }
}

async function insertKill(db: Db, { lifted: _lifted, ...kill }: Kill): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('config_kill')
      .values({ id: kill.id, kill: canonical(kill), is_lifted: false })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return
    const { id, by, ...data } = kill
    await addAudit(transaction, actorOf(by), { action: 'kill', subject: id, data: data as unknown as JsonObject })
  })
}

async function storeLift(db: Db, kill: Kill, lifted: KillEnd): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('config_kill')
      .set({ kill: canonical(kill), is_lifted: true })
      .where('id', '=', kill.id)
      .where('is_lifted', '=', false)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    const { by, ...end } = lifted
    const { id, by: _by, lifted: _lifted, ...selected } = kill
    const data = { ...selected, ...end } as unknown as JsonObject
    await addAudit(transaction, actorOf(by), { action: 'kill lifted', subject: id, data })
  })
}

const actorOf = (name: string): Actor => ({ name, correlation: randomUUID() })
