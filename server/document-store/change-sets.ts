/**
 * Change sets: the only place in which documents are edited. Each item is a working copy with a version number, and
 * remembers the revision that it was forked from.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sha256 } from '../../engine/release/sha256.ts'
import { type FileContent, type Keep, mergeFile } from '../../engine/document/edit/merge-file.ts'
import { wallTimeInWords } from '../../engine/wording/moment.ts'
import { canonical } from '../../engine/core/json.ts'
import type { Db, Tables } from '../database/tables.ts'
import type { ChangeSet, ChangeSetState, ListedChangeSet, PersonName, ReviewStep, SentItem } from './answers.ts'
import { TOKEN_OWNER } from '../operators/token-owner.ts'
import { type Actor, addAudit, idOf } from './audit.ts'
import { bytesOf, contentOf, readBodies, type FileRevision, type StoredFiles } from './live.ts'

/** A working copy. */
export interface ChangeItem extends Omit<SentItem, 'content' | 'body'> {
  /** Undefined for a file that the change set removes. */
  readonly content: FileContent
}

type RefusedStatus = 403 | 404 | 409 | 412 | 413 | 422

/** A request that the store refuses, with the status and additional fields of the response. */
export class RefusedError extends Error {
  readonly statusCode: RefusedStatus
  readonly details: object

  constructor(statusCode: RefusedStatus, message: string, details: object = {}) {
    super(message)
    this.statusCode = statusCode
    this.details = details
  }
}

/** Another publish came first at each attempt. Nothing was written, and a retry may succeed. */
export class BusyError extends RefusedError {
  constructor() {
    super(409, 'others publish at the same time; nothing was changed. Try again')
  }
}

/** The version of the working copy is not the one that the writer has seen. Nothing was written. */
export class StaleError extends RefusedError {
  /** The current working copy; undefined when the file is not, or no longer, in the change set. */
  readonly current: ChangeItem | undefined

  constructor(path: string, sent: number, current: ChangeItem | undefined) {
    super(409, staleMessage(path, sent, current))
    this.current = current
  }
}

function staleMessage(path: string, sent: number, current: ChangeItem | undefined): string {
  if (current === undefined) return `${path} is not in the change set; send version 0 to add it`
  const { version, changedBy, content } = current
  if (sent === 0 && content === undefined)
    return `the change set removes ${path}; send version ${version} to write it again`
  if (sent === 0)
    return `${path} was already added to the change set by ${changedBy}; send version ${version} to edit it`
  return `${path} was changed by ${changedBy} and now has version ${version}; merge both versions and send the result`
}

export interface Edit {
  readonly path: string
  /** The version of the working copy that was edited; 0 for a file that is not in the change set. */
  readonly version: number
  /** For version 0: SHA-256 of the content that was edited; null for a new file. */
  readonly base?: string | null
  /** Undefined removes the file. */
  readonly content: FileContent
}

export async function createChangeSet(db: Db, actor: Actor, title: string): Promise<ChangeSet> {
  return await db.transaction().execute(async (transaction) => {
    const created = await insertChangeSet(transaction, actor, title)
    await addAudit(transaction, actor, { action: 'change set created', subject: created.id, data: { title } })
    return created
  })
}

export async function insertChangeSet(transaction: Db, actor: Actor, title: string): Promise<ChangeSet> {
  const row = {
    id: randomUUID(),
    title,
    state: 'open' as const,
    version: 1,
    created_by: actor.name,
    creator: idOf(actor),
    created_at: String(Date.now()),
  }
  await transaction.insertInto('config_change_set').values(row).execute()
  await addContributor(transaction, row.id, actor)
  return changeSetOf(row)
}

