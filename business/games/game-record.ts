import type { CallAnswer, Calls, Game } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'
import { kindIds, kindName } from './kinds.ts'

/** A game as the gateway lists it. */
export type GameRecord = CallAnswer<'games/all'>['data'][number]

/** @param jackpot prize pool in PHP; 0 when there is none */
export function gameOf(record: GameRecord, jackpot: number): Game {
  const kindId = record.gameKindId ?? kindIds(record.gameKind)?.[0] ?? 0
  const kind = kindName(kindId)
  return {
    gameId: record.gameId,
    platformId: record.platformId ?? '',
    platformCode: record.platformCode ?? '',
    gdGameId: record.gdGameId ?? '',
    gameType: record.gameType ?? '',
    name: record.gameName || record.nameEn || '',
    image: record.gameImage ?? '',
    imageBig: record.gameImageBig || (record.gameImage ?? ''),
    kind,
    kindId,
    platformName: record.platformName ?? '',
    maintenance: record.maintenanceFlag === 1 || record.isMaintain === true,
    isNew: record.newFlag === 1,
    isHot: record.hotFlag === 1,
    tag: record.tagIcon ?? '',
    trial: record.tryFlag === 1 || Boolean(record.trialUrl),
    jackpot,
    ...withoutEmpty({
      kindName: kind === '' ? record.gameKindName || record.gameKind : '',
      preview: record.gamePreImage,
      banner: record.bannerPath,
      isRecent: record.recentlyFlag === 1,
      isRecommended: record.isRecommend === 1,
      trialUrl: record.trialUrl,
      minBet: record.minBet,
      likes: likesOf(record),
      likeKey: record.likeKey,
      players: record.peopleNum,
      heat: record.heat,
      vid: record.jsonParam?.vid || record.vid || record.videoId,
      gmType: record.jsonParam?.gmType || record.gmtype || record.roomType,
      link: record.link,
      liveRoomId: record.liveRoomId,
      query: [record.jumpParam, record.query].filter(Boolean).join('&'),
      ownPage: record.isSaba === true,
    }),
  }
}

/**
 * Returns the game, marked as in maintenance if its platform is. `platforms` is an answer of games/platforms, if there
 * is one.
 */
export function withMaintenance(game: Game, platforms: unknown): Game {
  const isClosed = listOf<'games/platforms'>(platforms).some(
    ({ platformId, maintenanceFlag }) => maintenanceFlag === 1 && platformId === game.platformId,
  )
  return isClosed ? { ...game, maintenance: true } : game
}

/** Returns the number of players who have marked the game as a favorite. */
export const likesOf = ({ likeCnt, likes }: GameRecord): number => likeCnt ?? likes ?? 0

/** Removes empty fields. Most games have few of these fields, and leaving them out keeps prerendered pages small. */
function withoutEmpty(fields: { readonly [name in keyof Game]?: Game[name] | undefined }): Partial<Game> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value))) as Partial<Game>
}

/** Calls whose answer has a list in the field `data`. */
type ListCall = 'games/all' | 'games/hidden' | 'games/platforms' | 'games/topWinners'

type ListOf<N extends ListCall> = Calls[N]['answer']['data']

/** Returns the list in an answer that a page has loaded as a data source; empty until it is loaded. */
export function listOf<N extends ListCall>(answer: unknown): ListOf<N> {
  const list: readonly unknown[] = isObject(answer) && Array.isArray(answer['data']) ? answer['data'] : []
  // The gateway client has checked the answer against the contract of the call.
  return list as ListOf<N>
}
