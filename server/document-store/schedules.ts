/**
 * Scheduled publishes: a change set that becomes live at a moment, and may be taken back at a later one. While it is
 * scheduled it cannot be edited.
 */
import { randomUUID } from 'node:crypto'
import { wallTimeInWords } from '../../engine/wording/moment.ts'
import type { JsonObject } from '../../engine/core/json.ts'
import type { Db, ScheduleTable } from '../database/tables.ts'
import type { Moment, ReviewStep, Schedule } from './answers.ts'
import { type Actor, addAudit, type AuditEntry } from './audit.ts'
import { contentHash, lockChangeSet, lockOpen, readItems, RefusedError, setState } from './change-sets.ts'
import { momentOf } from './moment.ts'
import { stateBeforeSchedule } from './review.ts'

/** A schedule is missed when no server has run it within this time. */
const TOLERANCE_MS = 15 * 60_000
/** A server that does not renew its lease within this time loses it. */
export const LEASE_MS = 60_000
const MAX_ATTEMPTS = 5
const ENDED = ['done', 'cancelled'] as const

export interface ScheduleRequest {
  readonly id: string
  readonly version: number
  readonly at: Moment
  /** When the change set is taken back. */
  readonly until?: Moment | undefined
}

interface Instants {
  readonly dueAt: number
  readonly endAt: number | undefined
}

/** @throws {RefusedError} for moments that are over, do not exist, or are in the wrong order */
export function momentsOf({ at, until }: ScheduleRequest, now: number): Instants {
  const dueAt = instantOf('at', at)
  if (dueAt <= now)
    throw new RefusedError(
      422,
      `${wallTimeInWords(at.wallTime, at.zone)} is in the past; publish now, or choose a later time`,
      { field: 'at' },
    )
  const endAt = until && instantOf('until', until)
  if (endAt !== undefined && endAt <= dueAt)
    throw new RefusedError(422, 'the end must be later than the start', { field: 'until' })
  return { dueAt, endAt }
}

/** The instant of a moment. A refusal names the field that contains the moment. */
function instantOf(field: 'at' | 'until', moment: Moment): number {
  try {
    return momentOf(moment)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    throw new RefusedError(422, error.message, { ...error.details, field })
  }
}

/** Schedules a change set, and freezes it. */
export async function createSchedules(
  db: Db,
  actor: Actor,
  {
    id,
    version,
    at,
    until,
    dueAt,
    endAt,
    approval,
    now,
  }: ScheduleRequest & Instants & { readonly approval: ReviewStep | undefined; readonly now: number },
): Promise<readonly Schedule[]> {
  return await db.transaction().execute(async (transaction) => {
    const changeSet = await lockOpen(transaction, id)
    if (version !== changeSet.version)
      throw new RefusedError(
        409,
        `the change set was edited and now has version ${changeSet.version}; look at it again`,
      )
    const shared = {
      change_set: id,
      content: contentHash(await readItems(transaction, id)),
      build: approval?.build ?? null,
      tolerance_ms: String(TOLERANCE_MS),
      state: 'waiting' as const,
      attempts: 0,
      created_by: actor.name,
      created_at: String(now),
    }
    const first = { ...shared, ...columnsOf(at, dueAt), id: randomUUID(), operation: 'publish' as const }
    await transaction.insertInto('config_schedule').values(first).execute()
    if (until !== undefined && endAt !== undefined) {
      const end = { ...columnsOf(until, endAt), id: randomUUID(), operation: 'take back' as const, follows: first.id }
      await transaction
        .insertInto('config_schedule')
        .values({ ...shared, ...end })
        .execute()
    }
    await setState(transaction, id, 'scheduled')
    const data: JsonObject = {
      schedule: first.id,
      content: first.content,
      ...auditMoment(at, dueAt),
      ...(until === undefined || endAt === undefined ? {} : { until: auditMoment(until, endAt) }),
    }
    await addAudit(transaction, actor, { action: 'publish scheduled', subject: id, data })
    return await readSchedules(transaction, { changeSet: id, isOpen: true })
  })
}

function columnsOf(
  { wallTime, zone, occurrence = null }: Moment,
  dueAt: number,
): Pick<ScheduleTable, 'wall_time' | 'zone' | 'occurrence' | 'due_at'> {
  return { wall_time: wallTime, zone, occurrence, due_at: String(dueAt) }
}

function auditMoment({ wallTime, zone }: Moment, instant: number): JsonObject {
  return { wallTime, zone, instant: new Date(instant).toISOString() }
}

/** Reads schedules, ordered by their moment. `isOpen` leaves out those that are done or cancelled. */
export async function readSchedules(
  db: Db,
  { changeSet, id, isOpen = false }: { readonly changeSet?: string; readonly id?: string; readonly isOpen?: boolean },
): Promise<readonly Schedule[]> {
  let query = db
    .selectFrom('config_schedule as schedule')
    .innerJoin('config_change_set as change', 'change.id', 'schedule.change_set')
    .selectAll('schedule')
    .select('change.title')
    .orderBy('schedule.due_at')
    .orderBy('schedule.id')
    .limit(1000)
  if (changeSet !== undefined) query = query.where('schedule.change_set', '=', changeSet)
  if (id !== undefined) query = query.where('schedule.id', '=', id)
  if (isOpen) query = query.where('schedule.state', 'not in', ENDED)
  return (await query.execute()).map(scheduleOf)
}

