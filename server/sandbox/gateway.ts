import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JsonObject } from '../../engine/core/json.ts'
import { addressBelowApi, apiPaths } from '../api-isolation.ts'
import { type RefusedCall, type SandboxAnswer, envelope, refuse, refuseInvalid, succeed } from './call-answer.ts'
import { callHandlers } from './calls/calls.ts'
import type { CallHandler } from './call-handler.ts'
import type { Clock } from './clock.ts'
import { codes } from './codes.ts'
import type { ContractIndex } from './contracts.ts'
import { exampleAnswer } from './example-answer.ts'
import { sendFault } from './fault-response.ts'
import { findPlayer } from './players/player-store.ts'
import {
  checkFields,
  checkQid,
  checkSender,
  decryptBody,
  header,
  type ReadBody,
  requiredHeaders,
} from './check-request.ts'
import { MAX_KEPT_BODY } from './call-log.ts'
import type { Sandbox } from './sandbox.ts'
import { checkToken } from './tokens.ts'

/** Headers that `GET /sandbox/calls` shows. */
const recordedHeaders = [...Object.keys(requiredHeaders), 'appsFlyerId', 'afWebUserId', 'token']

export interface SandboxGatewayOptions {
  readonly sandbox: () => Promise<Sandbox>
  readonly contracts: ContractIndex
  readonly clock: Clock
}

/** `/api/…`: the sandbox gateway. All responses except static resources are envelopes. */
export function registerGateway(app: FastifyInstance, options: SandboxGatewayOptions): void {
  const { contracts, clock } = options
  const parts = { ...options, exampleHandler: exampleHandlers(contracts, app.log) }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the exact text, so the body is not parsed by its content type.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    // The player app compares the time in a response with this header.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('date', new Date(clock.now()).toUTCString())
    })
    const get = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      await answerGet(parts, request, reply)
    const post = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      await answerPost(parts, request, reply)
    for (const url of apiPaths) {
      scope.get(url, { config: { routeClass: 'api' }, exposeHeadRoute: false }, get)
      scope.post(url, { config: { routeClass: 'api' } }, post)
    }
  })
}

type ExampleHandlers = (path: string) => CallHandler | undefined

/** Returns example answers for calls that have a contract but no handler. Logs each missing handler once. */
function exampleHandlers(contracts: ContractIndex, log: FastifyInstance['log']): ExampleHandlers {
  const reported = new Set<string>()
  return (path) => {
    const contract = contracts.all.find((one) => one.path === path && one.method === 'POST')
    if (contract === undefined) return undefined
    if (!reported.has(path)) {
      reported.add(path)
      const [area, name] = contract.name.split('/')
      log.warn(
        `The sandbox has no handler for the call ${contract.name}, so it answers with an example made from the ` +
          `response schema of the contract. Write the answer in business/${area}/calls/${name}.sandbox.ts.`,
      )
    }
    return { path, requires: 'token', run: () => succeed(exampleAnswer(contract.response)) }
  }
}

/** Sends a static resource. */
async function answerGet(
  options: SandboxGatewayOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sandbox = await options.sandbox()
  const path = pathOf(request)
  const fault = sandbox.runState.takeFault(path)
  if (fault !== undefined && (await sendFault(reply, fault, sandbox.clock.now()))) return reply
  const handler = callHandlers.get(path)
  if (handler?.method !== 'GET' || handler.requires === 'player')
    return reply.code(404).send({ error: `there is no static resource ${path}` })
  const result = await handler.run({ sandbox, body: {}, session: undefined, player: undefined })
  return reply.header('cache-control', 'no-cache').send(result.body)
}

async function answerPost(
  { contracts, exampleHandler, ...options }: SandboxGatewayOptions & { readonly exampleHandler: ExampleHandlers },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sandbox = await options.sandbox()
  const path = pathOf(request)
  const { body, refusal } = receiveCall(sandbox, path, request, contracts)

  const fault = sandbox.runState.takeFault(path)
  if (fault !== undefined && (await sendFault(reply, fault, sandbox.clock.now()))) return reply

  const handler = callHandlers.get(path) ?? exampleHandler(path)
  if (handler === undefined || handler.method === 'GET') {
    return reply
      .code(404)
      .send(envelope(refuseInvalid(codes.noSuchCall, `The sandbox has no call ${path}.`), sandbox.clock.now()))
  }
  const answer = refusal ?? (await runCall(sandbox, handler, header(request.headers, 'token'), body as JsonObject))
  return reply.header('cache-control', 'no-store').send(envelope(answer, sandbox.clock.now()))
}

/** Checks a call, reads its body and adds the call to the log, with what is wrong with it. */
function receiveCall(
  sandbox: Sandbox,
  path: string,
  request: FastifyRequest,
  contracts: ContractIndex,
): { readonly body: ReadBody['body']; readonly refusal: RefusedCall | undefined } {
  const text = typeof request.body === 'string' ? request.body : ''
  const senderProblem = checkSender(request.headers, text)
  const isRead = senderProblem === undefined || text.length <= MAX_KEPT_BODY
  const read: ReadBody = isRead ? decryptBody(text, sandbox.keys) : { body: undefined, encrypted: [] }
  const refusal =
    senderProblem ?? checkQid(request.headers, sandbox.runState.takeQid) ?? checkFields(read, path, contracts)
  const headers = Object.fromEntries(recordedHeaders.map((name) => [name, header(request.headers, name)]))
  const at = new Date(sandbox.clock.now()).toISOString()
  const problem = refusal?.problem === undefined ? {} : { problem: refusal.problem }
  sandbox.runState.calls.add(
    { path, at, headers, body: read.body ?? text, encrypted: read.encrypted, ...problem },
    text,
  )
  return { body: read.body, refusal }
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

function pathOf(request: FastifyRequest): string {
  return addressBelowApi(request.raw.url ?? '').split('?')[0] ?? ''
}
