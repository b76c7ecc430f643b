/** A small valid site, on which each entry of the corpus makes one mistake. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { jpeg, png, svg, webp } from '../../engine/check/image/images.fixture.ts'

type Body = { readonly [key: string]: unknown }

const text = (en: string, de: string): Body => ({ $text: { en, de } })
const node = (id: string, widget: string, more: Body): Body => ({ id, widget, v: 1, ...more })

const bodies: { readonly [path: string]: Body } = {
  'site.json': {
    title: 'Little fair',
    languages: [
      { code: 'en', tag: 'en', name: 'English' },
      { code: 'de', tag: 'de', name: 'Deutsch' },
    ],
    currency: { code: 'EUR', sign: '€' },
    timeZone: 'Europe/Berlin',
    containers: { frameAncestors: ['https://shop.example'], miniApp: ['mini.fair.example'], bot: [], app: [] },
    constants: { supportHref: { value: 'mailto:care@fair.example', description: 'Address of customer service.' } },
    budgets: { imageBytes: 24_576 },
    linkSchemes: ['viber'],
    layoutDefault: 'main',
    skinDefault: 'day',
    notFound: 'not-found',
  },
  'layout/main.json': {
    root: node('shell', 'Stack', { slots: { items: [{ id: 'outlet', outlet: true }] } }),
  },
  'skin/day.json': { title: 'Day', priority: 1, scheme: 'dark', tokens: { 'color.alert': '#ff6b5e' } },
  'skin/winter.json': {
    title: 'Winter',
    priority: 2,
    scheme: 'dark',
    tokens: { 'color.alert': 'rgb(255 107 94)' },
    schedule: { from: '2030-12-01T00:00', until: '2030-12-31T23:59' },
  },
  'route/home.json': {
    path: '/',
    page: 'home',
    head: { title: text('Home', 'Start'), description: text('The fair.', 'Der Markt.') },
  },
  'route/stall.json': {
    path: '/stall/{id}',
    params: { id: { pattern: 'digits' } },
    page: 'stall',
    head: { title: text('Stall', 'Stand'), description: text('A stall.', 'Ein Stand.') },
  },
  'route/not-found.json': {
    path: '/404',
    page: 'not-found',
    head: { title: text('Not here', 'Nicht hier'), description: text('No page.', 'Keine Seite.') },
  },
  'page/home.json': {
    title: text('Home', 'Start'),
    root: node('page', 'Stack', {
      props: { gap: 'small' },
      slots: {
        items: [
          node('title', 'Heading', { props: { text: text('Welcome', 'Willkommen'), level: 1 } }),
          node('image', 'Image', { props: { image: { $asset: 'lantern' } } }),
          node('photo', 'Image', { props: { image: { $asset: 'stalls/photo' } } }),
          node('first', 'Button', {
            props: { label: text('First stall', 'Erster Stand'), link: { route: 'stall', params: { id: '1' } } },
          }),
          node('shop', 'Button', {
            props: { label: { $string: 'shop' }, link: { href: 'https://shop.example/fair' } },
          }),
          node('regulars', 'Text', {
            props: { text: text('For regulars', 'Für Stammgäste') },
            when: { all: [{ audience: 'regulars' }, { fact: 'error.frequent', op: 'gte', value: 600 }] },
          }),
          node('slide', 'Banner', {
            props: {
              title: { $ref: 'item.banner.title' },
              image: { $ref: 'item.banner.image' },
              link: { $ref: 'item.banner.link' },
            },
            each: { in: { $documents: { kind: 'banner', where: { position: 'home-top' } } }, as: 'banner', limit: 4 },
          }),
        ],
      },
    }),
  },
  'page/stall.json': {
    title: text('Stall', 'Stand'),
    root: node('page', 'Stack', {
      slots: {
        items: [
          node('title', 'Heading', { props: { text: text('Stall', 'Stand') } }),
          { id: 'foot', use: 'section/foot' },
          node('back', 'Button', { props: { label: text('Home', 'Start'), link: { route: 'home' } } }),
          // Second references to documents, so a mistake in the first reference does not make the document unused.
          node('mark', 'Image', { props: { image: { $asset: 'mark' } } }),
          node('wide', 'Image', { props: { image: { $asset: 'wide' } } }),
          node('shop', 'Text', { props: { text: { $string: 'shop' } } }),
        ],
      },
    }),
  },
  'page/not-found.json': {
    title: text('Not here', 'Nicht hier'),
    root: node('title', 'Heading', { props: { text: text('Not here', 'Nicht hier') } }),
  },
  'section/foot.json': {
    root: node('text', 'Text', { props: { text: { $string: 'open' } } }),
  },
  'banner/welcome.json': {
    position: 'home-top',
    title: text('Open tonight', 'Heute offen'),
    image: { $asset: 'lantern' },
    link: { route: 'stall', params: { id: '2' } },
    sort: 10,
    schedule: {
      from: '2030-12-10T00:00',
      until: '2030-12-26T23:59',
      weekly: [{ days: ['fri', 'sat'], from: '18:00', until: '02:00' }],
    },
  },
  'banner/spring.json': {
    position: 'home-top',
    title: text('Spring', 'Frühling'),
    image: { $asset: 'wide' },
    link: { href: 'tel:+49301234' },
    sort: 20,
  },
  'audience/regulars.json': { title: 'Regulars', rule: { fact: 'device.container', op: 'eq', value: 'APP' } },
  'strings/all.json': {
    strings: {
      shop: { en: 'Shop', de: 'Laden' },
      open: { en: 'Open until ten', de: 'Bis zehn offen' },
    },
  },
  'asset/lantern.json': { file: 'lantern.svg', width: 12, height: 8, alt: text('A lantern', 'Eine Laterne') },
  'asset/wide.json': { file: 'wide.webp', width: 24, height: 8, alt: text('Spring', 'Frühling') },
  'asset/stalls/photo.json': { file: 'stalls/photo.jpg', width: 40, height: 30, alt: text('Stalls', 'Stände') },
  'asset/mark.json': { file: 'mark.png', width: 16, height: 16 },
}

/** The contents of all files, by their path in the folder of the site. */
export type Files = Map<string, Uint8Array>

export const encode = (content: string): Uint8Array => new TextEncoder().encode(content)

export function validSite(): Files {
  const files: Files = new Map([
    ['asset/files/lantern.svg', svg()],
    ['asset/files/wide.webp', webp(24, 8)],
    ['asset/files/stalls/photo.jpg', jpeg(40, 30)],
    ['asset/files/mark.png', png(16, 16)],
  ])
  for (const [path, body] of Object.entries(bodies)) {
    const kind = path === 'site.json' ? 'site' : path.slice(0, path.indexOf('/'))
    const id = path === 'site.json' ? 'site' : path.slice(kind.length + 1, -'.json'.length)
    const $schema = `${'../'.repeat(path.split('/').length)}schemas/${kind}.json`
    files.set(path, encode(`${JSON.stringify({ $schema, kind, id, ...body }, null, 2)}\n`))
  }
  return files
}

/** Changes the folder so that it contains exactly `files`. `before` is its present content. */
export async function writeSite(dir: string, files: Files, before: Files): Promise<void> {
  for (const path of before.keys()) if (!files.has(path)) await rm(join(dir, path))
  for (const [path, bytes] of files) {
    const old = before.get(path)
    if (old !== undefined && Buffer.compare(old, bytes) === 0) continue
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), bytes)
  }
}