function scheduleOf(row: ScheduleTable & { readonly title: string }): Schedule {
  const { id, title, operation, follows, content, build, zone, occurrence, state, reason, sequence, attempts } = row
  const same = { id, title, operation, follows, content, build, zone, occurrence, state, reason, sequence, attempts }
  return {
    ...same,
    changeSet: row.change_set,
    wallTime: row.wall_time,
    dueAt: Number(row.due_at),
    finishedAt: row.finished_at === null ? null : Number(row.finished_at),
    createdBy: row.created_by,
    createdAt: Number(row.created_at),
  }
}

/** Returns the scheduled publish of a change set, if it has not ended. */
export async function openSchedule(db: Db, changeSet: string): Promise<Schedule | undefined> {
  return (await readSchedules(db, { changeSet, isOpen: true })).find(({ operation }) => operation === 'publish')
}

/** Returns the refusal to publish a scheduled change set without `replacesSchedule`. */
export function replacesError(schedule: Schedule): RefusedError {
  return new RefusedError(
    409,
    `the change set ${schedule.title} is scheduled for ${wallTimeInWords(schedule.wallTime, schedule.zone)}; publishing it now replaces this schedule`,
    { schedule },
  )
}

/** A schedule that a person cancels or resumes, with the reason. */
interface Ending {
  readonly id: string
  readonly reason: string
  readonly now: number
}

/** Cancels a schedule. The change set of a scheduled publish can be edited again. */
export async function cancelSchedule(db: Db, actor: Actor, { id, reason, now }: Ending): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await lockSchedule(transaction, id)
    const audits = await endSchedule(transaction, row, { action: 'schedule cancelled', reason, now })
    if (row.operation === 'publish') {
      await lockChangeSet(transaction, row.change_set)
      await setState(transaction, row.change_set, await stateBeforeSchedule(transaction, row.change_set))
    }
    for (const audit of audits) await addAudit(transaction, actor, audit)
  })
}

/** Cancels the schedule of a change set that is published now. The caller writes the audit. */
export async function replaceSchedule(transaction: Db, id: string, now: number): Promise<readonly AuditEntry[]> {
  const row = await lockSchedule(transaction, id)
  return await endSchedule(transaction, row, {
    action: 'schedule replaced',
    reason: 'the change set was published by hand',
    now,
  })
}

async function lockSchedule(transaction: Db, id: string): Promise<ScheduleTable> {
  const row = await transaction
    .selectFrom('config_schedule')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new RefusedError(404, `there is no schedule ${id}`)
  return row
}

async function endSchedule(
  transaction: Db,
  row: ScheduleTable,
  { action, reason, now }: { readonly action: AuditEntry['action']; readonly reason: string; readonly now: number },
): Promise<readonly AuditEntry[]> {
  if (row.state === 'running') throw new RefusedError(409, 'the schedule is running now; wait until it has finished')
  if (row.state === 'done' || row.state === 'cancelled')
    throw new RefusedError(409, `the schedule is already ${row.state}`)
  await transaction
    .updateTable('config_schedule')
    .set({ state: 'cancelled', reason, finished_at: String(now) })
    .where((where) => where.or([where('id', '=', row.id), where('follows', '=', row.id)]))
    .where('state', 'not in', ENDED)
    .execute()
  return [{ action, subject: row.change_set, data: { schedule: row.id, operation: row.operation, reason } }]
}

/** Lets the next check of the schedules run a missed or suspended schedule. */
export async function resumeSchedule(db: Db, actor: Actor, { id, reason, now }: Ending): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await lockSchedule(transaction, id)
    const { state, change_set, operation, due_at } = row
    if (state !== 'missed' && state !== 'suspended')
      throw new RefusedError(409, `the schedule is ${state}; only a missed or suspended schedule can be run now`)
    const ends = await readSchedules(transaction, { changeSet: change_set, isOpen: true })
    if (ends.some((end) => end.follows === id && end.dueAt <= now))
      throw new RefusedError(
        409,
        'the end of the schedule is in the past; cancel the schedule, and schedule the change set again',
      )
    const tolerance_ms = String(Math.max(0, now - Number(due_at)) + TOLERANCE_MS)
    await transaction
      .updateTable('config_schedule')
      .set({ state: 'waiting', reason: null, attempts: 0, tolerance_ms })
      .where('id', '=', id)
      .execute()
    const data = { schedule: id, operation, reason }
    await addAudit(transaction, actor, { action: 'schedule resumed', subject: change_set, data })
  })
}

export interface Lease {
  /** Id of the server. */
  readonly owner: string
  readonly now: number
}

