import { expect, test } from 'vitest'
import { type Client, headersOf } from './headers.ts'

const client: Client = {
  container: 'BROWSER',
  os: 'none',
  brand: '',
  host: 'www.localhost',
  appId: 'web',
  token: 't',
  flag: 'bingoplus',
  version: '1.0.0',
  language: 'EN',
  deviceId: 'd1',
}

test('a call from a browser has the container BROWSER and the platform H5 in its headers', () => {
  expect(headersOf(client)).toEqual({
    bingoplus: '1',
    deviceId: 'd1',
    appsFlyerId: '',
    afWebUserId: '',
    container: 'BROWSER',
    platform: 'H5',
    appType: '4',
    AppId: 'web',
    domainName: 'www.localhost',
    v: '1.0.0',
    lang: 'EN',
    token: 't',
  })
})

test.each([
  [{ container: 'APP', os: '0' }, 'ANDROID', '4'],
  [{ container: 'APP', os: '1' }, 'IOS', '4'],
  [{ container: 'MINIAPP', brand: 'glife' }, 'MINIAPP', '6'],
  [{ container: 'MINIAPP', brand: 'gcash' }, 'MINIAPP', '6'],
  [{ container: 'MINIAPP', brand: 'maya' }, 'MINIAPP', '7'],
  [{ container: 'MINIAPP', brand: 'lazada' }, 'MINIAPP', '8'],
  [{ container: 'MINIAPP', brand: 'pay' }, 'MINIAPP', '4'],
  [{ container: 'MINIAPP', brand: '' }, 'MINIAPP', '4'],
] as const)('a call from the device %j has the platform %s and the app type %s', (where, platform, appType) => {
  expect(headersOf({ ...client, ...where })).toMatchObject({ platform, appType })
})
