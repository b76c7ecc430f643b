/** The reminders while playing (document 1, section 4; document 2, sections 3, 4 and 9; reading AM-068). */
import { expect, test, vi } from 'vitest'
import type { Json, JsonObject } from '../engine/core/json.ts'
import type { WireSlice } from '../engine/core/wire.ts'
import { createTestSession, emptySlice, Failed, settle as settleTasks, type TestSession } from './session.fixture.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Waits for pending tasks, and for code that areas import on demand. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled()
  await settleTasks()
}

interface Entry {
  readonly category: string
  readonly status: boolean
  readonly value: string
  readonly reminderFreq: string
}

/** An entry as the gateway client decodes it. */
const entry = (category: number, value: string, reminderFreq = '30', status = true): Entry => ({
  category: String(category),
  status,
  value,
  reminderFreq,
})

interface Gateway {
  data: readonly Entry[]
  lossAmount: number
  lossTime: string
  fails: boolean
  /** Delays answers until this promise resolves. An answer contains the settings at the time of the request. */
  held?: Promise<void>
  /** Payloads of the `reminders/update` calls. */
  readonly updates: JsonObject[]
}

/** Starts a player in a running game, with a clock that only the test moves. */
async function play({
  at = '2026-12-01T10:00:00+08:00',
  opens = true,
  ...given
}: Partial<Gateway> & { readonly at?: string; readonly opens?: boolean } = {}) {
  const clock = { now: Date.parse(at) }
  const gateway: Gateway = { data: [], lossAmount: 0, lossTime: '', fails: false, updates: [], ...given }
  /** Types of the reminders that opened, in order. */
  const reminders: unknown[] = []
  const session: TestSession = createTestSession({
    now: () => clock.now,
    gateway: {
      async 'reminders/config'() {
        const { data, lossAmount, lossTime, fails } = gateway
        await gateway.held
        return fails ? new Failed('TIMEOUT') : ({ data: [...data], lossAmount, lossTime } as unknown as Json)
      },
      'reminders/update'(payload) {
        gateway.updates.push(payload)
        return gateway.fails ? new Failed('TIMEOUT') : {}
      },
    },
    onEffects({ openPopup }) {
      if (openPopup === undefined) return
      reminders.push(session.fact('reminders.type'))
      if (opens) session.set({ 'fact.popup.open': openPopup })
    },
  })
  session.set({
    route: { path: '/game', query: {} },
    'fact.session.loggedIn': true,
    'fact.session.loginName': 'juan01',
    'fact.launch.trial': false,
    'fact.popup.open': '',
  })
  await session.start('games')
  await settle()
  session.set({ 'fact.launch.status': 'ready' })

  /** Runs one check, 3 s after the previous check. */
  const check = async (): Promise<void> => {
    clock.now += 3 * SECOND
    session.tick()
    await settle()
  }
  return {
    session,
    gateway,
    reminders,
    clock,
    check,
    /** Continues to play for some time, with a check every 3 s. */
    async playFor(ms: number): Promise<void> {
      for (let n = 0; n < ms / (3 * SECOND); n++) {
        clock.now += 3 * SECOND
        session.tick()
        await settleTasks()
      }
      await settle()
    },
    close: (): void => session.set({ 'fact.popup.open': '' }),
  }
}

const morning = '2026-12-01T10:00:00+08:00'

test('type 1: a loss that reaches the limit opens the reminder with the amount that was lost', async () => {
  const game = await play({ data: [entry(1, '1000')], lossAmount: 999.99, lossTime: '2026-12-01 10:00:00' })
  await game.playFor(MINUTE)
  expect(game.reminders).toEqual([])
  Object.assign(game.gateway, { lossAmount: 1250, lossTime: '2026-12-01 10:01:00' })
  await game.playFor(MINUTE)
  expect(game.reminders).toEqual([1])
  expect([game.session.fact('reminders.lost'), game.session.fact('reminders.loss')]).toEqual([1250, '1000'])
})

