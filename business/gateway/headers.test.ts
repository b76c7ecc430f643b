import { expect, test } from 'vitest'
import { type Client, headersOf } from './headers.ts'

const hosts = {
  glife: ['glife.localhost:8080'],
  maya: ['maya.localhost'],
  lazada: ['lazada.localhost', '*.shop.example'],
}
const client: Client = {
  container: 'BROWSER',
  os: 'none',
  host: 'www.localhost',
  appId: 'web',
  token: 't',
  flag: 'bingoplus',
  version: '1.0.0',
  language: 'EN',
  deviceId: 'd1',
  hosts,
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
  [{ container: 'MINIAPP', host: 'glife.localhost' }, 'MINIAPP', '6'],
  [{ container: 'MINIAPP', host: 'maya.localhost' }, 'MINIAPP', '7'],
  [{ container: 'MINIAPP', host: 'lazada.localhost' }, 'MINIAPP', '8'],
  [{ container: 'MINIAPP', host: 'ph.shop.example' }, 'MINIAPP', '8'],
  [{ container: 'MINIAPP', host: 'pay.localhost' }, 'MINIAPP', '4'],
] as const)('a call from the device %j has the platform %s and the app type %s', (where, platform, appType) => {
  expect(headersOf({ ...client, ...where })).toMatchObject({ platform, appType })
})
