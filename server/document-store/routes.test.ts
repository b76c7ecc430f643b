import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../engine/core/json.ts'
import type { Finding } from '../../engine/document/finding.ts'
import { smallSite, writeSite } from '../../tests/faults/small-site.fixture.ts'
import { createServer } from '../app.ts'
import { readOptions } from '../options.ts'
import { MAX_FILE_BYTES } from '../publish/publish-limits.ts'

const root = join(import.meta.dirname, '../..')
let folder: string
let app: FastifyInstance
let token: string

interface Answer {
  readonly status: number
  readonly body: { readonly [name: string]: unknown }
}

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.inject({ method, url: `/studio/api${path}`, headers, ...(payload && { payload }) })
  return { status: response.statusCode, body: response.body === '' ? {} : response.json() }
}

/** Codes of the errors in the findings of an answer. */
function codesOf({ body }: Answer): readonly string[] {
  return (body.findings as readonly Finding[]).flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-routes-'))
  const site = join(folder, 'config')
  await writeSite(site, await smallSite('Welcome'))
  const dataDir = join(folder, 'data')
  app = await createServer({
    ...readOptions({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: site }, root),
    siteDir: site,
    logLevel: 'silent',
  })
  token = (await readFile(join(dataDir, 'publish.token'), 'utf8')).trim()
  expect(await app.publisher.start(() => undefined)).toMatchObject({ ok: true })
  await app.database
}, 120_000)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test(
  'a change set is edited, checked, compared and published, and an earlier release is restored as a draft',
  { timeout: 120_000 },
  async () => {
    await expect.poll(async () => (await send('GET', '/documents')).body.sequence, { timeout: 20_000 }).toBe(1)
    const listed = (await send('GET', '/documents')).body as { readonly files: { readonly [path: string]: string } }
    const base = listed.files['page/home.json'] ?? ''
    const content = await app.inject({
      url: `/studio/api/bodies/${base}`,
      headers: { authorization: `Bearer ${token}` },
    })
    const home = content.body
    expect(home).toContain('Welcome')

    const created = await send('POST', '/change-sets', { title: 'Greeting' })
    expect(created).toMatchObject({ status: 201, body: { title: 'Greeting', state: 'open', version: 1 } })
    const changeSet = `/change-sets/${String(created.body.id)}`
    const save = (version: number, text: string, more: object = {}) =>
      send('PUT', `${changeSet}/document`, { path: 'page/home.json', version, content: { text }, ...more })

    // An invalid draft is saved, and not published.
    expect(await save(0, home.replace('"Heading"', '"Haeding"'), { base })).toEqual({
      status: 200,
      body: { version: 1 },
    })
    const refused = await send('POST', `${changeSet}/publish`, { dryRun: true })
    expect([refused.status, codesOf(refused)]).toEqual([422, ['CFG-WIDGET']])
    expect((await send('GET', `${changeSet}/findings`)).body.findings).toEqual(refused.body.findings)

    const edited = home.replaceAll('Welcome', 'Good evening')
    expect((await save(1, edited)).body).toEqual({ version: 2 })
    const stale = await save(1, home.replaceAll('Welcome', 'Good night'))
    expect(stale).toMatchObject({
      status: 409,
      body: {
        yours: { text: expect.stringContaining('Good night') },
        current: { version: 2, content: { text: edited } },
      },
    })

    const difference = await send('GET', `${changeSet}/difference`)
    expect(JSON.stringify(difference.body.documents)).toContain('Good evening')
    expect(difference.body.summary).toBeInstanceOf(Array)
    const size = expect.any(Number)
    expect((await send('GET', `${changeSet}/pages`)).body.pages).toContainEqual({
      path: '/',
      before: size,
      after: size,
    })
    const version = Number((await send('GET', changeSet)).body.version)
    expect(await send('POST', `${changeSet}/publish`, { version: version - 1 })).toMatchObject({ status: 409 })
    expect(await send('POST', `${changeSet}/publish`, { version, dryRun: true })).toMatchObject({ status: 200 })
    expect((await send('GET', '/documents')).body.sequence).toBe(1)
    expect(await send('POST', `${changeSet}/publish`, { version })).toMatchObject({
      status: 200,
      body: { ok: true, pointer: { sequence: 2 } },
    })
    expect((await app.inject('/release.json')).json()).toMatchObject({ sequence: 2 })

    const history = await send('GET', '/history')
    expect(history.body.moves).toMatchObject([{ sequence: 2, kind: 'publish', title: 'Greeting' }, { kind: 'import' }])
    const restored = await send('POST', '/restore', { sequence: 1 })
    expect(restored).toMatchObject({ status: 201, body: { title: 'Restore of release 1' } })
    const { items } = (await send('GET', `/change-sets/${String(restored.body.id)}`)).body
    expect(items).toMatchObject([{ path: 'page/home.json' }])
    expect((await send('GET', '/change-sets')).body.changeSets).toMatchObject([{ title: 'Restore of release 1' }])
    expect(await send('DELETE', `/change-sets/${String(restored.body.id)}`)).toMatchObject({ status: 204 })
    const document = await send('GET', '/document?path=page/home.json')
    expect(document.body).toMatchObject({ content: { text: edited }, revisions: [{ number: 2 }, { number: 1 }] })

    const { rows } = (await send('GET', '/audit?after=0')).body as {
      readonly rows: readonly { readonly action: string }[]
    }
    expect(rows.map(({ action }) => action)).toEqual([
      'import',
      'change set created',
      'publish',
      'restore as draft',
      'change set cancelled',
    ])
    expect((await send('GET', '/audit/verification')).body).toMatchObject({ ok: true, rows: 5 })
  },
)

