/** The web app manifest: what a device needs to put the site on its home screen. */
import type { CompiledSite } from '../compile/site.ts'

/** Returns undefined for a site without an icon, because no device can install such a site. */
export function webManifest({
  icon,
  installIcons,
  touchIcon,
  skins,
  skinDefault,
  languages,
  defaultLanguage,
}: CompiledSite): string | undefined {
  const language = languages.find((one) => one.language === defaultLanguage)
  if (icon === undefined || language === undefined) return undefined
  const ink = skins.find(({ id }) => id === skinDefault)?.ink
  return JSON.stringify({
    id: '/',
    name: language.siteTitle,
    short_name: language.siteTitle,
    lang: language.locale.tag,
    dir: language.locale.direction ?? 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...(ink === undefined ? {} : { background_color: ink, theme_color: ink }),
    icons: [
      { src: icon, sizes: 'any', type: 'image/svg+xml' },
      // `maskable`: the motif stays visible when the device crops the icon to its own shape.
      ...installIcons.map(({ src, size }) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/webp',
        purpose: 'any maskable',
      })),
      ...(touchIcon === undefined ? [] : [{ src: touchIcon, sizes: '180x180', type: 'image/png' }]),
    ],
  })
}
