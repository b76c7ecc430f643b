import type { FastifyInstance } from 'fastify'
import type { Json, JsonObject } from '../../../engine/core/json.ts'
import { validateBodies } from '../../validation/validate-bodies.ts'
import type { Player } from '../players/player.ts'
import { latestBets } from '../play/place-bet.ts'
import { addPlayer, changePlayer, findPlayer, type PlayerChange } from '../players/player-store.ts'
import { seedPlayers } from '../players/seed-players.ts'
import type { PlayerMessage } from '../record-log.ts'
import type { Fault } from '../run-state.ts'
import type { Sandbox } from '../sandbox.ts'
import { expireTokens } from '../tokens.ts'
import { clockSchema, drawsSchema, expireSchema, faultSchema } from './fault-schema.ts'
import { gameSchema } from './game-schema.ts'
import { messageSchema, ticketSchema } from './host-schema.ts'
import { requireControlKey } from './control-key.ts'
import { newPlayerSchema, playerSchema } from './player-schema.ts'
import { siteSchema } from './site-schema.ts'
import { record, text } from './value-schemas.ts'

const config = { routeClass: 'sandbox' } as const
const tags = ['sandbox']
/** Fields of a player that the control surface neither shows nor sets. */
const INTERNAL_FIELDS: ReadonlySet<string> = new Set([
  'recent',
  'likedReels',
  'following',
  'watchedRooms',
  'giftOrders',
  'reminders',
])
const MAX_BETS = 200
const betQuery = record({ loginName: text }, ['loginName'])
const pathQuery = record({ path: text })
const outboxQuery = record({ to: text })

/** Registers the control surface of the sandbox. Requests need its key, and all responses are JSON. */
export function registerControl(app: FastifyInstance, sandbox: () => Promise<Sandbox>, key: string): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', requireControlKey(key))
    validateBodies(scope)
    registerPlayers(scope, sandbox)
    registerSettings(scope, sandbox)
    registerFaults(scope, sandbox)
    registerHosts(scope, sandbox)
    registerRecords(scope, sandbox)
    scope.all('/sandbox/*', { config }, async (request, reply) =>
      reply.code(404).send({ error: `the sandbox has no route ${request.method} ${request.url}` }),
    )
  })
}

function registerPlayers(scope: FastifyInstance, sandbox: () => Promise<Sandbox>): void {
  const notFound = (loginName: string) => ({ error: `there is no player ${loginName}` })

  scope.post<{ Body: PlayerChange & { readonly loginName: string } }>(
    '/sandbox/players',
    { config, schema: { tags, summary: 'Creates a player.', body: newPlayerSchema } },
    async (request, reply) => {
      const { loginName, ...fields } = request.body
      const player = await addPlayer((await sandbox()).db, loginName, fields)
      return 'taken' in player
        ? reply.code(409).send({ error: `${player.taken} is taken` })
        : reply.code(201).send(shown(player))
    },
  )

  scope.get(
    '/sandbox/players',
    { config, schema: { tags, summary: 'Returns the players that the first start creates, each with a description.' } },
    async () => {
      const { db } = await sandbox()
      const players = await Promise.all(
        seedPlayers.map(async ({ loginName, about }) => {
          const player = await findPlayer(db, loginName)
          return player === undefined ? [] : [{ ...shown(player), about }]
        }),
      )
      return players.flat()
    },
  )

  scope.get<{ Params: { loginName: string } }>(
    '/sandbox/players/:loginName',
    { config, schema: { tags, summary: 'Returns a player.' } },
    async (request, reply) => {
      const { loginName } = request.params
      const player = await findPlayer((await sandbox()).db, loginName)
      return player === undefined ? reply.code(404).send(notFound(loginName)) : shown(player)
    },
  )

  scope.patch<{ Params: { loginName: string }; Body: PlayerChange }>(
    '/sandbox/players/:loginName',
    {
      config,
      schema: { tags, summary: 'Changes fields of a player. Open sessions are affected too.', body: playerSchema },
    },
    async (request, reply) => {
      const { loginName } = request.params
      const { ekyc, ...fields } = request.body
      const player = await changePlayer((await sandbox()).db, loginName, (before) => ({
        ...fields,
        ...(ekyc === undefined ? {} : { ekyc: { ...before.ekyc, ...ekyc } }),
      }))
      if (player === undefined) return reply.code(404).send(notFound(loginName))
      return 'taken' in player ? reply.code(409).send({ error: `${player.taken} is taken` }) : shown(player)
    },
  )
}