test('the loss and the hours of today are known with the limits, and a loss of yesterday is no loss of today', async () => {
  const data = [entry(1, '5000'), entry(2, '3')]
  const game = await play({ data, lossAmount: 1250, lossTime: '2026-12-01 09:00:00' })
  const today = (): unknown[] =>
    (['reminders.lostToday', 'reminders.hoursToday', 'reminders.hourLimit'] as const).map((name) =>
      game.session.fact(name),
    )
  await game.check()
  expect(today()).toEqual([1250, 0, 3])
  game.gateway.lossTime = '2026-11-30 23:59:00'
  await game.playFor(1.5 * HOUR)
  expect(today()).toEqual([0, 1.5, 3])
})

test('type 2: the reminder opens after the set number of hours', async () => {
  const game = await play({ data: [entry(2, '1.5')] })
  await game.playFor(1.5 * HOUR - 3 * SECOND)
  expect(game.reminders).toEqual([])
  await game.playFor(9 * SECOND)
  expect(game.reminders).toEqual([2])
  expect([game.session.fact('reminders.playedHours'), game.session.fact('reminders.playedMinutes')]).toEqual([1, 30])
})

test.each([
  ['09:00AM-11:00PM', '08:59:50', 3],
  ['09:00AM-11:00PM', '09:00:00', undefined],
  ['09:00AM-11:00PM', '22:59:30', undefined],
  ['09:00AM-11:00PM', '23:00:00', 3],
  ['12:00AM-12:00PM', '00:00:00', undefined],
  ['12:00AM-12:00PM', '12:00:00', 3],
  ['06:00PM-02:00AM', '23:30:00', undefined],
  ['06:00PM-02:00AM', '01:59:30', undefined],
  ['06:00PM-02:00AM', '02:00:00', 3],
  ['06:00PM-02:00AM', '17:59:30', 3],
  ['09:00AM-09:00AM', '03:00:00', undefined],
])('type 3 with the window %s: a game at %s in Manila opens a reminder of the type %s', async (window, time, type) => {
  const game = await play({ data: [entry(3, window)], at: `2026-12-01T${time}+08:00` })
  await game.check()
  await game.check()
  expect(game.reminders).toEqual(type === undefined ? [] : [type])
})

test('the check runs every 3 s, and a popup that is open is not replaced', async () => {
  const every: number[] = []
  const game = await play({ data: [entry(3, '01:00AM-02:00AM', '1')] })
  const { followPlay } = await import('./reminders/follow-play.ts')
  followPlay({ every: (ms: number) => void every.push(ms), watch: () => () => undefined } as never)
  expect(every).toEqual([3000])
  game.session.set({ 'fact.popup.open': 'message' })
  await game.playFor(MINUTE)
  expect(game.reminders).toEqual([])
  game.close()
  await game.check()
  expect(game.reminders).toEqual([3])
})

test('reminders are never checked for a trial, a visitor or a game that has not opened', async () => {
  for (const cells of [
    { 'fact.launch.trial': true },
    { 'fact.session.loggedIn': false },
    { 'fact.launch.status': 'loading' },
    { 'fact.launch.status': 'error' },
  ]) {
    const game = await play({ data: [entry(3, '01:00AM-02:00AM'), entry(2, '0.001')] })
    game.session.set(cells)
    await game.playFor(MINUTE)
    expect(game.reminders, JSON.stringify(cells)).toEqual([])
    expect(game.session.calls, JSON.stringify(cells)).not.toContain('reminders/config')
    expect(game.session.storage.has('play'), JSON.stringify(cells)).toBe(false)
  }
})

test('the checks for reminders end when the game is left, and start again with the next game', async () => {
  const game = await play({ data: [entry(3, '01:00AM-02:00AM', '1')] })
  game.session.set({ route: { path: '/', query: {} } })
  game.session.set({ 'fact.launch.status': 'ready' })
  await game.playFor(MINUTE)
  expect(game.reminders).toEqual([])
  game.session.set({ route: { path: '/game', query: {} } })
  await settle()
  game.session.set({ 'fact.launch.status': 'ready' })
  await game.playFor(9 * SECOND)
  expect(game.reminders).toEqual([3])
})

