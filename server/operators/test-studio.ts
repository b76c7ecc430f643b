/** A server and its operators for tests. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from '../app.ts'
import { type StudioOptions, readOptions } from '../options.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Right, Role } from '../document-store/answers.ts'

export interface Answer {
  readonly status: number
  readonly body: { readonly [name: string]: unknown }
  readonly cookies: readonly string[]
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A test client: a browser that keeps the cookies of the studio, or the command line with the publish token. `operator`
 * is the id of the person for whom the tab was opened.
 */
export interface Client {
  readonly send: (method: Method, path: string, payload?: object, operator?: string) => Promise<Answer>
  readonly cookies: Map<string, string>
}

export interface TestStudio {
  readonly app: FastifyInstance
  readonly token: string
  /** Returns a browser without a session and with its own client address. */
  readonly visit: () => Client
  readonly owner: Client
  /** Invites an operator, sets the test password, signs in, and returns the client. */
  readonly enter: (name: string, role: Role, rights?: readonly Right[] | null) => Promise<Client>
  readonly close: () => Promise<void>
}

export const password = 'a long enough password'
export const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@habi.example`

/** @param env additional environment variables of the server, such as `DATABASE_URL` */
export async function openTestStudio(
  studio: Partial<StudioOptions> = {},
  env: { readonly [name: string]: string } = {},
): Promise<TestStudio> {
  const dataDir = await mkdtemp(join(tmpdir(), 'habi-studio-'))
  const options = readOptions({ PORT: '0', DATA_DIR: dataDir, ...env }, join(import.meta.dirname, '../..'))
  const app = await createServer({
    ...options,
    studio: { isOff: false, needsSecondFactor: false, ...studio },
    logLevel: 'silent',
  })
  await app.database
  const token = (await readFile(join(dataDir, 'publish.token'), 'utf8')).trim()
  const host = studio.origin === undefined ? 'localhost:8080' : new URL(studio.origin).host
  const origin = studio.origin ?? `http://${host}`

  let clients = 0
  function client(headers: { readonly [name: string]: string }): Client {
    const remoteAddress = `10.0.${++clients >> 8}.${clients & 255}`
    const cookies = new Map<string, string>()
    return {
      cookies,
      async send(method, path, payload, operator) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await app.inject({
          method,
          remoteAddress,
          url: `/studio/api${path}`,
          headers: {
            host,
            ...headers,
            ...(cookie !== '' && { cookie }),
            ...(operator !== undefined && { 'habi-operator': operator }),
          },
          ...(payload && { payload }),
        })
        for (const { name, value, maxAge } of response.cookies)
          if (maxAge === 0) cookies.delete(name)
          else cookies.set(name, value)
        const isJson = String(response.headers['content-type']).includes('json')
        return {
          status: response.statusCode,
          body: isJson ? response.json() : {},
          cookies: [response.headers['set-cookie'] ?? []].flat(),
        }
      },
    }
  }
  const visit = (): Client => client({ origin })
  const owner = client({ authorization: `Bearer ${token}` })

  // Loads better-auth before the tests, because that takes seconds on a busy machine.
  await visit().send('POST', '/auth/sign-out')

  return {
    app,
    token,
    visit,
    owner,
    async enter(name, role, rights = null) {
      const invited = await owner.send('POST', '/operators', { name, email: emailOf(name), role, rights })
      const code = new URL(String(invited.body.address), origin).searchParams.get('code')
      const browser = visit()
      await browser.send('POST', '/join', { code, password })
      const signedIn = await browser.send('POST', '/auth/sign-in/email', { email: emailOf(name), password })
      if (signedIn.status !== 200)
        throw new Error(`${name} cannot sign in: ${JSON.stringify([invited.body, signedIn.body])}`)
      return browser
    },
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
