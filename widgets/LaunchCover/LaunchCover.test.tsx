import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './LaunchCover.tsx'
import type { Props } from './types.gen.ts'

function textsOf(more: Partial<Props>): readonly string[] {
  const html = renderToStaticMarkup(
    <Component
      id="cover"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{
        name: 'Color Game',
        image: '',
        status: 'loading',
        text: 'The game is opening',
        waitMs: 20_000,
        lateText: 'The game is slow to open',
        errorText: 'The game did not open',
        retryLabel: 'Try again',
        closeLabel: 'Cancel',
        ...more,
      }}
    />,
  )
  return html.split(/<[^>]*>/).filter((text) => text !== '')
}

test('a launch can be canceled while it opens and while it waits for the network', () => {
  expect(textsOf({})).toEqual(['Color Game', 'The game is opening', 'Cancel'])
  expect(textsOf({ status: 'waiting', text: 'No network' })).toEqual(['Color Game', 'No network', 'Cancel'])
})

test('a failed launch shows a message, a button to repeat it and a button to close the cover', () => {
  expect(textsOf({ status: 'error', closeLabel: 'Close' })).toEqual([
    'Color Game',
    'The game did not open',
    'Try again',
    'Close',
  ])
})
