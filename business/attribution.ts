/**
 * What the address of an arrival says about its origin, for the attribution service (document 2, 7.1 and 7.2). It is
 * kept for the session of the browser, and is sent only for people who have agreed to be tracked.
 */
import type { Facts } from '../engine/action.ts'
import { isObject, type Json } from '../engine/core/json.ts'

/** Fields that identify an installation or an advertisement. */
const IDS = ['appsFlyerId', 'afWebUserId', 'idfv', 'afAppId', 'afException'] as const
/** Fields that registrations add. */
const ORIGIN = ['visitor_id', 'action', 'reference', 'zoneid', 'clickid', 'subid_short', 'subid', 'aclid'] as const
/** The parameter with the appsFlyerId of a mini-app. */
const MINI_APP_ID = 'miniAppAFid'

type Name = (typeof IDS)[number] | (typeof ORIGIN)[number]
type Attribution = { readonly [N in Name]?: string }

const STORED = 'habi.attribution'
const MAX_LENGTH = 200

/** Keeps the fields of an address; an address without any keeps those of an earlier one. */
export function keepAttribution(query: { readonly [name: string]: string }): void {
  const given = { ...query, appsFlyerId: query.appsFlyerId ?? query[MINI_APP_ID] ?? '' }
  const found = fieldsOf(given)
  if (Object.keys(found).length === 0) return
  try {
    sessionStorage.setItem(STORED, JSON.stringify(found))
  } catch {
    // Storage is forbidden: nothing is known about the origin.
  }
}

/** The fields of this session; none without consent. */
export function readAttribution(choice: Facts['tracking.choice'] | undefined): Attribution {
  if (choice !== 'allowed') return {}
  try {
    return fieldsOf(JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Json)
  } catch {
    // Storage is forbidden.
    return {}
  }
}

function fieldsOf(value: Json): Attribution {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    [...IDS, ...ORIGIN].flatMap((name) => {
      const text = value[name]
      return typeof text === 'string' && text !== '' ? [[name, text.slice(0, MAX_LENGTH)]] : []
    }),
  )
}

/** The package: the product, with the prefix MINI_ in mini-apps (document 2, section 9). */
export function packageOf(container: Facts['device.container'] | undefined, product: string): string {
  return container === 'MINIAPP' ? `MINI_${product}` : product
}
