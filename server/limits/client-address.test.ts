import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readAddressList } from './address-list.ts'
import { clientNetwork, connectionNetwork } from './client-address.ts'

const proxies = readAddressList('TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8')
const none = readAddressList('TRUSTED_PROXIES', '')
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test.each([
  // A client that is not a trusted proxy cannot choose its address.
  ['203.0.113.5', undefined, '203.0.113.5'],
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['::1', '::ffff:203.0.113.5', '203.0.113.5'],
  // The client sent the beginning; the proxies added the rest.
  ['127.0.0.1', '1.2.3.4, 203.0.113.5, 10.1.1.1', '203.0.113.5'],
  ['127.0.0.1', '10.1.1.1', '10.1.1.1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.5, <script>', '127.0.0.1'],
  // A client with a /64 network counts once.
  ['2001:db8:0:1:aaaa::1', undefined, '2001:db8:0:1'],
  ['2001:DB8::1:0:0:0:9', undefined, '2001:db8:0:1'],
  ['2001:db8::9', undefined, '2001:db8:0:0'],
  ['::1', undefined, '0:0:0:0'],
])('a request from %s with the forwarded address %s is attributed to %s', (remote, forwarded, expected) => {
  expect(clientNetwork(from(remote, forwarded), proxies)).toBe(expected)
})

test('without trusted proxies, no header changes the client address', () => {
  expect(clientNetwork(from('127.0.0.1', '203.0.113.5'), none)).toBe('127.0.0.1')
  expect(connectionNetwork('127.0.0.1', none)).toBe('127.0.0.1')
})

test('a connection of a trusted proxy is not attributed to a client address', () => {
  expect(connectionNetwork('::ffff:10.4.5.6', proxies)).toBeUndefined()
  expect(connectionNetwork('203.0.113.5', proxies)).toBe('203.0.113.5')
  expect(connectionNetwork(undefined, proxies)).toBe('')
})

test('an invalid list of addresses is refused with an example', () => {
  for (const bad of ['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0', '::1/129', '*'])
    expect(() => readAddressList('TRUSTED_PROXIES', `127.0.0.1,${bad}`), bad).toThrow(
      `TRUSTED_PROXIES contains ${bad}; it must be a list of IP addresses or subnets separated by commas, ` +
        'such as 127.0.0.1, 10.0.0.0/8.',
    )
})
