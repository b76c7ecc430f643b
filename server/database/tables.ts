import type { JSONColumnType } from 'kysely'
import type { Json, JsonObject } from '../../engine/core/json.ts'

/** The tables as Kysely sees them. int8 and numeric come back as text. */
export interface Tables {
  sandbox_player: SandboxPlayerTable
  sandbox_token: SandboxTokenTable
  sandbox_game: SandboxGameTable
  sandbox_setting: { key: string; value: JSONColumnType<{ readonly is: Json }> }
}

interface SandboxPlayerTable {
  login_name: string
  customer_id: string
  /** Without its leading zero. */
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
  /** The code that the token answers with since it ended; null while it is good. */
  ended: string | null
}

interface SandboxGameTable {
  game_id: string
  position: number
  record: JSONColumnType<JsonObject>
  hidden: boolean
  not_approved_for: JSONColumnType<readonly string[]>
}
