/** Operators in the database: the first administrator, invitations, roles, suspension and passwords. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tables } from '../database/tables.ts'
import { type Actor, addAudit, type AuditEntry } from '../document-store/audit.ts'
import { RefusedError } from '../document-store/change-sets.ts'
import { createCode, useCode } from './codes.ts'
import type { Right, Role } from '../document-store/answers.ts'
import { TOKEN_OWNER } from './token-owner.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Null for all documents. */
  readonly rights: readonly Right[] | null
  readonly suspended: boolean
  readonly secondFactor: boolean
  /** Whether the operator has signed in, or chosen a password, since the invitation or the last reset. */
  readonly joined: boolean
  readonly sessions: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When the latest open session began; null without an open session. */
  readonly signedInAt: number | null
}

export interface Invitation {
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly rights: readonly Right[] | null
}

export interface PersonChange {
  readonly role?: Role
  readonly rights?: readonly Right[] | null
  readonly suspended?: boolean
}

/** The person who changes operators: an administrator, or the owner of the machine with the publish token. */
interface Administrator extends Actor {
  readonly id: string
}

/** Names that the audit uses for actors who are not operators. */
const reservedNames: ReadonlySet<string> = new Set([TOKEN_OWNER.name, 'server'])

export async function hasOperators(db: Db): Promise<boolean> {
  return (await db.selectFrom('operator').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** @returns undefined when the code is wrong, used or expired, or when there is an operator */
export async function createFirst(
  db: Db,
  {
    code,
    name,
    email,
    passwordHash,
  }: { readonly code: string; readonly name: string; readonly email: string; readonly passwordHash: string },
): Promise<string | undefined> {
  return await db.transaction().execute(async (transaction) => {
    await lockPeople(transaction)
    if ((await hasOperators(transaction)) || (await useCode(transaction, 'first', code)) === undefined) return undefined
    const invitation = { name, email, role: 'administrator' as const, rights: null }
    const id = await insertPerson(transaction, invitation)
    await setPassword(transaction, id, passwordHash)
    await transaction.deleteFrom('operator_code').where('purpose', '=', 'first').execute()
    await addAudit(transaction, actorNamed(name), joined(id, 'administrator'))
    return id
  })
}

/** @returns the code with which the operator chooses a password */
export async function invite(
  db: Db,
  actor: Administrator,
  invitation: Invitation,
): Promise<{ readonly id: string; readonly code: string }> {
  return await db.transaction().execute(async (transaction) => {
    await lockPeople(transaction)
    await requireAdministrator(transaction, actor)
    const { name, role, rights } = invitation
    const id = await insertPerson(transaction, invitation)
    const code = await createCode(transaction, 'join', id)
    await addAudit(transaction, actor, {
      action: 'operator invited',
      subject: id,
      data: { name: name.trim(), role, rights: rights?.map((right) => ({ ...right })) ?? null },
    })
    return { id, code }
  })
}

/** Sets the password of an operator who was invited, or reset. @returns undefined when the code is not valid */
export async function join(
  db: Db,
  { code, passwordHash }: { readonly code: string; readonly passwordHash: string },
): Promise<{ readonly email: string } | undefined> {
  return await db.transaction().execute(async (transaction) => {
    await lockPeople(transaction)
    const id = (await useCode(transaction, 'join', code))?.operator
    const person = id && (await readRow(transaction, id))
    if (!person || person.suspended) return undefined
    await setPassword(transaction, person.id, passwordHash)
    await addAudit(transaction, actorNamed(person.name), joined(person.id, person.role))
    return { email: person.email }
  })
}

/** Changes role, rights or suspension, and ends all sessions of the operator. No operator changes their own account. */
export async function changePerson(db: Db, actor: Administrator, id: string, change: PersonChange): Promise<void> {
  await changeOther(db, actor, id, async (transaction, { name }) => {
    const { rights, ...rest } = change
    await transaction
      .updateTable('operator')
      .set({
        ...rest,
        ...(rights === undefined ? {} : { rights: rights && JSON.stringify(rights) }),
        updatedAt: new Date(),
      })
      .where('id', '=', id)
      .execute()
    if (change.suspended === true) await transaction.deleteFrom('operator_code').where('operator', '=', id).execute()
    const data = {
      name,
      ...rest,
      ...(rights === undefined ? {} : { rights: rights?.map((right) => ({ ...right })) ?? null }),
    }
    return { action: 'operator changed', subject: id, data }
  })
}

/** Removes password, second factor and sessions. @returns the code with which the operator chooses a new password */
export async function resetPerson(db: Db, actor: Administrator, id: string): Promise<string> {
  let code = ''
  await changeOther(db, actor, id, async (transaction, { name, suspended }) => {
    if (suspended) throw new RefusedError(409, `${name} is suspended; end the suspension first`)
    await transaction.deleteFrom('operator_account').where('userId', '=', id).execute()
    await transaction.deleteFrom('operator_second_factor').where('userId', '=', id).execute()
    await transaction.deleteFrom('operator_used_code').where('operator', '=', id).execute()
    await transaction.updateTable('operator').set({ twoFactorEnabled: false }).where('id', '=', id).execute()
    code = await createCode(transaction, 'join', id)
    return { action: 'operator reset', subject: id, data: { name } }
  })
  return code
}

export async function changePassword(db: Db, actor: Administrator, passwordHash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, actor.id, passwordHash)
    await addAudit(transaction, actor, { action: 'password changed', subject: actor.id, data: {} })
  })
}

/** Ends the sessions of an operator on all devices, and the sign-ins that wait for a second factor. */
export async function endSessions(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { name } = (await readRow(transaction, id)) ?? unknown()
    await deleteSessions(transaction, id)
    await addAudit(transaction, actor, { action: 'sessions ended', subject: id, data: { name } })
  })
}

