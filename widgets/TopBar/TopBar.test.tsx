import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './TopBar.tsx'

test('the heading of a bar is its title, and the brand beside a title is only a link', () => {
  const bar = (title: string) =>
    renderToStaticMarkup(
      <Component
        id="bar"
        slots={{}}
        locale={testLocale}
        emit={() => undefined}
        props={{
          title,
          logo: 'Habi',
          home: { href: '/' },
          weave: true,
          plainLogo: false,
          back: false,
          support: false,
          share: false,
          backLabel: 'Back',
          supportLabel: 'Customer service',
          shareLabel: 'Share',
        }}
      />,
    )
  expect(bar('')).toMatch(/<h1 [^>]*><a [^>]*href="\/">.*Habi<\/a><\/h1>/)
  expect(bar('Profile')).toMatch(/<h1 [^>]*>Profile<\/h1><div [^>]*><a [^>]*href="\/">.*Habi<\/a><\/div>/)
})
