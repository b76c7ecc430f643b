import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './Tab.tsx'
import type { Props } from './types.gen.ts'

const tab = (more: Partial<Props>): string =>
  renderToStaticMarkup(
    <Component
      id="news"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{
        label: 'News',
        icon: 'news',
        link: { href: '/news' },
        badge: '',
        badgeTone: 'alert',
        dotLabel: 'New',
        current: false,
        ...more,
      }}
    />,
  )
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a bubble is part of the name of the tab and replaces its badge', () => {
  const html = tab({ badge: '9', mark: { dot: false, title: 'HOT', tone: 'purple' } })
  expect(textOf(html)).toBe('HOT News')
  expect(html).toContain('data-tone="purple"')
})

test('a dot shows no text, and its title, or else the label for new content, is read aloud', () => {
  const html = tab({ mark: { dot: true, title: '', tone: 'red' } })
  expect(html).toContain('data-dot="true"')
  expect(textOf(html)).toBe('New News')
  expect(textOf(tab({ mark: { dot: true, title: 'Win', tone: 'red' } }))).toBe('Win News')
})

test('without a mark the badge is shown, and without mark and badge nothing is shown', () => {
  expect(textOf(tab({ badge: '9' }))).toBe('9 News')
  expect(tab({})).not.toContain('data-tone')
})
