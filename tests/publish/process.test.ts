import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicCalls } from '../../engine/release/public-answers.ts'
import { publishSite } from '../../engine/release/publish.ts'
import { type SmallSite, smallSite } from '../faults/small-site.fixture.ts'
import { createPublishProcess, type PublishProcess } from '../../server/publish/publish-process.ts'
import { applyChange, siteChange } from '../../server/publish/site-files.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

const buildDir = resolve(import.meta.dirname, '../../dist/player')
const at = Date.UTC(2026, 5, 1)
let work: string
let process: PublishProcess

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-run-'))
  process = createPublishProcess()
})
afterAll(async () => {
  process.close()
  await rm(work, { recursive: true, force: true })
})

test('applying the changes to a site gives the next site, with its files in the same order', () => {
  const files = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2')), {
    selector: ([path]) => path,
  })
  const site = fc.record({ files, assets: files }).map(({ files, assets }): SiteFiles => ({
    files: new Map(files),
    assets: new Map(assets.map(([path, text]) => [path, Buffer.from(text)])),
  }))
  const inOrder = ({ files, assets }: SiteFiles) => [[...files], [...assets]]
  fc.assert(
    fc.property(fc.option(site, { nil: undefined }), site, (before, now) => {
      expect(inOrder(applyChange(before, siteChange(before, now)))).toEqual(inOrder(now))
      expect(siteChange(now, now)).toEqual({ isWhole: false, files: new Map(), assets: new Map() })
    }),
  )
})

test('a publishing process makes the same release as a new process', { timeout: 120_000 }, async () => {
  const publish = async (site: SmallSite): Promise<void> => {
    const answer = await process.run({ ...site, siteDir: join(work, 'site'), buildDir, at })
    const cold = await publishSite({ catalogue, ...site, siteDir: join(work, 'cold'), buildDir, at, dryRun: true })
    expect(answer).toMatchObject({ ok: true, pointer: { release: cold.release }, findings: cold.findings })
  }
  const one = await smallSite('One', { hasPlayers: true })
  await publish(one)
  await publish(await smallSite('Two'))
  const audience = {
    $schema: '../../schemas/audience.json',
    kind: 'audience',
    id: 'all',
    title: 'All',
    rule: { fact: 'session.loggedIn', op: 'exists', value: true },
  }
  await publish({ ...one, files: new Map([['audience/all.json', JSON.stringify(audience)], ...one.files]) })
  await publish(one)
  process.close()
  await publish(await smallSite('Two'))
})

test('the pages of a first release wait for the public answers, and the pages of later releases do not', async () => {
  const siteDir = join(work, 'answers')
  const small = await smallSite('One', { hasPlayers: true })
  const page = JSON.parse(small.files.get('page/home.json') ?? '') as object
  const withData = JSON.stringify({ ...page, data: { games: { call: 'games/all', when: 'boot', public: true } } })
  const site = { ...small, files: new Map([...small.files, ['page/home.json', withData]]) }
  const asked: PublicCalls[] = []
  const lines: string[] = []
  const onProgress = (line: string): void => void lines.push(line)
  const loadAnswers = async (calls: PublicCalls): Promise<void> => {
    asked.push(calls)
    await Promise.resolve()
  }
  const first = await process.run({ ...site, siteDir, buildDir, at, loadAnswers, onProgress })
  expect(lines).toEqual([`Checking ${site.files.size} documents …`])
  expect(first.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(first).toMatchObject({ ok: true, pointer: { sequence: 1 } })
  expect(asked).toEqual([
    {
      calls: [{ call: 'games/all', payload: {} }],
      settings: { constants: expect.objectContaining({ productId: expect.anything() }), calls: expect.anything() },
    },
  ])
  await process.run({ ...site, siteDir, buildDir, at, loadAnswers })
  expect(asked).toHaveLength(1)
}, 60_000)
