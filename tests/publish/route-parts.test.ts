/** Tests how the route table of a site with many paths is published in parts, and read. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Release } from '../../engine/core/release.ts'
import { findRoute } from '../../engine/core/route-parts.ts'
import type { Directory, RoutePlan } from '../../engine/core/slice.ts'
import { folders } from '../../engine/release/disk.ts'
import { publishSite } from '../../engine/release/publish.ts'
import { siteOf } from '../bench/publish/site-of.ts'

const buildDir = resolve(import.meta.dirname, '../../dist/player')
let siteDir: string

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'habi-route-parts-'))
})
afterAll(() => rm(siteDir, { recursive: true, force: true }))

const read = async (object: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folders(siteDir).objects, object.replace('/r/', '')), 'utf8'))

async function published(
  change: (files: Map<string, string>) => void,
): Promise<{ release: Release; directory: Directory }> {
  const { files, assets } = await siteOf(360)
  const changed = new Map(files)
  change(changed)
  const {
    ok,
    findings,
    release: hash,
  } = await publishSite({ catalogue, files: changed, assets, siteDir, buildDir, at: Date.UTC(2026, 5, 1) })
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(ok).toBe(true)
  const release = JSON.parse(await readFile(join(folders(siteDir).releases, `${hash}.json`), 'utf8')) as Release
  return { release, directory: (await read(release.routes.en ?? '')) as Directory }
}

test('a page is found in one part of the route table, and a change of a page writes only this part', async () => {
  const { release, directory } = await published(() => undefined)
  expect(directory.routes.map(({ id }) => id)).toEqual(['home'])
  expect(directory.parts.length).toBeGreaterThan(1)
  for (const part of directory.parts) expect(release.objects).toContain(part.replace('/r/', ''))
  const load = async (part: string): Promise<readonly RoutePlan[]> => (await read(part)) as readonly RoutePlan[]
  for (const path of ['/', '/p/0-a', '/p/7-b']) {
    const slice = (await findRoute(directory, path, load))?.slice ?? ''
    expect(release.objects).toContain(slice.replace('/r/', ''))
  }
  expect(await findRoute(directory, '/p/none', load)).toBeUndefined()

  const { directory: next } = await published((files) => {
    const page = JSON.parse(files.get('page/page-7-b.json') ?? '') as {
      root: { slots: { items: { props?: { text?: unknown } }[] } }
    }
    const [heading] = page.root.slots.items
    if (heading?.props !== undefined) heading.props.text = { $text: { en: 'New', tl: 'New', cn: 'New' } }
    files.set('page/page-7-b.json', JSON.stringify(page))
  })
  expect(next.parts.filter((part, n) => part !== directory.parts[n])).toHaveLength(1)
}, 120_000)
