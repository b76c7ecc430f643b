/** Tests for which findings a publish refuses a site, and which publishes ignore these findings. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmallSite, smallSite } from '../faults/small-site.fixture.ts'
import type { Release } from '../../engine/core/release.ts'
import { folders } from '../../engine/release/disk.ts'
import { type PublishOutcome, publishSite } from '../../engine/release/publish.ts'
import { validSpan } from '../../engine/release/valid-span.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

const buildDir = resolve(import.meta.dirname, '../../dist/player')
const JUNE = Date.UTC(2026, 5, 1)
const OCTOBER = Date.UTC(2026, 9, 1)
let siteDir: string
const session = new PublishSession()

beforeAll(async () => (siteDir = await mkdtemp(join(tmpdir(), 'habi-publish-'))))
afterAll(async () => {
  await session.close()
  await rm(siteDir, { recursive: true, force: true })
})

/** Returns the small site with an offer that ends in August. In this site, an ended schedule is an error. */
async function siteWithOffer(heading: string): Promise<SmallSite> {
  const { files, assets } = await smallSite(heading)
  const more = new Map(files)
  const edit = (path: string, change: (value: { [key: string]: unknown }) => void): void => {
    const value = JSON.parse(more.get(path) ?? '') as { [key: string]: unknown }
    change(value)
    more.set(path, JSON.stringify(value))
  }
  edit('site.json', (site) => (site.proofs = { severity: { 'PRF-ENDED': 'error' } }))
  edit('page/home.json', (page) => {
    const text = { $text: { en: 'Offer', tl: 'Alok', cn: '优惠' } }
    const offer = {
      id: 'offer',
      widget: 'Text',
      v: 1,
      props: { text },
      schedule: { from: '2026-01-01T00:00', until: '2026-09-01T00:00' },
    }
    page.root = { id: 'page', widget: 'Stack', v: 1, slots: { items: [page.root, offer] } }
  })
  return { files: more, assets }
}

test('a publish that cannot store its list of prerendered pages reports the problem and still publishes the site', async () => {
  const problems: string[] = []
  const own = new PublishSession()
  const folder = join(siteDir, 'with-a-folder-for-the-list')
  await mkdir(join(folder, 'prerendered.json'), { recursive: true })
  const site = await smallSite('No list')
  const onProblem = (line: string): void => void problems.push(line)
  const { ok } = await publishSite({ catalogue, ...site, siteDir: folder, buildDir, at: JUNE, onProblem }, own)
  await own.close()
  expect(ok).toBe(true)
  expect(problems.join('\n')).toMatch(/^The list of prerendered pages cannot be stored.*prerendered\.json/)
})

test('a page over a budget is refused with the names of the page and the widget, and is published without the budget', async () => {
  const { files, assets } = await smallSite('Heavy')
  const budgets = { pageHtmlBytes: 100 }
  const site = { ...(JSON.parse(files.get('site.json') ?? '') as object), budgets }
  const heavy = { assets, files: new Map([...files, ['site.json', JSON.stringify(site)]]) }
  const refused = await publish(heavy, JUNE)
  expect([refused.ok, refused.pointer]).toEqual([false, undefined])
  expect(refused.findings.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'CFG-BUDGET page/home.json',
    'CFG-BUDGET page/not-found.json',
  ])
  expect(refused.findings[0]?.message).toMatch(
    /^page home \(\/, \w+\) has .* of HTML; the limit is 100 bytes \(budgets\.pageHtmlBytes .*the widget Heading/,
  )
  // A second publish, which uses cached pages, has the same result.
  expect((await publish(heavy, JUNE)).ok).toBe(false)
  const light = {
    assets,
    files: new Map([...files, ['site.json', JSON.stringify({ ...site, budgets: { pageHtmlBytes: 100_000 } })]]),
  }
  expect((await publish(light, JUNE)).ok).toBe(true)
  expect((await publish(heavy, JUNE)).ok).toBe(false)
})