test('a loss reminder older than 10 minutes is ignored', async () => {
  const old = await play({ data: [entry(1, '1000')], lossAmount: 2000, lossTime: '2026-12-01 09:49:56', at: morning })
  await old.playFor(MINUTE)
  expect(old.reminders).toEqual([])
  // The next lost bet makes the loss recent again.
  old.gateway.lossTime = '2026-12-01 10:01:00'
  await old.playFor(MINUTE)
  expect(old.reminders).toEqual([1])

  const recent = await play({
    data: [entry(1, '1000')],
    lossAmount: 2000,
    lossTime: '2026-12-01 09:50:30',
    at: morning,
  })
  await recent.check()
  await recent.check()
  expect(recent.reminders).toEqual([1])
})

test('each type of reminder opens again only after its own interval, even after a reload of the page', async () => {
  const game = await play({ data: [entry(2, '0.001', '5'), entry(3, '01:00AM-02:00AM', '10')] })
  const minutes: { [type: string]: number[] } = {}
  const start = game.clock.now
  for (let n = 0; n < (21 * MINUTE) / (3 * SECOND); n++) {
    await game.check()
    for (const type of game.reminders.splice(0))
      (minutes[String(type)] ??= []).push(Math.floor((game.clock.now - start) / MINUTE))
    game.close()
  }
  expect(minutes).toEqual({ 2: [0, 5, 10, 15, 20], 3: [0, 10, 20] })

  const reloaded = await play({ data: game.gateway.data, at: '2026-12-01T10:22:00+08:00' })
  for (const [key, value] of game.session.storage) reloaded.session.storage.set(key, value)
  await reloaded.playFor(MINUTE)
  expect(reloaded.reminders).toEqual([])
})

test('a reminder whose popup could not be loaded opens at the next check', async () => {
  const game = await play({ data: [entry(3, '01:00AM-02:00AM')], opens: false })
  await game.playFor(9 * SECOND)
  expect(game.reminders).toEqual([3, 3])
})

test('the counters reset once per day, at midnight in Manila', async () => {
  const game = await play({ data: [entry(2, '1', '600')], at: '2026-12-01T22:30:00+08:00' })
  await game.playFor(HOUR + 9 * SECOND)
  expect(game.reminders).toEqual([2])
  game.close()
  await game.playFor(HOUR + 20 * MINUTE)
  // At 00:50, fifty minutes of the new day were played.
  expect(game.reminders).toEqual([2])
  const stored = game.session.storage.get('play') as {
    readonly juan01: { readonly day: string; readonly playedMs: number }
  }
  expect(stored.juan01.day).toBe('2026-12-02')
  expect(Math.round(stored.juan01.playedMs / MINUTE)).toBe(50)
})

test('the stored counter of another player is removed one day after that player last played', async () => {
  const game = await play({ data: [entry(2, '1', '600')], at: '2026-12-02T00:10:00+08:00' })
  const counter = (day: string, at: string) => ({
    day,
    playedMs: 0,
    countedUntil: Date.parse(at),
    remindedAt: { 2: 7 },
  })
  const maria = counter('2026-12-01', '2026-12-01T23:55:00+08:00')
  game.session.storage.set('play', { maria, jose: counter('2026-12-01', '2026-12-01T00:05:00+08:00') })
  await game.playFor(9 * SECOND)
  const { juan01, ...others } = game.session.storage.get('play') as { readonly juan01: object }
  expect(juan01).toBeDefined()
  expect(others).toEqual({ maria })
})

test('a loss of the previous day does not open a reminder after midnight', async () => {
  const game = await play({
    data: [entry(1, '1000')],
    lossAmount: 5000,
    lossTime: '2026-12-01 23:58:00',
    at: '2026-12-02T00:01:00+08:00',
  })
  await game.playFor(MINUTE)
  expect(game.reminders).toEqual([])
})

test('the time of a hidden page does not count as played', async () => {
  const game = await play({ data: [entry(2, '1')] })
  await game.playFor(MINUTE)
  // The timer of the engine stops while the page is hidden.
  game.clock.now += 5 * HOUR
  await game.check()
  await game.check()
  expect(game.reminders).toEqual([])
  expect((game.session.storage.get('play') as { juan01: { playedMs: number } }).juan01.playedMs).toBeLessThan(
    2 * MINUTE,
  )
})

