import { expect, test } from 'vitest'
import { openSite } from '../../tools/site-version.ts'
import { readSiteFolder } from './folder.ts'
import { webManifest } from './web-manifest.ts'

const config = new URL('../../config', import.meta.url).pathname
const site = openSite(await readSiteFolder(config), 'config')
const manifestOf = (assetName: (id: string) => string | undefined): string | undefined =>
  webManifest(site.compile({ assetName }))

test('the manifest has the name of the site, the color of its first skin, and icons that home screens accept', () => {
  expect(JSON.parse(manifestOf((id) => `${id}.file`) ?? '')).toEqual({
    id: '/',
    name: 'Habi',
    short_name: 'Habi',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#10111f',
    theme_color: '#10111f',
    icons: [
      { src: '/r/app-icon.file', sizes: 'any', type: 'image/svg+xml' },
      { src: '/r/app-icon-192.file', sizes: '192x192', type: 'image/webp', purpose: 'any maskable' },
      { src: '/r/app-icon-512.file', sizes: '512x512', type: 'image/webp', purpose: 'any maskable' },
      { src: '/r/app-icon-180.file', sizes: '180x180', type: 'image/png' },
    ],
  })
})

test('a site without an icon has no manifest', () => {
  expect(manifestOf((id) => (id === 'app-icon' ? undefined : `${id}.file`))).toBeUndefined()
})