test(
  'a change set is reviewed and scheduled, its schedule is canceled, and the live release is rolled back',
  { timeout: 60_000 },
  async () => {
    const { id } = (await send('POST', '/change-sets', { title: 'Christmas' })).body
    const changeSet = `/change-sets/${String(id)}`
    const { content } = (await send('GET', '/document?path=page/home.json')).body as {
      readonly content: { text: string }
    }
    const { files } = (await send('GET', '/documents')).body as { readonly files: { readonly [path: string]: string } }
    const edit = { path: 'page/home.json', base: files['page/home.json'] }
    const text = content.text.replaceAll('Good evening', 'Merry Christmas')
    expect((await send('PUT', `${changeSet}/document`, { ...edit, version: 0, content: { text } })).status).toBe(200)
    const seen = (await send('GET', changeSet)).body
    expect(seen).toMatchObject({ version: 2, content: expect.stringMatching(/^\w{64}$/) })
    expect((await send('POST', `${changeSet}/send-back`, { version: 2, reason: 'typo' })).status).toBe(409)
    const asked = await send('POST', `${changeSet}/request-review`, { version: 2, message: 'please look' })
    expect(asked).toMatchObject({ status: 200, body: { state: 'in review' } })
    expect(await send('POST', `${changeSet}/approve`, { version: 2, message: 'fine' })).toMatchObject({ status: 403 })
    expect((await send('GET', `${changeSet}/reviews`)).body).toMatchObject({
      state: 'in review',
      approval: 'optional',
      isApproved: false,
      contributors: [{ id: 'publish-token', name: 'publish token' }],
      steps: [{ step: 'request', comment: 'please look', content: seen.content }],
    })
    const at = { wallTime: '2099-12-24T18:00', zone: 'Asia/Manila' }
    const gap = { version: 2, at: { wallTime: '2099-03-29T02:30', zone: 'Europe/Berlin' } }
    expect(await send('POST', `${changeSet}/schedule`, gap)).toMatchObject({
      status: 422,
      body: { field: 'at', nonexistent: { before: '2099-03-29T01:30', after: '2099-03-29T03:30' } },
    })
    const scheduled = await send('POST', `${changeSet}/schedule`, { version: 2, at })
    expect(scheduled).toMatchObject({ status: 201, body: { schedules: [{ ...at, state: 'waiting' }] } })
    expect((await send('PUT', `${changeSet}/document`, { ...edit, version: 1, content: { text } })).status).toBe(409)
    expect(await send('POST', `${changeSet}/publish`, {})).toMatchObject({ status: 409, body: { schedule: at } })
    const { schedules } = (await send('GET', '/schedules?open=true')).body as {
      readonly schedules: readonly [{ id: string }]
    }
    const schedule = `/schedules/${schedules[0].id}`
    expect((await send('POST', `${schedule}/run`, { reason: 'now' })).status).toBe(409)
    expect((await send('POST', `${schedule}/cancel`, { reason: 'another plan' })).body).toMatchObject({
      state: 'cancelled',
      reason: 'another plan',
    })
    expect((await send('GET', changeSet)).body.state).toBe('in review')
    expect(await send('POST', '/rollback', { sequence: 1 })).toMatchObject({ status: 400 })
    expect(await send('POST', '/rollback', { sequence: 1, reason: 'wrong greeting' })).toMatchObject({
      status: 200,
      body: { pointer: { sequence: 3 } },
    })
    expect((await app.inject('/')).body).toContain('Welcome')
    expect((await send('POST', '/rollback', { sequence: 2, reason: 'it was right' })).status).toBe(200)
    await send('DELETE', changeSet)
  },
)

