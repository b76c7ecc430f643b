import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isObject, type Json } from '../../engine/core/json.ts'
import type { ContractIndex } from './contracts.ts'
import { type RefusedCall, refuseInvalid } from './call-answer.ts'
import { codes } from './codes.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

/** Fields that must be encrypted (document 2, section 7.1). */
const encryptedFields = [
  'password',
  'newPassword',
  'oldPassword',
  'mobileNo',
  'currMobile',
  'phone',
  'newEmail',
  'newPhone',
  'accountNo',
  'withdrawPassword',
  'withdrawalPassword',
  'newWithdrawalPwd',
  'phoneOrEmail',
  'email',
]

/**
 * Headers that every call must send and that must not be empty (document 2, section 7.1), with the allowed values of
 * some.
 */
export const requiredHeaders: { readonly [name: string]: readonly string[] | undefined } = {
  bingoplus: undefined,
  deviceId: undefined,
  container: ['BROWSER', 'APP', 'MINIAPP'],
  platform: ['H5', 'ANDROID', 'IOS', 'MINIAPP'],
  appType: ['4', '6', '7', '8'],
  AppId: undefined,
  Qid: undefined,
  domainName: undefined,
  v: undefined,
  lang: undefined,
  Sign: undefined,
}

/** A request body after parsing. `body` is undefined when the text is not JSON. */
export interface ReadBody {
  readonly body: Json | undefined
  /** Names of the fields that were encrypted. */
  readonly encrypted: readonly string[]
}

/** Parses the body and decrypts the fields that can be decrypted. `GET /sandbox/calls` shows the result. */
export function decryptBody(text: string, keys: EncryptionKeys): ReadBody {
  const parsed = parse(text)
  if (!isObject(parsed)) return { body: parsed, encrypted: [] }
  const encrypted: string[] = []
  const decrypted = Object.entries(parsed).map(([field, value]): [string, Json] => {
    const plain = encryptedFields.includes(field) && typeof value === 'string' ? keys.decrypt(value) : undefined
    if (plain === undefined) return [field, value]
    encrypted.push(field)
    return [field, plain]
  })
  return { body: Object.fromEntries(decrypted), encrypted }
}

/**
 * Checks the headers and the signature, as a real gateway does before it reads a call. Returns the answer for the first
 * problem.
 */
export function checkSender(headers: IncomingHttpHeaders, text: string): RefusedCall | undefined {
  return checkHeaders(headers) ?? checkSign(headers, text)
}

function checkHeaders(headers: IncomingHttpHeaders): RefusedCall | undefined {
  for (const [name, allowed] of Object.entries(requiredHeaders)) {
    const value = header(headers, name)
    if (value === '') return refuseInvalid(codes.badRequest, `The header ${name} is missing.`)
    if (allowed !== undefined && !allowed.includes(value)) {
      return refuseInvalid(codes.badRequest, `The header ${name} is ${value}; it must be one of ${allowed.join(', ')}.`)
    }
  }
  return undefined
}

/**
 * Checks the header `Sign`: it must be the lower-case hexadecimal SHA-256 of `body|Qid|AppId|v|token`, where `body` is
 * the exact text that was sent.
 */
function checkSign(headers: IncomingHttpHeaders, text: string): RefusedCall | undefined {
  const signed = [text, ...['Qid', 'AppId', 'v', 'token'].map((name) => header(headers, name))].join('|')
  const expected = Buffer.from(createHash('sha256').update(signed).digest('hex'))
  const given = Buffer.from(header(headers, 'Sign'))
  if (given.length === expected.length && timingSafeEqual(given, expected)) return undefined
  return refuseInvalid(
    codes.badSign,
    'The header Sign is wrong; it must be the SHA-256 of body|Qid|AppId|v|token in lower-case hexadecimal.',
  )
}

/** Refuses a replay: a call whose `Qid`, a unique id (document 2, section 7.1), was used before. */
export function checkQid(headers: IncomingHttpHeaders, takeQid: (qid: string) => boolean): RefusedCall | undefined {
  if (takeQid(header(headers, 'Qid'))) return undefined
  return refuseInvalid(codes.replayed, 'The header Qid was used by an earlier call; each call needs a new one.')
}

/** Checks identity fields, encrypted fields, and the payload against its contract. */
export function checkFields(
  { body, encrypted }: ReadBody,
  path: string,
  contracts: ContractIndex,
): RefusedCall | undefined {
  if (!isObject(body)) return refuseInvalid(codes.badRequest, 'The body must be a JSON object.')
  for (const field of contracts.identityFields(path)) {
    if (typeof body[field] !== 'string')
      return refuseInvalid(codes.badRequest, `The field ${field} is missing in the body.`)
  }
  for (const field of encryptedFields) {
    const value = Object.hasOwn(body, field) ? body[field] : undefined
    if (typeof value === 'string' && value !== '' && !encrypted.includes(field)) {
      return refuseInvalid(
        codes.notEncrypted,
        `The field ${field} must be encrypted with the public key, RSA-OAEP with SHA-256, base64.`,
      )
    }
  }
  const violation = contracts.violation(path, body)
  return violation === undefined ? undefined : refuseInvalid(codes.badPayload, violation)
}

export function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
