// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './LiveList.tsx'
import type { Props } from './types.gen.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return () => void vi.unstubAllGlobals()
})

const texts = { moreLabel: 'Show more', endText: 'These are all the rooms.', status: 'ready', error: '', except: '' }
const roomsTo = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ liveId: `${n}`, anchorName: 'Ana', title: `Room ${n}` }))

function mount() {
  const limits: number[] = []
  const host = document.createElement('div')
  const root = createRoot(host)
  return {
    limits,
    /** Returns the text below the list; `…` after it while rooms are loading. */
    async show(rooms: Props['rooms'], total: number): Promise<string> {
      const props = { ...texts, rooms, total } as unknown as Props
      await act(async () =>
        root.render(
          <Component
            id="rooms"
            slots={{}}
            locale={testLocale}
            emit={(...event) => void (event[0] === 'more' && limits.push(event[1].limit))}
            props={props}
          />,
        ),
      )
      const end = host.querySelector('[role=status]')
      return `${end?.textContent ?? ''}${end?.querySelector('[aria-busy=true]') === null ? '' : '…'}`
    },
    press: async () => await act(async () => host.querySelector<HTMLElement>('[role=status] button')?.click()),
  }
}

test('further rooms are loaded until all of them are shown', async () => {
  const { limits, show, press } = mount()
  const first = roomsTo(12)
  expect(await show(first, 30)).toBe('Show more')
  await press()
  expect(await show(first, 30)).toBe('Show more…')
  expect(await show(roomsTo(24), 30)).toBe('Show more')
  await press()
  expect(await show(roomsTo(30), 30)).toBe('These are all the rooms.')
  expect(limits).toEqual([24, 36])
})

test('a list with fewer rooms than the gateway has announced ends when an answer has no further room', async () => {
  const { limits, show, press } = mount()
  await show(roomsTo(11), 14)
  await press()
  expect(await show(roomsTo(13), 14)).toBe('Show more')
  await press()
  expect(await show(roomsTo(13), 14)).toBe('These are all the rooms.')
  expect(limits).toEqual([23, 35])
})
