/** The gateway client: one way to call for every call, driven by contracts and settings. No React, no DOM, no clock of its own. */
import type { CallResult } from '../../action.ts'
import { canonical, isObject, type Json, type JsonObject, own } from '../../core/json.ts'
import { createCache, type ValueStorage } from './cache.ts'
import { hasCode } from './codes.ts'
import type { CacheSettings, CallContract, CallSettings, Contracts } from './contract.ts'
import { decode } from './decode.ts'
import { type Encrypt, encryptFields, fieldsToEncrypt, loadEncrypt } from './encrypt.ts'
import type { RequestHeaders } from './headers.ts'
import { type GatewayAnswer, send, SUCCESS } from './send.ts'
import { type Signer, signSha256 } from './sign.ts'

export interface Identity {
  readonly productId: string
  /** Empty for a visitor. */
  readonly loginName: string
  readonly customerId: string
}

export interface GatewayParts {
  readonly contracts: Contracts
  readonly settings: CallSettings
  /** Read anew for every request. */
  readonly identity: () => Identity
  readonly headers: () => RequestHeaders
  readonly transport: typeof fetch
  /** Where answers lie that outlive the page. */
  readonly storage: ValueStorage
  readonly now: () => number
  readonly report: (problem: { code: string; message: string; [field: string]: Json }) => void
  /**
   * There is no token yet, or the gateway refused it. Answers true when there is another one now, so that the call is tried once
   * more. Called once for all calls that find out at the same time.
   */
  readonly onToken: (problem: 'expired' | 'empty') => Promise<boolean>
  /** The server's clock at this moment, half of the way back added. */
  readonly onServerTime?: (serverNow: number) => void
  /** False while the device has no network: calls fail at once with OFFLINE instead of waiting. */
  readonly online?: () => boolean
  readonly sign?: Signer
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Asks the gateway although a fresh answer lies in the cache. */
  readonly fresh?: boolean
}

export interface Gateway {
  /** Calls `name` (`games/like`). Never throws; equal calls that overlap share one request. */
  readonly call: (name: string, payload?: JsonObject, options?: CallOptions) => Promise<CallResult>
}

/** The contract of the call that answers with the public key. */
const KEY_CALL = 'static/key'

/** Failures on the way, where the gateway may not even have heard us. */
const TRANSPORT = /^(?:TIMEOUT|NETWORK|OFFLINE|BAD-ANSWER|HTTP-5\d\d)$/
const FINAL: readonly string[] = ['ABORTED', 'ENCRYPT', 'HTTP-429', '801667', 'GW_801667']

interface Flight {
  readonly result: Promise<CallResult>
  readonly stop: AbortController
  /** How many callers wait; the request is given up when the last one leaves. */
  waiting: number
}

