/**
 * The call client: one way to make every call, driven by contracts, settings and a protocol. It shares equal calls that
 * overlap, caches, retries, renews the session once, and decodes answers by their schema. No React, no DOM, no clock of
 * its own.
 */
import type { CallResult } from '../../action.ts'
import { canonical, isObject, type Json, type JsonObject, own } from '../../core/json.ts'
import { createCache, type ValueStorage } from './cache.ts'
import type { CacheSettings, CallContract, CallSettings } from './contract.ts'
import { decode } from './decode.ts'
import { type CallAnswer, type CallProtocol, type HttpRequest, ProtocolError } from './protocol.ts'
import { send } from './transport.ts'

export interface CallClientParts<C extends CallContract> {
  /** The contract of a call; undefined when there is no such call. Loaded on the first use. */
  readonly contractOf: (call: string) => Promise<C | undefined>
  /** Settings of the release that is shown now. */
  readonly settings: () => CallSettings
  readonly protocol: CallProtocol<C>
  readonly transport: typeof fetch
  /** Holds cached answers that outlive the page. */
  readonly storage: ValueStorage
  readonly now: () => number
  readonly report: (problem: { code: string; message: string; [field: string]: Json }) => void
  /** The server's clock now: the time in its answer plus half of the round trip. */
  readonly onServerTime?: (serverNow: number) => void
  /** False while the device has no network: calls fail at once with OFFLINE. */
  readonly online?: () => boolean
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Sends the request even if the cache has a fresh answer. */
  readonly fresh?: boolean
}

export interface CallClient {
  /** Calls `name` (`games/like`). Never throws; equal calls that overlap share one request. */
  readonly call: (name: string, payload?: JsonObject, options?: CallOptions) => Promise<CallResult>
}

/** Failures of the transport. The gateway may not have received the request. */
const TRANSPORT = /^(?:TIMEOUT|NETWORK|OFFLINE|BAD-ANSWER|HTTP-5\d\d)$/
const FINAL: readonly string[] = ['ABORTED', 'HTTP-429']

interface SharedRequest {
  readonly result: Promise<CallResult>
  readonly controller: AbortController
  /** Number of callers; the request is aborted when the last one leaves. */
  callers: number
}

/** A call with everything that identifies its answer. */
interface PreparedCall<C> {
  readonly name: string
  readonly contract: C
  readonly payload: JsonObject
  /** Name, payload as given and identity: one cache entry each. */
  readonly slot: string
  /** The payload as sent: a cached answer is fresh only for the same one. */
  readonly key: string
  readonly caching: CacheSettings | undefined
}

