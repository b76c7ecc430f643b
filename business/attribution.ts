/**
 * The fields about the origin of a visit in the address of an arrival, for the attribution service (document 2, 7.1 and
 * 7.2). They are stored for the session of the browser, and are sent only for people who have consented to tracking.
 */
import type { DeviceStorage, Facts } from '../engine/action.ts'
import { isObject, type Json } from '../engine/core/json.ts'

/** Fields that identify an installation or an advertisement. */
const IDS = ['appsFlyerId', 'afWebUserId', 'idfv', 'afAppId', 'afException'] as const
/** Fields about the origin that are sent with logins and registrations. */
const ORIGIN = ['visitor_id', 'action', 'reference', 'zoneid', 'clickid', 'subid_short', 'subid', 'aclid'] as const
/** The parameter that contains the appsFlyerId in a mini-app. */
const MINI_APP_ID = 'miniAppAFid'

type Name = (typeof IDS)[number] | (typeof ORIGIN)[number]
type Attribution = { readonly [N in Name]?: string }

const KEY = 'tab.attribution'
const MAX_LENGTH = 200

/** The fields of this session. Set by `keepAttribution`, which runs when the page starts. */
let kept: Attribution = {}

/**
 * Stores the fields of an address. Fields that it lacks keep the values of earlier addresses, because each is a session
 * value of its own (document 1, section 3): a link with a reference must not remove the ID of the installation.
 */
export function keepAttribution(query: { readonly [name: string]: string }, storage: DeviceStorage): void {
  const found = fieldsOf({ ...query, appsFlyerId: query.appsFlyerId ?? query[MINI_APP_ID] ?? '' })
  kept = { ...fieldsOf(storage.get(KEY)), ...found }
  if (Object.keys(found).length > 0) storage.set(KEY, kept)
}

/** Removes the fields of this session after a refusal of tracking. */
export function forgetAttribution(storage: DeviceStorage): void {
  storage.remove(KEY)
  kept = {}
}

/** The fields of this session; none without consent. */
export function readAttribution(choice: Facts['tracking.choice'] | undefined): Attribution {
  return choice === 'allowed' ? kept : {}
}

function fieldsOf(value: Json | undefined): Attribution {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    [...IDS, ...ORIGIN].flatMap((name) => {
      const text = value[name]
      return typeof text === 'string' && text !== '' ? [[name, text.slice(0, MAX_LENGTH)]] : []
    }),
  )
}

/** Returns the package name: the product, with the prefix MINI_ in mini-apps (document 2, section 9). */
export function packageOf(container: Facts['device.container'] | undefined, product: string): string {
  return container === 'MINIAPP' ? `MINI_${product}` : product
}

/** Returns the platform that headers of calls and tracked events contain (document 2, 7.1 and 7.7). */
export function platformOf(
  container: Facts['device.container'],
  os: Facts['device.os'],
): 'H5' | 'MINIAPP' | 'IOS' | 'ANDROID' {
  if (container === 'APP') return os === '1' ? 'IOS' : 'ANDROID'
  return container === 'MINIAPP' ? 'MINIAPP' : 'H5'
}