test(
  'two releases of the history are compared, and a preview shows an earlier release',
  { timeout: 60_000 },
  async () => {
    const difference = (await send('GET', '/history/difference?from=1&to=2')).body
    expect(JSON.stringify(difference.documents)).toContain('Good evening')
    expect((await send('GET', '/history/difference?from=1&to=3')).body.documents).toEqual([])
    expect((await send('GET', '/history/difference?from=1&to=99')).status).toBe(404)

    const preview = (sequence: number) => send('POST', '/history/preview', { sequence, facts: {}, at: Date.now() })
    const { status, body } = await preview(1)
    expect(status).toBe(200)
    expect((await app.inject('/')).body).toContain('Good evening</h2>')
    expect((await app.inject(`/?preview=${String(body.token)}`)).body).toContain('Welcome</h2>')
    expect((await preview(99)).status).toBe(404)

    const { moves } = (await send('POST', '/history/documents', { paths: ['page/home.json', 'page/none.json'] })).body
    expect(moves).toMatchObject([4, 3, 2, 1].map((sequence) => ({ sequence, files: ['page/home.json'] })))
    expect((await send('POST', '/history/documents', { paths: ['page/none.json'] })).body.moves).toEqual([])
    expect((await send('GET', '/history?before=3')).body.moves).toMatchObject([{ sequence: 2 }, { sequence: 1 }])
  },
)

test('the audit is filtered by person, action, document and time, and exported', async () => {
  const audit = async (query: string) => {
    const { rows } = (await send('GET', `/audit?${query}`)).body as {
      readonly rows: readonly { readonly id: number; readonly at: number; readonly action: string }[]
    }
    return rows
  }
  const all = await audit('')
  expect(all.map(({ id }) => id)).toEqual(all.map((_, n) => all.length - n))
  const [newest] = all
  expect((await audit('action=rollback')).map(({ action }) => action)).toEqual(['rollback', 'rollback'])
  expect((await audit('actor=nobody')).length).toBe(0)
  const aboutHome = await audit('subject=page/home')
  expect(new Set(aboutHome.map(({ action }) => action))).toEqual(
    new Set(['rollback', 'restore as draft', 'publish', 'import']),
  )
  // `_` is not a wildcard.
  expect((await audit('subject=page/hom_')).length).toBe(0)
  expect((await audit(`before=3`)).map(({ id }) => id)).toEqual([2, 1])
  expect(await send('GET', '/audit?after=0&actor=nobody')).toMatchObject({
    status: 422,
    body: { error: '"after" cannot be combined with "actor"; remove one of the two' },
  })
  expect((await audit(`from=${(newest?.at ?? 0) + 1}`)).length).toBe(0)
  expect((await audit(`until=${(newest?.at ?? 0) + 1}`)).length).toBe(all.length)
  expect((await send('GET', '/audit/actors')).body.actors).toContain('publish token')

  await send('POST', '/change-sets', { title: '=1+1' })
  const file = async (query: string) =>
    await app.inject({ url: `/studio/api/audit/export?${query}`, headers: { authorization: `Bearer ${token}` } })
  const csv = await file('format=csv&action=rollback')
  expect(csv.headers['content-disposition']).toBe('attachment; filename="audit.csv"')
  const lines = csv.body.trimEnd().split('\r\n')
  expect([lines[0], lines.length]).toEqual(['id,at,actor,action,subject,correlation,data,previous,hash', 3])
  expect(lines[1]).toMatch(
    /^"\d+","\d{4}-\d\d-\d\dT[\d:.]+Z","publish token","rollback","release 2","[\w-]+","{""before""/,
  )
  const json = (await file('format=json-lines')).body.trimEnd().split('\n')
  expect(json.map((line) => (JSON.parse(line) as { readonly id: number }).id)).toEqual(
    Array.from({ length: all.length + 1 }, (_, n) => all.length + 1 - n),
  )
  expect((await file('format=xml')).statusCode).toBe(400)
})

