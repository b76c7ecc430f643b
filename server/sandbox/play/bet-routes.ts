/** Routes for the pages of the demo games: the state of a game, and bets. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { JsonObject } from '../../../engine/core/json.ts'
import { validateBodies } from '../../validation/validate-bodies.ts'
import { integer, matching, record, text } from '../control/value-schemas.ts'
import { codes } from '../codes.ts'
import { sendFault } from '../fault-response.ts'
import { readJackpotPools } from '../lobby/jackpot-pools.ts'
import { tierAmounts } from '../lobby/jackpots.ts'
import type { SandboxGame } from '../lobby/game.ts'
import { findPlayer } from '../players/player-store.ts'
import type { Player } from '../players/player.ts'
import type { Sandbox } from '../sandbox.ts'
import { findLaunch, type Launch } from './launches.ts'
import type { RefusedCall } from '../call-answer.ts'
import { maintenanceOf, refusalOf } from './may-play.ts'
import { type BetOrder, latestBets, placeBet, stakeOf, winOf } from './place-bet.ts'
import type { GameRules, ReturnToPlayer } from './rules/game-rules.ts'
import { rulesOf } from './rules/rules-of-game.ts'
import { type Language, languageTags, sayIn, type TextKey } from './texts.ts'

/** Bets per unit in PHP. A game offers its smallest bet (`minBet`) and all larger bets of this list. */
const bets = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const MAX_BET = Math.max(...bets)
/** Credits of a trial. Only the page counts them. */
const CREDITS = 1000
const MAX_BODY = 4096
const SHOWN_BETS = 10
const SESSION_ENDED = 'Your session in this game has ended. Open the game again.'

interface GameRequest {
  readonly Params: { readonly gameId: string }
}

/** What each call of a page has. */
interface Caller {
  readonly token?: string
  readonly language?: Language
}

/** Without a token the game is a trial: it draws outcomes, and no money moves. */
interface StateRequest extends GameRequest {
  readonly Body: Caller
}
interface BetRequest extends GameRequest {
  readonly Body: BetOrder & Caller
}

const caller = { token: text, language: { enum: Object.keys(languageTags) } }
const stateSchema = record(caller)
const betSchema = record(
  {
    ...caller,
    betId: matching(/^[\w-]{16,64}$/, 'an ID of 16 to 64 letters, digits, _ and -'),
    bet: integer(1, MAX_BET),
    choice: { type: 'object' },
  },
  ['betId', 'bet', 'choice'],
)

export function registerBets(app: FastifyInstance, sandbox: () => Promise<Sandbox>): void {
  const config = { routeClass: 'sandbox' } as const
  app.register(async (scope) => {
    validateBodies(scope)
    // A page in a sandboxed frame has an opaque origin. Calls with plain text need no preflight request, and carry no
    // cookies; the token of the launch is in their body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: MAX_BODY }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)))
      } catch {
        done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }))
      }
    })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    })

    scope.post<StateRequest>(
      '/sandbox/play/:gameId/state',
      { config, schema: { body: stateSchema } },
      async (request, reply) => {
        const asked = await ask(await sandbox(), request, reply)
        return asked === undefined ? reply : reply.send(await stateOf(asked, request.body.language))
      },
    )
    scope.post<BetRequest>(
      '/sandbox/play/:gameId/bets',
      { config, schema: { body: betSchema } },
      async (request, reply) => {
        const asked = await ask(await sandbox(), request, reply)
        return asked === undefined ? reply : await answerBet(asked, request.body, reply)
      },
    )
  })
}

/** The game that a request names, with its launch and player; `playing` is undefined for a trial. */
interface Asked {
  readonly sandbox: Sandbox
  readonly game: SandboxGame
  readonly rules: GameRules
  readonly playing: { readonly launch: Launch; readonly player: Player } | undefined
}

interface AskedRequest {
  readonly url: string
  readonly params: { readonly gameId: string }
  readonly body: Caller
}

/** The texts of refusals in the page of a game. The gateway refuses a launch for the same reasons, in English. */
const refusalTexts: { readonly [errCode: string]: TextKey } = {
  [codes.gameInMaintenance]: 'frame.maintenance',
  [codes.frozen]: 'frame.frozen',
  [codes.gameNotApproved]: 'frame.not-approved',
  [codes.bettingNotActivated]: 'frame.not-activated',
}

