import { type Json, own } from '../../engine/core/json.ts'
import { brandOf } from '../hosts.ts'

/**
 * Headers of a request, except `Qid` and `Sign`, which differ for each request (document 2, 7.1). Values are plain
 * ASCII.
 */
export interface RequestHeaders {
  readonly AppId: string
  readonly v: string
  readonly token: string
  readonly [name: string]: string
}

export interface Client {
  readonly container: 'BROWSER' | 'APP' | 'MINIAPP'
  /** The parameter `os` of the native app: 0 Android, 1 iOS. */
  readonly os: 'none' | '0' | '1'
  /** The brand of a mini-app. If absent, `hosts` (host names by purpose, from the site document) determines it. */
  readonly brand?: string
  readonly hosts?: Json | undefined
  readonly host: string
  readonly appId: string
  readonly token: string
  /** Name of the header that contains the product flag. */
  readonly flag: string
  /** Version and language that every call sends. */
  readonly version: string
  readonly language: string
  readonly deviceId: string
  readonly appsFlyerId?: string
  readonly afWebUserId?: string
}

const MINI_APP_TYPES: { readonly [brand: string]: string | undefined } = {
  glife: '6',
  gcash: '6',
  maya: '7',
  lazada: '8',
}
const OTHER_APP_TYPE = '4'

/** Returns the headers for the device and the container of the player. */
export function headersOf(client: Client): RequestHeaders {
  const { container, os } = client
  return {
    [client.flag]: '1',
    deviceId: client.deviceId,
    appsFlyerId: client.appsFlyerId ?? '',
    afWebUserId: client.afWebUserId ?? '',
    container,
    platform: container === 'MINIAPP' ? 'MINIAPP' : container === 'BROWSER' ? 'H5' : os === '1' ? 'IOS' : 'ANDROID',
    appType: container === 'MINIAPP' ? miniAppType(client) : OTHER_APP_TYPE,
    AppId: client.appId,
    domainName: client.host,
    v: client.version,
    lang: client.language,
    token: client.token,
  }
}

function miniAppType({ brand, hosts, host }: Client): string {
  return own(MINI_APP_TYPES, brand || brandOf(hosts, host)) ?? OTHER_APP_TYPE
}
