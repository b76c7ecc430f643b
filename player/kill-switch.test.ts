// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { KillList } from '../engine/core/kill.ts'
import type { WireSlice } from '../engine/core/wire.ts'
import { createKills } from './kill-switch.ts'

/** The name that the compiler gives to the page of the popup. */
const popup = { page: 'popup:login', root: { i: 'login/dialog', w: 'Popup' }, widgets: [] } as unknown as WireSlice
const app = { strings: {}, popups: [{ id: 'login', slice: '/r/login.json' }], notFound: '/r/not-found.json' }

function open() {
  return createKills({
    world: { read: () => '' },
    session: { app: () => app, apply: () => undefined, popups: {} } as never,
    releases: { object: async () => await Promise.resolve(popup), route: async () => undefined } as never,
    available: {},
    showAgain: async () => undefined,
  })
}
const list = (document: string): KillList => ({ id: document, kills: [{ document }], locked: [] })

test('a popup that is out of use is not opened, and a tap that would open it shows a notice', async () => {
  const kills = open()
  await kills.take(list('popup/login'))
  expect(() => kills.slice(popup, '/r/login.json')).toThrow('This part is not available at the moment.')
  expect(kills.effects({ openPopup: 'login' })).toEqual({
    toast: { text: 'This part is not available at the moment.' },
  })
  expect(kills.effects({ openPopup: 'other' })).toEqual({ openPopup: 'other' })
})

test('a popup opens while another popup is out of use', async () => {
  const kills = open()
  await kills.take(list('popup/other'))
  expect(kills.slice(popup, '/r/login.json')).toBe(popup)
  expect(kills.effects({ openPopup: 'login' })).toEqual({ openPopup: 'login' })
})

test('a popup that a policy requires opens unchanged, even if it or its widget is out of use', async () => {
  const kills = open()
  await kills.take({ id: 'locked', kills: [{ document: 'popup/login' }, { widget: 'Popup' }], locked: ['popup/login'] })
  expect(kills.slice(popup, '/r/login.json')).toBe(popup)
  expect(kills.effects({ openPopup: 'login' })).toEqual({ openPopup: 'login' })
})
