import type { Generated, JSONColumnType, Kysely } from 'kysely'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import type { ChangeSetState, ScheduleState } from '../document-store/answers.ts'

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>

/** The tables for Kysely. The drivers return int8 and numeric as strings. */
export interface Tables {
  sandbox_player: SandboxPlayerTable
  sandbox_token: SandboxTokenTable
  sandbox_game: SandboxGameTable
  sandbox_launch: SandboxLaunchTable
  sandbox_bet: SandboxBetTable
  sandbox_jackpot: SandboxJackpotTable
  sandbox_setting: { key: string; value: JSONColumnType<{ readonly is: Json }> }
  config_body: { hash: string; content: Uint8Array }
  config_revision: RevisionTable
  config_release: { hash: string; manifest: JSONColumnType<{ readonly [path: string]: string }> }
  config_channel: { name: string; sequence: number; release: string }
  config_move: MoveTable
  config_change_set: ChangeSetTable
  config_change_item: ChangeItemTable
  config_audit: AuditTable
  config_contributor: { change_set: string; actor: string }
  config_review: ReviewTable
  config_schedule: ScheduleTable
  /** `kill` is canonical JSON. */
  config_kill: { id: string; kill: string; is_lifted: boolean }
  config_file: SharedFileTable
  config_pointer: SharedPointerTable
  /** Has a row while the database is being filled with the data of another database. */
  config_transfer: { id: number; source: string; started_at: string }
  operator: OperatorTable
  operator_session: OperatorSessionTable
  operator_account: OperatorAccountTable
  operator_verification: { id: string; identifier: string; value: string; expiresAt: Date }
  operator_second_factor: { id: string; userId: string; secret: string }
  operator_code: OperatorCodeTable
  operator_secret: { id: number; hash: string }
  /** The time step (RFC 6238) of the last code of the second factor that was accepted. */
  operator_used_code: { operator: string; step: string }
  /** Attempts in an interval that ends at `ends_at`. `hash` is the hash of a client address or of an account. */
  operator_attempt: { hash: string; attempts: number; ends_at: string }
}

/** better-auth defines the names of columns with capital letters. It also reads and writes these tables. */
interface OperatorTable {
  id: string
  name: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  twoFactorEnabled: boolean | null
  role: 'viewer' | 'editor' | 'publisher' | 'administrator'
  /** JSON; null when the role applies to all documents. */
  rights: string | null
  suspended: boolean
}

interface OperatorSessionTable {
  id: string
  token: string
  userId: string
  createdAt: Date
  expiresAt: Date
  ipAddress: string | null
  userAgent: string | null
  /** When the operator last entered the password or a code again in this session; null if never. */
  confirmedAt: Date | null
}

interface OperatorAccountTable {
  id: string
  accountId: string
  /** `credential` for a password. */
  providerId: string
  userId: string
  password: string | null
  updatedAt: Date
}

interface OperatorCodeTable {
  /** SHA-256 of the code. */
  hash: string
  purpose: 'first' | 'join'
  /** Null for the code of the first administrator. */
  operator: string | null
  /** Milliseconds since 1970. */
  expires_at: string
}

/** One version of a file of the site. */
interface RevisionTable {
  id: Generated<string>
  path: string
  /** Counts the revisions of a path, from 1. */
  number: number
  /** The revision that was edited; null for a new file. */
  parent: string | null
  /** SHA-256 of the content. */
  body: string
  author: string
  /** Milliseconds since 1970, as in the tables below. */
  created_at: string
}

/** A move of a channel's pointer. Each sequence occurs only once in a channel. */
interface MoveTable {
  channel: string
  sequence: number
  release: string
  kind: 'publish' | 'import' | 'rollback' | 'take back'
  change_set: string | null
  audit: string
}

interface ChangeSetTable {
  id: string
  title: string
  state: ChangeSetState
  /** Rises with each change of a working copy. */
  version: number
  /** Name of the change set's creator. */
  created_by: string
  /** Id of the change set's creator. */
  creator: string
  created_at: string
}

interface ChangeItemTable {
  change_set: string
  path: string
  /** The revision that the working copy was forked from; null for a new file. */
  base: string | null
  /** Null for a file that the change set removes. */
  content: Uint8Array | null
  version: number
  changed_by: string
  changed_at: string
}

