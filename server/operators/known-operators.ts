/**
 * Operators whom this server has seen recently. Used only for the kill switch while the database, which has the
 * sessions, is not available: an outage must not prevent an operator from taking a wrong page out of use.
 */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Operator } from '../authorization.ts'

/** Milliseconds for which an operator is known after the last request that the database has accepted. */
const KNOWN_MS = 30 * 60_000
const MOST = 1000

interface Known {
  readonly operator: Operator
  readonly until: number
}

export class KnownOperators {
  readonly #known = new Map<string, Known>()

  /** Records the operator that the database has for the session of a request; undefined removes the record. */
  note(request: FastifyRequest, operator: Operator | undefined, now = Date.now()): void {
    const key = keyOf(request)
    if (key === undefined) return
    this.#known.delete(key)
    if (operator === undefined) return
    this.#known.set(key, { operator, until: now + KNOWN_MS })
    for (const [other, { until }] of this.#known) if (until <= now || this.#known.size > MOST) this.#known.delete(other)
  }

  /**
   * The operator of a session that was accepted recently. The session counts as confirmed, because confirming requires
   * the database.
   */
  find(request: FastifyRequest, now = Date.now()): Operator | undefined {
    const { operator, until = 0 } = this.#known.get(keyOf(request) ?? '') ?? {}
    if (operator?.session === undefined || until <= now) return undefined
    return { ...operator, session: { ...operator.session, freshUntil: Infinity } }
  }
}

/** The hash of the signed session cookie. */
function keyOf({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  const value = /(?:^|; ?)(?:__Secure-)?habi-studio\.session_token=([^;]+)/.exec(cookie)?.[1]
  return value && createHash('sha256').update(value).digest('hex')
}