test('two tabs do not count the same minute twice', async () => {
  const one = await play({ data: [entry(2, '1')] })
  const other = await play({ data: [entry(2, '1')] })
  for (let n = 0; n < 20; n++) {
    await one.check()
    for (const [key, value] of one.session.storage) other.session.storage.set(key, value)
    await other.check()
    for (const [key, value] of other.session.storage) one.session.storage.set(key, value)
  }
  expect((one.session.storage.get('play') as { juan01: { playedMs: number } }).juan01.playedMs).toBe(57 * SECOND)
})

test('a reminder is not delayed when the clock of the device is set back by hours', async () => {
  const game = await play({ data: [entry(3, '01:00AM-02:00AM', '60')] })
  await game.check()
  await game.check()
  game.close()
  game.clock.now -= 5 * HOUR
  await game.check()
  expect(game.reminders).toEqual([3, 3])
})

test('the time that is played after the clock was set back is counted', async () => {
  const game = await play({ data: [entry(2, '1')] })
  await game.playFor(40 * MINUTE)
  game.clock.now -= 2 * HOUR
  await game.playFor(19 * MINUTE)
  expect(game.reminders).toEqual([])
  await game.playFor(2 * MINUTE)
  expect(game.reminders).toEqual([2])
})

test('a reminder that is off never opens', async () => {
  const game = await play({
    data: [entry(1, '1', '30', false), entry(2, '0.001', '30', false), entry(3, '01:00AM-02:00AM', '30', false)],
    lossAmount: 100,
    lossTime: '2026-12-01 10:00:00',
  })
  await game.playFor(MINUTE)
  expect(game.reminders).toEqual([])
  expect(['loss', 'duration', 'window'].map((name) => game.session.fact(`reminders.${name}`))).toEqual([
    'off',
    'off',
    'off',
  ])
})

test('when reminders/config fails, the game continues, the status is error, and the last settings still apply', async () => {
  const game = await play({ data: [entry(2, '0.02')] })
  await game.check()
  expect(game.session.fact('reminders.status')).toBe('ready')
  game.gateway.fails = true
  await game.playFor(2 * MINUTE)
  expect(game.session.fact('reminders.status')).toBe('error')
  expect(game.reminders).toEqual([2])
  expect(game.session.fact('launch.status')).toBe('ready')
  expect(game.session.failures).toEqual([])
  game.gateway.fails = false
  await game.playFor(MINUTE)
  expect(game.session.fact('reminders.status')).toBe('ready')
})

test('a reminder setting with an invalid value is reported, and the status is error', async () => {
  const game = await play({ data: [entry(3, '25:00-99:00'), entry(2, '1')] })
  await game.check()
  expect(game.session.fact('reminders.status')).toBe('error')
  expect(game.session.reports).toContain('REMINDER-VALUE')
})

test('the loss is loaded again every 30 s, not at every check', async () => {
  const game = await play({ data: [entry(1, '1000')] })
  await game.playFor(MINUTE)
  expect(game.session.calls.filter((name) => name === 'reminders/config')).toHaveLength(2)
})

test('the settings of one player do not apply to another player on the same device', async () => {
  const game = await play({ data: [entry(3, '01:00AM-02:00AM')] })
  await game.check()
  game.gateway.data = []
  game.session.set({ 'fact.session.loginName': 'maria02' })
  await game.playFor(MINUTE)
  expect(game.reminders).toEqual([])
})

/** Opens the page with the settings. */
async function settings(data: readonly Entry[]) {
  const page = await play({ data })
  page.session.set({ route: { path: '/anti-addiction', query: {} } })
  await settle()
  const shown = (): unknown[] =>
    ['loss', 'duration', 'window', 'frequency'].map((name) => page.session.fact(`reminders.${name}`))
  return { ...page, shown }
}

test('the settings page loads the reminder settings, and a logout clears them', async () => {
  const page = await settings([entry(1, '1000'), entry(2, '2', '30', false), entry(3, '09:00AM-11:00PM')])
  expect(page.session.fact('reminders.status')).toBe('ready')
  expect(page.shown()).toEqual(['1000', 'off', '09:00AM-11:00PM', '30'])
  page.session.set({ 'fact.session.loggedIn': false })
  expect([page.session.fact('reminders.status'), ...page.shown()]).toEqual(['idle', '', '', '', ''])
})

