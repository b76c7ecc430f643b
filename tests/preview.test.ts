/** `npm run preview`: the contact sheet of a page and of a change, with a real browser and a real server. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSource } from '../engine/check/check.ts'
import { asChecked } from '../engine/check/site.ts'
import { type DeclaredFacts, readPreviewToken } from '../engine/release/preview-token.ts'
import { writePreviewToken } from '../engine/core/preview-token.ts'
import { readSource } from '../engine/release/folder.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { verifyToken } from '../server/preview/signed-token.ts'
import { readSecret } from '../server/secret.ts'
import { makeSheet, type SheetRequest } from '../tools/preview/make.ts'
import { planOf, shownOf } from '../tools/preview/plan.ts'
import { readFolderOrRevision } from '../tools/revision.ts'
import { smallSite } from './faults/small-site.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')
const facts = catalogue.facts as unknown as DeclaredFacts
let work: string
const said: string[] = []

const heading = (id: string, words: string, more: object = {}) => ({
  id,
  widget: 'Heading',
  v: 1,
  props: { text: { $text: { en: words, tl: words, cn: words } } },
  ...more,
})
const vip = (level: number) => ({ when: { fact: 'player.vipLevel', op: 'gte', value: level } })
const visitor = { when: { fact: 'session.loggedIn', op: 'eq', value: false } }

/** A folder of documents whose page `home` holds `nodes`. */
async function folderWith(name: string, nodes: readonly object[]): Promise<string> {
  const { files, assets } = await smallSite('Welcome')
  const all = new Map<string, string | Uint8Array>([...files, ...assets])
  all.set('call-settings/gateway.json', await readFile(join(root, 'config/call-settings/gateway.json'), 'utf8'))
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
  most: 24,
  build: join(root, 'dist', 'player'),
  say: (line) => said.push(line),
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

test('a page is shown in the fewest pictures that show all of it, and what changes stands before and after', async () => {
  const before = await folderWith('before', [heading('guest', 'For guests', visitor), heading('gold', 'For gold', vip(5))])
  const after = await folderWith('after', [
    heading('guest', 'For guests', visitor),
    heading('gold', 'For gold and silver', vip(3)),
    heading('lost', 'For nobody', { when: { all: [visitor.when, vip(1).when] } }),
  ])
  const { frames, missing } = await makeSheet(request(after, { against: before }))
  expect(frames.map(({ person, first }) => [person, first.map(({ address, change }) => `${change} ${address}`)])).toEqual([
    ['logged in, VIP level 3', ['changed home/page/gold', 'gained home/page/gold']],
  ])
  expect(missing).toEqual([{ what: 'Nobody can ever see', places: ['home/page/lost'] }])
  expect((await readdir(join(work, 'out'))).sort()).toEqual(['01-after.png', '01-before.png', 'index.html', 'sheet.png'])
  expect(await sizeOf('01-before.png')).toEqual([390, 844])
  expect(await sizeOf('01-after.png')).toEqual([390, 844])
  // The words are another length, so the pictures cannot be the same.
  expect(await readFile(join(work, 'out', '01-before.png'))).not.toEqual(await readFile(join(work, 'out', '01-after.png')))
  expect((await sizeOf('sheet.png'))[0]).toBeGreaterThan(600)
  const html = await readFile(join(work, 'out', 'index.html'), 'utf8')
  expect(html).toContain('logged in, VIP level 3')
  expect(html).toContain('Manila')
  const token = /preview=([\w-]+)/.exec(frames[0]?.address ?? '')?.[1] ?? ''
  expect(readPreviewToken(token, facts)).toMatchObject({ preview: { facts: { 'player.vipLevel': 3, 'session.loggedIn': true } } })
}, 180_000)

test('a page that is not there is told with the nearest name, before any browser is asked for', async () => {
  const dir = await folderWith('plain', [])
  await expect(makeSheet(request(dir, { page: 'hmoe' }))).rejects.toThrow(
    'There is no page "hmoe".\ndid you mean "home"?\nPages: home, not-found',
  )
  await expect(makeSheet(request(join(work, 'nowhere')))).rejects.toThrow('is no folder of documents')
  await expect(makeSheet(request(dir, { against: 'no-such-thing' }))).rejects.toThrow('no-such-thing is neither a folder nor a revision')
  await writeFile(join(dir, 'page', 'home.json'), '{ "kind": "page" }')
  await expect(makeSheet(request(dir))).rejects.toThrow(/cannot be published: \d+ errors/)
})

test('a folder is read as it stood in a revision', async () => {
  const dir = await folderWith('kept/site', [])
  const git = (...words: string[]) => run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd: dirname(dir) })
  await git('init', '-q')
  await git('add', '.')
  await git('commit', '-qm', 'one')
  const kept = await readFile(join(dir, 'page/home.json'), 'utf8')
  await writeFile(join(dir, 'page/home.json'), '{}')
  const { files, assets } = await readFolderOrRevision('HEAD', dir)
  expect(files.get('page/home.json')).toBe(kept)
  expect(assets.size).toBe(1)
})

test('an address is signed where the key is, and opens there', async () => {
  const token = writePreviewToken({ facts: { 'player.vipLevel': 3 }, at: 1_796_054_400_000 })
  const preview = (...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'tools/preview.ts', ...words], { cwd: root, env: { ...process.env, DATA_DIR: work } })
  await expect(preview('--sign', token)).rejects.toThrow('preview.key is missing')
  const key = readSecret(join(work, 'preview.key'))
  const { stdout } = await preview('--sign', `https://play.example/slot?preview=${token}`, '--hours', '2')
  const signed = /^https:\/\/play\.example\/slot\?preview=([\w.-]+)\n$/.exec(stdout)?.[1] ?? ''
  expect(verifyToken(signed, { facts, key, allowUnsigned: false, now: Date.now() })).toMatchObject({ facts: { 'player.vipLevel': 3 } })
  expect(verifyToken(signed, { facts, key, allowUnsigned: false, now: Date.now() + 3 * 3_600_000 })).toContain('expired at')
  await expect(preview('--sign', 'nonsense!')).rejects.toThrow('This is no preview token')
  await expect(preview()).rejects.toThrow('Usage: npm run preview')
}, 120_000)

test('a change of who sees it is shown where somebody gains and where somebody loses', async () => {
  const shown = async (name: string, rule: object) => {
    const { site } = checkSource(await readSource(await folderWith(name, [heading('gold', 'For gold', rule)])), catalogue)
    return shownOf(asChecked(site), catalogue)
  }
  const old = await shown('plan-before', vip(5))
  const noon = { schedule: { from: '2027-01-01T12:00' } }
  const { shots } = planOf('home', await shown('plan-after', noon), old, catalogue, Date.UTC(2026, 11, 1))
  expect(
    shots.flatMap(({ witness, first }) => first.map(({ change }) => [change, witness.persona['player.vipLevel'], witness.at])),
  ).toEqual([
    ['lost', 5, Date.UTC(2026, 11, 1)],
    ['gained', expect.toBeOneOf([0, undefined]), Date.UTC(2027, 0, 1, 4)],
  ])
  expect(planOf('home', old, old, catalogue, 0).shots).toEqual([])
})
