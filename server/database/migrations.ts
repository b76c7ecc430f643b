import type { Migration } from 'kysely'
import { sandboxStart } from './migrations/001-sandbox.ts'

/** In the order of their names. A migration that has been released is never edited; a new one follows. SQL that PostgreSQL 15 has. */
export const migrations: { readonly [name: string]: Migration } = {
  '001-sandbox': sandboxStart,
}
