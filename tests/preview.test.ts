/** Tests `npm run preview`: the contact sheet of a page and of a change, with a real browser and a real server. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreviewFacts, readPreviewToken } from '../engine/release/preview-token.ts'
import { writePreviewToken } from '../engine/core/preview-token.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { openSite } from '../tools/site-version.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { verifyToken } from '../server/preview/signed-token.ts'
import { readSecret } from '../server/secret.ts'
import { makeSheet, type SheetRequest } from '../tools/preview/make-sheet.ts'
import { planSheet } from '../tools/preview/sheet-plan.ts'
import { readFolderOrRevision } from '../tools/revision.ts'
import { smallSite } from './faults/small-site.fixture.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')
const facts = catalogue.facts as unknown as PreviewFacts
let work: string
const reported: string[] = []

const heading = (id: string, text: string, more: object = {}) => ({
  id,
  widget: 'Heading',
  v: 1,
  props: { text: { $text: { en: text, tl: text, cn: text } } },
  ...more,
})
const vip = (level: number) => ({ when: { fact: 'player.vipLevel', op: 'gte', value: level } })
const visitor = { when: { fact: 'session.loggedIn', op: 'eq', value: false } }

/** A folder of documents whose page `home` contains `nodes`. */
async function folderWith(name: string, nodes: readonly object[]): Promise<string> {
  const { files, assets } = await smallSite('Welcome', { hasPlayers: true })
  const all = new Map<string, string | Uint8Array>([...files, ...assets])
  const page = JSON.parse(files.get('page/home.json') ?? '') as { root: object }
  page.root = { id: 'page', widget: 'Stack', v: 1, slots: { items: [page.root, ...nodes] } }
  all.set('page/home.json', JSON.stringify(page))
  const dir = join(work, name)
  for (const [path, content] of all) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  return dir
}

const request = (dir: string, more: Partial<SheetRequest> = {}): SheetRequest => ({
  page: 'home',
  dir,
  out: join(work, 'out'),
  limit: 24,
  buildDir: join(root, 'dist', 'player'),
  report: (line) => reported.push(line),
  ...more,
})

/** Width and height of a PNG. */
async function sizeOf(file: string): Promise<readonly [number, number]> {
  const bytes = await readFile(join(work, 'out', file))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-preview-test-'))
})
afterAll(() => rm(work, { recursive: true, force: true }))

test('a contact sheet shows all targets in the fewest screenshots, and a change before and after', async () => {
  const before = await folderWith('before', [
    heading('guest', 'For guests', visitor),
    heading('gold', 'For gold', vip(5)),
  ])
  const after = await folderWith('after', [
    heading('guest', 'For guests', visitor),
    heading('gold', 'For gold and silver', vip(3)),
    heading('lost', 'For nobody', { when: { all: [visitor.when, vip(1).when] } }),
  ])
  const { frames, missing } = await makeSheet(request(after, { against: before }))
  expect(
    frames.map(({ persona, first }) => [persona, first.map(({ address, change }) => `${change} ${address}`)]),
  ).toEqual([['logged in, VIP level 3', ['changed home/page/gold', 'gained home/page/gold']]])
  expect(missing).toEqual([{ what: 'Never visible', targets: ['home/page/lost'] }])
  expect((await readdir(join(work, 'out'))).sort()).toEqual([
    '01-after.png',
    '01-before.png',
    'index.html',
    'sheet.png',
  ])
  expect(await sizeOf('01-before.png')).toEqual([390, 844])
  expect(await sizeOf('01-after.png')).toEqual([390, 844])
  // The old and the new text have different lengths, so the screenshots differ.
  expect(await readFile(join(work, 'out', '01-before.png'))).not.toEqual(
    await readFile(join(work, 'out', '01-after.png')),
  )
  expect((await sizeOf('sheet.png'))[0]).toBeGreaterThan(600)
  const html = await readFile(join(work, 'out', 'index.html'), 'utf8')
  expect(html).toContain('logged in, VIP level 3')
  expect(html).toContain('Manila')
  const token = /preview=([\w-]+)/.exec(frames[0]?.address ?? '')?.[1] ?? ''
  expect(readPreviewToken(token, facts)).toMatchObject({
    preview: { facts: { 'player.vipLevel': 3, 'session.loggedIn': true } },
  })
}, 180_000)