/** Ends one session of an operator. */
export async function endSession(db: Db, actor: Actor, id: string, session: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { name } = (await readRow(transaction, id)) ?? unknown()
    const { numDeletedRows } = await transaction
      .deleteFrom('operator_session')
      .where('id', '=', session)
      .where('userId', '=', id)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new RefusedError(404, 'this session has already ended')
    await addAudit(transaction, actor, { action: 'sessions ended', subject: id, data: { name, sessions: 1 } })
  })
}

export interface SignedInSession {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly expiresAt: number
  readonly userAgent: string | null
}

/** The open sessions of an operator, oldest first. */
export async function readSessions(db: Db, operator: string): Promise<readonly SignedInSession[]> {
  const rows = await db
    .selectFrom('operator_session')
    .select(['id', 'createdAt', 'expiresAt', 'userAgent'])
    .where('userId', '=', operator)
    .where('expiresAt', '>', new Date())
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime(), expiresAt: row.expiresAt.getTime() }))
}

export async function readPeople(db: Db): Promise<readonly Person[]> {
  const rows = await db
    .selectFrom('operator')
    .leftJoin('operator_session as session', (on) =>
      on.onRef('session.userId', '=', 'operator.id').on('session.expiresAt', '>', new Date()),
    )
    .leftJoin('operator_account as account', 'account.userId', 'operator.id')
    .select(['operator.id', 'name', 'email', 'role', 'rights', 'suspended', 'twoFactorEnabled', 'operator.createdAt'])
    .select((row) => [
      row.fn.count<string>('session.id').distinct().as('sessions'),
      row.fn.max('session.createdAt').as('signedInAt'),
      row.fn.count<string>('account.id').as('accounts'),
    ])
    .groupBy('operator.id')
    .orderBy('name')
    .execute()
  return rows.map(({ twoFactorEnabled, accounts, ...row }) => ({
    ...row,
    rights: readRights(row.rights),
    secondFactor: twoFactorEnabled === true,
    joined: Number(accounts) > 0,
    sessions: Number(row.sessions),
    createdAt: row.createdAt.getTime(),
    signedInAt: row.signedInAt?.getTime() ?? null,
  }))
}

export function readRights(stored: string | null | undefined): readonly Right[] | null {
  return stored === null || stored === undefined ? null : (JSON.parse(stored) as readonly Right[])
}

/** Changes an operator in a transaction, and ends their sessions. */
async function changeOther(
  db: Db,
  actor: Administrator,
  id: string,
  work: (transaction: Db, person: PersonRow) => Promise<AuditEntry>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPeople(transaction)
    await requireAdministrator(transaction, actor)
    if (id === actor.id)
      throw new RefusedError(
        409,
        'operators cannot change their own role, rights or suspension, or reset their own sign-in; ask another administrator',
      )
    const person = (await readRow(transaction, id)) ?? unknown()
    const entry = await work(transaction, person)
    await deleteSessions(transaction, id)
    await addAudit(transaction, actor, entry)
  })
}

type PersonRow = Pick<Tables['operator'], 'id' | 'name' | 'email' | 'role' | 'suspended'>

async function readRow(db: Db, id: string): Promise<PersonRow | undefined> {
  return await db
    .selectFrom('operator')
    .select(['id', 'name', 'email', 'role', 'suspended'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function unknown(): never {
  throw new RefusedError(404, 'there is no such operator')
}

/** Allows one change of operators at a time, so two administrators cannot suspend each other. */
async function lockPeople(transaction: Db): Promise<void> {
  await sql`lock table operator in share row exclusive mode`.execute(transaction)
}

async function requireAdministrator(transaction: Db, { id }: Administrator): Promise<void> {
  if (id === TOKEN_OWNER.id) return
  const row = await readRow(transaction, id)
  if (row?.role !== 'administrator' || row.suspended) throw new RefusedError(409, 'you are no longer an administrator')
}

async function insertPerson(transaction: Db, { name, email, role, rights }: Invitation): Promise<string> {
  const row = { name: name.trim(), email: email.trim().toLowerCase() }
  const others = await transaction
    .selectFrom('operator')
    .select('id')
    .where(({ or, eb, fn }) =>
      or([eb('email', '=', row.email), eb(fn('lower', ['name']), '=', row.name.toLowerCase())]),
    )
    .executeTakeFirst()
  if (others !== undefined || reservedNames.has(row.name.toLowerCase()))
    throw new RefusedError(409, 'another operator has this name or this email address')
  const id = randomUUID()
  await transaction
    .insertInto('operator')
    .values({
      id,
      ...row,
      role,
      rights: rights && JSON.stringify(rights),
      emailVerified: false,
      twoFactorEnabled: false,
      suspended: false,
    })
    .execute()
  return id
}

/** Sets a password, and ends all sessions. */
async function setPassword(transaction: Db, id: string, password: string): Promise<void> {
  await transaction
    .deleteFrom('operator_account')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .execute()
  await transaction
    .insertInto('operator_account')
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password, updatedAt: new Date() })
    .execute()
  await deleteSessions(transaction, id)
}

async function deleteSessions(transaction: Db, id: string): Promise<void> {
  await transaction.deleteFrom('operator_session').where('userId', '=', id).execute()
  // A sign-in that began with the old password must not be completed with a code of the second factor.
  await transaction.deleteFrom('operator_verification').where('value', '=', id).execute()
}

function joined(id: string, role: Role): AuditEntry {
  return { action: 'operator joined', subject: id, data: { role } }
}

function actorNamed(name: string): Actor {
  return { name: name.trim(), correlation: randomUUID() }
}