test('a publish is refused with the findings of all gates at once', { timeout: 60_000 }, async () => {
  const { id } = (await send('POST', '/change-sets', { title: 'Two mistakes' })).body
  const { files } = (await send('GET', '/documents')).body as { readonly files: { readonly [path: string]: string } }
  const change = async (path: string, edit: (document: JsonObject) => JsonObject): Promise<void> => {
    const { content } = (await send('GET', `/document?path=${path}`)).body as { readonly content: { text: string } }
    const text = JSON.stringify(edit(JSON.parse(content.text) as JsonObject))
    const body = { path, version: 0, base: files[path], content: { text } }
    expect(await send('PUT', `/change-sets/${String(id)}/document`, body)).toMatchObject({ status: 200 })
  }
  await change('site.json', (site) => ({ ...site, budgets: { pageHtmlBytes: 100 } }))
  const when = { fact: 'route.id', op: 'eq', value: 'not-found' }
  await change('page/home.json', ({ root = null, ...page }) => {
    const items = [root, { ...(root as JsonObject), id: 'never', when }]
    return { ...page, root: { id: 'stack', widget: 'Stack', v: 1, slots: { items } } }
  })
  const refused = await send('POST', `/change-sets/${String(id)}/publish`, {})
  expect(refused.status).toBe(422)
  expect(new Set(codesOf(refused))).toEqual(new Set(['CFG-BUDGET', 'PRF-NEVER']))
  expect((await send('GET', '/documents')).body.sequence).toBe(4)
})

test(
  'pages are sent without a killed widget, and with the widget again after the kill is lifted',
  { timeout: 60_000 },
  async () => {
    const before = (await app.inject('/')).body
    expect(before).toContain('Good evening</h2>')
    expect(await send('POST', '/kills', { widget: 'Heading', link: 'tel', reason: 'x' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('name exactly one of document, node') },
    })
    expect((await send('POST', '/kills', { link: 'https', reason: 'x' })).status).toBe(409)
    expect((await send('POST', '/kills', { document: 'section/top', reason: 'x' })).status).toBe(409)
    const killed = await send('POST', '/kills', { widget: 'Heading', reason: 'it shows a wrong amount' })
    expect(killed).toMatchObject({ status: 201, body: { widget: 'Heading', by: 'publish token' } })
    const after = await app.inject('/')
    expect([after.statusCode, after.body.includes('Good evening')]).toEqual([200, false])
    expect(after.body).toMatch(
      /<div id="root" data-killed="\w{12}"><main id="main" class="habi-killed"><p>This part is not/,
    )
    expect(after.headers.etag).not.toBe((await app.inject('/nowhere')).headers.etag)
    const pointer = (await app.inject('/release.json')).json<{ kills: object }>()
    expect(pointer.kills).toMatchObject({
      kills: [{ widget: 'Heading' }],
      locked: ['/responsive-gaming', 'popup/play-reminder'],
    })
    expect(JSON.stringify(pointer)).not.toContain('wrong amount')
    await send('POST', `/kills/${String(killed.body.id)}/lift`, { reason: 'fixed' })
    expect((await app.inject('/')).body).toBe(before)
    expect((await app.inject('/release.json')).json()).not.toHaveProperty('kills')
    const { rows } = (await send('GET', '/audit?after=0')).body as {
      readonly rows: readonly { readonly action: string }[]
    }
    expect(rows.slice(-2).map(({ action }) => action)).toEqual(['kill', 'kill lifted'])
  },
)