test('every listed target is visible on a screenshot of its frame: scrolled into view, not covered by a popup', async () => {
  const text = (words: string) => ({ $text: { en: words, tl: words, cn: words } })
  const label = { label: text('Slides'), pauseLabel: text('Pause'), playLabel: text('Play'), slideLabel: text('Slide') }
  const dir = await folderWith('covered', [
    {
      id: 'slides',
      widget: 'Carousel',
      v: 1,
      props: label,
      slots: { items: [heading('one', 'One'), heading('two', 'Two')] },
    },
  ])
  const popup = {
    $schema: '../../schemas/popup.json',
    kind: 'popup',
    id: 'hello',
    title: text('Hello'),
    trigger: 'auto',
    routes: ['home'],
    group: 'hello',
    priority: 1,
    root: {
      id: 'sheet',
      widget: 'Popup',
      v: 1,
      props: { title: text('Hello'), closeLabel: text('Close') },
      slots: { body: [heading('inside', 'Inside')] },
    },
  }
  await mkdir(join(dir, 'popup'), { recursive: true })
  await writeFile(join(dir, 'popup', 'hello.json'), JSON.stringify(popup))
  const { frames, summary } = await makeSheet(request(dir, { out: join(work, 'covered-out') }))
  expect(frames.length).toBe(1)
  const [frame] = frames
  const listed = frame?.first.map(({ address }) => address)
  expect(listed).toEqual(expect.arrayContaining(['home/page/slides/two', 'popup:hello', 'hello/sheet/inside']))
  expect(frame?.screenshots).toEqual([
    { file: '01.png' },
    { title: 'shell, page, Welcome, Slides, One', file: '01-2.png' },
    { title: 'Two', file: '01-3.png' },
  ])
  expect(summary[0]).toMatch(/fewer frames cannot show all targets/)
}, 180_000)

test('an unknown page or folder is reported before a browser starts', async () => {
  const dir = await folderWith('plain', [])
  await expect(makeSheet(request(dir, { page: 'hmoe' }))).rejects.toThrow(
    'there is no page "hmoe"\ndid you mean "home"?\npages: home, not-found',
  )
  await expect(makeSheet(request(join(work, 'nowhere')))).rejects.toThrow(
    'nowhere: the folder cannot be read (it does not exist)',
  )
  await expect(makeSheet(request(dir, { against: 'no-such-thing' }))).rejects.toThrow(
    'no-such-thing is neither a folder nor a git revision',
  )
  await writeFile(join(dir, 'page', 'home.json'), '{ "kind": "page" }')
  await expect(makeSheet(request(dir))).rejects.toThrow(/ has \d+ errors?\. Proofs need a site without errors\./)
})

test('a folder is read from a git revision', async () => {
  const dir = await folderWith('kept/site', [])
  const git = (...words: string[]) =>
    run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd: dirname(dir) })
  await git('init', '-q')
  await git('add', '.')
  await git('commit', '-qm', 'one')
  const kept = await readFile(join(dir, 'page/home.json'), 'utf8')
  await writeFile(join(dir, 'page/home.json'), '{}')
  const { files, assets } = await readFolderOrRevision('HEAD', dir)
  expect(files.get('page/home.json')).toBe(kept)
  expect(assets.size).toBe(1)
})

test('preview --sign signs with the key of the data folder, and --release names a release of its store', async () => {
  const token = writePreviewToken({ facts: { 'player.vipLevel': 3 }, at: 1_796_054_400_000 })
  const preview = (...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'tools/preview.ts', ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: work },
    })
  await expect(preview('--sign', token)).rejects.toThrow('preview.key is missing')
  const key = readSecret(join(work, 'preview.key'))
  const { stdout } = await preview('--sign', `https://play.example/slot?preview=${token}`, '--hours', '2')
  const signed = /^https:\/\/play\.example\/slot\?preview=([\w.-]+)\n$/.exec(stdout)?.[1] ?? ''
  expect(verifyToken(signed, { facts, key, allowUnsigned: false, now: Date.now() })).toMatchObject({
    facts: { 'player.vipLevel': 3 },
  })
  expect(verifyToken(signed, { facts, key, allowUnsigned: false, now: Date.now() + 3 * 3_600_000 })).toContain(
    'expired at',
  )
  const hash = `${'0123456789'.repeat(2)}`
  await mkdir(join(work, 'site', 'releases'), { recursive: true })
  await writeFile(join(work, 'site', 'releases', `${hash}.json`), '{}')
  const ofRelease = (await preview('--release', hash.slice(0, 6))).stdout
  const visitor = /^\/\?preview=([\w.-]+)\n$/.exec(ofRelease)?.[1] ?? ''
  expect(verifyToken(visitor, { facts, key, allowUnsigned: false, now: Date.now() })).toMatchObject({
    facts: {},
    release: hash,
  })
  const persona = (await preview('--release', hash, '--sign', token)).stdout.trim()
  expect(verifyToken(persona, { facts, key, allowUnsigned: false, now: Date.now() })).toMatchObject({
    facts: { 'player.vipLevel': 3 },
    release: hash,
  })
  await expect(preview('--release', 'ffff')).rejects.toThrow(`there is no release ffff. Releases: ${hash}`)
  await expect(preview('--sign', 'nonsense!')).rejects.toThrow('expected a token in base64url')
  await expect(preview()).rejects.toThrow('expected a page: npm run preview -- PAGE')
}, 120_000)

