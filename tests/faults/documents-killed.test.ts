/**
 * A server that is killed while documents are edited and published: no acknowledged edit or publish is lost, nothing is
 * published in part, and the audit is whole. In a full run 200 times.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Random } from '../random.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { smallSite, writeSite } from './small-site.fixture.ts'

const KILLS = caseCount({ quick: 2, full: 200, variable: 'KILLS' })
const PATH = 'page/home.json'

let work: string
let dataDir: string
let child: ChildProcess | undefined
let origin = ''
let token = ''

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-documents-killed-'))
  dataDir = join(work, 'data')
  await writeSite(join(work, 'site'), await smallSite('Text 0'))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await rm(work, { recursive: true, force: true })
})

/** Starts the server, and resolves when its database answers. */
async function start(): Promise<void> {
  const main = resolve(import.meta.dirname, '../../server/main.ts')
  const started = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SITE_DIR: join(work, 'site') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  let output = ''
  started.stdout.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: 90_000 }).toContain('Habi is ready')
  expect(output).not.toMatch(/findings|Nothing was published/)
  origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
  token = (await readFile(join(dataDir, 'publish.token'), 'utf8')).trim()
  await expect
    .poll(async () => (await send<{ sequence: number }>('GET', '/documents')).sequence, { timeout: 60_000 })
    .toBeGreaterThan(0)
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}/studio/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

interface StoredDocument {
  readonly content: { readonly text: string }
  readonly revisions: readonly { readonly body: string }[]
}

/** The last edit and the last publish that the server has acknowledged. */
interface Acknowledged {
  changeSet?: { readonly id: string; version: number; text: string; isPublished: boolean }
}

/** Edits and publishes until the server is killed. */
async function edit(acknowledged: Acknowledged, next: () => number): Promise<void> {
  for (;;) {
    const { revisions, content } = await send<StoredDocument>('GET', `/document?path=${PATH}`)
    const { id } = await send<{ id: string }>('POST', '/change-sets', { title: 'Edit' })
    for (let version = 0; version < 3; version++) {
      const text = content.text.replaceAll(/Text \d+/g, `Text ${next()}`)
      const base = revisions[0]?.body
      await send('PUT', `/change-sets/${id}/document`, { path: PATH, version, base, content: { text } })
      acknowledged.changeSet = { id, version: version + 1, text, isPublished: false }
    }
    await send('POST', `/change-sets/${id}/publish`, {})
    if (acknowledged.changeSet !== undefined) acknowledged.changeSet.isPublished = true
  }
}

test(
  `a server that was killed ${KILLS} times has every acknowledged edit and publish`,
  { timeout: KILLS * 60_000 },
  async () => {
    const random = new Random(testSeed)
    let count = 0
    const acknowledged: Acknowledged = {}
    await start()
    for (let kill = 0; kill < KILLS; kill++) {
      const editing = edit(acknowledged, () => ++count).catch(() => undefined)
      // The instant of the kill is what is tested: any instant must do.
      await wait(200 + random.below(1500))
      const ended = once(child as ChildProcess, 'exit')
      child?.kill('SIGKILL')
      await ended
      await editing
      await start()
      const { changeSet } = acknowledged
      if (changeSet !== undefined) {
        const stored = await send<{
          state: string
          items: readonly { version: number; content: { text: string } }[]
        }>('GET', `/change-sets/${changeSet.id}`)
        const [item] = stored.items
        expect(item?.version).toBeGreaterThanOrEqual(changeSet.version)
        if (item?.version === changeSet.version) expect(item.content.text).toBe(changeSet.text)
        if (changeSet.isPublished) expect(stored.state).toBe('published')
      }
      const { content } = await send<StoredDocument>('GET', `/document?path=${PATH}`)
      const shown = /Text \d+/.exec(content.text)?.[0] ?? ''
      await expect.poll(async () => await (await fetch(origin)).text(), { timeout: 30_000 }).toContain(`>${shown}<`)
      expect(await send('GET', '/audit/verification')).toMatchObject({ ok: true })
    }
    expect(count).toBeGreaterThan(0)
  },
)
