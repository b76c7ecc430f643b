import type { Migration } from 'kysely'
import { sandboxStart } from './migrations/001-sandbox.ts'
import { demoGames } from './migrations/002-demo-games.ts'
import { documentStore } from './migrations/003-documents.ts'
import { operators } from './migrations/005-operators.ts'
import { reviews } from './migrations/006-reviews.ts'
import { kills } from './migrations/007-kills.ts'
import { signInLimits } from './migrations/008-sign-in-limits.ts'
import { creators } from './migrations/009-creators.ts'
import { sharedFiles } from './migrations/010-shared-files.ts'

/**
 * Applied in the order of their names. Never edit a released migration; add a new one. The SQL must work on PostgreSQL
 * 15.
 */
export const migrations: { readonly [name: string]: Migration } = {
  '001-sandbox': sandboxStart,
  '002-demo-games': demoGames,
  '003-documents': documentStore,
  '005-operators': operators,
  '006-reviews': reviews,
  '007-kills': kills,
  '008-sign-in-limits': signInLimits,
  '009-creators': creators,
  '010-shared-files': sharedFiles,
}
