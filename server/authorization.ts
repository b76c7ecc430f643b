/** Decides who may use which address below `/studio/api`, by the `config` of each route. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './document-store/audit.ts'
import { TOKEN_OWNER } from './operators/token-owner.ts'
import type { Right, Role } from './document-store/answers.ts'
import { includesDocument, type Need, roleMay } from './operators/roles.ts'
import { isSameText } from './secret.ts'

/** A person who may use the studio: an operator who signed in, or the owner of the machine. */
export interface Operator extends Actor {
  readonly id: string
  readonly role: Role
  /** The documents that the operator may change; null for all. */
  readonly rights: readonly Right[] | null
  /** Undefined for the owner of the machine, who sends the publish token. */
  readonly session: OperatorSession | undefined
}

export interface OperatorSession {
  readonly id: string
  readonly email: string
  readonly secondFactor: boolean
  /** End of the time in which changes that need a recent confirmation are accepted, in milliseconds since 1970. */
  readonly freshUntil: number
}

/** The paths of the documents that a request changes; `none` for a request that changes no document. */
export type DocumentPaths = 'none' | ((request: FastifyRequest) => readonly string[])

export interface AuthorizationOptions {
  readonly token: string
  /** Whether operators without a second factor must set one up before anything else. */
  readonly needsSecondFactor: boolean
  /** Returns the operator whose session the cookies of a request identify. */
  readonly findOperator: (request: FastifyRequest) => Promise<Operator | undefined>
  /** Resolves with undefined for an unknown change set. */
  readonly readChangeSet: (id: string) => Promise<ChangeSetParts | undefined>
}

/** The parts of a change set that decide whether an operator may change it. */
export interface ChangeSetParts {
  readonly version: number
  /** Id of the person who created it. */
  readonly creator: string
  readonly paths: readonly string[]
}

/** Codes for why a request is refused. From the code, the studio decides what to show, such as the sign-in form. */
type RefusalCode = 'SIGN_IN' | 'SECOND_FACTOR' | 'CONFIRM' | 'FORBIDDEN' | 'OTHER_OPERATOR'

/**
 * Header with the id of the operator for whom a tab of the studio was opened. All tabs of a browser share the cookie of
 * the session, so another person may have signed in since.
 */
const OPERATOR_HEADER = 'habi-operator'

const actors = new WeakMap<FastifyRequest, Operator>()

/** Returns who sent an authorized request. */
export function actorOf(request: FastifyRequest): Operator {
  const actor = actors.get(request)
  if (actor === undefined)
    throw new Error(`${request.url} has no operator, because its route does not require authorization`)
  return actor
}

/** Refuses the request if its tab was opened for another operator than the one whose session it has. */
export function refuseOtherOperator(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const actor = actors.get(request)
  const expected = request.headers[OPERATOR_HEADER]
  if (actor === undefined || expected === undefined || expected === actor.id) return undefined
  return refuse(reply, 'OTHER_OPERATOR', `${actor.name} has signed in to this browser, so nothing was changed`)
}

