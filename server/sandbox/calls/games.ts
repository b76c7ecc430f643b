import type { JsonObject } from '../../../engine/core/json.ts'
import { refuse, succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'
import { codes } from '../codes.ts'
import { type SandboxGame, gameRef } from '../lobby/game.ts'
import { likesOf, readPlayerLikes } from '../lobby/likes.ts'
import { issueLaunch } from '../play/launches.ts'
import { maintenanceOf, notApprovedOf, refusalOf } from '../play/may-play.ts'
import type { Sandbox } from '../sandbox.ts'
import { changeCaller } from './change-caller.ts'

const favoriteLimit = 30
const maxRecent = 20

const like: CallHandler = {
  path: '/game/likeGameV2',
  requires: 'player',
  async run({ sandbox, body, player }) {
    const game = findGame(sandbox, body)
    if (game === undefined) return refuse(codes.noSuchGame, 'Failed to add favorite game')
    let isFull = false
    const removed = await changeCaller({ sandbox, player }, ({ favorites }) => {
      if (favorites.includes(game.gameId)) return {}
      isFull = favorites.length >= favoriteLimit
      return isFull ? {} : { favorites: [game.gameId, ...favorites] }
    })
    if (removed !== undefined) return removed
    if (isFull) return refuse(codes.favoriteLimit, 'The game you have added has reached the limit~')
    return succeed({ likes: likesOf(game, await readPlayerLikes(sandbox.db, 'favorites')) })
  },
}

const unlike: CallHandler = {
  path: '/game/cancelLikeGame',
  requires: 'player',
  async run({ sandbox, body, player }) {
    const game = findGame(sandbox, body)
    if (game === undefined) return refuse(codes.noSuchGame, 'Failed to remove favorite game')
    const removed = await changeCaller({ sandbox, player }, ({ favorites }) => ({
      favorites: favorites.filter((id) => id !== game.gameId),
    }))
    if (removed !== undefined) return removed
    return succeed({ likes: likesOf(game, await readPlayerLikes(sandbox.db, 'favorites')) })
  },
}

const userGames: CallHandler = {
  path: '/game/queryUserGameInfoV2',
  requires: 'player',
  run({ sandbox: { games }, player }) {
    const gamesOf = (ids: readonly string[]) => ids.map((id) => games.get(id)).filter((game) => game !== undefined)
    return succeed({ favorites: gamesOf(player.favorites).map(gameRef), recent: gamesOf(player.recent).map(gameRef) })
  },
}

/**
 * Trial games need no account. All other conditions are checked here, even if the page checked them before (document 1,
 * section 5).
 */
const inGame: CallHandler = {
  path: '/game/v2/inGame',
  requires: 'token',
  async run({ sandbox, body, player, session }) {
    const game = findGame(sandbox, body)
    if (game === undefined) return refuse(codes.noSuchGame, 'The game does not exist.')
    const maintenance = maintenanceOf(game, player)
    if (maintenance !== undefined) return maintenance
    const notApproved = player === undefined ? undefined : notApprovedOf(game, player)
    if (notApproved !== undefined) return notApproved
    if (body.tryFlag === 1 && game.record.tryFlag === 1) return succeed({ url: gameUrl(game, body, { trial: '1' }) })
    if (player === undefined || session === undefined) return refuse(codes.notLoggedIn, 'Please log in first.')
    const refusal = refusalOf(game, player)
    if (refusal !== undefined) return refusal
    const removed = await changeCaller({ sandbox, player }, ({ recent }) => ({
      recent: [game.gameId, ...recent.filter((id) => id !== game.gameId)].slice(0, maxRecent),
    }))
    if (removed !== undefined) return removed
    const token = await issueLaunch(sandbox.db, { sessionToken: session.token, loginName: player.loginName, ...game })
    // Browsers do not send the fragment, so the token is in no log and in no referrer.
    return succeed({ url: `${gameUrl(game, body, {})}#token=${token}` })
  },
}

export const gameCalls: readonly CallHandler[] = [like, unlike, userGames, inGame]

/** Returns the address of a game; for a live game, with its video and its room. */
function gameUrl(
  { gameId }: SandboxGame,
  { vid, gmType }: JsonObject,
  mode: { readonly [parameter: string]: string },
): string {
  const query = new URLSearchParams({
    ...mode,
    ...(typeof vid === 'string' ? { vid } : {}),
    ...(typeof gmType === 'string' ? { gmType } : {}),
  }).toString()
  return `/sandbox/play/${encodeURIComponent(gameId)}${query === '' ? '' : `?${query}`}`
}

/** Finds a game by gameId or gdGameId, and by platform if the call names one. */
function findGame({ games }: Sandbox, body: JsonObject): SandboxGame | undefined {
  const hasId = ({ gameId, record }: SandboxGame) =>
    gameId === body.gameId ||
    record.gdGameId === body.gameId ||
    (record.gdGameId !== undefined && record.gdGameId === body.gdGameId)
  const isOnPlatform = ({ record }: SandboxGame) =>
    (body.platformId === undefined || record.platformId === undefined || record.platformId === body.platformId) &&
    (body.platformCode === undefined || record.platformCode === undefined || record.platformCode === body.platformCode)
  return games.all().find((game) => hasId(game) && isOnPlatform(game))
}
