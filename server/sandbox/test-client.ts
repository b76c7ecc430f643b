import { constants, createHash, publicEncrypt, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { JsonObject } from '../../engine/core/json.ts'

/** Sends a request to the control surface. The caller states the type of the response body. For tests. */
export async function controlSandbox<T = JsonObject>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: JsonObject,
): Promise<{ readonly status: number; readonly body: T }> {
  const answer = await app.inject({ method, url: `/sandbox${path}`, ...(payload === undefined ? {} : { payload }) })
  return { status: answer.statusCode, body: answer.json<T>() }
}

export interface TestCallResult {
  readonly status: number
  readonly head: {
    readonly errCode: string
    readonly errMsg: string
    readonly problem?: string
    readonly serverTime: number
  }
  readonly body: JsonObject
}

/** Calls the sandbox gateway as the player app does, with headers, signature and encrypted fields. For tests. */
export interface TestClient {
  token: string
  loginName: string
  call(
    path: string,
    payload?: JsonObject,
    change?: { readonly headers?: { readonly [name: string]: string }; readonly text?: string },
  ): Promise<TestCallResult>
  login(account: string, password?: string, loginType?: number): Promise<TestCallResult>
  encrypt(text: string): Promise<string>
}

export async function createTestClient(app: FastifyInstance): Promise<TestClient> {
  const client: TestClient = {
    token: '',
    loginName: '',
    async call(path, payload = {}, change = {}) {
      const text =
        change.text ?? JSON.stringify({ productId: 'C66', loginName: client.loginName, customerId: '', ...payload })
      const Qid = randomUUID()
      const headers = {
        'content-type': 'application/json',
        bingoplus: '1',
        deviceId: 'test',
        appsFlyerId: '',
        afWebUserId: '',
        container: 'BROWSER',
        platform: 'H5',
        appType: '4',
        AppId: 'web',
        Qid,
        domainName: 'localhost',
        v: '1.0.0',
        lang: 'EN',
        token: client.token,
        Sign: createHash('sha256').update(`${text}|${Qid}|web|1.0.0|${client.token}`).digest('hex'),
        ...change.headers,
      }
      const response = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload: text })
      return { status: response.statusCode, ...response.json<Omit<TestCallResult, 'status'>>() }
    },
    async encrypt(text) {
      const { key } = (await app.inject('/api/static/key')).json<{ key: string }>()
      return publicEncrypt(
        { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(text),
      ).toString('base64')
    },
    async login(account, password = 'habi2026', loginType = loginTypeOf(account)) {
      const result = await client.call('/userAuth/loginAndRegisterV4', {
        loginName: account,
        password: await client.encrypt(password),
        loginType,
        container: 'BROWSER',
      })
      if (result.head.errCode === '0000') {
        client.token = String(result.body.token)
        client.loginName = String(result.body.loginName)
      }
      return result
    },
  }
  client.token = String((await client.call('/webToken')).body.token)
  return client
}

function loginTypeOf(account: string): number {
  if (account.includes('@')) return 4
  return /^0?9\d{9}$/.test(account) ? 2 : 0
}