export function createCallClient<C extends CallContract>(parts: CallClientParts<C>): CallClient {
  const { contractOf, settings, protocol, report } = parts
  const cache = createCache(parts.storage, parts.now)
  const requests = new Map<string, SharedRequest>()
  const reported = new Set<string>()
  let renewal: Promise<boolean> | undefined

  async function call(name: string, payload: JsonObject = {}, options: CallOptions = {}): Promise<CallResult> {
    let contract: C | undefined
    try {
      contract = await contractOf(name)
    } catch (error) {
      report({ code: 'CALL-CONTRACT', message: String(error), call: name })
      return failed('NETWORK')
    }
    if (contract === undefined) {
      report({ code: 'CALL-UNKNOWN', message: `there is no call ${name}` })
      return failed('CALL-UNKNOWN')
    }
    const caching = own(settings().calls, name)?.cache
    const slot = `${name} ${canonical(payload)} ${protocol.identity(contract)}`
    const filled = contract.fill === undefined ? payload : await fill(contract.fill, payload)
    const prepared = { name, contract, payload: filled, slot, key: canonical(filled), caching }
    const cached = caching === undefined ? undefined : cache.find(slot, prepared.key, caching)
    if (cached?.fresh === true && options.fresh !== true) return { ok: true, value: cached.value }
    const result = await join(shared(prepared), options.signal)
    return !result.ok && cached !== undefined && caching?.staleOnError === true
      ? { ok: true, value: cached.value, stale: true }
      : result
  }

  /**
   * Payload fields from other calls. A field that cannot be loaded is left out, so that an old cached list is still
   * used.
   */
  async function fill(fields: NonNullable<CallContract['fill']>, payload: JsonObject): Promise<JsonObject> {
    const filled: { [field: string]: Json } = { ...payload }
    for (const [field, from] of Object.entries(fields)) {
      if (Object.hasOwn(filled, field)) continue
      const answer = await call(from.call)
      const value = answer.ok && isObject(answer.value) ? own(answer.value, from.field) : undefined
      if (value !== undefined) filled[field] = value
    }
    return filled
  }

  function shared(prepared: PreparedCall<C>): SharedRequest {
    const id = `${prepared.slot} ${prepared.key}`
    const current = requests.get(id)
    // A request without callers is being aborted: a new caller starts another one.
    if (current !== undefined && !current.controller.signal.aborted) return current
    const controller = new AbortController()
    const request: SharedRequest = { controller, callers: 0, result: retried(prepared, controller.signal) }
    requests.set(id, request)
    void request.result.then(() => requests.get(id) === request && requests.delete(id))
    return request
  }

  async function retried(prepared: PreparedCall<C>, signal: AbortSignal): Promise<CallResult> {
    const { calls, defaults } = settings()
    const particular = own(calls, prepared.name)?.retry
    const retry = particular ?? defaults.retry
    let delay = retry?.delayMs ?? 0
    for (let left = retry?.times ?? 0; ; left--) {
      const result = await inSession(prepared, signal)
      if (result.ok && prepared.caching !== undefined)
        cache.keep(prepared.slot, prepared.key, prepared.caching, result.value)
      if (result.ok || left <= 0 || signal.aborted || !isRetried(result.error.code, particular !== undefined))
        return result
      await new Promise((resume) => setTimeout(resume, delay))
      delay = Math.min(delay * (retry?.factor ?? 1), retry?.maxMs ?? Infinity)
    }
  }

  /** A refusal by the gateway is retried only when the settings of the call itself say so. */
  function isRetried(code: string, isParticular: boolean): boolean {
    if (FINAL.includes(code) || protocol.isFinal(code) || protocol.session.problem(code) !== undefined) return false
    return isParticular || TRANSPORT.test(code)
  }

  /** One attempt, and a second one when the session was renewed. */
  async function inSession(prepared: PreparedCall<C>, signal: AbortSignal): Promise<CallResult> {
    const { session } = protocol
    if (!session.isNeeded(prepared.contract)) return await once(prepared, signal)
    if (session.token() === '') await renew(session.missing)
    const token = session.token()
    const identity = protocol.identity(prepared.contract)
    const result = await once(prepared, signal)
    const problem = result.ok ? undefined : session.problem(result.error.code)
    if (problem === undefined) return result
    // Another call may have renewed the session meanwhile. A call is never repeated for another person.
    const isRenewed =
      session.token() === token ? await renew(problem) : protocol.identity(prepared.contract) === identity
    return isRenewed ? await once(prepared, signal) : result
  }

  /** Calls that find the same problem at the same time share one renewal. */
  function renew(problem: string): Promise<boolean> {
    renewal ??= protocol.session
      .renew(problem)
      .catch(() => false)
      .finally(() => (renewal = undefined))
    return renewal
  }

  async function once({ name, contract, payload }: PreparedCall<C>, signal: AbortSignal): Promise<CallResult> {
    if (parts.online?.() === false) return failed('OFFLINE')
    const { base, calls, defaults } = settings()
    let request: HttpRequest
    try {
      request = await protocol.encode({
        name,
        contract,
        url: (own(base, contract.base) ?? base.main) + contract.path,
        payload,
      })
    } catch (error) {
      const code = error instanceof ProtocolError ? error.code : 'ENCODE'
      report({ code, message: String(error), call: name })
      return failed(code)
    }
    const sentAt = parts.now()
    const outcome = await send(parts.transport, request, own(calls, name)?.timeoutMs ?? defaults.timeoutMs, signal)
    const answer: CallAnswer =
      'failure' in outcome
        ? { code: outcome.failure, message: outcome.message }
        : protocol.read(outcome.status, outcome.text)
    if (answer.serverTime !== undefined) parts.onServerTime?.(answer.serverTime + Math.max(0, parts.now() - sentAt) / 2)
    return resultOf(name, contract, answer)
  }

  function resultOf(name: string, contract: C, { code, message, body = {} }: CallAnswer): CallResult {
    if (code !== undefined)
      return {
        ok: false,
        error: { code, message, ...(isObject(body) && Object.keys(body).length > 0 ? { details: body } : {}) },
      }
    const { value, wrong } = decode(contract.response, body)
    if (wrong.length > 0) reportShape(name, wrong)
    return value === undefined ? failed('BAD-ANSWER') : { ok: true, value }
  }

  /** Reports each kind of invalid answer once. */
  function reportShape(name: string, wrong: readonly string[]): void {
    const places = [...new Set(wrong.map((place) => place.replace(/\d+/g, '*')))].sort()
    const id = `${name} ${places.join(' ')}`
    if (reported.has(id)) return
    reported.add(id)
    report({
      code: 'CALL-SHAPE',
      message: `${name}: the answer differs from its contract at ${places.slice(0, 5).join(', ')}`,
      call: name,
    })
  }

  return { call }
}

/** Waits for a shared request. The request is aborted when its last caller has aborted. */
async function join(request: SharedRequest, signal: AbortSignal | undefined): Promise<CallResult> {
  request.callers++
  if (signal === undefined) return await request.result
  let leave = (): void => undefined
  const left = new Promise<CallResult>((resolve) => {
    leave = () => {
      if (--request.callers === 0) request.controller.abort()
      resolve(failed('ABORTED'))
    }
  })
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  const result = await Promise.race([request.result, left])
  signal.removeEventListener('abort', leave)
  return result
}

function failed(code: string): CallResult {
  return { ok: false, error: { code, message: '' } }
}