/** Opens a page whose rules read these facts. */
async function openPage({ session: { session } }: { readonly session: TestSession }, facts: WireSlice['facts']) {
  session.showPage(emptySlice({ facts }), undefined, new URL('https://site.test/any'))
  await settle()
}

test('a page that reads the reminder settings loads them, and a login there does not cancel a launch', async () => {
  const page = await play({ data: [entry(1, '1000')] })
  await openPage(page, { 'reminders.known': 'b' })
  expect([page.session.fact('reminders.loss'), page.session.fact('launch.status')]).toEqual(['1000', 'idle'])
  page.session.set({ 'fact.launch.status': 'loading', 'fact.session.loggedIn': false })
  await settle()
  page.session.set({ 'fact.session.loggedIn': true })
  await settle()
  expect([page.session.fact('reminders.loss'), page.session.fact('launch.status')]).toEqual(['1000', 'loading'])
  expect(page.reminders).toEqual([])
})

test('a page that does not read the reminder settings does not load them', async () => {
  const page = await play({ data: [entry(1, '1000')] })
  await openPage(page, { 'player.balance': 'n' })
  expect(page.session.calls).not.toContain('reminders/config')
})

test('a player can change a reminder, switch a reminder off and choose how often all reminders return', async () => {
  const page = await settings([entry(1, '1000'), entry(2, '2'), entry(3, '09:00AM-11:00PM', '10', false)])
  await page.session.run('reminders.set', { setting: 'loss', value: '500' })
  await page.session.run('reminders.set', { setting: 'duration', value: 'off' })
  await page.session.run('reminders.set', { setting: 'frequency', value: '60' })
  expect(page.shown()).toEqual(['500', 'off', 'off', '60'])
  const of = (category: number, status: number, value: string, reminderFreq: number): JsonObject => ({
    category,
    status,
    value,
    reminderFreq,
  })
  expect(page.gateway.updates).toEqual([
    { data: [of(1, 1, '500', 30)] },
    { data: [of(2, 0, '2', 30)] },
    { data: [of(1, 1, '500', 60), of(2, 0, '2', 60), of(3, 0, '09:00AM-11:00PM', 60)] },
  ])
})

test('a change of a reminder setting that the gateway refuses is undone and fails', async () => {
  const page = await settings([entry(1, '1000')])
  page.gateway.fails = true
  const set = page.session.run('reminders.set', { setting: 'loss', value: '500' })
  await settleTasks()
  expect(await set).toMatchObject({ ok: false, error: { code: 'TIMEOUT' } })
  expect(page.shown()[0]).toBe('1000')
})

test('reminder settings that were requested before a change do not replace the change', async () => {
  const page = await settings([entry(1, '1000')])
  let send = (): void => undefined
  page.gateway.held = new Promise((resolve) => (send = resolve))
  page.session.set({ route: { path: '/', query: {} } })
  page.session.set({ route: { path: '/anti-addiction', query: {} } })
  await settle()
  const set = page.session.run('reminders.set', { setting: 'loss', value: '500' })
  await settle()
  page.gateway.data = [entry(1, '500')]
  send()
  expect(await set).toEqual({ ok: true })
  await settle()
  expect([page.shown()[0], page.session.calls.filter((name) => name === 'reminders/config').length]).toEqual(['500', 3])
})

test('an invalid value of a reminder setting is refused without a call', async () => {
  const page = await settings([entry(3, '09:00AM-11:00PM')])
  const answer = await page.session.run('reminders.set', { setting: 'window', value: '9-17' })
  expect(answer).toMatchObject({ ok: false, error: { code: 'REMINDER-VALUE' } })
  expect(page.gateway.updates).toEqual([])
})

test('the status is error when the settings could not be loaded', async () => {
  const page = await play({ fails: true })
  page.session.set({ route: { path: '/anti-addiction', query: {} } })
  await settle()
  expect([page.session.fact('reminders.status'), page.session.fact('reminders.known')]).toEqual(['error', false])
})