export function createGateway(parts: GatewayParts): Gateway {
  const { contracts, settings, report } = parts
  const cache = createCache(parts.storage, parts.now)
  const flights = new Map<string, Flight>()
  const reported = new Set<string>()
  let encrypt: Promise<Encrypt> | undefined
  let renewal: Promise<boolean> | undefined

  async function call(name: string, payload: JsonObject = {}, options: CallOptions = {}): Promise<CallResult> {
    const contract = own(contracts, name)
    if (contract === undefined) {
      report({ code: 'CALL-UNKNOWN', message: `there is no call ${name}` })
      return failed('CALL-UNKNOWN')
    }
    const cached = own(settings.calls, name)?.cache
    const slot = `${name} ${canonical(payload)} ${contract.omit.includes('loginName') ? '' : parts.identity().loginName}`
    const filled = contract.fill === undefined ? payload : await fill(contract.fill, payload)
    const key = canonical(filled)
    const kept = cached === undefined ? undefined : cache.find(slot, key, cached)
    if (kept?.fresh === true && options.fresh !== true) return { ok: true, value: kept.value }

    const id = `${slot} ${key}`
    let flight = flights.get(id)
    // A request that its last caller has left is on its way out: nobody joins it.
    if (flight === undefined || flight.stop.signal.aborted) {
      const stop = new AbortController()
      const result = fly(name, contract, filled, stop.signal, slot, key, cached)
      const mine = (flight = { stop, waiting: 0, result })
      flights.set(id, mine)
      void result.then(() => flights.get(id) === mine && flights.delete(id))
    }
    const result = await wait(flight, options.signal)
    if (!result.ok && kept !== undefined && cached?.staleOnError === true) return { ok: true, value: kept.value, stale: true }
    return result
  }

  /** What the key of a stored list is; a key that cannot be had is left out, so that an old list still serves. */
  async function fill(fields: NonNullable<CallContract['fill']>, payload: JsonObject): Promise<JsonObject> {
    const made: { [field: string]: Json } = { ...payload }
    for (const [field, from] of Object.entries(fields)) {
      if (Object.hasOwn(made, field)) continue
      const answer = await call(from.call)
      const value = answer.ok && isObject(answer.value) ? own(answer.value, from.field) : undefined
      if (value !== undefined) made[field] = value
    }
    return made
  }

  async function fly(
    name: string,
    contract: CallContract,
    payload: JsonObject,
    signal: AbortSignal,
    slot: string,
    key: string,
    cached?: CacheSettings,
  ) {
    const result = await tryOften(name, signal, () => once(name, contract, payload, signal))
    if (result.ok && cached !== undefined) cache.keep(slot, key, cached, result.value)
    return result
  }

  /** One try; a second one where the token had to be renewed in between. */
  async function once(name: string, contract: CallContract, payload: JsonObject, signal: AbortSignal): Promise<CallResult> {
    const needsToken = contract.method === 'POST' && contract.anonymous !== true
    if (needsToken && parts.headers().token === '') await renew('empty')
    const { token } = parts.headers()
    const { loginName } = parts.identity()
    const result = await request(name, contract, payload, signal)
    if (result.ok || !needsToken) return result
    const problem = tokenProblem(result.error.code)
    if (problem === undefined) return result
    // Another call may have renewed it while this one was under way; never for somebody else.
    const isRenewed = parts.headers().token === token ? await renew(problem) : parts.identity().loginName === loginName
    return isRenewed ? await request(name, contract, payload, signal) : result
  }

  function renew(problem: 'expired' | 'empty'): Promise<boolean> {
    renewal ??= parts
      .onToken(problem)
      .catch(() => false)
      .finally(() => (renewal = undefined))
    return renewal
  }

  function tokenProblem(code: string): 'expired' | 'empty' | undefined {
    if (hasCode(settings.token.expired, code)) return 'expired'
    return hasCode(settings.token.empty, code) ? 'empty' : undefined
  }

  async function request(name: string, contract: CallContract, payload: JsonObject, signal: AbortSignal): Promise<CallResult> {
    if (parts.online?.() === false) return failed('OFFLINE')
    const fields = fieldsToEncrypt(name, payload, settings)
    let body = payload
    if (fields.length > 0) {
      try {
        body = await encryptFields(payload, fields, await (encrypt ??= publicKey()))
      } catch (error) {
        encrypt = undefined
        report({ code: 'ENCRYPT', message: String(error), call: name })
        return failed('ENCRYPT')
      }
    }
    const sentAt = parts.now()
    const answer = await send({
      contract,
      url: (own(settings.base, contract.base) ?? '') + contract.path,
      body: contract.method === 'GET' ? body : { ...identityFor(contract), ...body },
      timeoutMs: own(settings.calls, name)?.timeoutMs ?? settings.defaults.timeoutMs,
      headers: parts.headers,
      sign: parts.sign ?? signSha256,
      transport: parts.transport,
      signal,
    })
    if (answer.serverTime !== undefined) parts.onServerTime?.(answer.serverTime + Math.max(0, parts.now() - sentAt) / 2)
    return judge(name, contract, answer)
  }

  function identityFor(contract: CallContract): JsonObject {
    return Object.fromEntries(Object.entries(parts.identity()).filter(([field]) => !contract.omit.includes(field)))
  }

  function judge(name: string, contract: CallContract, answer: GatewayAnswer): CallResult {
    if (answer.code !== SUCCESS) {
      const details = isObject(answer.body) ? { details: answer.body } : {}
      return { ok: false, error: { code: answer.code, message: answer.message, ...details } }
    }
    const { value, wrong } = decode(contract.response, answer.body ?? {})
    if (wrong.length > 0) tellOnce(name, wrong)
    return value === undefined ? failed('BAD-ANSWER') : { ok: true, value }
  }

  /** One report for each kind of wrong answer, however often it comes. */
  function tellOnce(name: string, wrong: readonly string[]): void {
    const places = [...new Set(wrong.map((place) => place.replace(/\d+/g, '*')))].sort()
    const id = `${name} ${places.join(' ')}`
    if (reported.has(id)) return
    reported.add(id)
    report({
      code: 'CALL-SHAPE',
      message: `${name} answered something else than its contract says at ${places.slice(0, 5).join(', ')}`,
      call: name,
    })
  }

  async function publicKey(): Promise<Encrypt> {
    const answer = await call(KEY_CALL)
    const pem = answer.ok && isObject(answer.value) ? own(answer.value, 'key') : undefined
    if (typeof pem !== 'string')
      throw new Error(answer.ok ? 'the answer holds no key' : `the public key did not arrive: ${answer.error.code}`)
    return await loadEncrypt(pem)
  }

  async function tryOften(name: string, signal: AbortSignal, run: () => Promise<CallResult>): Promise<CallResult> {
    const particular = own(settings.calls, name)?.retry
    const retry = particular ?? settings.defaults.retry
    let delay = retry?.delayMs ?? 0
    for (let left = retry?.times ?? 0; ; left--) {
      const result = await run()
      if (result.ok || left <= 0 || signal.aborted || isFinal(result.error.code, particular !== undefined)) return result
      await new Promise((resume) => setTimeout(resume, delay))
      delay = Math.min(delay * (retry?.factor ?? 1), retry?.maxMs ?? Infinity)
    }
  }

  /** True when trying again would not help, or would make it worse. A refusal by the gateway is tried again only where the call says so. */
  function isFinal(code: string, particular: boolean): boolean {
    if (FINAL.includes(code) || tokenProblem(code) !== undefined) return true
    return !particular && !TRANSPORT.test(code)
  }

  return { call }
}

/** Waits for a flight; a caller that gives up leaves it to the others, and the last one ends it. */
async function wait(flight: Flight, signal: AbortSignal | undefined): Promise<CallResult> {
  flight.waiting++
  if (signal === undefined) return await flight.result
  let leave = (): void => undefined
  const left = new Promise<CallResult>((resolve) => {
    leave = () => {
      if (--flight.waiting === 0) flight.stop.abort()
      resolve(failed('ABORTED'))
    }
  })
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  const result = await Promise.race([flight.result, left])
  signal.removeEventListener('abort', leave)
  return result
}

function failed(code: string): CallResult {
  return { ok: false, error: { code, message: '' } }
}
