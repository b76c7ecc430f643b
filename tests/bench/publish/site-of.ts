/**
 * Valid sites of any size: the site document and skin of our site, with pages, routes, sections, banners and audiences.
 */
import { smallSite, type SmallSite } from '../../faults/small-site.fixture.ts'

/**
 * Banners of a part. A part has ten documents: two pages with their routes, a section that both pages use, its banners,
 * and an audience.
 */
const BANNERS = 4

/** A site of `size` documents. The first page and the documents that it uses are the same at every size. */
export async function siteOf(size: number): Promise<SmallSite> {
  const { files, assets } = await smallSite('Bench', { hasPlayers: true })
  const all = new Map(files)
  const put = (kind: string, id: string, body: object): void => {
    if (all.size >= size) return
    const up = '../'.repeat(id.split('/').length + 1)
    all.set(`${kind}/${id}.json`, JSON.stringify({ $schema: `${up}schemas/${kind}.json`, kind, id, ...body }))
  }
  const text = (words: string): object => ({ $text: { en: words, tl: `${words} (tl)`, cn: `${words} (cn)` } })
  // Documents come before those that refer to them, so a site of any size is valid.
  for (let part = 0; all.size < size; part++) {
    put('audience', `group-${part}`, {
      title: `Group ${part}`,
      rule: {
        all: [
          { fact: 'session.loggedIn', op: 'eq', value: true },
          { fact: 'player.vipLevel', op: 'gte', value: part % 9 },
        ],
      },
    })
    for (let banner = 0; banner < BANNERS; banner++)
      put('banner', `place-${part}/offer-${banner}`, {
        position: `place-${part}`,
        title: text(`Offer ${banner}`),
        text: text('A few words about the offer and its end.'),
        image: { $asset: 'app-icon' },
        link: { route: 'home' },
        sort: banner,
        ...(banner === 0 ? {} : { when: { audience: `group-${part}` } }),
        schedule: { from: '2026-01-01T00:00', until: `2027-0${banner + 1}-01T00:00` },
      })
    put('section', `shelf-${part}`, {
      title: `Shelf ${part}`,
      root: {
        id: 'offers',
        widget: 'Stack',
        v: 1,
        slots: {
          items: [
            { id: 'title', widget: 'Heading', v: 1, props: { text: text('Offers') } },
            {
              id: 'offer',
              widget: 'Banner',
              v: 1,
              props: {
                title: { $ref: 'item.banner.title' },
                text: { $ref: 'item.banner.text' },
                image: { $ref: 'item.banner.image' },
                link: { $ref: 'item.banner.link' },
              },
              each: {
                in: { $documents: { kind: 'banner', where: { position: `place-${part}` } } },
                as: 'banner',
                limit: 8,
              },
            },
          ],
        },
      },
    })
    for (const half of ['a', 'b']) {
      const id = `page-${part}-${half}`
      put('page', id, {
        title: text('A page'),
        root: {
          id: 'page',
          widget: 'Stack',
          v: 1,
          slots: {
            items: [
              { id: 'heading', widget: 'Heading', v: 1, props: { text: text('A page') } },
              { id: 'words', widget: 'Text', v: 1, props: { text: text('A text of this page.') } },
              { id: 'shelf', use: `section/shelf-${part}` },
            ],
          },
        },
      })
      put('route', id, {
        path: `/p/${part}-${half}`,
        page: id,
        head: { title: text('A page'), description: text('A page') },
      })
    }
  }
  return { files: all, assets }
}

/** The first page. Only its route refers to it. */
export const longPage = 'page/page-0-a.json'

/** Returns the text of a page that replaces the first page. It has this number of nodes, in three parts. */
export function pageOf(nodes: number): string {
  const text = (words: string): object => ({ $text: { en: words, tl: words, cn: words } })
  // A slot takes at most 200 nodes, so the nodes are in three parts.
  const items = Array.from({ length: 3 }, (_, part) => ({
    id: `part-${part}`,
    widget: 'Stack',
    v: 1,
    slots: {
      items: Array.from({ length: nodes / 3 - 1 }, (_none, n) => ({
        id: `text-${part}-${n}`,
        widget: 'Text',
        v: 1,
        props: { text: text(`Text ${n}`) },
      })),
    },
  }))
  return JSON.stringify({
    $schema: '../../schemas/page.json',
    kind: 'page',
    id: 'page-0-a',
    title: text('A long page'),
    root: { id: 'page', widget: 'Stack', v: 1, slots: { items } },
  })
}

/** The site with another title of one banner: the smallest visible change. */
export function withOtherTitle(site: SmallSite, title: string): SmallSite {
  const path = [...site.files.keys()].find((name) => name.startsWith('banner/'))
  if (path === undefined) {
    const page = JSON.parse(site.files.get('page/home.json') ?? '') as {
      root: { props: { text: { $text: Record<string, string> } } }
    }
    page.root.props.text.$text.en = title
    return { ...site, files: new Map([...site.files, ['page/home.json', JSON.stringify(page)]]) }
  }
  const banner = JSON.parse(site.files.get(path) ?? '') as { title: { $text: Record<string, string> } }
  banner.title.$text = { en: title, tl: title, cn: title }
  return { ...site, files: new Map([...site.files, [path, JSON.stringify(banner)]]) }
}
