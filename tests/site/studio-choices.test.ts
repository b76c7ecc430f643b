import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { siteMethods } from '../../studio/workspace/site.ts'

const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>')
const asset = { kind: 'asset', id: 'banners/fair', file: 'banners/fair.svg', width: 2, height: 1 }

beforeAll(async () => {
  const { files, assets } = await readSiteFolder(join(import.meta.dirname, '../../config'))
  const documents = Object.fromEntries([...files].map(([path, text]) => [path, String(text)]))
  siteMethods.open({ sequence: 1, documents, others: [...assets.keys()] }, [
    ['asset/files/banners/fair.svg', bytes],
    ['asset/banners/fair.json', JSON.stringify({ $schema: '../../schemas/asset.json', ...asset })],
  ])
}, 60_000)

test('a route is chosen by the title of its page and its address', () => {
  const titles = new Map(siteMethods.choices('route').map(({ id, title }) => [id, title]))
  expect(titles.get('home')).toBe('For U, /')
  expect(titles.get('news')).toMatch(/^News.*, \/news$/)
})

test('the position of a banner is chosen from those that pages show, with the titles of the pages', () => {
  const positions = new Map(siteMethods.positions().map(({ value, label }) => [value, label]))
  expect(positions.get('home-top')).toBe('For U')
  expect(positions.get('channel-perya')).toMatch(/^Game channel, \S+ and \d more$/)
  expect([...positions.keys()].filter((name) => name.startsWith('slot-'))).toHaveLength(6)
})

test('a picker shows the image of a change set before it is published', () => {
  const files = siteMethods.assetFiles()
  expect(files['banners/fair']).toEqual({
    path: 'asset/files/banners/fair.svg',
    data: `data:image/svg+xml;base64,${Buffer.from(bytes).toString('base64')}`,
  })
  expect(Object.values(files).filter(({ data }) => data !== undefined)).toHaveLength(1)
})
