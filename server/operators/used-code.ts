/** Accepts each second-factor code once. better-auth alone accepts a code repeatedly until it expires. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../database/tables.ts'
import type { Auth } from './auth.ts'

/** Seconds for which an authenticator app shows a code (RFC 6238). */
const STEP_SECONDS = 30
/**
 * better-auth accepts the codes of the steps before and after the current step. One more earlier step is included,
 * because a step may end between the check by better-auth and the check here.
 */
const STEPS: readonly number[] = [1, 0, -1, -2]

interface UsedCode {
  /** The id of the operator. */
  readonly operator: string
  /** A code that better-auth has accepted. */
  readonly code: string
  /** The session that was started with the code. It is ended if the code is refused. */
  readonly session?: string
}

/** Marks a code as used. Returns false when the code is not valid, or when this or a later code was already used. */
export async function takeCode(auth: Auth, db: Db, { operator, code, session }: UsedCode): Promise<boolean> {
  const step = await stepOf(auth, db, operator, code)
  return await db.transaction().execute(async (transaction) => {
    const taken =
      step === undefined
        ? undefined
        : await transaction
            .insertInto('operator_used_code')
            .values({ operator, step: String(step) })
            .onConflict((conflict) =>
              conflict
                .column('operator')
                .doUpdateSet({ step: String(step) })
                .where('operator_used_code.step', '<', String(step)),
            )
            .returning('operator')
            .executeTakeFirst()
    if (taken !== undefined) return true
    if (session !== undefined) await transaction.deleteFrom('operator_session').where('id', '=', session).execute()
    return false
  })
}

/** Returns the time step of a code. */
async function stepOf(auth: Auth, db: Db, operator: string, code: string): Promise<number | undefined> {
  const factor = await db
    .selectFrom('operator_second_factor')
    .select('secret')
    .where('userId', '=', operator)
    .executeTakeFirst()
  if (factor === undefined) return undefined
  const { symmetricDecrypt } = await import('better-auth/crypto')
  const { secretConfig } = await auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret })
  const now = Math.floor(Date.now() / 1000 / STEP_SECONDS)
  return STEPS.map((offset) => now + offset).find((step) => isCodeOf(secret, step, code))
}

function isCodeOf(secret: string, step: number, code: string): boolean {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  const expected = String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
  return code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected))
}
