/**
 * The protocol of the licensee's gateway (document 2, section 7.1): envelope, identity, headers, signature, encrypted
 * fields, token codes.
 */
import type { CallResult } from '../../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import {
  type ProtocolAnswer,
  type CallProtocol,
  type HttpRequest,
  type OutgoingCall,
  ProtocolError,
} from '../../engine/runtime/calls/protocol.ts'
import { BAD_ANSWER, TOO_MANY_REQUESTS } from '../../engine/runtime/calls/failure-codes.ts'
import { hasCode } from './codes.ts'
import type { GatewayContract, GatewaySettings } from './contract.ts'
import type { Encrypt } from './encrypt.ts'
import type { RequestHeaders } from './headers.ts'
import { hex } from '../../engine/runtime/digest.ts'
import { type Signer, signSha256 } from './sign.ts'

export interface Identity {
  readonly productId: string
  /** The login name; empty for a visitor. */
  readonly loginName: string
  readonly customerId: string
}

export interface GatewayProtocolParts {
  readonly settings: () => GatewaySettings
  /** The identity of the caller. It is read again for every request. */
  readonly identity: () => Identity
  readonly headers: () => RequestHeaders
  /** Host name of the page. */
  readonly host: string
  /** The public key (PEM) for encrypted fields. */
  readonly publicKey: () => Promise<string>
  /** Gets another token than `refused`. Returns true when the call that failed may be repeated once. */
  readonly renewToken: (problem: 'expired' | 'empty', refused: string) => Promise<CallResult<boolean>>
  readonly sign?: Signer
}

const SUCCESS = '0000'
/**
 * HTTP statuses that mean too many requests. They are not retried, because that would extend the block (document 2,
 * section 8).
 */
const TOO_MANY: readonly number[] = [429, 439]
/**
 * Failure codes that are not retried, because another attempt would fail too: too many visits, and a field that cannot
 * be encrypted.
 */
const REFUSED: readonly string[] = ['801667', 'GW_801667']

/** Returns the fields of `payload` to encrypt: those of the setting `encrypted`, without `email` for exempt calls. */
function fieldsToEncrypt(call: string, payload: JsonObject, settings: GatewaySettings): string[] {
  return settings.encrypted.filter((field) => {
    const value = Object.hasOwn(payload, field) ? payload[field] : undefined
    return (
      typeof value === 'string' && value !== '' && !(field === 'email' && settings.emailExempt?.includes(call) === true)
    )
  })
}

export function createGatewayProtocol(parts: GatewayProtocolParts): CallProtocol<GatewayContract> {
  const { settings, sign = signSha256 } = parts
  let encrypt: Promise<Encrypt> | undefined

  async function encrypted(name: string, payload: JsonObject): Promise<JsonObject> {
    const fields = fieldsToEncrypt(name, payload, settings())
    if (fields.length === 0) return payload
    try {
      // Few calls have encrypted fields, so the code is loaded with the first such call.
      const code = import('./encrypt.ts').catch((error: unknown) => {
        throw new ProtocolError('NETWORK', String(error))
      })
      encrypt ??= Promise.all([code, parts.publicKey()]).then(([{ loadEncrypt }, pem]) => loadEncrypt(pem))
      const [{ encryptFields }, one] = await Promise.all([code, encrypt])
      return await encryptFields(payload, fields, one)
    } catch (error) {
      encrypt = undefined
      // Otherwise the gateway has sent a key that cannot be used.
      throw error instanceof ProtocolError ? error : new ProtocolError(BAD_ANSWER, String(error))
    }
  }

  return {
    async encode(call) {
      const payload = await encrypted(call.name, call.payload)
      return call.contract.method === 'GET' ? getRequest(call, payload) : await postRequest(call, payload, parts, sign)
    },
    // The gateway puts the page's host name into names of fields. Contracts have `{host}` in its place (AM-042).
    read: (status, text, { method }) =>
      readAnswer(status, text.replaceAll(`"KYC_${parts.host}_`, '"KYC_{host}_'), method === 'GET'),
    identity: ({ omit }) => (omit.includes('loginName') ? '' : parts.identity().loginName),
    isFinal: (code) => REFUSED.includes(code),
    session: {
      isNeeded: ({ method, anonymous }) => method === 'POST' && anonymous !== true,
      token: () => parts.headers().token,
      problem(code) {
        const { expired, empty } = settings().token
        return hasCode(expired, code) ? 'expired' : hasCode(empty, code) ? 'empty' : undefined
      },
      renew: (problem) => parts.renewToken(problem as 'expired' | 'empty', parts.headers().token),
      missing: 'empty',
    },
  }
}

/** Requests for static resources have no identity and no signature, so HTTP caches can store the answers. */
function getRequest({ url }: OutgoingCall<GatewayContract>, payload: JsonObject): HttpRequest {
  const query = new URLSearchParams(
    Object.entries(payload).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  return { url: query.size === 0 ? url : `${url}?${query.toString()}`, init: {} }
}

async function postRequest(
  { url, contract }: OutgoingCall<GatewayContract>,
  payload: JsonObject,
  { identity, headers }: GatewayProtocolParts,
  sign: Signer,
): Promise<HttpRequest> {
  const sent = Object.fromEntries(Object.entries(identity()).filter(([field]) => !contract.omit.includes(field)))
  const body = JSON.stringify({ ...sent, ...payload })
  const given = headers()
  const Qid = hex(globalThis.crypto.getRandomValues(new Uint8Array(16)))
  const Sign = await sign({ body, Qid, AppId: given.AppId, v: given.v, token: given.token })
  return { url, init: { method: 'POST', headers: { 'content-type': 'application/json', ...given, Qid, Sign }, body } }
}

/**
 * Parses `{ head: { errCode, errMsg, serverTime }, body }`. Only a static resource has no envelope: without a head, a
 * call has not succeeded. A success with the HTTP status of a failure is a failure, because a proxy has sent a body
 * that does not belong to this call.
 */
function readAnswer(status: number, text: string, isStatic: boolean): ProtocolAnswer {
  if (TOO_MANY.includes(status)) return { code: TOO_MANY_REQUESTS, message: '' }
  const isOk = status >= 200 && status < 300
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { code: isOk ? BAD_ANSWER : `HTTP-${status}`, message: '' }
  }
  const head = isObject(parsed) && Object.hasOwn(parsed, 'head') ? parsed['head'] : undefined
  if (!isObject(head)) {
    if (isOk && isStatic) return { message: '', body: parsed as Json }
    return { code: isOk ? BAD_ANSWER : `HTTP-${status}`, message: '' }
  }
  const { errCode, errMsg, serverTime } = head
  const given = typeof errCode === 'string' || typeof errCode === 'number' ? String(errCode) : BAD_ANSWER
  const code = given === SUCCESS && !isOk ? `HTTP-${status}` : given
  return {
    ...(code === SUCCESS ? {} : { code }),
    message: typeof errMsg === 'string' ? errMsg : '',
    ...(isObject(parsed) && Object.hasOwn(parsed, 'body') && parsed['body'] !== undefined
      ? { body: parsed['body'] }
      : {}),
    ...(typeof serverTime === 'number' ? { serverTime } : {}),
  }
}
