// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
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

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return () => void vi.unstubAllGlobals()
})

/** Mounts the room. `events` collects the names of the events since the last call of `sent`. */
function mount() {
  const events: string[] = []
  const host = document.createElement('div')
  const root = createRoot(host)
  return {
    host,
    sent: () => events.splice(0),
    async show(some: Partial<Props>): Promise<string> {
      const props = { ...texts, chat: [], status: 'ready', ...some } as unknown as Props
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
    },
    async press(label: string): Promise<void> {
      const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(label))
      await act(async () => button?.click())
    },
  }
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
  const { host, sent, show, press } = mount()
  expect(await show({ room, loggedIn: false })).toContain('Log in to watch')
  expect(sent()).toEqual(['enter', 'login'])
  // After the login, the answer for the visitor stays until the new answer arrives.
  expect(await show({ room, loggedIn: true })).not.toMatch(/Log in|could not be loaded/)
  expect(sent()).toEqual(['enter', 'retry'])
  expect(host.innerHTML).toContain('Loading the room')
  expect(await show({ room: { ...room }, loggedIn: true })).toMatch(/The room could not be loaded.*Try again/)
  await press('Try again')
  expect(sent()).toEqual(['retry'])
  expect(host.textContent).not.toContain('could not be loaded')
})

test('after a logout, an open room shows neither its video nor its chat, and does not open the login', async () => {
  const { host, sent, show, press } = mount()
  const open = { ...room, videoUrl: '/7.mp4' }
  await show({ room: open, loggedIn: true })
  expect(host.querySelectorAll('video, form')).toHaveLength(2)
  expect(sent()).toEqual(['enter'])
  expect(await show({ room: open, loggedIn: false })).toContain('Log in to watch')
  expect(host.querySelectorAll('video, form')).toHaveLength(0)
  expect(sent()).toEqual(['enter'])
  await press('Log in')
  expect(sent()).toEqual(['login'])
  await show({ room: open, loggedIn: true })
  expect(host.querySelectorAll('video, form')).toHaveLength(2)
})

test('a room is entered once, when it has arrived', async () => {
  const { sent, show } = mount()
  await show({ loggedIn: true, status: 'loading' })
  expect(sent()).toEqual([])
  await show({ loggedIn: true, room: { ...room, videoUrl: '/7.mp4' } })
  expect(sent()).toEqual(['enter'])
})

test('a chat without messages says so', () => {
  const show = (chat: Props['chat']): string =>
    renderToStaticMarkup(
      <Component
        id="room"
        slots={{}}
        locale={testLocale}
        emit={() => undefined}
        props={
          {
            ...texts,
            noMessagesText: 'No messages yet',
            loggedIn: true,
            room: { ...room, videoUrl: '/7.m3u8' },
            chat,
          } as Props
        }
      />,
    )
  expect(show([])).toContain('No messages yet')
  expect(show([{ messageId: '1', name: 'Ana', text: 'Hello' }])).not.toContain('No messages yet')
})

test('a room that could not be loaded can be loaded again, and has a link to the other rooms', async () => {
  const { host, sent, show, press } = mount()
  await show({
    status: 'error',
    roomsLabel: 'See who is live',
    roomsLink: { href: '/bp-live' } as NonNullable<Props['roomsLink']>,
  })
  expect(host.querySelector('h1')?.textContent).toBe('The room could not be loaded')
  expect(host.querySelector('a[href="/bp-live"]')?.textContent).toBe('See who is live')
  expect(sent()).toEqual([])
  await press('Try again')
  expect(sent()).toEqual(['retry'])
})

test('a room that does not exist has no button to try again, and the link to the other rooms is its main action', async () => {
  const { host, show } = mount()
  await show({
    status: 'error',
    retryLabel: '',
    roomsLabel: 'See who is live',
    roomsLink: { href: '/bp-live' } as NonNullable<Props['roomsLink']>,
  })
  const actions = [...host.querySelectorAll('a[data-tone], button[data-tone]')]
  expect(actions.map((action) => [action.textContent, action.getAttribute('data-tone')])).toEqual([
    ['See who is live', 'primary'],
  ])
})