test('a damaged or too large image is refused with its asset document, by the check and by a publish', async () => {
  const { files, assets } = await smallSite('Image')
  const [path, bytes] = [...assets][0] ?? ['', new Uint8Array()]
  const cut = { files, assets: new Map([[path, bytes.slice(0, 200)]]) }
  const budgets = { imageBytes: 100 }
  const site = { ...(JSON.parse(files.get('site.json') ?? '') as object), budgets }
  const heavy = { files: new Map([...files, ['site.json', JSON.stringify(site)]]), assets }
  for (const [bad, code, message] of [
    [cut, 'CFG-ASSET', 'is not well-formed XML'],
    [heavy, 'CFG-BUDGET', 'the limit is 100 bytes'],
  ] as const) {
    const { ok, pointer, findings } = await publish(bad, JUNE)
    expect([ok, pointer]).toEqual([false, undefined])
    expect(findings).toEqual([
      expect.objectContaining({
        code,
        file: 'asset/app-icon.json',
        pointer: '/file',
        message: expect.stringContaining(message),
      }),
    ])
  }
  expect((await publish({ files, assets }, JUNE)).ok).toBe(true)
  // Another publish of a site that is already live succeeds, and still reports the findings.
  const again = await publishSite({ catalogue, ...cut, siteDir, buildDir, at: JUNE, wasLive: true }, session)
  expect([again.ok, again.findings.map(({ code }) => code)]).toEqual([true, ['CFG-ASSET']])
})

test('a new process checks the page sizes that an earlier process stored, without reading the HTML', async () => {
  const { files, assets } = await smallSite('Heavy')
  const site = JSON.parse(files.get('site.json') ?? '') as object
  const publishWith = async (budgets: object): Promise<PublishOutcome> => {
    const documents = new Map([...files, ['site.json', JSON.stringify({ ...site, budgets })]])
    return await publishSite({ catalogue, files: documents, assets, siteDir: folder, buildDir, at: JUNE })
  }
  const folder = await mkdtemp(join(tmpdir(), 'habi-publish-'))
  try {
    const { ok, release } = await publishWith({ pageScriptBytes: 1_000_000 })
    expect(ok).toBe(true)
    const { objects } = JSON.parse(await readFile(join(folders(folder).releases, `${release}.json`), 'utf8')) as Release
    for (const page of objects.filter((name) => name.endsWith('.html')))
      await writeFile(join(folders(folder).objects, page), 'not HTML')
    const refused = await publishWith({ pageScriptBytes: 100 })
    expect(refused.written).toEqual([])
    expect(refused.findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^page home .* KB of script; the limit is 100 bytes .* Every page loads [1-9]/),
      expect.stringMatching(/^page not-found .* KB of script; the limit is 100 bytes .* Every page loads [1-9]/),
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})

const publish = (site: SmallSite, at: number): Promise<PublishOutcome> =>
  publishSite({ catalogue, ...site, siteDir, buildDir, at }, session)
const homeOf = async ({ release }: PublishOutcome): Promise<string> => {
  const { html } = JSON.parse(await readFile(join(folders(siteDir).releases, `${release}.json`), 'utf8')) as {
    html: { en: { [path: string]: { object: string } } }
  }
  return await readFile(join(folders(siteDir).objects, html.en['/']?.object ?? ''), 'utf8')
}

test('a failed proof prevents a publish of new content, but not a new publish of the live site', async () => {
  const first = await publish(await siteWithOffer('June'), JUNE)
  expect(first.findings).toEqual([])
  expect(await homeOf(first)).toContain('>Offer<')

  const again = await publish(await siteWithOffer('June'), OCTOBER)
  expect(again.findings.map(({ code, severity }) => [code, severity])).toEqual([['PRF-ENDED', 'error']])
  expect(again.ok).toBe(true)
  expect(again.pointer?.sequence).toBe((first.pointer?.sequence ?? 0) + 1)
  expect(await homeOf(again)).not.toContain('>Offer<')

  const other = await publish(await siteWithOffer('October'), OCTOBER)
  expect(other.findings.map(({ code }) => code)).toEqual(['PRF-ENDED'])
  expect([other.ok, other.release]).toEqual([false, undefined])
})

test('a release contains the period for which its pages are valid', async () => {
  const site = await siteWithOffer('June')
  const settings = JSON.parse(site.files.get('site.json') ?? '') as object
  const files = new Map([...site.files, ['site.json', JSON.stringify({ ...settings, proofs: {} })]])
  const spanAt = async (at: number): Promise<ReturnType<typeof validSpan>> => {
    const { release } = await publish({ ...site, files }, at)
    return validSpan(JSON.parse(await readFile(join(folders(siteDir).releases, `${release}.json`), 'utf8')) as Release)
  }
  const [starts, ends] = [Date.parse('2026-01-01T00:00+08:00'), Date.parse('2026-09-01T00:01+08:00')]
  expect(await spanAt(JUNE)).toEqual({ from: starts, until: ends })
  expect(await spanAt(OCTOBER)).toEqual({ from: ends, until: Infinity })
  expect(await spanAt(starts - 1)).toEqual({ from: -Infinity, until: starts })
})
