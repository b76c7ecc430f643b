import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import styles from '../_shared/hidden.module.css'
import { Component } from './Popup.tsx'

const popup = (titleHidden: boolean): string =>
  renderToStaticMarkup(
    <Component
      id="about"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{
        title: 'Mango Rush',
        closeLabel: 'Close',
        placement: 'sheet',
        dismissible: true,
        busy: false,
        titleHidden,
      }}
    />,
  )

test('a hidden title still names the popup for screen readers', () => {
  expect(popup(true)).toContain('aria-labelledby="about-title"')
  expect(popup(true)).toMatch(new RegExp(`id="about-title"><span class="${styles.hidden}">Mango Rush</span></h2>`))
  expect(popup(false)).toMatch(/id="about-title">Mango Rush<\/h2>/)
})
