import type { JsonObject } from '../../../engine/core/json.ts'
import { isObject } from '../../../engine/core/json.ts'
import { succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'
import { type SandboxGame, gameKinds, isInMaintenance, isOfKind, gameRef } from '../lobby/game.ts'
import { readJackpotPools } from '../lobby/jackpot-pools.ts'
import { jackpotsAt } from '../lobby/jackpots.ts'
import { likedRecord, listKey, readPlayerLikes } from '../lobby/likes.ts'
import { hotAndCold, readLatestBets, topWinners } from '../lobby/slot-results.ts'

/**
 * Lists are the same for all players, so they can be cached. Separate calls list the games that a player must not
 * see.
 */
const kinds: CallHandler = {
  path: '/game/queryGameKindsV2',
  requires: 'token',
  async run({ sandbox: { db, games } }) {
    const present = gameKinds.filter(({ id }) => games.all().some((game) => isOfKind(game, id)))
    return succeed({
      gameKey: listKey(games.key(), await readPlayerLikes(db, 'favorites')),
      data: present.map(({ id, name }, index) => ({ gameKindId: id, gameKindName: name, sort: index + 1 })),
    })
  },
}

const platforms: CallHandler = {
  path: '/game/queryPlatformsV2',
  requires: 'token',
  run({ sandbox: { games }, body }) {
    const wanted = games.all().filter((game) => isOfKind(game, Number(body.gameKindId ?? 0)))
    const ids = new Set(
      wanted.flatMap(({ record }) => (typeof record.platformId === 'string' ? [record.platformId] : [])),
    )
    const gamesOf = (id: string) => wanted.filter(({ record }) => record.platformId === id)
    return succeed({ data: [...ids].map((id, index) => platformRecord(id, gamesOf(id), index + 1)) })
  },
}

function platformRecord(platformId: string, games: readonly SandboxGame[], sort: number): JsonObject {
  const [first] = games
  return {
    platformId,
    ...(first?.record.platformCode === undefined ? {} : { platformCode: first.record.platformCode }),
    platformName: String(first?.record.platformName ?? platformId),
    gameKindIds: [...new Set(games.map(({ record }) => Number(record.gameKindId)))],
    maintenanceFlag: games.every(isInMaintenance) ? 1 : 0,
    sort,
  }
}

const gameList: CallHandler = {
  path: '/game/gameList',
  requires: 'token',
  async run({ sandbox: { db, games }, body }) {
    const likes = await readPlayerLikes(db, 'favorites')
    const wanted = games
      .all()
      .filter((game) => isOfKind(game, Number(body.gameKindId ?? 0)))
      .filter(({ record }) => body.platformId === undefined || record.platformId === body.platformId)
      .toSorted((a, b) => sortKey(a) - sortKey(b))
    const size = Number(body.pageSize ?? (body.pageNo === undefined ? wanted.length : 15))
    const from = (Number(body.pageNo ?? 1) - 1) * size
    return succeed({
      data: wanted.slice(from, from + size).map((game) => likedRecord(game, likes)),
      total: wanted.length,
    })
  },
}

/** Returns the sort key of a game in a list, ascending. Games without `gameTop` come last, in their stored order. */
function sortKey({ record }: SandboxGame): number {
  return Number(record.gameTop) || Number.MAX_SAFE_INTEGER
}

const allGameData: CallHandler = {
  path: '/game/allGameData',
  requires: 'token',
  async run({ sandbox: { db, games } }) {
    const likes = await readPlayerLikes(db, 'favorites')
    return succeed({ data: games.all().map((game) => likedRecord(game, likes)), total: games.all().length })
  },
}

const hiddenGames: CallHandler = {
  path: '/game/hiddenGames',
  requires: 'token',
  run: ({ sandbox: { games } }) =>
    succeed({
      data: games
        .all()
        .filter(({ hidden }) => hidden)
        .map(gameRef),
    }),
}

const notApprovedGames: CallHandler = {
  path: '/game/notApprovedGames',
  requires: 'token',
  run({ sandbox: { games }, player }) {
    const notApproved =
      player === undefined ? [] : games.all().filter(({ notApprovedFor }) => notApprovedFor.includes(player.loginName))
    return succeed({ data: notApproved.map(gameRef) })
  },
}

const jackpotPrize: CallHandler = {
  path: '/game/jackpotPrize',
  requires: 'token',
  async run({ sandbox: { db, jackpots, site, clock } }) {
    const configured = site.get('jackpots')
    return succeed(isObject(configured) ? configured : jackpotsAt(clock.now(), jackpots, await readJackpotPools(db)))
  },
}

const slotGameTopWinners: CallHandler = {
  path: '/slotGame/topWinners',
  requires: 'token',
  async run({ sandbox: { db, games, clock } }) {
    const now = clock.now()
    return succeed({ data: topWinners(games.all(), await readLatestBets(db, now), now) })
  },
}

const slotGameHotCold: CallHandler = {
  path: '/slotGame/hotCold',
  requires: 'token',
  async run({ sandbox: { db, games, clock } }) {
    const now = clock.now()
    return succeed({ ...hotAndCold(games.all(), await readLatestBets(db, now), now) })
  },
}

export const listCalls: readonly CallHandler[] = [
  kinds,
  platforms,
  gameList,
  allGameData,
  hiddenGames,
  notApprovedGames,
  jackpotPrize,
  slotGameTopWinners,
  slotGameHotCold,
]
