import { getMigrations } from 'better-auth/db/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuth } from './auth.ts'
import type { Person } from './people.ts'
import { type Answer, type Client, emailOf, openTestStudio, password, type TestStudio } from './test-studio.ts'

let studio: TestStudio

beforeAll(async () => (studio = await openTestStudio()), 120_000)
afterAll(() => studio.close())

const signIn = (browser: Client, name: string, given = password) =>
  browser.send('POST', '/auth/sign-in/email', { email: emailOf(name), password: given })
const me = async (browser: Client) => (await browser.send('GET', '/me')).status

test('the first administrator is created once, with the address that the start prints', async () => {
  const address = new URL((await studio.app.firstAddress()) ?? '', 'http://localhost')
  expect(address.pathname).toBe('/studio/first')
  const code = address.searchParams.get('code')
  const first = { code, name: 'Ana Reyes', email: emailOf('Ana Reyes'), password }
  const browser = studio.visit()
  expect((await browser.send('POST', '/first', { ...first, code: 'guessed' })).status).toBe(403)
  expect((await browser.send('POST', '/first', { ...first, password: 'too short' })).status).toBe(400)
  expect((await browser.send('POST', '/first', first)).status).toBe(201)
  expect((await browser.send('POST', '/first', { ...first, email: 'b@habi.example', name: 'B' })).status).toBe(403)
  expect(await studio.app.firstAddress()).toBeUndefined()

  expect(await signIn(browser, 'Ana Reyes')).toMatchObject({ status: 200, body: { next: 'studio' } })
  expect((await browser.send('GET', '/me')).body).toMatchObject({
    name: 'Ana Reyes',
    email: 'ana.reyes@habi.example',
    role: 'administrator',
    rights: null,
    secondFactor: false,
  })
})

test('the database has the tables that better-auth expects', async () => {
  const { db } = await studio.app.database
  const { options } = await createAuth(db, { secret: 'x'.repeat(32), origin: undefined })
  const { toBeCreated, toBeAdded } = await getMigrations(options)
  expect([toBeCreated, toBeAdded]).toEqual([[], []])
})

test('an unknown account, a wrong password and a suspended operator get the same answer', async () => {
  const hana = await studio.enter('Hana', 'editor')
  const { id } = (await hana.send('GET', '/me')).body
  await studio.enter('Ivy', 'editor')
  await studio.owner.send('PATCH', `/operators/${String(id)}`, { suspended: true })
  const answers = [
    await signIn(studio.visit(), 'Nobody'),
    await signIn(studio.visit(), 'Ivy', 'not the password of Ivy'),
    await signIn(studio.visit(), 'Hana'),
  ]
  for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 401, cookies: [] })
})

test('a tab that was opened for one operator changes nothing after another operator has signed in to the browser', async () => {
  const browser = await studio.enter('Kim', 'editor')
  const kim = String((await browser.send('GET', '/me')).body.id)
  await studio.enter('Lea', 'editor')
  const create = async () => await browser.send('POST', '/change-sets', { title: 'Lanterns' }, kim)
  expect((await create()).status).toBe(201)
  await signIn(browser, 'Lea')
  expect(await create()).toMatchObject({
    status: 403,
    body: { code: 'OTHER_OPERATOR', error: 'Lea has signed in to this browser, so nothing was changed' },
  })
  expect((await browser.send('GET', '/me', undefined, kim)).body).toMatchObject({ name: 'Lea' })
  // Nor does the tab end the session of the other operator.
  expect(await browser.send('POST', '/auth/sign-out', undefined, kim)).toMatchObject({ status: 403, cookies: [] })
  expect((await browser.send('GET', '/me')).body).toMatchObject({ name: 'Lea' })
})

test('sign-ins are limited by account, even from many addresses', async () => {
  await studio.enter('Jun', 'viewer')
  // The sign-in by `enter` counts toward the limit too.
  for (let index = 1; index < 10; index++) expect((await signIn(studio.visit(), 'Jun', 'wrong')).status).toBe(401)
  expect(await signIn(studio.visit(), 'Jun')).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  expect((await signIn(studio.visit(), 'Nobody at all')).status).toBe(401)
})

