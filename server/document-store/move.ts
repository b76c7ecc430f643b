/** Moves the live channel in one transaction: revisions, release, move, audit. The pointer of the site follows. */
import { sql } from 'kysely'
import { sha256 } from '../../engine/release/sha256.ts'
import { LIVE_CHANNEL } from '../../engine/core/release.ts'
import type { FileContent } from '../../engine/document/edit/merge-file.ts'
import type { Db } from '../database/tables.ts'
import { type Actor, addAudit } from './audit.ts'
import { bytesOf, type ChannelState, chunks, readChannel, readRelease, type StoredFiles } from './live.ts'

/** Another writer has moved the channel: read what is live, and try again. */
export class ChannelMovedError extends Error {
  constructor() {
    super('the channel has moved meanwhile')
  }
}

export interface Move {
  readonly kind: 'publish' | 'import' | 'rollback' | 'take back'
  /** The expected state of the channel; undefined before the first move. */
  readonly from: ChannelState | undefined
  /** Hash of all documents after the move. */
  readonly release: string
  /** Changed files by path; undefined for a removed one. */
  readonly edits: ReadonlyMap<string, FileContent>
  readonly sequence: number
  readonly changeSet?: string
  /** For the audit. */
  readonly subject: string
  readonly reason?: string | undefined
}

/**
 * Moves the channel in a transaction of the caller, which may already contain other writes.
 * @throws {ChannelMovedError} when the channel is no longer at `from`
 */
export async function moveChannel(transaction: Db, actor: Actor, move: Move): Promise<void> {
  // Moves of all servers run one after the other, including the first one, for which there is no row to lock.
  await sql`lock table config_channel in share row exclusive mode`.execute(transaction)
  const { from, release, sequence, kind, changeSet, subject, reason } = move
  const current = await readChannel(transaction)
  if (current?.sequence !== from?.sequence || current?.release !== from?.release) throw new ChannelMovedError()
  const before: StoredFiles = from === undefined ? new Map() : ((await readRelease(transaction, from.release)) as never)
  const known = await transaction
    .selectFrom('config_release')
    .select('hash')
    .where('hash', '=', release)
    .executeTakeFirst()
  if (known === undefined) await addRelease(transaction, { before, move, author: actor.name })
  await transaction
    .insertInto('config_channel')
    .values({ name: LIVE_CHANNEL, sequence, release })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ sequence, release }))
    .execute()
  const audit = await addAudit(transaction, actor, {
    action: kind,
    subject,
    data: {
      sequence,
      release,
      before: from?.release ?? null,
      files: [...move.edits.keys()].toSorted(),
      ...(reason === undefined ? {} : { reason }),
    },
  })
  await transaction
    .insertInto('config_move')
    .values({ channel: LIVE_CHANNEL, sequence, release, kind, change_set: changeSet ?? null, audit })
    .execute()
}

async function addRelease(
  transaction: Db,
  { before, move, author }: { readonly before: StoredFiles; readonly move: Move; readonly author: string },
): Promise<void> {
  const manifest = new Map([...before].map(([path, { revision }]) => [path, revision]))
  const added: { readonly path: string; readonly content: string | Uint8Array }[] = []
  for (const [path, content] of move.edits) {
    if (content === undefined) manifest.delete(path)
    else added.push({ path, content })
  }
  for (const some of chunks(added)) {
    const bodies = new Map(some.map(({ content }) => [sha256(content), bytesOf(content)]))
    await transaction
      .insertInto('config_body')
      .values([...bodies].map(([hash, content]) => ({ hash, content })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const numbers = await lastNumbers(
      transaction,
      some.map(({ path }) => path),
    )
    const rows = some.map(({ path, content }) => ({
      path,
      number: (numbers.get(path) ?? 0) + 1,
      parent: before.get(path)?.revision ?? null,
      body: sha256(content),
      author,
      created_at: String(Date.now()),
    }))
    const revisions = await transaction.insertInto('config_revision').values(rows).returning(['id', 'path']).execute()
    for (const { id, path } of revisions) manifest.set(path, id)
  }
  await transaction
    .insertInto('config_release')
    .values({ hash: move.release, manifest: JSON.stringify(Object.fromEntries(manifest)) })
    .execute()
}

async function lastNumbers(transaction: Db, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .selectFrom('config_revision')
    .select((select) => ['path', select.fn.max('number').as('number')])
    .where('path', 'in', paths)
    .groupBy('path')
    .execute()
  return new Map(rows.map(({ path, number }) => [path, Number(number)]))
}
