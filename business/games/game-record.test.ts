import { expect, test } from 'vitest'
import { gameOf } from './game-record.ts'

test('a game has every field of its record that is not empty', () => {
  const record = {
    gameId: '1',
    gdGameId: 'G1',
    gameKind: 'slot',
    gamePreImage: '/tiny.webp',
    bannerPath: '/banner.webp',
    recentlyFlag: 1,
    isRecommend: 1,
    trialUrl: '/try',
    minBet: 5,
    likeCnt: 7,
    likeKey: '5-1',
    peopleNum: 30,
    heat: 8,
    jsonParam: { vid: 'V1', gmType: 'table' },
    link: '/news',
    liveRoomId: '7',
    jumpParam: 'a=1',
    query: 'b=2',
    isSaba: true,
  } as const
  expect(gameOf(record, 0)).toMatchObject({
    kind: 'slot',
    kindId: 5,
    trial: true,
    preview: '/tiny.webp',
    banner: '/banner.webp',
    isRecent: true,
    isRecommended: true,
    trialUrl: '/try',
    minBet: 5,
    likes: 7,
    likeKey: '5-1',
    players: 30,
    heat: 8,
    vid: 'V1',
    gmType: 'table',
    link: '/news',
    liveRoomId: '7',
    query: 'a=1&b=2',
    ownPage: true,
  })
  const plain = gameOf({ gameId: '2', likes: 0, peopleNum: 0, trialUrl: '', isSaba: false }, 0)
  for (const field of ['likes', 'players', 'trialUrl', 'ownPage', 'query', 'kindName'])
    expect(plain).not.toHaveProperty(field)
})

test('without jsonParam, vid and gmType of a game come from other fields of the record, such as videoId and roomType', () => {
  expect(gameOf({ gameId: '1', vid: 'V1', gmtype: 'table' }, 0)).toMatchObject({ vid: 'V1', gmType: 'table' })
  expect(gameOf({ gameId: '1', videoId: 'V2', roomType: 'wheel' }, 0)).toMatchObject({ vid: 'V2', gmType: 'wheel' })
})

test('a game of an unknown kind keeps the name of its kind', () => {
  expect(gameOf({ gameId: '1', gameKindId: 99, gameKindName: 'Arcade' }, 0)).toMatchObject({
    kind: '',
    kindName: 'Arcade',
  })
})
