import type { Facts } from '../../engine/action.ts'
import { own } from '../../engine/core/json.ts'
import { platformOf } from '../attribution.ts'

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
  readonly container: Facts['device.container']
  readonly os: Facts['device.os']
  /** The brand of a mini-app; empty outside a mini-app, and for a mini-app without a brand. */
  readonly brand: string
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
  const { container, os, brand } = client
  return {
    [client.flag]: '1',
    deviceId: client.deviceId,
    appsFlyerId: client.appsFlyerId ?? '',
    afWebUserId: client.afWebUserId ?? '',
    container,
    platform: platformOf(container, os),
    appType: (container === 'MINIAPP' ? own(MINI_APP_TYPES, brand) : undefined) ?? OTHER_APP_TYPE,
    AppId: client.appId,
    domainName: client.host,
    v: client.version,
    lang: client.language,
    token: client.token,
  }
}
