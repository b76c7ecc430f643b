import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { canonical } from '../../engine/core/json.ts'
import { LIVE_CHANNEL, releasePointer, type Release } from '../../engine/core/release.ts'
import { hashOf } from '../../engine/release/disk.ts'

/** Writes a small release into a store folder and moves the pointer to it, as publishing does. For tests. */
export async function putRelease(
  siteDir: string,
  change: { readonly sequence?: number; readonly text?: string; readonly release?: Partial<Release> } = {},
) {
  const { sequence = 1, text = 'Home', release: fields = {} } = change
  for (const folder of ['objects', 'releases']) await mkdir(join(siteDir, folder), { recursive: true })
  const put = async (content: string, extension: string) => {
    const name = `${hashOf(content)}.${extension}`
    await writeFile(join(siteDir, 'objects', `${name}.br`), brotliCompressSync(content))
    await writeFile(join(siteDir, 'objects', `${name}.gz`), gzipSync(content))
    await writeFile(join(siteDir, 'objects', name), content)
    return name
  }
  const page = async (language: string, body: string) => ({
    object: await put(`<!doctype html><html lang="${language}">${body}`, 'html'),
    styleHash: 'sha256-abc=',
  })
  const pages = async (language: string) => ({
    '/': await page(language, `${text} ${language}`),
    '/slot': await page(language, 'Slot'),
    '/news/{id}': await page(language, 'News'),
    '/gone/{id}': await page(language, 'Gone'),
    '/404': await page(language, 'Missing'),
  })
  const html = { en: await pages('en'), tl: await pages('tl') }
  const routes = { en: await put('{"en":1}', 'json'), tl: await put('{"tl":1}', 'json') }
  const release: Release = {
    build: 'b1',
    languages: ['en', 'tl'],
    defaultLanguage: 'en',
    frameAncestors: ['https://partner.example'],
    source: '0123456789abcdef0123',
    html,
    patterns: [
      { pattern: '^/news/[0-9]+$', path: '/news/{id}' },
      { pattern: '^/gone/[^/]+$', path: '/gone/{id}', missing: true },
      { pattern: '^/old/([^/]+)$', to: '/news/$1', carryQuery: true },
      { pattern: '^/out/(.*)$', to: '/$1', carryQuery: false },
    ],
    notFound: '/404',
    routes,
    objects: [
      ...Object.values(html).flatMap((entries) => Object.values(entries).map(({ object }) => object)),
      ...Object.values(routes),
    ],
    ...fields,
  }
  const manifest = canonical(release)
  const hash = hashOf(manifest)
  await writeFile(join(siteDir, 'releases', `${hash}.json`), manifest)
  const pointer = releasePointer(
    { build: 'b1', routes },
    { channel: LIVE_CHANNEL, sequence, release: hash, at: Date.UTC(2026, 10, 20) },
  )
  await movePointer(siteDir, JSON.stringify(pointer))
  return { pointer, release }
}

export async function movePointer(siteDir: string, text: string): Promise<void> {
  await writeFile(join(siteDir, 'release.json.tmp'), text)
  await rename(join(siteDir, 'release.json.tmp'), join(siteDir, 'release.json'))
}
