import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGameSeed } from './game-seed.ts'

test('a seed file without a list of games is refused with the expected form, and a missing file has no games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'habi-seed-'))
  try {
    const path = join(folder, 'games.json')
    expect(readGameSeed(path)).toEqual({ games: [], jackpots: [] })
    writeFileSync(path, '[]')
    expect(() => readGameSeed(path)).toThrow(`${path}: expected { games: […], jackpots: […] }`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// Lists of the sandbox are the same for all players, so they cannot mark the games that a player has just played.
test('the games of the sandbox use every field of the game record (document 1, section 3) except recentlyFlag', () => {
  const { games } = readGameSeed(new URL('../games/games.json', import.meta.url).pathname)
  const fields =
    'gameId, gdGameId, platformId, platformCode, platformName, gameName, nameEn, gameKind, gameKindId, gameKindName, ' +
    'gameType, gameImage, gameImageBig, gamePreImage, maintenanceFlag, isMaintain, hotFlag, newFlag, popFlag, ' +
    'isRecommend, tagIcon, tryFlag, trialUrl, jsonParam, vid, videoId, gmtype, roomType, jumpParam, ' +
    'bannerPath, likeKey, likeCnt, likes, gameTop, turnoverSum, moneyNum, peopleNum, heat, liveRoomId, ' +
    'isSaba, link, query'
  const isUsed = (field: string): boolean => games.some((game) => Boolean(game[field]))
  expect(fields.split(', ').filter((field) => !isUsed(field))).toEqual([])
})

test('the games of the sandbox have examples of games that depend on the player', () => {
  const { games } = readGameSeed(new URL('../games/games.json', import.meta.url).pathname)
  const has = (field: string, value: unknown): boolean =>
    games.some((game) => JSON.stringify(game[field]) === JSON.stringify(value))
  expect([has('grayFlag', 1), has('grayFlag', 2), has('notApprovedFor', ['gray01'])]).toEqual([true, true, true])
})