function registerSettings(scope: FastifyInstance, sandbox: () => Promise<Sandbox>): void {
  scope.post(
    '/sandbox/reset',
    { config, schema: { tags, summary: 'Resets the sandbox to its state after the first start.' } },
    async () => {
      await (await sandbox()).reset()
      return { ok: true }
    },
  )

  scope.put<{ Body: JsonObject }>(
    '/sandbox/site',
    { config, schema: { tags, summary: 'Changes site settings and returns all of them.', body: siteSchema } },
    async (request) => {
      const { site } = await sandbox()
      await site.merge(request.body)
      return site.all()
    },
  )

  scope.put<{
    Params: { gameId: string }
    Body: JsonObject & { hidden?: boolean; notApprovedFor?: readonly string[] }
  }>(
    '/sandbox/games/:gameId',
    { config, schema: { tags, summary: 'Creates or changes a game.', body: gameSchema } },
    async (request) => {
      const { hidden, notApprovedFor, ...record } = request.body
      const { games } = await sandbox()
      const game = await games.put(request.params.gameId, {
        record,
        ...(hidden === undefined ? {} : { hidden }),
        ...(notApprovedFor === undefined ? {} : { notApprovedFor }),
      })
      return { ...game.record, hidden: game.hidden, notApprovedFor: game.notApprovedFor }
    },
  )

  scope.put<{ Body: { readonly seed: number | null } }>(
    '/sandbox/draws',
    {
      config,
      schema: {
        tags,
        summary: 'Sets the seed of the random draws of the demo games; null makes the draws unpredictable.',
        body: drawsSchema,
      },
    },
    async (request) => {
      const { runState } = await sandbox()
      runState.draws.seed(request.body.seed)
      return request.body
    },
  )

  scope.put<{ Body: { readonly now: string | null } }>(
    '/sandbox/clock',
    { config, schema: { tags, summary: 'Sets the clock of the server; null is real time.', body: clockSchema } },
    async (request) => {
      const { clock, setClock } = await sandbox()
      const { now } = request.body
      await setClock(now === null ? null : Date.parse(now))
      return { now: new Date(clock.now()).toISOString() }
    },
  )
}

function registerFaults(scope: FastifyInstance, sandbox: () => Promise<Sandbox>): void {
  scope.post<{ Body: Omit<Fault, 'times'> & Partial<Pick<Fault, 'times'>> }>(
    '/sandbox/faults',
    { config, schema: { tags, summary: 'Makes the next calls to a path fail or respond late.', body: faultSchema } },
    async (request, reply) => {
      const fault: Fault = { times: 1, ...request.body }
      const { runState } = await sandbox()
      runState.addFault(fault)
      return reply.code(201).send(fault)
    },
  )

  scope.delete('/sandbox/faults', { config, schema: { tags, summary: 'Removes all faults.' } }, async () => {
    const { runState } = await sandbox()
    runState.clearFaults()
    return { ok: true }
  })

  scope.post<{ Body: { readonly loginName: string; readonly errCode: string } }>(
    '/sandbox/expire',
    {
      config,
      schema: {
        tags,
        summary: 'Ends the sessions of a player. Their next calls are refused with the given error code.',
        body: expireSchema,
      },
    },
    async (request, reply) => {
      const { loginName, errCode } = request.body
      const { db } = await sandbox()
      if ((await findPlayer(db, loginName)) === undefined)
        return reply.code(404).send({ error: `there is no player ${loginName}` })
      return { sessions: await expireTokens(db, loginName.toLowerCase(), errCode) }
    },
  )
}

/** Registers the routes for the simulated host pages. */
function registerHosts(scope: FastifyInstance, sandbox: () => Promise<Sandbox>): void {
  scope.post<{ Body: Omit<PlayerMessage, 'at'> }>(
    '/sandbox/player-messages',
    { config, schema: { tags, summary: 'Stores a message that a host page has received.', body: messageSchema } },
    async (request, reply) => {
      const { clock, runState } = await sandbox()
      const message = { ...request.body, at: new Date(clock.now()).toISOString() }
      runState.messages.add(message)
      return reply.code(201).send(message)
    },
  )

  scope.post<{ Body: { readonly loginName: string } }>(
    '/sandbox/tickets',
    { config, schema: { tags, summary: 'Creates a ticket that logs a player in.', body: ticketSchema } },
    async (request, reply) => {
      const { db, runState } = await sandbox()
      const player = await findPlayer(db, request.body.loginName)
      if (player === undefined) return reply.code(404).send({ error: `there is no player ${request.body.loginName}` })
      const { loginName } = player
      return reply.code(201).send({ loginName, ticket: runState.tickets.issue(loginName) })
    },
  )
}

function registerRecords(scope: FastifyInstance, sandbox: () => Promise<Sandbox>): void {
  scope.get<{ Querystring: { path?: string } }>(
    '/sandbox/calls',
    { config, schema: { tags, summary: 'Returns the last calls, at most 200, oldest first.', querystring: pathQuery } },
    async (request) => (await sandbox()).runState.calls.list(request.query.path),
  )

  scope.get<{ Querystring: { readonly loginName: string } }>(
    '/sandbox/bets',
    {
      config,
      schema: { tags, summary: 'Returns the last bets of a player, at most 200, newest first.', querystring: betQuery },
    },
    async (request) => {
      const loginName = request.query.loginName.toLowerCase()
      return latestBets((await sandbox()).db, { loginName, most: MAX_BETS })
    },
  )

  // The list is empty until a business area sends codes.
  scope.get(
    '/sandbox/outbox',
    {
      config,
      schema: {
        tags,
        summary: 'Returns the messages that were sent to players, oldest first.',
        querystring: outboxQuery,
      },
    },
    async () => [],
  )

  scope.get(
    '/sandbox/events',
    { config, schema: { tags, summary: 'Returns the last tracking events, impressions and clicks, oldest first.' } },
    async () => (await sandbox()).runState.events.list(),
  )

  scope.get(
    '/sandbox/player-messages',
    { config, schema: { tags, summary: 'Returns the last messages to host pages, oldest first.' } },
    async () => (await sandbox()).runState.messages.list(),
  )
}

/** Returns the fields of a player that the control surface shows, without internal fields. */
function shown(player: Player): { readonly [field: string]: Json } {
  return Object.fromEntries(Object.entries(player).filter(([field]) => !INTERNAL_FIELDS.has(field)))
}
