import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './GameFrame.tsx'
import type { Props } from './types.gen.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://habi.example/game')))
afterEach(() => vi.unstubAllGlobals())

const sandboxOf = (src: string): string | undefined => {
  const props: Props = {
    src,
    title: 'A game',
    image: '',
    status: 'ready',
    camera: true,
    closeLabel: 'Close',
    loadingText: 'Loading',
    waitMs: 1000,
    errorText: 'Not loaded',
    retryLabel: 'Try again',
    offline: false,
  }
  const html = renderToStaticMarkup(
    <Component id="game" slots={{}} locale={testLocale} emit={() => undefined} props={props} />,
  )
  return /<iframe[^>]* sandbox="([^"]*)"/.exec(html)?.[1]
}

test('a game on another host keeps its origin, which it needs for the camera and for storage', () => {
  expect(sandboxOf('https://games.example/play?id=1')).toBe('allow-scripts allow-same-origin')
})

test.each(['/sandbox/play/1', '/a//games.example/', 'https://habi.example/play', 'https://HABI.example:443/play'])(
  'the game %s on the host of the site gets no origin, and so no rights of the site',
  (src) => {
    expect(sandboxOf(src)).toBe('allow-scripts')
  },
)

test('an address that could hide its host is not opened', () => {
  expect(sandboxOf('https://games.example@habi.example/')).toBeUndefined()
})
