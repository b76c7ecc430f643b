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

test('values under "tab." are stored for the tab, and a preview stores nothing', () => {
  const places = { sessionStorage: new Map<string, string>(), localStorage: new Map<string, string>() }
  for (const [name, device] of Object.entries(places))
    vi.stubGlobal(name, {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, text: string) => device.set(key, text),
      removeItem: (key: string) => device.delete(key),
    })
  storage.set('tab.os', '0')
  storage.set('skin', 'night')
  expect([...places.sessionStorage]).toEqual([['habi.tab.os', '"0"']])
  expect([...places.localStorage]).toEqual([['habi.skin', '"night"']])
  expect(storage.get('tab.os')).toBe('0')
  storage.remove('tab.os')
  storage.holdOnly()
  storage.set('tab.os', '1')
  expect([storage.get('tab.os'), places.sessionStorage.size]).toEqual(['1', 0])
})