test('guesses of one-time addresses are limited by client address', async () => {
  const browser = studio.visit()
  const statuses: number[] = []
  for (let index = 0; index < 22; index++)
    statuses.push((await browser.send('POST', '/join', { code: `guess ${index}`, password })).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([403, 429])
})

describe('sessions end everywhere at once', () => {
  const ends: { readonly [name: string]: (client: Client, id: string) => Promise<Answer> } = {
    'when the operator signs out everywhere': (client) => client.send('DELETE', '/me/sessions'),
    'when the operator changes the password': (client) =>
      client.send('POST', '/me/password', { current: password, password: 'a new and long password' }),
    'when the role changes': (_client, id) => studio.owner.send('PATCH', `/operators/${id}`, { role: 'viewer' }),
    'when the rights change': (_client, id) => studio.owner.send('PATCH', `/operators/${id}`, { rights: [] }),
    'when the operator is suspended': (_client, id) =>
      studio.owner.send('PATCH', `/operators/${id}`, { suspended: true }),
    'when the account is reset': (_client, id) => studio.owner.send('POST', `/operators/${id}/reset`),
    'when an administrator ends them': (_client, id) => studio.owner.send('DELETE', `/operators/${id}/sessions`),
  }
  for (const [index, [name, end]] of Object.entries(ends).entries())
    test(name, async () => {
      const phone = await studio.enter(`Kim ${index}`, 'editor')
      const laptop = studio.visit()
      await signIn(laptop, `Kim ${index}`)
      expect([await me(phone), await me(laptop)]).toEqual([200, 200])
      const { id } = (await phone.send('GET', '/me')).body
      expect((await end(phone, String(id))).status).toBeLessThan(300)
      expect([await me(phone), await me(laptop)]).toEqual([401, 401])
    })

  test('except when the operator signs out, which ends only the current session', async () => {
    const phone = await studio.enter('Lea', 'editor')
    const laptop = studio.visit()
    await signIn(laptop, 'Lea')
    const cookies = new Map(phone.cookies)
    expect((await phone.send('POST', '/auth/sign-out')).status).toBe(204)
    for (const [name, value] of cookies) phone.cookies.set(name, value)
    expect([await me(phone), await me(laptop)]).toEqual([401, 200])
  })
})

test('an administrator sees the sessions of a person, and ends one of them', async () => {
  const phone = await studio.enter('Nia', 'editor')
  const laptop = studio.visit()
  await signIn(laptop, 'Nia')
  const path = `/operators/${String((await phone.send('GET', '/me')).body.id)}/sessions`
  const sessions = async () =>
    (await studio.owner.send('GET', path)).body.sessions as readonly { readonly id: string }[]
  const [first, second] = await sessions()
  expect(JSON.stringify(await sessions())).not.toContain('token')
  const { db } = await studio.app.database
  const stored = await db.selectFrom('operator_session').select('ipAddress').execute()
  expect(new Set(stored.map(({ ipAddress }) => ipAddress || null))).toEqual(new Set([null]))
  expect((await studio.owner.send('DELETE', `${path}/${first?.id ?? ''}`)).status).toBe(204)
  expect((await studio.owner.send('DELETE', `${path}/${first?.id ?? ''}`)).status).toBe(404)
  expect([await me(phone), await me(laptop)]).toEqual([401, 200])
  expect((await sessions()).map(({ id }) => id)).toEqual([second?.id])
})

describe('rights to some documents', () => {
  const content = { text: '{}' }
  const edit = (path: string) => ({ path, version: 0, base: null, content })

  test('allow changes of those documents only', async () => {
    const mia = await studio.enter('Mia', 'editor', [{ kind: 'banner', ids: 'fair-*' }])
    const { id } = (await mia.send('POST', '/change-sets', { title: 'Fair' })).body
    const save = (path: string) => mia.send('PUT', `/change-sets/${String(id)}/document`, edit(path))
    expect((await save('banner/fair-lights.json')).status).toBe(200)
    for (const path of ['banner/other.json', 'page/fair-home.json', 'site.json', 'banner/x/fair-a.json', 'banner.json'])
      expect(await save(path), path).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect((await mia.send('GET', `/change-sets/${String(id)}/findings`)).status).not.toBe(403)
    expect((await mia.send('POST', '/restore', { sequence: 1 })).status).toBe(403)
  })

  test('a publisher cannot publish documents outside their rights or a version that they have not seen', async () => {
    const noa = await studio.enter('Noa', 'publisher', [{ kind: 'banner', ids: '*' }])
    const { id } = (await noa.send('POST', '/change-sets', { title: 'Mixed' })).body
    const changeSet = `/change-sets/${String(id)}`
    await noa.send('PUT', `${changeSet}/document`, edit('banner/one.json'))
    const { version } = (await noa.send('GET', changeSet)).body
    expect((await noa.send('POST', `${changeSet}/publish`, {})).body.error).toContain(
      'must contain the current version number of the change set',
    )
    expect((await noa.send('POST', `${changeSet}/publish`, { version })).status).not.toBe(403)
    await studio.owner.send('PUT', `${changeSet}/document`, edit('page/home.json'))
    expect(await noa.send('POST', `${changeSet}/publish`, { version: Number(version) + 1 })).toMatchObject({
      status: 403,
      body: { error: 'your rights do not include page/home.json' },
    })
    const site = { documents: { 'site.json': '0'.repeat(64) }, files: {} }
    expect((await noa.send('POST', '/publish', site)).status).toBe(403)
  })
})

describe('a hostile operator', () => {
  test('cannot get another role or other rights', async () => {
    const eve = await studio.enter('Eve', 'editor', [])
    const { id } = (await eve.send('GET', '/me')).body
    const wider = { role: 'administrator', rights: null }
    expect((await eve.send('PATCH', `/operators/${String(id)}`, wider)).status).toBe(403)
    expect((await eve.send('POST', '/operators', { name: 'Twin', email: 'twin@habi.example', ...wider })).status).toBe(
      403,
    )
    // Routes of better-auth that the studio does not need respond 404.
    for (const path of ['update-user', 'sign-up/email', 'change-email', 'change-password', 'two-factor/disable'])
      expect((await eve.send('POST', `/auth/${path}`, { ...wider, password })).status, path).toBe(404)
    for (const more of [{ role: 'administrator' }, { rememberMe: true }, { callbackURL: 'https://evil.example' }])
      expect((await eve.send('POST', '/auth/sign-in/email', { email: emailOf('Eve'), password, ...more })).status).toBe(
        400,
      )
    expect((await eve.send('GET', '/me')).body).toMatchObject({ role: 'editor', rights: [] })
  })

  test('cannot read the list of operators, email addresses of other operators, or secrets', async () => {
    const eve = await studio.enter('Eve Two', 'publisher')
    expect((await eve.send('GET', '/operators')).body).toMatchObject({ code: 'FORBIDDEN' })
    const visible = JSON.stringify([
      (await eve.send('GET', '/audit')).body,
      (await eve.send('GET', '/me')).body,
      (await eve.send('GET', '/me/sessions')).body,
    ])
    expect(visible).toContain('operator invited')
    expect(visible).not.toContain(emailOf('Mia'))
    const { db } = await studio.app.database
    const secrets = [
      ...(await db.selectFrom('operator_session').select('token as secret').execute()),
      ...(await db.selectFrom('operator_account').select('password as secret').execute()),
      ...(await db.selectFrom('operator_code').select('hash as secret').execute()),
    ]
    const all = visible + JSON.stringify((await studio.owner.send('GET', '/operators')).body)
    for (const { secret } of secrets) expect(all).not.toContain(secret)
  })

  test('cannot have a name that could be confused with another name in the audit', async () => {
    for (const [name, status] of [
      ['eve', 409],
      ['EVE', 409],
      [' Eve', 400],
      ['Publish token', 409],
      ['server', 409],
      ['Eve\u200b', 400],
      ['<b>Eve</b>', 400],
    ] as const)
      expect(
        (await studio.owner.send('POST', '/operators', { name, email: 'x@habi.example', role: 'viewer', rights: null }))
          .status,
        name,
      ).toBe(status)
  })

  test('can cancel only their own change sets, unless they are a publisher', async () => {
    const eve = await studio.enter('Eve Three', 'editor')
    const ofOther = (await studio.owner.send('POST', '/change-sets', { title: 'Of the owner' })).body
    const own = (await eve.send('POST', '/change-sets', { title: 'Own' })).body
    expect((await eve.send('DELETE', `/change-sets/${String(ofOther.id)}`)).status).toBe(403)
    expect((await eve.send('DELETE', `/change-sets/${String(own.id)}`)).status).toBe(204)
    const publisher = await studio.enter('Oli', 'publisher')
    expect((await publisher.send('DELETE', `/change-sets/${String(ofOther.id)}`)).status).toBe(204)
  })

  test('cannot lock out the last administrator, neither by changing their own account nor when two suspend each other', async () => {
    const one = await studio.enter('Pia', 'administrator')
    const two = await studio.enter('Rex', 'administrator')
    const idOf = async (client: Client) => String((await client.send('GET', '/me')).body.id)
    const [first, second] = [await idOf(one), await idOf(two)]
    expect((await one.send('PATCH', `/operators/${first}`, { role: 'viewer' })).status).toBe(409)
    const both = await Promise.all([
      one.send('PATCH', `/operators/${second}`, { suspended: true }),
      two.send('PATCH', `/operators/${first}`, { suspended: true }),
    ])
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([204, 204])
    const { operators } = (await studio.owner.send('GET', '/operators')).body as { operators: readonly Person[] }
    expect(operators.filter(({ id, suspended }) => [first, second].includes(id) && !suspended)).toHaveLength(1)
  })

  test('leaves the audit intact', async () => {
    expect((await studio.owner.send('GET', '/audit/verification')).body).toMatchObject({ ok: true })
  })
})
