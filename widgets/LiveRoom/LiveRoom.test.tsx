import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './LiveRoom.tsx'
import type { Props } from './types.gen.ts'

const locked = (some: Partial<Props>): string => {
  const props = {
    room: { liveId: '7', anchorId: '1', anchorName: 'Kuya Bing', title: 'Bingo night' },
    lockedText: 'Log in to watch',
    loginLabel: 'Log in',
    loadingText: 'Loading the room',
    errorText: 'The room could not be loaded',
    retryLabel: 'Try again',
    ...some,
  } as Props
  return renderToStaticMarkup(
    <Component id="room" slots={{}} locale={testLocale} emit={() => undefined} props={props} />,
  )
}

test('a room without a video offers the login to a visitor only', () => {
  expect(locked({ loggedIn: false, status: 'ready' })).toContain('Log in to watch')
  const forPlayer = locked({ loggedIn: true, status: 'ready' })
  expect(forPlayer).toMatch(/The room could not be loaded.*Try again/)
  expect(forPlayer).not.toContain('Log in')
  const whileLoading = locked({ loggedIn: true, status: 'loading' })
  expect(whileLoading).toContain('Loading the room')
  expect(whileLoading).not.toMatch(/Log in|Try again/)
})
