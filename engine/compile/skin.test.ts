import { expect, test } from 'vitest'
import { DocumentIndex, documentQueries } from '../document/document-index.ts'
import { documentFrom } from '../document/document.fixture.ts'
import { enabledSkins, skinsCss } from './skin.ts'

const tokens = { 'color.page': '#101010' }
const skin = (id: string, more: object = {}) =>
  documentFrom({ kind: 'skin', id, title: id, priority: 0, scheme: 'dark', tokens, ...more })

test('a disabled skin is left out', () => {
  const skins = [skin('day'), skin('night', { status: 'enable' }), skin('carnival', { status: 'disable' })]
  const queries = documentQueries(new DocumentIndex(skins))
  expect(enabledSkins(queries).map(({ id }) => id)).toEqual(['day', 'night'])
})

test('tokens and images of a skin are CSS variables; an image without a file is left out', () => {
  const images = { top: 'garland', bottom: 'missing', title: 'garland', bar: 'garland' }
  const [carnival] = documentQueries(new DocumentIndex([skin('carnival', { images })])).documents('skin')
  if (carnival === undefined) throw new Error('there is no skin')
  expect(skinsCss([carnival], (asset) => (asset === 'garland' ? '/r/1.svg' : undefined))).toBe(
    '[data-skin="carnival"]{color-scheme:dark;--color-page:#101010;--skin-top:url(/r/1.svg);--skin-title:url(/r/1.svg);--skin-bar:url(/r/1.svg)}',
  )
})

test('the CSS applies the counterpart of a skin if the page names the counterpart and the device prefers its color scheme', () => {
  const day = skin('day', { scheme: 'light' })
  const skins = documentQueries(new DocumentIndex([day, skin('night', { counterpart: 'day' })])).documents('skin')
  expect(skinsCss(skins, () => undefined)).toBe(
    '[data-skin="day"]{color-scheme:light;--color-page:#101010}' +
      '[data-skin="night"]{color-scheme:dark;--color-page:#101010}' +
      '@media (prefers-color-scheme:light){[data-follow="day"]{color-scheme:light;--color-page:#101010}}',
  )
})
