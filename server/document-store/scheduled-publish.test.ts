import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Db } from '../database/tables.ts'
import { readAudit, verifyAudit } from './audit.ts'
import {
  BusyError,
  cancelChangeSet,
  createChangeSet,
  openChangeSets,
  readChangeSet,
  rebase,
  saveItem,
} from './change-sets.ts'
import { readHistory } from './history.ts'
import { momentOf } from './moment.ts'
import { approve, readReviews, requestReview, sendBack } from './review.ts'
import { Scheduler } from './scheduler.ts'
import { LEASE_MS, leaseDue, readSchedules } from './schedules.ts'
import { type TestSite, textSite } from './test-site.ts'
import { databases, liveTexts, testStore } from './test-store.fixture.ts'

const person = (name: string) => ({ name, correlation: `request of ${name}` })
const [ana, ben, eva] = [person('ana'), person('ben'), person('eva')]
const owner = { name: 'publish token', correlation: 'request', isOwner: true } as const
const text = (value: string): string => JSON.stringify({ text: value })
const zone = 'Asia/Manila'
const at = { wallTime: '2026-12-24T18:00', zone }
const until = { wallTime: '2026-12-26T00:00', zone }
const MINUTE = 60_000

describe.each(databases)('reviews and schedules on %s', (name) => {
  const { open, openPublished, ...store } = testStore(name, 'required')
  let db: Db
  beforeAll(() => void (db = store.db()))

  async function edit(site: TestSite, id: string, file: string, value: string, actor = ana): Promise<void> {
    const path = `${file}.json`
    const item = (await readChangeSet(db, id)).items.find((one) => one.path === path)
    const base = (await site.documents.live()).files.get(path)?.body ?? null
    await saveItem(db, actor, id, { path, version: item?.version ?? 0, base, content: text(value) })
  }
  async function draft(site: TestSite, file: string, value: string): Promise<string> {
    const { id } = await createChangeSet(db, ana, `${file} becomes ${value}`)
    await edit(site, id, file, value)
    return id
  }
  const seen = async (id: string, comment: string) => ({
    id,
    comment,
    build: 'b1',
    version: (await readChangeSet(db, id)).version,
  })
  async function approvedDraft(site: TestSite, file: string, value: string): Promise<string> {
    const id = await draft(site, file, value)
    await requestReview(db, ana, await seen(id, 'please look'))
    await approve(db, ben, await seen(id, 'fine'))
    return id
  }
  const publish = (site: TestSite, id: string, more: object = {}) =>
    site.documents.publishChangeSet(ben, { id, ...more })
  const stateOf = async (id: string): Promise<string> => (await readChangeSet(db, id)).state
  const actions = async (): Promise<readonly string[]> => (await readAudit(db, 0, 100)).map(({ action }) => action)
  const schedule = async (site: TestSite, id: string, more: object = {}) =>
    await site.documents.schedule(ben, { ...(await seen(id, '')), at, ...more })
  const schedulesOf = async (id: string): Promise<readonly (readonly unknown[])[]> =>
    (await readSchedules(db, { changeSet: id })).map(({ operation, state, sequence }) => [operation, state, sequence])
  const due = momentOf(at)
  const end = momentOf(until)

  test('a change set is published after another operator has approved it', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await draft(site, 'a', 'two')
    await expect(publish(site, id)).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('must approve it first'),
    })
    await expect(approve(db, ben, await seen(id, ''))).rejects.toMatchObject({ statusCode: 409 })
    await expect(requestReview(db, ben, await seen(id, ''))).rejects.toMatchObject({ statusCode: 403 })
    await requestReview(db, ana, await seen(id, 'please look'))
    expect(await stateOf(id)).toBe('in review')
    await expect(approve(db, ana, await seen(id, ''))).rejects.toMatchObject({ statusCode: 403 })
    await sendBack(db, ben, await seen(id, 'a typo'))
    expect(await stateOf(id)).toBe('open')
    await requestReview(db, ana, await seen(id, 'again'))
    await expect(approve(db, ben, { ...(await seen(id, '')), version: 1 })).rejects.toMatchObject({ statusCode: 409 })
    await approve(db, ben, await seen(id, 'fine'))
    expect(await publish(site, id)).toMatchObject({ ok: true })
    expect((await readReviews(db, id)).map(({ step, actor, comment }) => [step, actor, comment])).toEqual([
      ['request', 'ana', 'please look'],
      ['send back', 'ben', 'a typo'],
      ['request', 'ana', 'again'],
      ['approve', 'ben', 'fine'],
    ])
    expect((await actions()).slice(1)).toEqual([
      'change set created',
      'review requested',
      'change set sent back',
      'review requested',
      'change set approved',
      'publish',
    ])
  })

  test('a publisher cannot publish a whole site, which nobody can approve, but the owner of the machine can', async () => {
    const site = await openPublished({ a: 'one' })
    const two = textSite({ a: 'two' })
    await expect(site.documents.publishSite(two, ben)).rejects.toMatchObject({
      statusCode: 403,
      message: expect.stringContaining('only a change set can be approved'),
    })
    expect(await site.documents.publishSite(two, ben, { isDryRun: true })).toMatchObject({ ok: true })
    expect(await site.documents.publishSite(two, owner)).toMatchObject({ ok: true })
  })

  test('an edit, an added document, a rebase and another build each void an approval', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    const id = await approvedDraft(site, 'a', 'two')
    await edit(site, id, 'a', 'three')
    expect(await stateOf(id)).toBe('open')
    // Restoring the same content does not restore the approval.
    await edit(site, id, 'a', 'two')
    await expect(publish(site, id)).rejects.toMatchObject({ message: expect.stringContaining('must approve it first') })
    expect((await actions()).at(-1)).toBe('approval voided')

    const added = await approvedDraft(site, 'a', 'four')
    await edit(site, added, 'b', 'added', eva)
    await expect(publish(site, added)).rejects.toMatchObject({
      message: expect.stringContaining('must approve it first'),
    })
    await requestReview(db, eva, await seen(added, ''))
    await expect(approve(db, eva, await seen(added, ''))).rejects.toMatchObject({ statusCode: 403 })

    const rebased = await approvedDraft(site, 'a', 'five')
    await site.documents.publishSite(textSite({ a: 'one', b: 'one', c: 'new' }), owner)
    await site.documents.publishSite(textSite({ a: 'meanwhile', b: 'one', c: 'new' }), owner)
    await expect(publish(site, rebased)).rejects.toMatchObject({ details: { outdated: ['a.json'] } })
    const { files: live } = await site.documents.live()
    await rebase(db, ben, { id: rebased, live, keep: 'mine' })
    await expect(publish(site, rebased)).rejects.toMatchObject({
      message: expect.stringContaining('must approve it first'),
    })
    await requestReview(db, ana, await seen(rebased, ''))
    // The person who chose between two values is a contributor.
    await expect(approve(db, ben, await seen(rebased, ''))).rejects.toMatchObject({ statusCode: 403 })
    await approve(db, eva, await seen(rebased, ''))
    site.build = 'b2'
    await expect(publish(site, rebased)).rejects.toMatchObject({
      message: expect.stringMatching(/approved for the player build b1/),
    })
    // An approval for another build does not count, so the change set is approved again.
    await expect(approve(db, ben, { ...(await seen(rebased, '')), build: 'b2' })).rejects.toMatchObject({
      statusCode: 403,
    })
    await approve(db, eva, { ...(await seen(rebased, 'still fine')), build: 'b2' })
    expect(await publish(site, rebased)).toMatchObject({ ok: true })
    await expect(sql`update config_review set actor = 'nobody'`.execute(db)).rejects.toThrow('append-only')
  })

  test('people are identified by their id, and the list of change sets names the contributors and the last review step', async () => {
    const site = await openPublished({ a: 'one' })
    const first = { ...ana, id: 'operator-1' }
    const namesake = { ...ana, id: 'operator-2' }
    const { id, createdBy } = await createChangeSet(db, first, 'Christmas')
    expect(createdBy).toBe('ana')
    await edit(site, id, 'a', 'two', first)
    await edit(site, id, 'a', 'three', ben)
    await requestReview(db, first, await seen(id, 'please look'))
    expect(await openChangeSets(db)).toMatchObject([
      {
        title: 'Christmas',
        contributors: [
          { id: 'ben', name: 'ben' },
          { id: 'operator-1', name: 'operator-1' },
        ],
        lastStep: { step: 'request', comment: 'please look' },
      },
    ])
    await expect(approve(db, first, await seen(id, ''))).rejects.toMatchObject({ statusCode: 403 })
    await approve(db, namesake, await seen(id, ''))
    expect(await stateOf(id)).toBe('approved')
  })

  test('the owner of the machine can publish without an approval, and everybody can when approvals are optional', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await draft(site, 'a', 'two')
    expect(await site.documents.publishChangeSet(owner, { id })).toMatchObject({ ok: true })
    const free = await open({ review: 'optional' })
    await free.documents.follow()
    expect(await publish(free, await draft(free, 'a', 'three'))).toMatchObject({ ok: true })
  })

  test('a scheduled change set cannot be changed, becomes live at its moment, and is taken back at its end', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    const id = await approvedDraft(site, 'a', 'two')
    const created = await schedule(site, id, { until })
    expect(created).toMatchObject({
      ok: true,
      schedules: [
        { operation: 'publish', dueAt: due, wallTime: at.wallTime, zone, state: 'waiting' },
        { operation: 'take back', dueAt: end },
      ],
    })
    expect(new Date(due).toISOString()).toBe('2026-12-24T10:00:00.000Z')
    const frozen = { statusCode: 409, message: expect.stringMatching(/is scheduled for 24 Dec 2026 18:00 Manila/) }
    await expect(edit(site, id, 'a', 'late')).rejects.toMatchObject(frozen)
    const { files: live } = await site.documents.live()
    await expect(rebase(db, ana, { id, live })).rejects.toMatchObject(frozen)
    await expect(cancelChangeSet(db, ana, id)).rejects.toMatchObject(frozen)
    await expect(schedule(site, id)).rejects.toMatchObject(frozen)

    site.now = due - 1
    await site.documents.runSchedules()
    expect(await liveTexts(site)).toEqual({ a: 'one', b: 'one' })
    site.now = due
    await site.documents.runSchedules()
    expect(await liveTexts(site)).toEqual({ a: 'two', b: 'one' })
    expect(await stateOf(id)).toBe('published')
    await site.documents.publishSite(textSite({ a: 'two', b: 'later' }), owner)
    site.now = end
    await site.documents.runSchedules()
    expect(await liveTexts(site)).toEqual({ a: 'one', b: 'later' })
    expect(await schedulesOf(id)).toEqual([
      ['publish', 'done', 2],
      ['take back', 'done', 4],
    ])
    expect((await readHistory(db)).map(({ kind }) => kind)).toEqual(['take back', 'publish', 'publish', 'import'])
    expect(await verifyAudit(db)).toMatchObject({ ok: true })
  })

  test('a schedule requires the current version of the change set, and is suspended if that content changes afterwards', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await approvedDraft(site, 'a', 'two')
    const { version } = await readChangeSet(db, id)
    await expect(schedule(site, id, { version: version - 1 })).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringMatching(/look at it again/) as string,
    })
    await schedule(site, id)
    // Written directly: no request can edit a frozen change set.
    await sql`update config_change_item set content = ${Buffer.from(text('moved'))} where change_set = ${id}`.execute(
      db,
    )
    site.now = due
    await site.documents.runSchedules()
    expect(await liveTexts(site)).toEqual({ a: 'one' })
    expect(await schedulesOf(id)).toEqual([['publish', 'suspended', null]])
  })

  test('no schedule runs a second time after the clock is set back', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await approvedDraft(site, 'a', 'two')
    await schedule(site, id)
    for (const now of [due, due - 60 * MINUTE, due, due + MINUTE]) {
      site.now = now
      await site.documents.runSchedules()
    }
    expect((await readHistory(db)).map(({ kind }) => kind)).toEqual(['publish', 'import'])
    expect(await schedulesOf(id)).toEqual([['publish', 'done', 2]])
  })

  test('two servers run a schedule once, and a server takes over the schedule of a stopped server', async () => {
    const first = await openPublished({ a: 'one' })
    const second = await open()
    await second.documents.follow()
    const id = await approvedDraft(first, 'a', 'two')
    await schedule(first, id)
    for (const site of [first, second]) site.now = due + MINUTE
    await Promise.all([first, second, first, second].map((site) => site.documents.runSchedules()))
    expect((await readHistory(db)).map(({ kind }) => kind)).toEqual(['publish', 'import'])
    expect((await actions()).filter((action) => action === 'publish')).toHaveLength(1)

    const other = await approvedDraft(first, 'a', 'three')
    // Sets both clocks before the due moment, so that no timer runs the schedule before the lease below.
    for (const site of [first, second]) site.now = due - MINUTE
    await schedule(first, other, { at: { wallTime: '2026-12-24T18:01', zone } })
    // Simulates a server that is stopped right after it has taken the lease.
    expect(await leaseDue(db, { owner: 'stopped', now: due + MINUTE })).toMatchObject({ changeSet: other })
    second.now = due + MINUTE
    await second.documents.runSchedules()
    expect(await schedulesOf(other)).toEqual([['publish', 'running', null]])
    second.now = due + 2 * MINUTE + 1
    await second.documents.runSchedules()
    expect(await schedulesOf(other)).toEqual([['publish', 'done', 3]])
    expect(await liveTexts(second)).toEqual({ a: 'three' })
  })

  test('a schedule that other publishes overtake is run again, and overtaken attempts are not counted', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await approvedDraft(site, 'a', 'two')
    await schedule(site, id)
    let overtaken = 7
    // Only this scheduler reaches the due moment: the scheduler of the site would run the schedule too.
    const scheduler = new Scheduler({
      openDatabase: () => db,
      clock: { now: () => due + MINUTE, onSet: () => undefined },
      onProblem: (message) => expect.unreachable(message),
      fire: async (database, leased, finish) => {
        expect(leased.attempts).toBe(1)
        if (overtaken-- > 0) throw new BusyError()
        await database.transaction().execute((transaction) => finish(transaction, 2))
        return { ok: true, findings: [], release: 'r' }
      },
    })
    await scheduler.run()
    await scheduler.close()
    expect(await schedulesOf(id)).toEqual([['publish', 'done', 2]])
  })

  test('a lease that cannot be renewed is reported while the schedule runs', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await approvedDraft(site, 'a', 'two')
    await schedule(site, id)
    let refusesUpdates = false
    const failing = db.withPlugin({
      transformQuery({ node }) {
        if (refusesUpdates && node.kind === 'UpdateQueryNode') throw new Error('disk full')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const problems: string[] = []
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const scheduler = new Scheduler({
        openDatabase: () => failing,
        clock: { now: () => due + MINUTE, onSet: () => undefined },
        onProblem: (message) => problems.push(message),
        fire: async (database, _leased, finish) => {
          refusesUpdates = true
          vi.advanceTimersByTime(LEASE_MS / 3)
          await vi.waitUntil(() => problems.length > 0)
          refusesUpdates = false
          await database.transaction().execute((transaction) => finish(transaction, 2))
          return { ok: true, findings: [], release: 'r' }
        },
      })
      await scheduler.run()
      await scheduler.close()
    } finally {
      vi.useRealTimers()
    }
    expect(problems).toEqual([
      'the lease of the schedule of a becomes two cannot be renewed, so another server may run it too: disk full',
    ])
    expect(await schedulesOf(id)).toEqual([['publish', 'done', 2]])
  })

  test('a schedule is suspended if a document was published meanwhile, a gate refuses the change set, or the build has changed', async () => {
    const site = await openPublished({ a: 'one', b: 'one', c: 'one' })
    const [moved, refused, built] = [
      await approvedDraft(site, 'a', 'two'),
      await approvedDraft(site, 'b', 'two'),
      await approvedDraft(site, 'c', 'two'),
    ]
    for (const id of [moved, refused, built]) await schedule(site, id)
    await site.documents.publishSite(textSite({ a: 'meanwhile', b: 'one', c: 'one' }), owner)
    site.refused.add('b.json')
    site.build = 'b2'
    site.now = due
    await site.documents.runSchedules()
    expect(await liveTexts(site)).toEqual({ a: 'meanwhile', b: 'one', c: 'one' })
    const reasons = (await readSchedules(db, {})).map(({ changeSet, state, reason: why }) => [changeSet, state, why])
    expect(new Map(reasons.map(([id, ...rest]) => [id, rest]))).toEqual(
      new Map([
        [moved, ['suspended', expect.stringContaining('were published meanwhile: a.json')]],
        [refused, ['suspended', expect.stringContaining('approved for the player build b1')]],
        [built, ['suspended', expect.stringContaining('approved for the player build b1')]],
      ]),
    )
    site.build = 'b1'
    const [gated] = await readSchedules(db, { changeSet: refused })
    await site.documents.resumeSchedule(ben, gated?.id ?? '', 'fixed')
    expect((await readSchedules(db, { changeSet: refused }))[0]).toMatchObject({
      state: 'suspended',
      reason: '1 findings of the gates: b.json: refused by this test',
    })
    site.refused.clear()
    await site.documents.resumeSchedule(ben, gated?.id ?? '', 'fixed')
    expect(await liveTexts(site)).toEqual({ a: 'meanwhile', b: 'two', c: 'one' })
    // A canceled schedule frees the change set, whose approval still counts.
    const [held] = await readSchedules(db, { changeSet: moved })
    await site.documents.cancelSchedule(ben, held?.id ?? '', 'the page was changed')
    expect(await stateOf(moved)).toBe('approved')
    await edit(site, moved, 'a', 'fixed')
    expect(await stateOf(moved)).toBe('open')
  })

  test('a schedule is missed if no server ran at its moment, and can then be run or canceled by a person', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    const [run, ended] = [await approvedDraft(site, 'a', 'two'), await approvedDraft(site, 'b', 'two')]
    await schedule(site, run)
    await schedule(site, ended, { until })
    site.now = due + 16 * MINUTE
    await site.documents.runSchedules()
    expect(await schedulesOf(run)).toEqual([['publish', 'missed', null]])
    expect(await schedulesOf(ended)).toEqual([
      ['publish', 'missed', null],
      ['take back', 'waiting', null],
    ])
    const [first] = await readSchedules(db, { changeSet: run })
    expect(first?.reason).toBe('no server ran the schedule when it was due; a server found it 16 minutes later')
    await site.documents.resumeSchedule(ben, first?.id ?? '', 'late is fine')
    expect(await liveTexts(site)).toEqual({ a: 'two', b: 'one' })
    site.now = end
    const [late] = await readSchedules(db, { changeSet: ended })
    await expect(site.documents.resumeSchedule(ben, late?.id ?? '', 'now')).rejects.toMatchObject({
      message: expect.stringMatching(/the end of the schedule is in the past/) as string,
    })
    await site.documents.cancelSchedule(ben, late?.id ?? '', 'too late')
    expect(await schedulesOf(ended)).toEqual([
      ['publish', 'cancelled', null],
      ['take back', 'cancelled', null],
    ])
    expect(await stateOf(ended)).toBe('approved')
  })

  test('publishing a scheduled change set by hand needs a confirmation, and cancels the schedule', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await approvedDraft(site, 'a', 'two')
    await schedule(site, id, { until })
    await expect(publish(site, id)).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringMatching(/publishing it now replaces this schedule/) as string,
    })
    expect(await publish(site, id, { replacesSchedule: true })).toMatchObject({ ok: true })
    site.now = due
    await site.documents.runSchedules()
    expect(await schedulesOf(id)).toEqual([
      ['publish', 'cancelled', null],
      ['take back', 'cancelled', null],
    ])
    expect((await readHistory(db)).map(({ kind }) => kind)).toEqual(['publish', 'import'])
    expect((await actions()).slice(-2)).toEqual(['publish', 'schedule replaced'])
  })

  test('a schedule keeps its local time when the rules of its time zone change', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await approvedDraft(site, 'a', 'two')
    await schedule(site, id)
    await sql`update config_schedule set due_at = due_at + 3600000`.execute(db)
    const restarted = await open()
    await restarted.documents.runSchedules()
    expect((await readSchedules(db, { changeSet: id }))[0]).toMatchObject({ dueAt: due, wallTime: at.wallTime })
    expect((await actions()).at(-1)).toBe('schedule moved')
  })

  test('a rollback restores exactly the named release, including documents that were removed since, and changes no draft', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    const open = await draft(site, 'a', 'draft')
    await site.documents.publishSite(textSite({ a: 'two', c: 'new' }), owner)
    await site.documents.publishSite(textSite({}), owner)
    // What was live before may be live again, even if a gate would refuse it today.
    const back = await site.documents.rollBack(ben, { sequence: 1, reason: 'wrong banner' })
    expect(back).toMatchObject({ ok: true, pointer: { sequence: 4 } })
    expect(await liveTexts(site)).toEqual({ a: 'one', b: 'one' })
    const [first, , , last] = (await readHistory(db)).toReversed()
    expect(last).toMatchObject({ kind: 'rollback', actor: 'ben', release: first?.release })
    const [row] = (await readAudit(db, 0, 100)).slice(-1)
    expect(JSON.parse(row?.data ?? '')).toMatchObject({ reason: 'wrong banner' })
    expect((await readChangeSet(db, open)).items).toMatchObject([{ content: text('draft'), version: 1 }])
    await expect(site.documents.rollBack(ben, { sequence: 1, reason: 'again' })).rejects.toMatchObject({
      statusCode: 409,
    })
  })
})

test('a local time that does not exist, or exists twice, is refused with the times to choose from', () => {
  const berlin = 'Europe/Berlin'
  expect(() => momentOf({ wallTime: '2026-03-29T02:30', zone: berlin })).toThrow(
    '29 Mar 2026 02:30 does not exist in Europe/Berlin: the clocks go from 02:00 to 03:00. Choose 01:30 or 03:30',
  )
  const twice = { wallTime: '2026-10-25T02:30', zone: berlin }
  expect(() => momentOf(twice)).toThrow(
    'exists twice in Europe/Berlin: with the UTC offset +02:00 and again with +01:00',
  )
  expect(momentOf({ ...twice, occurrence: 'first' })).toBe(Date.parse('2026-10-25T00:30:00Z'))
  expect(momentOf({ ...twice, occurrence: 'second' })).toBe(Date.parse('2026-10-25T01:30:00Z'))
  expect(() => momentOf({ wallTime: '2026-02-30T10:00', zone: berlin })).toThrow('is not a valid local time')
  expect(() => momentOf({ wallTime: '2026-02-01T10:00', zone: 'Mars/Base' })).toThrow('there is no time zone Mars/Base')
})
