import type { JSONColumnType } from 'kysely'
import type { Json, JsonObject } from '../../engine/core/json.ts'

/** The tables for Kysely. The drivers return int8 and numeric as strings. */
export interface Tables {
  sandbox_player: SandboxPlayerTable
  sandbox_token: SandboxTokenTable
  sandbox_game: SandboxGameTable
  sandbox_setting: { key: string; value: JSONColumnType<{ readonly is: Json }> }
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
  /** The error code of calls with this token since it ended; null while it is valid. */
  ended: string | null
}

interface SandboxGameTable {
  game_id: string
  position: number
  record: JSONColumnType<JsonObject>
  hidden: boolean
  not_approved_for: JSONColumnType<readonly string[]>
}
