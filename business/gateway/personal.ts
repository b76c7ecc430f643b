import { type Json, type JsonObject, isObject } from '../../engine/core/json.ts'
import type { GatewayContract } from './contract.ts'

/**
 * True for a call that sends the login name or an encrypted field. A preview has no player, so it cannot make such a
 * call.
 */
export function isPersonal(
  contract: GatewayContract | undefined,
  payload: JsonObject | undefined,
  settings: Json,
): boolean {
  const isAnonymous = contract?.omit.includes('loginName') !== false
  const encrypted = isObject(settings) ? settings.encrypted : undefined
  return (
    !isAnonymous || (Array.isArray(encrypted) && encrypted.some((field) => Object.hasOwn(payload ?? {}, String(field))))
  )
}