test('a page with arguments is shown on each of its routes', async () => {
  const site = openSite(await readSiteFolder(join(root, 'config')), 'config')
  const { shots } = planSheet('channel', site, undefined, catalogue, Date.UTC(2026, 11, 1))
  // The popup also opens on routes of other pages, but its screenshot must show a route of this page.
  expect(shots.map(({ witness }) => witness.persona['route.id'])).not.toContain('home')
  const shown = shots.flatMap(({ witness, first }) =>
    first
      .filter(({ address }) => address.endsWith('/jackpot'))
      .map(({ address }) => [witness.persona['route.id'], address]),
  )
  expect(shown).toEqual([
    ['maya-fish', 'maya-fish/page/banners/jackpot'],
    ['glife-fish', 'glife-fish/page/banners/jackpot'],
    ['home-arcade', 'home-arcade/page/banners/jackpot'],
    ['home-bingo', 'home-bingo/page/banners/jackpot'],
  ])
})

test('a popup that an action opens, even in another popup, is shown to a persona who can run the action', async () => {
  const popup = (id: string, trigger: 'auto' | 'manual', ...nodes: readonly object[]): [string, string] => [
    `popup/${id}.json`,
    JSON.stringify({
      $schema: '../../schemas/popup.json',
      kind: 'popup',
      id,
      title: { $text: { en: id } },
      trigger,
      ...(trigger === 'auto' ? { routes: ['home'] } : {}),
      group: id,
      priority: id.length,
      root: { id: 'sheet', widget: 'Stack', v: 1, slots: { items: nodes } },
    }),
  ]
  const opens = (id: string, name: string) => ({
    id,
    widget: 'Button',
    v: 1,
    props: { label: { $text: { en: id } } },
    on: { press: [{ do: 'popup.open', args: { popup: name } }] },
  })
  const { files, assets } = await readSiteFolder(
    await folderWith('plan-popups', [{ ...opens('more', 'first'), ...vip(4) }]),
  )
  const all = new Map([
    ...files,
    popup('first', 'manual', opens('again', 'second')),
    popup('second', 'manual', heading('text', 'Second')),
    popup('unused', 'manual', heading('text', 'Unused')),
    popup('hello', 'auto', heading('text', 'Hello')),
    popup('hey', 'auto', heading('text', 'Hey')),
  ])
  const site = openSite({ files: all, ...(assets === undefined ? {} : { assets }) }, 'config')
  expect(site.findings().filter(({ severity }) => severity === 'error')).toEqual([])
  const { shots, never, notProven } = planSheet('home', site, undefined, catalogue, Date.UTC(2026, 11, 1))
  expect([never, notProven]).toEqual([[], []])
  const popups = shots.flatMap(({ witness, first }) => {
    const { 'popup.open': open, 'player.vipLevel': level = 0 } = witness.persona
    return first.flatMap(({ address, opens: how }) =>
      address.startsWith('popup:') ? [[address, open, level, how]] : [],
    )
  })
  expect(popups.sort()).toEqual([
    ['popup:first', 'first', 4, 'opened by page/home'],
    ['popup:hello', '', 4, undefined],
    ['popup:hey', 'hey', 0, 'opens when the popups before it are closed'],
    ['popup:second', 'second', 0, 'opened by popup/first'],
  ])
})

test('a target with a changed rule is shown to a persona who gains the target and to a persona who loses the target', async () => {
  const shown = async (name: string, rule: object) => {
    const folder = await readSiteFolder(await folderWith(name, [heading('gold', 'For gold', rule)]))
    return openSite(folder, folder.root)
  }
  const old = await shown('plan-before', vip(5))
  const noon = { schedule: { from: '2027-01-01T12:00' } }
  const { shots } = planSheet('home', await shown('plan-after', noon), old, catalogue, Date.UTC(2026, 11, 1))
  expect(
    shots.flatMap(({ witness, first }) =>
      first.map(({ change }) => [change, witness.persona['player.vipLevel'], witness.at]),
    ),
  ).toEqual([
    ['lost', 5, Date.UTC(2026, 11, 1)],
    ['gained', expect.toBeOneOf([0, undefined]), Date.UTC(2027, 0, 1, 4)],
  ])
  expect(planSheet('home', old, old, catalogue, 0).shots).toEqual([])
})
