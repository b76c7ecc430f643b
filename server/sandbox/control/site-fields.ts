import { anything, type ControlField, type ControlFields, flag, list, number, object, orNull, readFields, text } from './fields.ts'
import { isObject, type Json } from '../../../engine/core/json.ts'

/** A structure as itself, or as the JSON text that a real gateway sends. */
const structure: ControlField = (value) => {
  if (isObject(value) || Array.isArray(value)) return { value }
  return isJsonText(value) ? { value } : { expected: 'an object or its JSON text' }
}

/** Switches stay as they are written: `true`, `1` and `"1"` all come from real gateways. */
const writtenFlag: ControlField = (value) => ('value' in flag(value) ? { value } : { expected: 'true, false, 1, 0, "1" or "0"' })

const fields: ControlFields = {
  FULL_SWITCH_REGISTER: anything,
  completeRegis: writtenFlag,
  pagcorVersion: anything,
  appsfly_relation: structure,
  PHONE_BIND_SWITCH: structure,
  VISITOR_LOGIN_SWITCH: anything,
  LOGIN_METHOD_SWITCH: structure,
  facebook_client_id: text,
  google_client_id: text,
  isFbDomainName: writtenFlag,
  USER_CONSENT_TOGGLE: structure,
  BANNER_JSON: structure,
  PWA_POPUP_CONFIGURATION: structure,
  appinstall_switch: writtenFlag,
  GLIFE_VIEW_SWITCH: anything,
  clientIp: text,
  STORE_OMS_PLATFORM_TAGGING_H5: structure,
  MIN_WITHDRAW_AMOUNT: number,
  MAX_WITHDRAW_AMOUNT: number,
  isSiteMaintenance: flag,
  MAINTENANCE_IMG: list(object),
  restrictedMode: flag,
  community: flag,
  KYC_SWITCH: writtenFlag,
  newEkycSwitch: writtenFlag,
  KYC_GAME: orNull(text),
  KYC_WITHDRAW: orNull(text),
  KYC_LOGIN: orNull(text),
  captchaIgnoreTicket: orNull(text),
  jackpots: orNull(object),
  blackPhones: list(text),
  fortunePopups: anything,
}

/** `KYC_{host}_WITHDRAWAL` and its two sisters exist for every host. */
const perHost = /^KYC_[A-Za-z0-9.-]+_(WITHDRAWAL|DEPOSIT|GAMING_VERIFICATION)$/

/** The site settings of sandbox-control.md, for this body: the settings of each host are known by their form. */
export function readSiteSettings(body: unknown): ReturnType<typeof readFields> {
  const hostFields = isObject(body) ? Object.keys(body).filter((name) => perHost.test(name)) : []
  const read = readFields({ ...fields, ...Object.fromEntries(hostFields.map((name) => [name, writtenFlag])) }, body)
  if (read.ok) return read
  const known = [...Object.keys(fields), 'KYC_{host}_WITHDRAWAL', 'KYC_{host}_DEPOSIT', 'KYC_{host}_GAMING_VERIFICATION']
  return { ok: false, error: { ...read.error, known } }
}

function isJsonText(value: Json): boolean {
  if (typeof value !== 'string') return false
  try {
    return typeof JSON.parse(value) === 'object'
  } catch {
    return false
  }
}
