import { afterEach, expect, test, vi } from 'vitest'
import { storage } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a value that does not fit into the storage is kept until the page is reloaded, and the earlier stored value is removed', () => {
  const device = new Map([['habi.tracking', '"allowed"']])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => device.get(name) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (name: string) => device.delete(name),
  })
  expect(storage.get('tracking')).toBe('allowed')
  storage.set('tracking', 'refused')
  expect(storage.get('tracking')).toBe('refused')
  expect(device).toEqual(new Map())
})
