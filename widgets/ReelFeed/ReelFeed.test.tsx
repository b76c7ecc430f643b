// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './ReelFeed.tsx'
import type { Props } from './types.gen.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  return () => void vi.unstubAllGlobals()
})

const reelsTo = (count: number) => Array.from({ length: count }, (_, n) => ({ reelId: `${n}`, title: `Video ${n}` }))

test('a feed with fewer videos than the gateway has announced ends when an answer has no further video', async () => {
  const limits: number[] = []
  const host = document.createElement('div')
  const root = createRoot(host)
  const show = async (reels: readonly unknown[]): Promise<Element | null> => {
    const props = { status: 'ready', error: '', endTitle: 'You have seen all videos', reels, total: 3 }
    await act(async () =>
      root.render(
        <Component
          id="feed"
          slots={{}}
          locale={testLocale}
          emit={(...event) => void (event[0] === 'more' && limits.push(event[1].limit))}
          props={props as unknown as Props}
        />,
      ),
    )
    return host.querySelector('[role=feed] > article:last-child')
  }
  const first = reelsTo(1)
  expect((await show(first))?.getAttribute('aria-busy')).toBe('true')
  await show(first)
  expect(limits).toEqual([9])
  expect((await show(reelsTo(2)))?.getAttribute('aria-busy')).toBe('true')
  expect(limits).toEqual([9, 17])
  const end = await show(reelsTo(2))
  expect([end?.getAttribute('aria-busy'), end?.textContent]).toEqual([
    'false',
    expect.stringContaining('You have seen all videos'),
  ])
  expect(limits).toEqual([9, 17])
})
