import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { execute } from '../../tools/execute.fixture.ts'
import { disk } from '../../engine/release/disk.ts'
import { PointerFile } from '../../engine/release/pointer-file.ts'
import { putRelease } from '../delivery/release-fixture.ts'
import { runKill } from '../../tools/release/kill.ts'
import { lockDatabase, type OpenDatabase } from '../database/open.ts'
import type { Db } from '../database/tables.ts'
import { readAudit } from '../document-store/audit.ts'
import { readSecret } from '../secret.ts'
import { KillSwitch } from './kill-switch.ts'

let folder: string
let opened: OpenDatabase
let isDatabaseUp: boolean
let now: number
const problems: string[] = []
const owner = { name: 'ana', correlation: 'request' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-kills-'))
  opened = await (await lockDatabase({ dataDir: folder }))()
}, 90_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await opened.close()
  await rm(folder, { recursive: true })
})

async function open(dataDir: string): Promise<KillSwitch> {
  const killSwitch = new KillSwitch({
    dataDir,
    key: readSecret(join(dataDir, 'kill.key')),
    openDatabase: (): Db | undefined => (isDatabaseUp ? opened.db : undefined),
    now: () => now,
    locked: ['/responsive-gaming', 'popup/play-reminder'],
    onChange: () => undefined,
    onProblem: (message) => problems.push(message),
  })
  await killSwitch.follow()
  return killSwitch
}
const actions = async (): Promise<readonly (readonly string[])[]> =>
  (await readAudit(opened.db, 0, 100)).map(({ action, actor }) => [action, actor])

test('a kill works without the database, is added to the audit later, and reaches other servers', async () => {
  isDatabaseUp = false
  now = Date.now()
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  const first = await open(here)
  vi.stubEnv('DATA_DIR', here)
  const kill = (...argv: string[]) => execute('kill', runKill, ...argv)
  expect(await kill('--list')).toMatchObject({ status: 0, lines: ['Nothing is killed.'] })
  expect(await kill('--widget', 'Jackpot')).toMatchObject({ status: 2, errors: expect.stringContaining('--reason') })
  expect(await kill('--widget', 'Jackpot', '--route', 'vip', '--reason', 'x')).toMatchObject({
    status: 1,
    errors: expect.stringContaining('Nothing was changed: name exactly one of'),
  })
  for (const [argv, why] of [
    [['--widget', 'Jackpott'], 'there is no widget Jackpott; did you mean "Jackpot"?'],
    [['--action', 'game.launch'], 'there is no action game.launch; did you mean'],
    [
      ['--node', 'home/hero', '--container', 'MOBILE'],
      'there is no container MOBILE; use one of BROWSER, APP, MINIAPP',
    ],
    [
      ['--document', 'tab-bar/main'],
      'documents of the kind tab-bar cannot be killed, only documents of the kinds page, popup, banner',
    ],
    [['--document', 'decision-table/errors'], 'documents of the kind decision-table cannot be killed'],
  ] as const)
    expect(await kill(...argv, '--reason', 'x')).toMatchObject({ status: 1, errors: expect.stringContaining(why) })
  const done = await kill('--widget', 'Jackpot', '--container', 'APP', '--reason', 'wrong amounts', '--by', 'ben')
  expect(done.lines[0]).toMatch(/^Killed: \w{8}  widget Jackpot, container APP  \(wrong amounts; ben, /)
  const { pointer } = await putRelease(join(folder, 'static'), { text: 'Now' })
  expect(await kill('--list', '--out', join(folder, 'nothing'))).toMatchObject({
    status: 2,
    errors: expect.stringContaining('has no release'),
  })
  const published = async () => await new PointerFile(join(folder, 'static'), disk).read()
  expect(await kill('--list', '--out', join(folder, 'static'))).toMatchObject({ status: 0 })
  expect(await published()).toEqual({
    ...pointer,
    kills: expect.objectContaining({ kills: [{ widget: 'Jackpot', container: 'APP' }] }),
  })
  await first.follow()
  expect((await published())?.kills).toEqual(first.list())
  expect(first.list()).toMatchObject({
    kills: [{ widget: 'Jackpot', container: 'APP' }],
    locked: ['/responsive-gaming', 'popup/play-reminder'],
  })
  expect(await actions()).toEqual([])

  isDatabaseUp = true
  await first.follow()
  await first.follow()
  expect(await actions()).toEqual([['kill', 'ben']])
  const second = await open(there)
  expect(second.list()?.kills).toEqual(first.list()?.kills)
  const [entry] = await second.read()
  await second.lift(owner, entry?.id ?? '', 'fixed')
  await first.follow()
  expect([first.list(), second.list()]).toEqual([undefined, undefined])
  expect(await actions()).toEqual([
    ['kill', 'ben'],
    ['kill lifted', 'ana'],
  ])
  await first.close()
  await second.close()
  expect(problems).toEqual([])
})

test('a kill ends at its end time, and a list of kills with an invalid signature is ignored', async () => {
  isDatabaseUp = false
  const dataDir = join(folder, 'alone')
  const killSwitch = await open(dataDir)
  await killSwitch.add(owner, { route: 'vip', reason: 'closed for an hour', until: now + 3_600_000 })
  expect(killSwitch.list()?.kills).toEqual([{ route: 'vip' }])
  const file = join(dataDir, 'kills.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"vip"', '"home"'))
  await killSwitch.follow()
  expect(killSwitch.list()?.kills).toEqual([{ route: 'vip' }])
  expect(problems).toEqual([expect.stringContaining('its signature does not match')])
  await writeFile(file, text)
  now += 3_600_000
  await killSwitch.follow()
  expect(killSwitch.list()).toBeUndefined()
  await killSwitch.close()
})
