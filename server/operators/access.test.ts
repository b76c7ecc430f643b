/** Tests every address below `/studio/api` as every kind of person. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAuthorization } from '../authorization.ts'
import { roles } from '../document-store/answers.ts'
import { roleMay } from './roles.ts'
import { type Client, openTestStudio, type TestStudio } from './test-studio.ts'

/** The access that each route requires. Add an entry for each new route. */
const needs = {
  'GET /auth/callback/oidc': 'anyone',
  'GET /auth/methods': 'anyone',
  'POST /auth/sign-in/email': 'anyone',
  'POST /auth/sign-in/oidc': 'anyone',
  'POST /auth/sign-out': 'anyone',
  'POST /auth/two-factor/verify-totp': 'anyone',
  'POST /auth/two-factor/verify-backup-code': 'anyone',
  'POST /first': 'anyone',
  'POST /join': 'anyone',
  'POST /auth/two-factor/enable': 'session',
  'POST /auth/two-factor/generate-backup-codes': 'session',
  'GET /me': 'session',
  'GET /me/sessions': 'session',
  'DELETE /me/sessions': 'session',
  'POST /me/confirm': 'session',
  'POST /me/password': 'session',
  'GET /audit': 'read',
  'GET /audit/actors': 'read',
  'GET /audit/export': 'read',
  'GET /audit/verification': 'read',
  'GET /bodies/:hash': 'read',
  'GET /change-sets': 'read',
  'GET /change-sets/:id': 'read',
  'GET /change-sets/:id/difference': 'read',
  'GET /change-sets/:id/findings': 'read',
  'GET /change-sets/:id/pages': 'read',
  'GET /change-sets/:id/reviews': 'read',
  'GET /choices': 'read',
  'GET /document': 'read',
  'GET /documents': 'read',
  'GET /documents/removed': 'read',
  'GET /history': 'read',
  'GET /history/difference': 'read',
  'GET /kills': 'read',
  'GET /latest': 'read',
  'GET /open-pages': 'read',
  'GET /publish/progress': 'read',
  'GET /releases/:release': 'read',
  'GET /schedules': 'read',
  'GET /source': 'read',
  'POST /change-sets/:id/preview': 'read',
  'POST /preview': 'read',
  'POST /history/documents': 'read',
  'POST /history/preview': 'read',
  'DELETE /change-sets/:id': 'edit',
  'POST /change-sets': 'edit',
  'POST /change-sets/:id/rebase': 'edit',
  'POST /change-sets/:id/request-review': 'edit',
  'POST /restore': 'edit',
  'PUT /change-sets/:id/document': 'edit',
  'POST /change-sets/:id/approve': 'publish',
  'POST /change-sets/:id/publish': 'publish',
  'POST /change-sets/:id/schedule': 'publish',
  'POST /change-sets/:id/send-back': 'publish',
  'POST /kills': 'publish',
  'POST /kills/:id/lift': 'publish',
  'POST /publish': 'publish',
  'POST /publish/check': 'publish',
  'POST /publish/files': 'publish',
  'POST /publish/missing': 'publish',
  'POST /rollback': 'publish',
  'POST /schedules/:id/cancel': 'publish',
  'POST /schedules/:id/run': 'publish',
  'DELETE /operators/:id/sessions': 'people',
  'DELETE /operators/:id/sessions/:session': 'people',
  'GET /operators/:id/sessions': 'people',
  'GET /operators': 'people',
  'PATCH /operators/:id': 'people',
  'POST /operators': 'people',
  'POST /operators/:id/reset': 'people',
} as const

/** Valid request bodies, for routes that check the role only after they have read the body. */
const bodies: { readonly [route in keyof typeof needs]?: object } = {
  'POST /publish': { documents: { 'site.json': '0'.repeat(64) }, files: {} },
  'POST /publish/check': { documents: { 'site.json': '0'.repeat(64) }, files: {} },
}
const params: { readonly [name: string]: string } = {
  id: '00000000-0000-0000-0000-000000000000',
  hash: '0'.repeat(64),
  release: '0'.repeat(20),
  session: 'none',
}
/** These requests end the session, so they come last. */
const last: readonly (keyof typeof needs)[] = ['DELETE /me/sessions', 'POST /auth/sign-out']
const routes = (Object.keys(needs) as (keyof typeof needs)[]).toSorted(
  (one, other) => last.indexOf(one) - last.indexOf(other),
)

