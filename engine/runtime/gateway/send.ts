/** One request and its answer as data. Nothing here throws to its caller. */
import { isObject, type Json, type JsonObject } from '../../core/json.ts'
import type { CallContract } from './contract.ts'
import type { RequestHeaders } from './headers.ts'
import { hex, type Signer } from './sign.ts'

export interface GatewayRequest {
  readonly contract: CallContract
  readonly url: string
  /** Identity, payload and encrypted fields, ready to travel. */
  readonly body: JsonObject
  readonly timeoutMs: number
  readonly headers: () => RequestHeaders
  readonly sign: Signer
  readonly transport: typeof fetch
  readonly signal: AbortSignal
}

/** `code` `0000` is success. Ours are TIMEOUT, ABORTED, NETWORK, BAD-ANSWER and HTTP-<status>. */
export interface GatewayAnswer {
  readonly code: string
  readonly message: string
  readonly body?: Json
  /** The server's clock in its answer, milliseconds since 1970. */
  readonly serverTime?: number
}

export const SUCCESS = '0000'
const TOO_MANY: readonly number[] = [429, 439]

export async function send(request: GatewayRequest): Promise<GatewayAnswer> {
  const { contract, timeoutMs, signal } = request
  const stop = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop.abort()
  }, timeoutMs)
  const abort = (): void => stop.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  try {
    const response = await (contract.method === 'GET' ? get(request, stop.signal) : post(request, stop.signal))
    return await read(response)
  } catch (error) {
    if (late) return { code: 'TIMEOUT', message: 'Request timed out' }
    if (stop.signal.aborted) return { code: 'ABORTED', message: '' }
    return { code: 'NETWORK', message: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/** Static resources are plain: no identity, no signature, so that every cache on the way may keep them. */
function get({ url, body, transport }: GatewayRequest, signal: AbortSignal): Promise<Response> {
  const query = new URLSearchParams(
    Object.entries(body).map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  return transport(query.size === 0 ? url : `${url}?${query.toString()}`, { signal })
}

async function post({ url, body, headers, sign, transport }: GatewayRequest, signal: AbortSignal): Promise<Response> {
  const text = JSON.stringify(body)
  const given = headers()
  const Qid = hex(globalThis.crypto.getRandomValues(new Uint8Array(16)))
  const Sign = await sign({ body: text, Qid, AppId: given.AppId, v: given.v, token: given.token })
  return await transport(url, { method: 'POST', headers: { 'content-type': 'application/json', ...given, Qid, Sign }, body: text, signal })
}

async function read(response: Response): Promise<GatewayAnswer> {
  if (TOO_MANY.includes(response.status)) return { code: 'HTTP-429', message: '' }
  const text = await response.text()
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { code: response.ok ? 'BAD-ANSWER' : `HTTP-${response.status}`, message: '' }
  }
  const head = isObject(parsed) && Object.hasOwn(parsed, 'head') ? parsed['head'] : undefined
  if (!isObject(head)) {
    // A static resource has no envelope.
    return response.ok ? { code: SUCCESS, message: '', body: parsed as Json } : { code: `HTTP-${response.status}`, message: '' }
  }
  const { errCode, errMsg, serverTime } = head
  return {
    code: typeof errCode === 'string' || typeof errCode === 'number' ? String(errCode) : 'BAD-ANSWER',
    message: typeof errMsg === 'string' ? errMsg : '',
    ...(isObject(parsed) && Object.hasOwn(parsed, 'body') && parsed['body'] !== undefined ? { body: parsed['body'] } : {}),
    ...(typeof serverTime === 'number' ? { serverTime } : {}),
  }
}