/** Returns undefined when it has already replied: with a fault, or with the reason why the game cannot be played. */
async function ask(
  sandbox: Sandbox,
  { params: { gameId }, body: { token, language = 'en' }, url }: AskedRequest,
  reply: FastifyReply,
): Promise<Asked | undefined> {
  const fault = sandbox.runState.takeFault(url.split('?')[0] ?? '')
  if (fault !== undefined && (await sendFault(reply, fault, sandbox.clock.now()))) return undefined
  const stop = async (status: number, error: string): Promise<undefined> =>
    void (await reply.code(status).send({ error }))
  const refuse = ({ errCode, errMsg }: RefusedCall): Promise<undefined> => {
    const key = refusalTexts[errCode]
    return stop(403, key === undefined ? errMsg : sayIn(language)(key))
  }
  const game = sandbox.games.get(gameId)
  if (game === undefined) return stop(404, sayIn(language)('frame.missing'))
  const rules = rulesOf({ gameId, kindId: Number(game.record.gameKindId) })
  if (token === undefined) {
    const refusal = maintenanceOf(game, undefined)
    return refusal === undefined ? { sandbox, game, rules, playing: undefined } : refuse(refusal)
  }
  const launch = await findLaunch(sandbox.db, token, gameId)
  const player = launch && (await findPlayer(sandbox.db, launch.loginName))
  if (launch === undefined || player === undefined) return stop(401, SESSION_ENDED)
  const refusal = refusalOf(game, player)
  return refusal === undefined ? { sandbox, game, rules, playing: { launch, player } } : refuse(refusal)
}

async function stateOf(asked: Asked, language: Language = 'en'): Promise<JsonObject> {
  const say = sayIn(language)
  const { sandbox, game, rules, playing } = asked
  const records = playing === undefined ? [] : await latestBets(sandbox.db, { ...playing.launch, most: SHOWN_BETS })
  return {
    ...(playing === undefined ? { trial: true, balance: CREDITS } : { trial: false, balance: playing.player.balance }),
    bets: [...betsOf(game)],
    jackpot: await poolsOf(asked),
    rules: [...rules.rules(say)],
    pays: rules.pays.map(({ on, times }) => ({ on: on(say), times })),
    returns: rules.returns.map((each) => ({ on: say(each.on), percent: percentOf(each) })),
    records: records.map(({ placedAt, stake, win, jackpot }) => ({
      placedAt,
      stake,
      win: win + (jackpot?.amount ?? 0),
    })),
  }
}

async function answerBet(asked: Asked, order: BetRequest['Body'], reply: FastifyReply): Promise<FastifyReply> {
  const { sandbox, game, rules, playing } = asked
  const { betId, bet, choice } = order
  const round = rules.round(choice)
  if (round === undefined) return reply.code(400).send({ error: 'This choice does not fit the rules of the game.' })
  if (!betsOf(game).includes(bet))
    return reply.code(400).send({ error: `The bets on this game are ${betsOf(game).join(', ')} PHP.` })
  if (playing === undefined) {
    const { times, result } = round.draw(sandbox.runState.draws.random)
    return reply.send({ betId, stake: stakeOf(bet, round), win: winOf(bet, times), result })
  }
  const placed = await placeBet(sandbox, playing.launch, { betId, bet, choice }, round)
  if (placed === 'no-player') return reply.code(401).send({ error: SESSION_ENDED })
  if (placed === 'balance') return reply.code(402).send({ error: 'The balance is smaller than the bet.' })
  if (placed === 'reused') return reply.code(409).send({ error: 'The ID belongs to another bet.' })
  return reply.send({ ...placed, pools: await poolsOf(asked) })
}

function betsOf({ record: { minBet } }: SandboxGame): readonly number[] {
  const smallest = typeof minBet === 'number' && Number.isInteger(minBet) ? Math.min(Math.max(minBet, 1), MAX_BET) : 1
  return [smallest, ...bets.filter((bet) => bet > smallest)]
}

/** Returns the jackpot of the game by tier, in PHP; null when the game has none. */
async function poolsOf({ sandbox, game }: Asked): Promise<JsonObject | null> {
  const seed = sandbox.jackpots.find(({ gameId }) => gameId === game.gameId)
  return seed === undefined ? null : { ...tierAmounts(sandbox.clock.now(), seed, await readJackpotPools(sandbox.db)) }
}

/** Formats a return in percent with two decimals, rounded down, so the game never returns less than stated. */
function percentOf({ part, of }: ReturnToPlayer): string {
  return (Number((part * 10_000n) / of) / 100).toFixed(2)
}
