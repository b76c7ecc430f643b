// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './SpinWheel.tsx'
import type { Props } from './types.gen.ts'

const texts = {
  spinLabel: 'Spin',
  againLabel: 'Spin again',
  openLabel: 'Try it',
  resultLabel: 'The wheel chose',
  emptyText: 'There is no game to try right now.',
  errorText: 'The games could not be loaded.',
  retryLabel: 'Try again',
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return () => void vi.unstubAllGlobals()
})

test('a wheel without games says whether they are loading, are missing, or could not be loaded', async () => {
  const events: string[] = []
  const host = document.createElement('div')
  const root = createRoot(host)
  const show = async (status: Props['status']): Promise<string> => {
    await act(async () =>
      root.render(
        <Component
          id="wheel"
          slots={{}}
          locale={testLocale}
          emit={(...[name]) => void events.push(name)}
          props={{ ...texts, games: [], status }}
        />,
      ),
    )
    return host.textContent ?? ''
  }
  expect(await show('loading')).toContain('Spin')
  expect(host.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
  expect(await show('ready')).toBe('There is no game to try right now.')
  expect(await show('error')).toContain('The games could not be loaded.')
  host.querySelector('button')?.click()
  expect(events).toEqual(['retry'])
})