/** A step of the review of a change set. Rows are only added. */
interface ReviewTable {
  id: Generated<string>
  change_set: string
  /** `void`: an edit or a rebase has ended the review or the approval. */
  step: 'request' | 'approve' | 'send back' | 'void'
  /** Hash of the content that was reviewed; for `void`, the content of the step before it. */
  content: string
  /** Name of the player build that compiles the change set. */
  build: string
  actor: string
  comment: string
  at: string
}

/** A scheduled publish, or the scheduled take back that ends it. */
export interface ScheduleTable {
  id: string
  change_set: string
  operation: 'publish' | 'take back'
  /** For `take back`: the scheduled publish that is taken back. */
  follows: string | null
  /** Hash of the content of the change set when it was scheduled. */
  content: string
  /** The player build of the approval; null without an approval. */
  build: string | null
  /** Local time in `zone`, such as `2026-12-24T18:00`. */
  wall_time: string
  zone: string
  /** Selects the first or the second of two instants with the same local time (end of daylight saving time). */
  occurrence: 'first' | 'second' | null
  due_at: string
  tolerance_ms: string
  state: ScheduleState
  /** Why the schedule is suspended, missed or cancelled. */
  reason: string | null
  /** The server that runs the schedule, until `lease_until`. */
  lease_owner: string | null
  lease_until: string | null
  attempts: number
  /** Sequence of the move that the schedule made. */
  sequence: number | null
  finished_at: string | null
  created_by: string
  created_at: string
}

/** A file of a release or a player build. Only `used_at` changes. */
interface SharedFileTable {
  /** Kind and name of the file, such as `objects/0123456789abcdef0123.json`. */
  name: string
  /** SHA-256 of the content. */
  hash: string
  /** Null if only compressed copies are stored. */
  plain: Uint8Array | null
  br: Uint8Array | null
  gz: Uint8Array | null
  /** When a release that needs the file was last published or previewed. */
  used_at: string
}

/** A move of the pointer that servers follow. */
interface SharedPointerTable {
  channel: string
  sequence: number
  /** The text of `release.json`. */
  pointer: string
  /** Hash of the documents of the release. */
  source: string
  moved_at: string
}

interface AuditTable {
  /** Counts from 1, without gaps. */
  id: string
  at: string
  actor: string
  action: string
  subject: string
  /** Equal for all rows of one request. */
  correlation: string
  /** Canonical JSON. Not `jsonb`, which does not keep the text that was hashed. */
  data: string
  /** Hash of the previous row; empty for the first row. */
  previous: string
  hash: string
}

interface SandboxPlayerTable {
  login_name: string
  customer_id: string
  /** Without the leading 0. */
  mobile_no: string | null
  /** Lower case. */
  email: string | null
  balance: string
  fields: JSONColumnType<JsonObject>
}

interface SandboxTokenTable {
  token: string
  /** Null for a visitor. */
  login_name: string | null
  /** Milliseconds since 1970. */
  issued_at: string
  /** The error code that calls with this token get; null while the token is valid. */
  ended: string | null
}

interface SandboxGameTable {
  game_id: string
  position: number
  record: JSONColumnType<JsonObject>
  hidden: boolean
  not_approved_for: JSONColumnType<readonly string[]>
}

interface SandboxLaunchTable {
  token: string
  login_name: string
  /** The token of the session in which the game was launched. The launch ends with this session. */
  session_token: string
  game_id: string
  /** Milliseconds since 1970. */
  issued_at: string
}

interface SandboxBetTable {
  login_name: string
  /** Created by the page. A bet that is sent again has the same ID and counts only once. */
  bet_id: string
  game_id: string
  /** Milliseconds since 1970, from the sandbox's clock. */
  placed_at: string
  /** The bet and the choice of the player, as they were sent. */
  order: JSONColumnType<JsonObject>
  /** The amount that was paid for all units of the bet. */
  stake: string
  /** The win without the jackpot. */
  win: string
  jackpot: JSONColumnType<JsonObject> | null
  result: JSONColumnType<JsonObject>
  /** The balance after the bet. */
  balance: string
}

interface SandboxJackpotTable {
  game_id: string
  tier: string
  /** Sum of the shares that bets have added since the jackpot was last paid. */
  added: string
  /** When a bet last won the jackpot, in milliseconds since 1970; null when no bet has won it. */
  won_at: string | null
}
