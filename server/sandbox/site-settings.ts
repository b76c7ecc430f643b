import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { Database } from '../database/open.ts'
import { initStoredValue, raiseRevision, readStoredValue, writeStoredValue } from './stored-values.ts'

/**
 * Site settings after the first start. Structures may be set as objects or as the JSON text that a real gateway sends.
 */
export const siteDefaults: JsonObject = {
  FULL_SWITCH_REGISTER: false,
  pagcorVersion: false,
  restrictedMode: false,
  community: false,
  appsfly_relation: {
    palcode: 'HABI',
    IOS_short_link: 'https://app.example/ios',
    Android_short_link: 'https://app.example/android',
  },
  VISITOR_LOGIN_SWITCH: false,
  LOGIN_METHOD_SWITCH: { viberSwitch: false, viberUrl: '', facebookSwitch: false, googleSwitch: false },
  facebook_client_id: 'false',
  google_client_id: 'false',
  isFbDomainName: false,
  USER_CONSENT_TOGGLE: [{ use_scene: 'login', default_switch_status: false }],
  PWA_POPUP_CONFIGURATION: { switch: true },
  appinstall_switch: false,
  KYC_SWITCH: false,
  newEkycSwitch: true,
  clientIp: '127.0.0.1',
  MIN_WITHDRAW_AMOUNT: 200,
  MAX_WITHDRAW_AMOUNT: 3_000_000,
  STORE_OMS_PLATFORM_TAGGING_H5: [],
  isSiteMaintenance: false,
  MAINTENANCE_IMG: [],
}

/** Settings that `/site/info` does not return: another call returns them, or none does. */
const notInSiteInfo = [
  'isSiteMaintenance',
  'MAINTENANCE_IMG',
  'jackpots',
  'blackPhones',
  'captchaIgnoreTicket',
  'fortunePopups',
  'liveStreamPopup',
]

export interface SandboxSettings {
  get(name: string): Json | undefined
  all(): JsonObject
  /** The settings that `/site/info` returns. */
  info(): JsonObject
  merge(change: JsonObject): Promise<void>
  reset(): Promise<void>
  /** Reads the settings again, because another server on the same database may have changed them. */
  load(): Promise<void>
}

const key = 'site'

export async function openSiteSettings(db: Database): Promise<SandboxSettings> {
  let settings = asSettings(await initStoredValue(db, key, siteDefaults))

  /** Changes the stored settings. The row is locked, so no change of another server is lost. */
  async function change(compute: (before: JsonObject) => JsonObject): Promise<void> {
    settings = await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('sandbox_setting')
        .select('value')
        .where('key', '=', key)
        .forUpdate()
        .executeTakeFirst()
      const next = compute(asSettings(row?.value.is))
      await writeStoredValue(transaction, key, next)
      await raiseRevision(transaction)
      return next
    })
  }

  return {
    get: (name) => (Object.hasOwn(settings, name) ? settings[name] : undefined),
    all: () => settings,
    info: () => Object.fromEntries(Object.entries(settings).filter(([name]) => !notInSiteInfo.includes(name))),
    merge: (changed) => change((before) => ({ ...before, ...changed })),
    reset: () => change(() => siteDefaults),
    async load() {
      settings = asSettings(await readStoredValue(db, key))
    },
  }
}

function asSettings(value: Json | undefined): JsonObject {
  return isObject(value) ? value : siteDefaults
}