let studio: TestStudio
const people = new Map<string, Client>()

beforeAll(async () => {
  // Registers the routes for an identity provider. No provider answers at this address.
  const oidc = { issuer: 'http://127.0.0.1:9', clientId: 'habi', clientSecret: 'a secret' }
  studio = await openTestStudio({ origin: 'https://studio.habi.example', oidc })
  people.set('visitor', studio.visit())
  for (const role of roles) people.set(role, await studio.enter(`A ${role}`, role))
  const suspended = await studio.enter('Suspended', 'administrator')
  const { id } = (await suspended.send('GET', '/me')).body
  await studio.owner.send('PATCH', `/operators/${String(id)}`, { suspended: true })
  people.set('suspended', suspended)
  people.set('publish token', studio.owner)
}, 120_000)
afterAll(() => studio.close())

/** The routes of a server below `/studio/api`, from its printed tree. */
function studioRoutes(app: FastifyInstance): readonly string[] {
  const segments: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? []
      segments.splice(indent.length / 4, Infinity, segment)
      const path = segments.join('')
      const sent = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
      return path.startsWith('/studio/api/')
        ? sent.map((method) => `${method} ${path.slice('/studio/api'.length)}`)
        : []
    })
}

test('the table of this test names every route of the studio API', () => {
  expect(studioRoutes(studio.app).toSorted()).toEqual(routes.toSorted())
})

test('openapi.json describes every route of the studio API', async () => {
  const { paths } = (await studio.app.inject('/openapi.json')).json<{ paths: { [path: string]: object } }>()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/studio/api/')
      ? Object.keys(methods).map(
          (method) => `${method.toUpperCase()} ${path.slice('/studio/api'.length).replaceAll(/\{(\w+)\}/g, ':$1')}`,
        )
      : [],
  )
  expect(described.toSorted()).toEqual(routes.toSorted())
})

test('the studio answers only on its host, and the gallery and the sandbox do not answer on that host', async () => {
  const status = async (url: string, host: string) => (await studio.app.inject({ url, headers: { host } })).statusCode
  for (const url of ['/studio', '/studio/find', '/studio/api/me', '/%73tudio/api/me', '/studio/assets/none.js'])
    expect([url, await status(url, 'habi.example')]).toEqual([url, 404])
  expect(await status('/studio/api/me', 'studio.habi.example')).toBe(401)
  for (const url of ['/gallery', '/%67allery', '/gallery/frame', '/sandbox', '/sandbox/play/1', '/sandbox/host/app'])
    expect([url, await status(url, 'studio.habi.example')]).toEqual([url, 404])
  expect(await status('/sandbox', 'habi.example')).toBe(200)
})

test('a route without declared access refuses all requests', async () => {
  const app = Fastify()
  registerAuthorization(app, {
    token: studio.token,
    needsSecondFactor: false,
    findOperator: async () => undefined,
    readChangeSet: async () => undefined,
  })
  app.get('/studio/api/forgotten', async () => 'secret')
  const response = await app.inject({
    url: '/studio/api/forgotten',
    headers: { authorization: `Bearer ${studio.token}` },
  })
  expect(response.statusCode).toBe(403)
})

for (const person of ['visitor', 'suspended', ...roles, 'publish token'])
  test(`a ${person} can call the routes that their rights allow, and no other routes`, async () => {
    const client = people.get(person) as Client
    const role = person === 'publish token' ? 'administrator' : roles.find((name) => name === person)
    for (const route of routes) {
      const [method, path] = route.split(' ') as ['GET', string]
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
      const { status, body } = await client.send(method, url, method === 'GET' ? undefined : (bodies[route] ?? {}))
      const need = needs[route]
      const isAllowed = need === 'anyone' || (role !== undefined && roleMay(role, need))
      const refusal = role === undefined ? [401, 'SIGN_IN'] : [403, 'FORBIDDEN']
      if (isAllowed)
        expect([401, 'SIGN_IN', 'FORBIDDEN', 'CONFIRM', 'SECOND_FACTOR'], `${route}: ${status}`).not.toContain(
          body.code ?? status,
        )
      else expect([status, body.code], route).toEqual(refusal)
    }
  })
