import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_NOTICE, type KillList } from '../../engine/core/kill.ts'
import { hashOf } from '../../engine/release/disk.ts'
import { pageHeaders } from './headers.ts'
import { createKilledResponses, type KilledResponses } from './killed-response.ts'
import { putRelease } from './release-fixture.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'

const kills: KillList = { id: 'k1', kills: [{ widget: 'Jackpot' }], locked: [] }
const seed = { slice: { page: 'home', root: { i: 'home/jackpot', w: 'Jackpot' } }, route: { id: 'home', path: '/' } }
const text = `<div id="root"></div><script type="application/json" id="seed">${JSON.stringify(seed)}</script>`

let siteDir: string
let store: ReleaseStore

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'habi-killed-'))
  store = await openReleaseStore({ siteDir, onProblem: (problem) => expect.fail(problem.message) })
})

afterEach(async () => {
  store.close()
  await rm(siteDir, { recursive: true })
})

async function publish(change: Parameters<typeof putRelease>[1]): Promise<void> {
  await putRelease(siteDir, { text, ...change })
  await store.refresh()
}

async function put(content: object): Promise<string> {
  const name = `${hashOf(JSON.stringify(content))}.json`
  await writeFile(join(siteDir, 'objects', name), JSON.stringify(content))
  return `/r/${name}`
}

interface Asked {
  readonly list?: KillList
  readonly language?: string
  readonly coding?: 'gzip'
}

/** Returns the response for the first page of the live release. */
async function killed(responses: KilledResponses, { list = kills, language = 'en', coding }: Asked = {}) {
  const live = store.live()
  const entry = live?.release.html[language]?.['/']
  const file = entry && store.objects.get(entry.object)
  if (live === undefined || entry === undefined || file === undefined) throw new Error('there is no page')
  const headers = pageHeaders(live.release, entry)
  return await responses(list, { compiled: live, entry, file, language, headers, coding })
}

test('a page with a kill is made once, and again when the list of kills changes', async () => {
  await publish({})
  const responses = createKilledResponses(store)
  const [first, simultaneous] = await Promise.all([killed(responses), killed(responses)])
  expect(first?.body.toString()).toContain(DEFAULT_NOTICE)
  expect(simultaneous).toBe(first)
  expect(await killed(responses)).toBe(first)
  const other = await killed(responses, { list: { ...kills, id: 'k2', kills: [...kills.kills, { widget: 'Video' }] } })
  expect(other?.tag).not.toBe(first?.tag)
})

test('a page with a kill has the headers of the live release', async () => {
  const responses = createKilledResponses(store)
  await publish({ sequence: 1 })
  const before = await killed(responses)
  expect(before?.headers.join()).toContain("frame-ancestors 'self' https://partner.example")
  await publish({ sequence: 2, release: { frameAncestors: [] } })
  const after = await killed(responses)
  expect(after?.headers.join()).toContain("frame-ancestors 'self';")
  expect(after?.tag).not.toBe(before?.tag)
})

test('a page with a kill has the notice of the live release', async () => {
  const responses = createKilledResponses(store)
  await publish({ sequence: 1 })
  const before = await killed(responses)
  const rest = await put({ strings: { 'app.killed': ['=', 'Closed for now'] } })
  await publish({ sequence: 2, release: { routes: { en: await put({ rest }), tl: rest } } })
  const after = await killed(responses)
  expect(after?.body.toString()).toContain('Closed for now')
  expect(after?.tag).not.toBe(before?.tag)
})

test('only the latest responses are cached', async () => {
  await publish({})
  // Each half of the cache has space for one response.
  const responses = createKilledResponses(store, 5500)
  const english = await killed(responses)
  const inTagalog = await killed(responses, { language: 'tl' })
  expect(await killed(responses)).toBe(english)
  expect(await killed(responses, { language: 'tl' })).toBe(inTagalog)
  await killed(responses, { coding: 'gzip' })
  expect(await killed(responses)).not.toBe(english)
})

test('a page without killed parts has no response of its own', async () => {
  await publish({})
  const responses = createKilledResponses(store)
  const list: KillList = { ...kills, kills: [{ widget: 'Video' }] }
  expect([await killed(responses, { list }), await killed(responses, { list })]).toEqual([undefined, undefined])
})
