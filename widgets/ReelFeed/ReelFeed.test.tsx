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

test('each button of a video counts as a click, and the button that leaves the videos does not', async () => {
  const names: string[] = []
  const host = document.createElement('div')
  const reels = [{ reelId: 'a', title: 'A', videoUrl: '/a.mp4', gameId: '1', gameName: 'Bingo' }, ...reelsTo(1)]
  const texts = {
    closeLabel: 'Leave',
    playLabel: 'Play',
    likeLabel: 'Like',
    shareLabel: 'Share',
    soundLabel: 'Sound',
    nextLabel: 'Next video',
    openLabel: 'Open',
    retryLabel: 'Try again',
  }
  const props = { ...texts, status: 'ready', error: '', reels, total: 2 } as unknown as Props
  await act(async () =>
    createRoot(host).render(
      <Component id="feed" slots={{}} locale={testLocale} emit={(...[name]) => void names.push(name)} props={props} />,
    ),
  )
  const press = async (label: string): Promise<readonly string[]> => {
    names.length = 0
    const button = [...host.querySelectorAll('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(label),
    )
    await act(async () => button?.click())
    return [...names]
  }
  expect(await press('Play')).toEqual(['click'])
  expect(await press('Sound')).toEqual(['click'])
  expect(await press('Next video')).toEqual(['click'])
  expect(await press('Like')).toEqual(['click', 'like'])
  expect(await press('Share')).toEqual(['click', 'share'])
  expect(await press('Open')).toEqual(['click', 'open'])
  await act(async () => void host.querySelector('video')?.dispatchEvent(new Event('error')))
  expect(await press('Try again')).toEqual(['click'])
  expect(await press('Leave')).toEqual(['close'])
})

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