/** Change sets that are neither published nor cancelled, oldest first. */
export async function openChangeSets(db: Db): Promise<readonly ListedChangeSet[]> {
  const rows = await db
    .selectFrom('config_change_set')
    .selectAll()
    .where('state', 'not in', ['published', 'cancelled'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const [contributors, steps] = [await readContributors(db, ids), await readSteps(db, ids)]
  return rows.map((row) => ({
    ...changeSetOf(row),
    contributors: contributors.get(row.id) ?? [],
    lastStep: steps.get(row.id)?.at(-1) ?? null,
  }))
}

/** Reads the people who created each of these change sets or changed one of its items. */
export async function readContributors(
  db: Db,
  changeSets: readonly string[],
): Promise<ReadonlyMap<string, readonly PersonName[]>> {
  if (changeSets.length === 0) return new Map()
  const rows = await db
    .selectFrom('config_contributor as contributor')
    .leftJoin('operator', 'operator.id', 'contributor.actor')
    .select(['contributor.change_set', 'contributor.actor', 'operator.name'])
    .where('contributor.change_set', 'in', changeSets)
    .orderBy('contributor.actor')
    .execute()
  return grouped(rows, ({ actor, name }) => ({
    id: actor,
    name: name ?? (actor === TOKEN_OWNER.id ? TOKEN_OWNER.name : actor),
  }))
}

/** The steps of the reviews of these change sets, oldest first. */
export async function readSteps(
  db: Db,
  changeSets: readonly string[],
): Promise<ReadonlyMap<string, readonly ReviewStep[]>> {
  if (changeSets.length === 0) return new Map()
  const rows = await db
    .selectFrom('config_review')
    .select(['change_set', 'step', 'content', 'build', 'actor', 'comment', 'at'])
    .where('change_set', 'in', changeSets)
    .orderBy('id')
    .execute()
  return grouped(rows, ({ change_set: _set, at, ...step }) => ({ ...step, at: Number(at) }))
}

function grouped<Row extends { readonly change_set: string }, T>(
  rows: readonly Row[],
  entryOf: (row: Row) => T,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.change_set, [...(groups.get(row.change_set) ?? []), entryOf(row)])
  return groups
}

/** @throws {RefusedError} when there is no such change set */
export async function readChangeSet(
  db: Db,
  id: string,
): Promise<ChangeSet & { readonly items: readonly ChangeItem[] }> {
  const row = await db.selectFrom('config_change_set').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new RefusedError(404, `there is no change set ${id}`)
  return { ...changeSetOf(row), items: await readItems(db, id) }
}

/** Hash of the content of a change set: its paths, their fork points and their bodies. */
export function contentHash(items: readonly ChangeItem[]): string {
  const content = items.map(({ path, base, content: body }) => [path, base, body === undefined ? null : sha256(body)])
  return createHash('sha256').update(canonical(content)).digest('hex')
}

/** Whether an operator created a change set or changed one of its items. */
export async function hasContributed(db: Db, id: string, actor: Actor): Promise<boolean> {
  const row = await db
    .selectFrom('config_contributor')
    .select('actor')
    .where('change_set', '=', id)
    .where('actor', '=', idOf(actor))
    .executeTakeFirst()
  return row !== undefined
}

async function addContributor(transaction: Db, id: string, actor: Actor): Promise<void> {
  await transaction
    .insertInto('config_contributor')
    .values({ change_set: id, actor: idOf(actor) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function cancelChangeSet(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockOpen(transaction, id)
    await setState(transaction, id, 'cancelled')
    await addAudit(transaction, actor, { action: 'change set cancelled', subject: id, data: {} })
  })
}

/**
 * Writes a working copy.
 * @throws {StaleError} when it has another version
 * @throws {RefusedError} when the change set is not open, or the store does not know the base
 */
export async function saveItem(
  db: Db,
  actor: Actor,
  id: string,
  { path, version, base, content }: Edit,
): Promise<{ readonly version: number }> {
  return await db.transaction().execute(async (transaction) => {
    const changeSet = await lockOpen(transaction, id)
    const [current] = await readItems(transaction, id, path)
    if ((current?.version ?? 0) !== version) throw new StaleError(path, version, current)
    const row = {
      content: content === undefined ? null : bytesOf(content),
      version: version + 1,
      changed_by: actor.name,
      changed_at: String(Date.now()),
    }
    if (current === undefined) {
      const fork = await findRevision(transaction, path, base ?? null)
      await transaction
        .insertInto('config_change_item')
        .values({ change_set: id, path, base: fork, ...row })
        .execute()
    } else await updateItem(transaction, id, path, row)
    await raiseVersion(transaction, id)
    await addContributor(transaction, id, actor)
    await endReview(transaction, actor, changeSet, `${path} was edited`)
    return { version: row.version }
  })
}

/**
 * Locks an editable change set until the end of the transaction.
 * @throws {RefusedError} when it is scheduled, published or cancelled
 */
export async function lockOpen(transaction: Db, id: string): Promise<ChangeSet> {
  const changeSet = await lockChangeSet(transaction, id)
  const { title, state } = changeSet
  if (state === 'published' || state === 'cancelled')
    throw new RefusedError(409, `the change set ${title} was ${state}; create another one`)
  if (state !== 'scheduled') return changeSet
  const {
    id: schedule,
    wall_time,
    zone,
  } = await transaction
    .selectFrom('config_schedule')
    .select(['id', 'wall_time', 'zone'])
    .where('change_set', '=', id)
    .where('operation', '=', 'publish')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const moment = wallTimeInWords(wall_time, zone)
  throw new RefusedError(409, `the change set ${title} is scheduled for ${moment}; cancel the schedule to edit it`, {
    schedule,
  })
}

/**
 * Locks a change set until the end of the transaction.
 * @throws {RefusedError} when there is no such change set
 */
export async function lockChangeSet(transaction: Db, id: string): Promise<ChangeSet> {
  const row = await transaction
    .selectFrom('config_change_set')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new RefusedError(404, `there is no change set ${id}`)
  return changeSetOf(row)
}

export async function setState(transaction: Db, id: string, state: ChangeSetState): Promise<void> {
  await transaction.updateTable('config_change_set').set({ state }).where('id', '=', id).execute()
}

/** Ends the review of a change set after an edit, and voids its approval. */
async function endReview(transaction: Db, actor: Actor, { id, state }: ChangeSet, comment: string): Promise<void> {
  if (state !== 'in review' && state !== 'approved') return
  await setState(transaction, id, 'open')
  const last = await transaction
    .selectFrom('config_review')
    .select(['content', 'build'])
    .where('change_set', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const row = { ...last, change_set: id, step: 'void' as const, actor: actor.name, comment, at: String(Date.now()) }
  await transaction.insertInto('config_review').values(row).execute()
  const action = state === 'approved' ? 'approval voided' : 'review ended by an edit'
  await addAudit(transaction, actor, { action, subject: id, data: { reason: comment } })
}

/** A working copy whose edits conflict with what is live. */
interface RebaseConflict {
  readonly path: string
  readonly conflicts: readonly string[]
}

/**
 * Merges what is live into all working copies that were not forked from the live revision. Working copies with
 * conflicts stay unchanged and are returned, unless `keep` chooses a version.
 */
export async function rebase(
  db: Db,
  actor: Actor,
  { id, live, keep }: { readonly id: string; readonly live: StoredFiles; readonly keep?: Keep | undefined },
): Promise<readonly RebaseConflict[]> {
  return await db.transaction().execute(async (transaction) => {
    const changeSet = await lockOpen(transaction, id)
    const rebased: string[] = []
    const conflicts: RebaseConflict[] = []
    for (const item of outdatedItems(await readItems(transaction, id), live)) {
      const theirs = live.get(item.path)
      const merged = mergeFile(
        {
          base: await revisionContent(transaction, item),
          mine: item.content,
          theirs: theirs && (await storedContent(transaction, item.path, theirs)),
        },
        keep,
      )
      if (merged.conflicts.length > 0 && keep === undefined) {
        conflicts.push({ path: item.path, conflicts: merged.conflicts })
        continue
      }
      await updateItem(transaction, id, item.path, {
        base: theirs?.revision ?? null,
        content: merged.content === undefined ? null : bytesOf(merged.content),
        version: item.version + 1,
        changed_by: actor.name,
        changed_at: String(Date.now()),
      })
      rebased.push(item.path)
    }
    if (rebased.length > 0) {
      await raiseVersion(transaction, id)
      // Choosing between two values is an edit, so the person who chose becomes a contributor.
      if (keep !== undefined) await addContributor(transaction, id, actor)
      await endReview(transaction, actor, changeSet, 'the live documents were merged into the change set')
      const data = { paths: rebased, ...(keep === undefined ? {} : { keep }) }
      await addAudit(transaction, actor, { action: 'change set rebased', subject: id, data })
    }
    return conflicts
  })
}

/** Returns the items that were not forked from the live revision. */
export function outdatedItems(items: readonly ChangeItem[], live: StoredFiles): readonly ChangeItem[] {
  return items.filter(({ path, base }) => base !== (live.get(path)?.revision ?? null))
}

/** Returns the edits that differ from what is live. */
export function editsOf(items: readonly ChangeItem[], live: StoredFiles): ReadonlyMap<string, FileContent> {
  return new Map(
    items.flatMap(({ path, content }) => {
      const body = content === undefined ? undefined : sha256(content)
      return body === live.get(path)?.body ? [] : [[path, content] as const]
    }),
  )
}

/** Adds working copies with these contents. Files whose live content is already the same are left out. */
export async function addItems(
  transaction: Transaction<Tables>,
  { name }: Actor,
  {
    id,
    live,
    contents,
  }: { readonly id: string; readonly live: StoredFiles; readonly contents: ReadonlyMap<string, FileContent> },
): Promise<readonly string[]> {
  const paths: string[] = []
  for (const [path, content] of contents) {
    const now = live.get(path)
    if (now?.body === (content === undefined ? undefined : sha256(content))) continue
    await transaction
      .insertInto('config_change_item')
      .values({
        change_set: id,
        path,
        base: now?.revision ?? null,
        content: content === undefined ? null : bytesOf(content),
        version: 1,
        changed_by: name,
        changed_at: String(Date.now()),
      })
      .execute()
    paths.push(path)
  }
  return paths
}

export async function readItems(db: Db, id: string, path?: string): Promise<readonly ChangeItem[]> {
  const rows = await db
    .selectFrom('config_change_item')
    .selectAll()
    .where('change_set', '=', id)
    .$if(path !== undefined, (query) => query.where('path', '=', path as string))
    .orderBy('path')
    .execute()
  return rows.map(({ content, base, version, changed_by, changed_at, ...row }) => ({
    path: row.path,
    base,
    content: content === null ? undefined : contentOf(row.path, content),
    version,
    changedBy: changed_by,
    changedAt: Number(changed_at),
  }))
}

async function updateItem(
  transaction: Db,
  id: string,
  path: string,
  values: Partial<Tables['config_change_item']>,
): Promise<void> {
  await transaction
    .updateTable('config_change_item')
    .set(values)
    .where('change_set', '=', id)
    .where('path', '=', path)
    .execute()
}

async function raiseVersion(transaction: Db, id: string): Promise<void> {
  await transaction
    .updateTable('config_change_set')
    .set((fields) => ({ version: fields('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Id of the newest revision of `path` with this content. */
async function findRevision(transaction: Db, path: string, body: string | null): Promise<string | null> {
  if (body === null) return null
  const row = await transaction
    .selectFrom('config_revision')
    .select('id')
    .where('path', '=', path)
    .where('body', '=', body)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined)
    throw new RefusedError(409, `the document store has no revision of ${path} with the content hash ${body}`)
  return row.id
}

export async function revisionContent(transaction: Db, { path, base }: ChangeItem): Promise<FileContent> {
  if (base === null) return undefined
  const row = await transaction
    .selectFrom('config_revision')
    .innerJoin('config_body', 'config_body.hash', 'config_revision.body')
    .select('content')
    .where('config_revision.id', '=', base)
    .executeTakeFirstOrThrow()
  return contentOf(path, row.content)
}

export async function storedContent(transaction: Db, path: string, { body }: FileRevision): Promise<FileContent> {
  const content = (await readBodies(transaction, [body])).get(body)
  return content && contentOf(path, content)
}

function changeSetOf(row: Tables['config_change_set']): ChangeSet {
  const { id, title, state, version, created_by, created_at } = row
  return { id, title, state, version, createdBy: created_by, createdAt: Number(created_at) }
}
