// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './LiveRoom.tsx'
import type { Props } from './types.gen.ts'

const room = { liveId: '7', anchorId: '1', anchorName: 'Kuya Bing', title: 'Bingo night' }
const texts = {
  lockedText: 'Log in to watch',
  loginLabel: 'Log in',
  loadingText: 'Loading the room',
  errorText: 'The room could not be loaded',
  retryLabel: 'Try again',
}

test('the number of viewers is a part of its own after the name of the host, so it is never cut', () => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(
    <Component
      id="room"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={
        { ...texts, viewersLabel: 'watching', room: { ...room, viewers: 1840 }, status: 'ready' } as unknown as Props
      }
    />,
  )
  const parts = [...(host.querySelector('h1 + p')?.children ?? [])].map(({ textContent }) => textContent?.trim())
  expect(parts.slice(-2)).toEqual(['Kuya Bing', '1.8K watching'])
})

test('a room without a video offers the login to a visitor, and is loaded again for a player', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const events: string[] = []
  const host = document.createElement('div')
  const root = createRoot(host)
  const show = async (some: Partial<Props>): Promise<string> => {
    const props = { ...texts, room, status: 'ready', ...some } as Props
    await act(async () =>
      root.render(
        <Component
          id="room"
          slots={{}}
          locale={testLocale}
          emit={(...[name]) => void events.push(name)}
          props={props}
        />,
      ),
    )
    return host.textContent ?? ''
  }
  expect(await show({ loggedIn: false })).toContain('Log in to watch')
  expect(events.splice(0)).toEqual(['enter', 'login'])
  // After the login, the answer for the visitor stays until the new answer arrives.
  expect(await show({ loggedIn: true })).not.toMatch(/Log in|could not be loaded/)
  expect(events.splice(0)).toEqual(['enter', 'retry'])
  expect(host.innerHTML).toContain('Loading the room')
  expect(await show({ loggedIn: true, room: { ...room } })).toMatch(/The room could not be loaded.*Try again/)
  const retry = [...host.querySelectorAll('button')].find((button) => button.textContent?.includes('Try again'))
  await act(async () => retry?.click())
  expect(events.splice(0)).toEqual(['retry'])
  expect(host.textContent).not.toContain('could not be loaded')
  vi.unstubAllGlobals()
})

test('a chat without messages says so', () => {
  const show = (chat: Props['chat']): string =>
    renderToStaticMarkup(
      <Component
        id="room"
        slots={{}}
        locale={testLocale}
        emit={() => undefined}
        props={{ ...texts, noMessagesText: 'No messages yet', room: { ...room, videoUrl: '/7.m3u8' }, chat } as Props}
      />,
    )
  expect(show([])).toContain('No messages yet')
  expect(show([{ messageId: '1', name: 'Ana', text: 'Hello' }])).not.toContain('No messages yet')
})

test('a room that could not be loaded can be loaded again, and has a link to the other rooms', () => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(
    <Component
      id="room"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{ ...texts, status: 'error', roomsLabel: 'See who is live', roomsLink: { href: '/bp-live' } } as Props}
    />,
  )
  expect(host.querySelector('h1')?.textContent).toBe('The room could not be loaded')
  expect(host.textContent).toContain('Try again')
  expect(host.querySelector('a[href="/bp-live"]')?.textContent).toBe('See who is live')
})