/** Takes the lease of the schedule that is due first. A schedule that has been due for too long becomes `missed`. */
export async function leaseDue(db: Db, { owner, now }: Lease): Promise<Schedule | undefined> {
  for (const due of await dueSchedules(db, now)) {
    const isFree = due.state === 'waiting'
    const isMissed = isFree && now - Number(due.due_at) > Number(due.tolerance_ms)
    if (isMissed) {
      const minutes = Math.round((now - Number(due.due_at)) / 60_000)
      const reason = `no server ran the schedule when it was due; a server found it ${minutes} minutes later`
      await stopSchedule(db, due, { state: 'missed', reason })
      continue
    }
    if (Number(due.attempts) >= MAX_ATTEMPTS) {
      const reason = `the schedule failed ${MAX_ATTEMPTS} times; see the server log`
      await stopSchedule(db, due, { state: 'suspended', reason })
      continue
    }
    const { numUpdatedRows } = await db
      .updateTable('config_schedule')
      .set({ state: 'running', lease_owner: owner, lease_until: String(now + LEASE_MS), attempts: due.attempts + 1 })
      .where('id', '=', due.id)
      .where('state', '=', due.state)
      .where('attempts', '=', due.attempts)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return (await readSchedules(db, { id: due.id }))[0]
  }
  return undefined
}

/** The due schedules that no server has leased. A take back is due only when its publish is done. */
async function dueSchedules(db: Db, now: number): Promise<readonly ScheduleTable[]> {
  return await db
    .selectFrom('config_schedule as schedule')
    .leftJoin('config_schedule as start', 'start.id', 'schedule.follows')
    .selectAll('schedule')
    .where('schedule.due_at', '<=', String(now))
    .where((where) =>
      where.or([
        where('schedule.state', '=', 'waiting'),
        where.and([where('schedule.state', '=', 'running'), where('schedule.lease_until', '<', String(now))]),
      ]),
    )
    .where((where) => where.or([where('schedule.follows', 'is', null), where('start.state', '=', 'done')]))
    .orderBy('schedule.due_at')
    .orderBy('schedule.id')
    .execute()
}

export async function renewLease(db: Db, id: string, { owner, now }: Lease): Promise<void> {
  await db
    .updateTable('config_schedule')
    .set({ lease_until: String(now + LEASE_MS) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_owner', '=', owner)
    .execute()
}

/** Gives up a lease: the next check runs the schedule again, and this attempt does not count. */
export async function returnLease(db: Db, { id, attempts }: Schedule, { owner }: Lease): Promise<void> {
  await db
    .updateTable('config_schedule')
    .set({ state: 'waiting', attempts: attempts - 1, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_owner', '=', owner)
    .execute()
}

/** Another server has taken the lease: the result of this server is not written. */
export class LeaseLostError extends Error {}

/**
 * Ends a schedule that this server runs.
 * @throws {LeaseLostError}
 */
export async function finishSchedule(
  transaction: Db,
  id: string,
  {
    owner,
    now,
    sequence,
    reason = null,
  }: Lease & { readonly sequence: number | null; readonly reason?: string | null },
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('config_schedule')
    .set({ state: 'done', sequence, reason, finished_at: String(now), lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_owner', '=', owner)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new LeaseLostError(`another server runs the schedule ${id}`)
}

/**
 * Suspends a schedule, or marks it as missed, until a person decides; the change set stays frozen. Does nothing when
 * another server has changed the schedule.
 */
export async function stopSchedule(
  db: Db,
  schedule: Pick<ScheduleTable, 'id' | 'state' | 'attempts' | 'change_set' | 'operation'>,
  { state, reason }: { readonly state: 'suspended' | 'missed'; readonly reason: string },
): Promise<void> {
  const { id, operation, change_set } = schedule
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('config_schedule')
      .set({ state, reason, lease_owner: null, lease_until: null })
      .where('id', '=', id)
      .where('state', '=', schedule.state)
      .where('attempts', '=', schedule.attempts)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    const actor = { name: 'server', correlation: randomUUID() }
    const data = { schedule: id, operation, reason }
    await addAudit(transaction, actor, { action: `schedule ${state}`, subject: change_set, data })
  })
}

/** Computes the instants again, because the rules of time zones may have changed: a schedule keeps its local time. */
export async function followZones(db: Db, now: number): Promise<void> {
  for (const { id, changeSet, dueAt, wallTime, zone, occurrence, state } of await readSchedules(db, { isOpen: true })) {
    if (state !== 'waiting' || dueAt <= now) continue
    const instant = momentOf({ wallTime, zone, occurrence })
    if (instant === dueAt) continue
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('config_schedule')
        .set({ due_at: String(instant) })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '=', String(dueAt))
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return
      const actor = { name: 'server', correlation: randomUUID() }
      const data = { schedule: id, ...auditMoment({ wallTime, zone }, instant), before: new Date(dueAt).toISOString() }
      await addAudit(transaction, actor, { action: 'schedule moved', subject: changeSet, data })
    })
  }
}