test('malformed requests are refused with a message, and requests for unknown ids, paths and releases get 404', async () => {
  expect((await send('POST', '/change-sets', { title: '' })).status).toBe(400)
  expect((await send('GET', '/change-sets/nothing')).body.error).toBe(
    'id: expected the id of a change set or schedule, got "nothing"',
  )
  const unknown = '00000000-0000-0000-0000-000000000000'
  expect((await send('GET', `/change-sets/${unknown}`)).status).toBe(404)
  expect((await send('GET', `/bodies/${'0'.repeat(64)}`)).status).toBe(404)
  expect((await send('GET', `/releases/${'0'.repeat(20)}`)).status).toBe(404)
  expect((await send('GET', '/document?path=page/none.json')).status).toBe(404)
  expect((await send('GET', '/document?path=../x.json')).status).toBe(400)
  // Control characters, and a character that changes the order in which a text is displayed.
  for (const title of ['a\u0000b', 'a\u001bb', 'a\u202eb'])
    expect((await send('POST', '/change-sets', { title })).body.error).toContain('without control characters')
  expect((await send('GET', '/audit?actor=%00')).status).toBe(400)
  expect((await send('POST', '/restore', { sequence: 99 })).status).toBe(404)
  const edit = { path: 'page/home.json', version: 0, content: { text: '{}' } }
  const changeSet = String((await send('POST', '/change-sets', { title: 'Bad' })).body.id)
  const path = `/change-sets/${changeSet}/document`
  // Refused, because `npm run pull` writes the files of a site into other people's folders.
  for (const file of ['../../etc/passwd', '.git/config', 'page/.env', '.habi.json'])
    expect((await send('PUT', path, { ...edit, path: file })).status, file).toBe(400)
  // Refused, because parsers of JSON refuse or lose these names as keys of a list of files.
  for (const file of ['__proto__', 'page/constructor', 'prototype/home.json'])
    expect((await send('PUT', path, { ...edit, path: file })).status, file).toBe(400)
  const nested = `{"title":${'['.repeat(8000)}${']'.repeat(8000)}}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const deep = await app.inject({ method: 'POST', url: '/studio/api/change-sets', headers, payload: nested })
  expect([deep.statusCode, deep.json().error]).toEqual([400, expect.stringContaining('too many levels')])
  expect((await send('PUT', path, { ...edit, base: 'f'.repeat(64) })).body.error).toContain(
    'the document store has no revision of page/home.json',
  )
})

test('one request returns all documents of the live site', async () => {
  const { status, body } = await send('GET', '/source')
  const documents = body.documents as { readonly [path: string]: string }
  expect([status, JSON.parse(documents['site.json'] ?? '')]).toEqual([200, expect.objectContaining({ kind: 'site' })])
})

test('a preview of a change set shows the release that a publish would make, and the live release stays', async () => {
  const before = (await app.inject('/release.json')).json() as { readonly release: string }
  const { documents } = (await send('GET', '/source')).body as {
    readonly documents: { readonly [path: string]: string }
  }
  const { id } = (await send('POST', '/change-sets', { title: 'Preview' })).body
  const site = JSON.parse(documents['site.json'] ?? '') as JsonObject
  const text = JSON.stringify({ ...site, title: 'Previewed' })
  const { files } = (await send('GET', '/documents')).body as { readonly files: { readonly [path: string]: string } }
  await send('PUT', `/change-sets/${String(id)}/document`, {
    path: 'site.json',
    version: 0,
    base: files['site.json'],
    content: { text },
  })
  const { status, body } = await send('POST', `/change-sets/${String(id)}/preview`, { facts: {}, at: Date.now() })
  expect(status).toBe(200)
  const shown = (await app.inject(`/preview?token=${String(body.token)}`)).json()
  expect(shown).toMatchObject({ words: 'a visitor', pointer: { release: body.release } })
  expect(body.release).not.toBe(before.release)
  expect((await app.inject('/release.json')).json()).toMatchObject({ release: before.release })
})

test('a preview of a change set with errors is refused with the findings', async () => {
  const { id } = (await send('POST', '/change-sets', { title: 'Broken' })).body
  await send('PUT', `/change-sets/${String(id)}/document`, {
    path: 'banner/broken.json',
    version: 0,
    base: null,
    content: { text: '{' },
  })
  const answer = await send('POST', `/change-sets/${String(id)}/preview`, { facts: {}, at: Date.now() })
  expect([answer.status, codesOf(answer)]).toEqual([422, ['CFG-JSON']])
})

test('GET requests change no row of the database, and do not move the pointer', { timeout: 60_000 }, async () => {
  const { id } = (await send('POST', '/change-sets', { title: 'Only read' })).body
  const { files } = (await send('GET', '/documents')).body as { readonly files: { readonly [path: string]: string } }
  const edit = { path: 'page/home.json', version: 0, base: files['page/home.json'], content: { text: '{}' } }
  expect((await send('PUT', `/change-sets/${String(id)}/document`, edit)).status).toBe(200)
  const { moves } = (await send('GET', '/history')).body as {
    readonly moves: readonly { readonly release: string; readonly sequence: number }[]
  }
  const { release = '', sequence = 0 } = moves[0] ?? {}
  const given: { readonly [name: string]: string } = { id: String(id), hash: files['page/home.json'] ?? '', release }
  const queries: { readonly [path: string]: string } = {
    '/document': '?path=page/home.json',
    '/history/difference': `?from=1&to=${sequence}`,
    '/audit/export': '?format=csv',
    '/choices': '?call=games/platforms',
  }
  // Skips the routes of sign-in and sessions, which are not part of the document store.
  const isOfStudio = (path: string): boolean => !/^\/(?:auth|me|operators)\b/.test(path)
  const { paths } = (await app.inject('/openapi.json')).json<{ paths: { [path: string]: { get?: object } } }>()
  const reads = Object.entries(paths).flatMap(([address, { get }]) => {
    const path = address.replace(/^\/studio\/api/, '')
    return get === undefined || path === address || !isOfStudio(path) ? [] : [path]
  })
  expect(reads.length).toBeGreaterThan(15)

  const { db } = await app.database
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const everything = async (): Promise<object> => {
    const rows: [string, readonly string[]][] = []
    for (const name of tables) {
      const found = await sql`select * from ${sql.table(name)}`.execute(db)
      rows.push([name, found.rows.map((row) => JSON.stringify(row)).toSorted()])
    }
    return { ...Object.fromEntries(rows), pointer: (await app.inject('/release.json')).json<object>() }
  }
  const before = await everything()
  for (const path of reads) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '') + (queries[path] ?? '')
    const { statusCode } = await app.inject({
      url: `/studio/api${address}`,
      headers: { authorization: `Bearer ${token}` },
    })
    // This site has no settings of calls, so the call for the choices has no answer.
    const isExpected = path === '/choices' ? statusCode === 502 : statusCode < 300 || statusCode === 422
    expect([address, isExpected]).toEqual([address, true])
  }
  expect(await everything()).toEqual(before)
})

test('a malformed or too large request body is refused, and the saved edit stays', async () => {
  const { id } = (await send('POST', '/change-sets', { title: 'Too much' })).body
  const { files } = (await send('GET', '/documents')).body as { readonly files: { readonly [path: string]: string } }
  const edit = { path: 'page/home.json', version: 0, base: files['page/home.json'], content: { text: '{}' } }
  const path = `/change-sets/${String(id)}/document`
  expect((await send('PUT', path, edit)).status).toBe(200)
  const put = async (payload: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return (await app.inject({ method: 'PUT', url: `/studio/api${path}`, headers, payload })).statusCode
  }
  expect(await put('{"path": "page/home.json", "version": 1')).toBe(400)
  const large = { ...edit, version: 1, content: { text: 'x'.repeat(MAX_FILE_BYTES + 1) } }
  expect(await put(JSON.stringify(large))).toBe(413)
  expect(await put(JSON.stringify({ ...large, content: { text: 'x'.repeat(2 * MAX_FILE_BYTES) } }))).toBe(413)
  expect((await send('GET', `/change-sets/${String(id)}`)).body.items).toMatchObject([
    { path: 'page/home.json', version: 1, content: { text: '{}' } },
  ])
})
