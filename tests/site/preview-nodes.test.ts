import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { siteMethods } from '../../studio/workspace/site.ts'

const at = Date.UTC(2026, 10, 20)
let documents: { readonly [path: string]: string }

beforeAll(async () => {
  const { files, assets } = await readSiteFolder(join(import.meta.dirname, '../../config'))
  documents = Object.fromEntries([...files].map(([path, text]) => [path, String(text)]))
  siteMethods.open({ sequence: 1, documents, others: [...assets.keys()] }, [])
}, 60_000)

test('a selected place in a document leads to a node in the preview, and the node leads back to this place', () => {
  const places = [
    { path: 'tab-bar/main.json', pointer: '/tabs/4/id' },
    { path: 'banner/home-top/welcome.json', pointer: '' },
    { path: 'page/home.json', pointer: '/root/slots/items/1' },
  ]
  for (const { path, pointer } of places) {
    const [node = ''] = siteMethods.shownNodes({ path, pointer }, '/')
    const place = siteMethods.nodePlace(node, '/')
    expect(place?.path, node).toBe(path)
    expect(pointer.startsWith(place?.pointer ?? '?'), place?.pointer).toBe(true)
    expect(siteMethods.explain(node, '/', {}, at)?.who).toBe('a visitor')
  }
})

test('the explanation of a hidden node names the rules that hide it, and their documents', () => {
  const [node = ''] = siteMethods.shownNodes({ path: 'tab-bar/main.json', pointer: '/tabs/3' }, '/')
  const explained = siteMethods.explain(node, '/', {}, at)
  expect(explained).toMatchObject({ title: 'fortune', isVisible: false })
  expect(explained?.rules.filter(({ holds }) => !holds)).toEqual([
    {
      words: expect.stringContaining('fortune zone'),
      holds: false,
      path: 'tab-bar/main.json',
      pointer: '/tabs/3/when',
    },
  ])
})

test('during an unfinished edit, a node of the edited document has no place, and nodes of other documents keep their places', () => {
  const [node = ''] = siteMethods.shownNodes({ path: 'banner/home-top/welcome.json', pointer: '' }, '/')
  siteMethods.check('banner/home-top/welcome.json', '{', 1)
  expect(siteMethods.nodePlace(node, '/')).toBeNull()
  siteMethods.check('banner/home-top/welcome.json', documents['banner/home-top/welcome.json'] ?? '', 2)
  siteMethods.check('banner/home-top/christmas.json', '{', 3)
  expect(siteMethods.nodePlace(node, '/')?.path).toBe('banner/home-top/welcome.json')
})