/** Call this before the routes are registered. Visitors and insufficient roles are refused before the body is read. */
export function registerAuthorization(app: FastifyInstance, options: AuthorizationOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isStudioApi(request)) return
    const { needs, dryRunNeeds } = request.routeOptions.config
    if (needs === undefined)
      return refuse(
        reply,
        'FORBIDDEN',
        'the server does not define who may use this address, so it refuses the request',
      )
    const isOwner = hasToken(request, options.token)
    const actor = isOwner ? ownerOfMachine() : await options.findOperator(request)
    if (actor !== undefined) actors.set(request, actor)
    if (needs === 'anyone') return
    if (actor === undefined || (request.headers.authorization !== undefined && !isOwner)) return refuseVisitor(reply)
    const refused = isChange(request) ? refuseOtherOperator(request, reply) : undefined
    if (refused !== undefined) return refused
    if (needs !== 'session' && options.needsSecondFactor && actor.session?.secondFactor === false)
      return refuse(reply, 'SECOND_FACTOR', 'set up your second factor first')
    if (!roleMay(actor.role, dryRunNeeds ?? needs)) return refuseRole(reply, actor.role)
  })

  app.addHook('preHandler', async (request, reply) => {
    const { needs, dryRunNeeds, othersNeed } = request.routeOptions.config
    if (!isStudioApi(request) || needs === undefined || needs === 'anyone' || needs === 'session') return
    if (!isChange(request)) return
    const isDryRun = dryRunNeeds !== undefined && (request.body as { dryRun?: unknown } | undefined)?.dryRun === true
    const actor = actorOf(request)
    const changeSet = isOfChangeSet(request)
      ? await options.readChangeSet((request.params as { id: string }).id)
      : undefined
    const isOfOther = changeSet !== undefined && changeSet.creator !== actor.id
    const need = isDryRun ? dryRunNeeds : isOfOther ? (othersNeed ?? needs) : needs
    if (!roleMay(actor.role, need)) return refuseRole(reply, actor.role)
    if (isSensitive(need) && actor.session !== undefined && actor.session.freshUntil <= Date.now())
      return refuse(reply, 'CONFIRM', 'first confirm your identity with your password or a code of your second factor')
    if (actor.rights !== null && need !== 'people' && !isDryRun)
      return refuseOtherDocuments(request, reply, actor.rights, changeSet)
  })
}

function isChange({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function isSensitive(need: Need): boolean {
  return need === 'publish' || need === 'people'
}

/** Refuses changes of documents outside the rights of an operator, and changes of the whole site. */
function refuseOtherDocuments(
  request: FastifyRequest,
  reply: FastifyReply,
  rights: readonly Right[],
  changeSet: ChangeSetParts | undefined,
): FastifyReply | undefined {
  const { changes, needs } = request.routeOptions.config
  if (changes === 'none') return
  if (changes === undefined && !isOfChangeSet(request))
    return refuse(reply, 'FORBIDDEN', 'your rights cover only some documents, but this request changes the whole site')
  const { version } = (request.body ?? {}) as { readonly version?: unknown }
  // Requires the version, because otherwise other operators could add documents between this check and the publish.
  if (changes === undefined && needs === 'publish' && changeSet !== undefined && version !== changeSet.version)
    return reply.code(409).send({
      error: `your rights cover only some documents, so the request must contain the current version number of the change set (${changeSet.version})`,
    })
  const paths = changes?.(request) ?? changeSet?.paths ?? []
  const foreign = paths.filter((path) => !includesDocument(rights, path))
  if (foreign.length === 0) return
  return refuse(reply, 'FORBIDDEN', `your rights do not include ${foreign.join(', ')}`)
}

function isOfChangeSet({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === '/studio/api/change-sets/:id' || url.startsWith('/studio/api/change-sets/:id/')
}

/** Checks the pattern of the route and not the address of the request, because the router decodes addresses. */
function isStudioApi({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === '/studio/api' || url.startsWith('/studio/api/')
}

export function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return isSameText(headers.authorization ?? '', `Bearer ${token}`)
}

function ownerOfMachine(): Operator {
  return {
    ...TOKEN_OWNER,
    correlation: randomUUID(),
    role: 'administrator',
    rights: null,
    session: undefined,
    isOwner: true,
  }
}

function refuseVisitor(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send({
      error: 'sign in first; a command must send the publish token from DATA_DIR/publish.token',
      code: 'SIGN_IN' satisfies RefusalCode,
    })
}

function refuseRole(reply: FastifyReply, role: Role): FastifyReply {
  return refuse(reply, 'FORBIDDEN', `your role (${role}) does not allow this request`)
}

function refuse(reply: FastifyReply, code: RefusalCode, error: string): FastifyReply {
  return reply.code(403).send({ error, code })
}
