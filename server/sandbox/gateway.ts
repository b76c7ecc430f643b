import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JsonObject } from '../../engine/core/json.ts'
import { type SandboxAnswer, envelope, refuse } from './call-answer.ts'
import { callHandlers } from './calls/calls.ts'
import type { CallHandler } from './call-handler.ts'
import { codes } from './codes.ts'
import type { ContractIndex } from './contracts.ts'
import type { Fault } from './run-state.ts'
import { findPlayer } from './players/player-store.ts'
import { checkRequest, header, decryptBody } from './check-request.ts'
import type { Sandbox } from './sandbox.ts'
import { checkToken } from './tokens.ts'

/** Headers that `GET /sandbox/calls` shows. */
const recordedHeaders = [
  'bingoplus',
  'deviceId',
  'appsFlyerId',
  'afWebUserId',
  'container',
  'platform',
  'appType',
  'AppId',
  'Qid',
  'domainName',
  'v',
  'lang',
  'token',
  'Sign',
]

/** `/api/…`: the sandbox gateway. All responses except static resources are envelopes. */
export function registerGateway(
  app: FastifyInstance,
  options: { readonly sandbox: () => Promise<Sandbox>; readonly contracts: ContractIndex },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the exact text, so the body is not parsed by its content type.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    scope.get('/api/*', { config: { routeClass: 'api' }, exposeHeadRoute: false }, async (request, reply) => {
      const sandbox = await options.sandbox()
      const path = pathOf(request)
      const fault = sandbox.runState.takeFault(path)
      if (fault !== undefined && (await sendFault(reply, fault, sandbox))) return reply
      const handler = callHandlers.get(path)
      if (handler?.method !== 'GET' || handler.requires === 'player')
        return reply.code(404).send({ error: `there is no static resource ${path}` })
      const result = await handler.run({ sandbox, body: {}, session: undefined, player: undefined })
      return reply.header('cache-control', 'no-cache').send(result.body)
    })

    scope.post('/api/*', { config: { routeClass: 'api' } }, async (request, reply) => {
      const sandbox = await options.sandbox()
      const path = pathOf(request)
      const text = typeof request.body === 'string' ? request.body : ''
      const read = decryptBody(text, sandbox.keys)
      const headers = Object.fromEntries(recordedHeaders.map((name) => [name, header(request.headers, name)]))
      sandbox.runState.addCall({
        path,
        at: new Date(sandbox.clock.now()).toISOString(),
        headers,
        body: read.body ?? text,
        encrypted: read.encrypted,
      })

      const fault = sandbox.runState.takeFault(path)
      if (fault !== undefined && (await sendFault(reply, fault, sandbox))) return reply

      const handler = callHandlers.get(path)
      if (handler === undefined || handler.method === 'GET') {
        return reply
          .code(404)
          .send(envelope(refuse(codes.noSuchCall, `The sandbox has no call ${path}.`), sandbox.clock.now()))
      }
      const { takeQid } = sandbox.runState
      const checked = checkRequest({ path, headers: request.headers, text }, read, {
        contracts: options.contracts,
        takeQid,
      })
      const answer = checked.ok
        ? await runCall(sandbox, handler, header(request.headers, 'token'), checked.body)
        : checked.answer
      return reply.header('cache-control', 'no-store').send(envelope(answer, sandbox.clock.now()))
    })
  })
}

async function runCall(
  sandbox: Sandbox,
  handler: CallHandler,
  token: string,
  body: JsonObject,
): Promise<SandboxAnswer> {
  if (handler.requires === 'nothing') return handler.run({ sandbox, body, session: undefined, player: undefined })
  const check = await checkToken(sandbox.db, token)
  if (!check.ok)
    return refuse(
      check.errCode,
      check.errCode === codes.tokenEmpty ? 'The token is empty.' : 'The session has ended. Please log in again.',
    )
  const { session } = check
  const player = session.loginName === undefined ? undefined : await findPlayer(sandbox.db, session.loginName)
  if (handler.requires === 'token') return handler.run({ sandbox, body, session, player })
  if (player === undefined) return refuse(codes.notLoggedIn, 'Please log in first.')
  // A page that still shows another account must not act for this player.
  if (
    typeof body.loginName === 'string' &&
    body.loginName !== '' &&
    body.loginName.toLowerCase() !== player.loginName
  ) {
    return refuse(codes.tokenForeign, 'The session belongs to another account. Please log in again.')
  }
  return handler.run({ sandbox, body, session, player })
}

/** Responds as the fault says. Returns false for a fault that only delays; the call is then handled as usual. */
async function sendFault(reply: FastifyReply, fault: Fault, sandbox: Sandbox): Promise<boolean> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs)
  if (fault.body !== undefined) {
    const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body)
    await reply
      .code(fault.status ?? 200)
      .type('application/json; charset=utf-8')
      .send(text)
    return true
  }
  if (fault.errCode !== undefined || fault.errMsg !== undefined) {
    const answer = refuse(fault.errCode ?? codes.badRequest, fault.errMsg ?? '')
    await reply.code(fault.status ?? 200).send(envelope(answer, sandbox.clock.now()))
    return true
  }
  if (fault.status === undefined) return false
  await reply.code(fault.status).type('text/plain; charset=utf-8').send('')
  return true
}

function pathOf(request: FastifyRequest): string {
  const url = request.raw.url ?? ''
  const end = url.indexOf('?')
  return url.slice('/api'.length, end === -1 ? undefined : end)
}
