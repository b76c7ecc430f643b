import type { FastifyInstance } from 'fastify'
import type { Json } from '../../../engine/core/json.ts'
import { tokenCodes } from '../codes.ts'
import { findPlayer, addPlayer, changePlayer, type PlayerChange } from '../players/player-store.ts'
import type { Player } from '../players/player.ts'
import type { Sandbox } from '../sandbox.ts'
import { expireTokens } from '../tokens.ts'
import type { Fault } from '../run-state.ts'
import { anything, type ControlFields, instant, integer, matching, orNull, readFields, text } from './fields.ts'
import { gameFields } from './game-fields.ts'
import { isFromLoopback } from './loopback.ts'
import { newPlayerFields, playerFields } from './player-fields.ts'
import { readSiteSettings } from './site-fields.ts'

const clockFields: ControlFields = { now: orNull(instant) }
const faultFields: ControlFields = {
  path: text,
  times: integer(1, 10_000),
  status: integer(200, 599),
  errCode: text,
  errMsg: text,
  body: anything,
  delayMs: integer(0, 120_000),
}
const expireFields: ControlFields = { loginName: text, errCode: matching(/^(GW_)?\d{6}$/, 'a token code such as GW_890203') }

/** The control surface of the sandbox. It is available on loopback only, and all responses are JSON. */
export function registerControl(app: FastifyInstance, sandboxReady: Promise<Sandbox>): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isFromLoopback(request)) return reply.code(403).send({ error: 'the sandbox can be controlled only from this machine' })
    })
    const config = { routeClass: 'sandbox' } as const

    scope.post('/sandbox/reset', { config }, async () => {
      await (await sandboxReady).reset()
      return { ok: true }
    })

    scope.post('/sandbox/players', { config }, async (request, reply) => {
      const read = readFields(newPlayerFields, request.body)
      if (!read.ok) return reply.code(400).send(read.error)
      const { loginName, ...fields } = read.values
      if (typeof loginName !== 'string') return reply.code(400).send({ error: 'loginName is missing', known: Object.keys(newPlayerFields) })
      const player = await addPlayer((await sandboxReady).db, loginName, fields as PlayerChange)
      return 'taken' in player ? reply.code(409).send({ error: `${player.taken} is taken` }) : reply.code(201).send(shown(player))
    })

    scope.get<{ Params: { loginName: string } }>('/sandbox/players/:loginName', { config }, async (request, reply) => {
      const player = await findPlayer((await sandboxReady).db, request.params.loginName)
      return player === undefined ? reply.code(404).send({ error: 'no such player' }) : shown(player)
    })

    scope.patch<{ Params: { loginName: string } }>('/sandbox/players/:loginName', { config }, async (request, reply) => {
      const read = readFields(playerFields, request.body)
      if (!read.ok) return reply.code(400).send(read.error)
      const { ekyc, ...fields } = read.values as PlayerChange
      const player = await changePlayer((await sandboxReady).db, request.params.loginName, (before) => ({
        ...fields,
        ...(ekyc === undefined ? {} : { ekyc: { ...before.ekyc, ...ekyc } }),
      }))
      if (player === undefined) return reply.code(404).send({ error: 'no such player' })
      return 'taken' in player ? reply.code(409).send({ error: `${player.taken} is taken` }) : shown(player)
    })

    scope.put('/sandbox/site', { config }, async (request, reply) => {
      const read = readSiteSettings(request.body)
      if (!read.ok) return reply.code(400).send(read.error)
      const { site } = await sandboxReady
      await site.merge(read.values)
      return site.all()
    })

    scope.put<{ Params: { gameId: string } }>('/sandbox/games/:gameId', { config }, async (request, reply) => {
      const read = readFields(gameFields, request.body)
      if (!read.ok) return reply.code(400).send(read.error)
      const { hidden, notApprovedFor, ...record } = read.values
      const game = await (
        await sandboxReady
      ).games.put(request.params.gameId, {
        record,
        ...(typeof hidden === 'boolean' ? { hidden } : {}),
        ...(Array.isArray(notApprovedFor) ? { notApprovedFor: notApprovedFor.map(String) } : {}),
      })
      return { ...game.record, hidden: game.hidden, notApprovedFor: game.notApprovedFor }
    })

    scope.put('/sandbox/clock', { config }, async (request, reply) => {
      const read = readFields(clockFields, request.body)
      if (!read.ok) return reply.code(400).send(read.error)
      const { now } = read.values
      if (now === undefined) return reply.code(400).send({ error: 'now is missing', known: Object.keys(clockFields) })
      const { clock } = await sandboxReady
      clock.set(now === null ? null : Date.parse(String(now)))
      return { now: new Date(clock.now()).toISOString() }
    })

    scope.post('/sandbox/faults', { config }, async (request, reply) => {
      const read = readFields(faultFields, request.body)
      if (!read.ok) return reply.code(400).send(read.error)
      const { path } = read.values
      if (typeof path !== 'string' || path === '')
        return reply.code(400).send({ error: 'path is missing', known: Object.keys(faultFields) })
      const fault = { times: 1, ...read.values, path } as Fault
      ;(await sandboxReady).runState.addFault(fault)
      return reply.code(201).send(fault)
    })

    scope.delete('/sandbox/faults', { config }, async () => {
      ;(await sandboxReady).runState.clearFaults()
      return { ok: true }
    })

    scope.get<{ Querystring: { path?: string } }>('/sandbox/calls', { config }, async (request) => {
      return (await sandboxReady).runState.calls(request.query.path)
    })

    scope.post('/sandbox/expire', { config }, async (request, reply) => {
      const read = readFields(expireFields, request.body)
      if (!read.ok) return reply.code(400).send(read.error)
      const { loginName, errCode } = read.values
      const known = Object.keys(expireFields)
      if (typeof loginName !== 'string' || typeof errCode !== 'string')
        return reply.code(400).send({ error: 'loginName and errCode are needed', known })
      if (!tokenCodes.includes(errCode.replace('GW_', '')))
        return reply.code(400).send({ error: `${errCode} is no token code`, known: tokenCodes })
      const { db } = await sandboxReady
      if ((await findPlayer(db, loginName)) === undefined) return reply.code(404).send({ error: 'no such player' })
      return { sessions: await expireTokens(db, loginName.toLowerCase(), errCode) }
    })

    // These stay empty until the business areas that send codes, tracking events and host messages exist.
    for (const path of ['/sandbox/outbox', '/sandbox/events', '/sandbox/player-messages']) scope.get(path, { config }, async () => [])

    scope.all('/sandbox/*', { config }, async (request, reply) =>
      reply.code(404).send({ error: `the sandbox has no route ${request.method} ${request.url}` }),
    )
  })
}

/** A player as the control surface shows it, without internal fields. */
function shown(player: Player): { readonly [field: string]: Json } {
  return Object.fromEntries(Object.entries(player).filter(([field]) => field !== 'recent'))
}
