import { anyValue, flag, list, number, object, orNull, record, structure, text, writtenFlag } from './value-schemas.ts'

/** Site settings, with the names of document 1, section 3. */
const settings = record({
  FULL_SWITCH_REGISTER: anyValue,
  pagcorVersion: anyValue,
  appsfly_relation: structure,
  PHONE_BIND_SWITCH: structure,
  VISITOR_LOGIN_SWITCH: anyValue,
  LOGIN_METHOD_SWITCH: structure,
  facebook_client_id: text,
  google_client_id: text,
  isFbDomainName: writtenFlag,
  USER_CONSENT_TOGGLE: structure,
  PWA_POPUP_CONFIGURATION: structure,
  appinstall_switch: writtenFlag,
  clientIp: text,
  STORE_OMS_PLATFORM_TAGGING_H5: structure,
  MIN_WITHDRAW_AMOUNT: number,
  MAX_WITHDRAW_AMOUNT: number,
  isSiteMaintenance: flag,
  MAINTENANCE_IMG: list(object),
  restrictedMode: flag,
  community: flag,
  KYC_SWITCH: writtenFlag,
  MINI_KYC_SWITCH: writtenFlag,
  newEkycSwitch: writtenFlag,
  KYC_GAME: orNull(text),
  KYC_WITHDRAW: orNull(text),
  KYC_LOGIN: orNull(text),
  captchaIgnoreTicket: orNull(text),
  jackpots: orNull(object),
  blackPhones: list(text),
  fortunePopups: anyValue,
  liveStreamPopup: orNull(text),
})

/** The schema of the site settings. Three settings exist once for each host. */
export const siteSchema = {
  ...settings,
  patternProperties: { '^KYC_[A-Za-z0-9.-]+_(WITHDRAWAL|DEPOSIT|GAMING_VERIFICATION)$': writtenFlag },
  'x-known': ['KYC_{host}_WITHDRAWAL', 'KYC_{host}_DEPOSIT', 'KYC_{host}_GAMING_VERIFICATION'],
}
