import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isObject, type JsonObject } from '../../../engine/core/json.ts'
import { openTestSandbox } from '../test-app.ts'
import { createTestClient, type TestClient } from '../test-client.ts'

let app: FastifyInstance
let client: TestClient

beforeAll(async () => {
  app = await openTestSandbox()
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  await app.inject({ method: 'POST', url: '/sandbox/reset' })
  client = await createTestClient(app)
})

const listed = async (path: string, payload?: JsonObject): Promise<readonly JsonObject[]> =>
  (await client.call(path, payload)).body.data as readonly JsonObject[]
const balance = async () => (await client.call('/customer/getBalance')).body.balance

test('a visitor sees the videos and the rooms, but no address of a live broadcast', async () => {
  expect(await listed('/live/reels', { category: 'all', limit: 8 })).toHaveLength(8)
  const rooms = await listed('/talaLive/rooms', { limit: 12 })
  expect(rooms.map(({ isReplay }) => isReplay)).toEqual(Array.from({ length: 12 }, (_, n) => n > 2))
  expect((await client.call('/talaLive/rooms', { limit: 1 })).body.total).toBe(14)
  const { body } = await client.call('/talaLive/room', { liveId: '7', anchorId: '' })
  expect([body.title, body.videoUrl]).toEqual(['Bingo night at the plaza', undefined])
  for (const [path, payload] of [
    ['/live/mine', {}],
    ['/talaLive/following', { limit: 1 }],
    ['/talaLive/history', { limit: 1 }],
  ] as const)
    expect((await client.call(path, payload)).head.errCode, path).toBe('GW_510520')
})

test('the videos start with the video of a shared address, and an ID that no video has leaves the order unchanged', async () => {
  const first = async (id?: string) =>
    (await listed('/live/reels', { category: 'all', limit: 8, ...(id === undefined ? {} : { first: id }) }))[0]?.reelId
  expect([await first(), await first('dice'), await first('none'), await first('x'.repeat(600))]).toEqual([
    'parol',
    'dice',
    'parol',
    'parol',
  ])
})

test('a like counts once, and can be taken back', async () => {
  await client.login('demo01')
  const like = async (isLiked: boolean) => {
    await client.call('/live/likeReel', { reelId: 'dice', like: isLiked })
    const reels = await listed('/live/reels', { category: 'all', limit: 8 })
    return reels.find(({ reelId }) => reelId === 'dice')?.likes
  }
  expect([await like(true), await like(true), await like(false)]).toEqual([2141, 2141, 2140])
  await like(true)
  expect((await client.call('/live/mine')).body).toEqual({ likedReels: ['dice'], following: [] })
})

test('the history lists opened rooms, latest first, and the following list has the rooms of followed hosts', async () => {
  await client.login('demo01')
  for (const liveId of ['7', '21', '7']) await client.call('/talaLive/room', { liveId, anchorId: '' })
  expect((await client.call('/talaLive/room', { liveId: '', anchorId: '1005' })).body.liveId).toBe('22')
  expect((await listed('/talaLive/history', { limit: 12 })).map(({ liveId }) => liveId)).toEqual(['22', '7', '21'])
  await client.call('/talaLive/follow', { anchorId: '1002', follow: true })
  expect((await listed('/talaLive/following', { limit: 12 })).map(({ liveId }) => liveId)).toEqual(['8', '25', '31'])
  for (const liveId of ['404', 'x'.repeat(600)])
    expect((await client.call('/talaLive/room', { liveId, anchorId: '' })).head).toMatchObject({
      errCode: 'GW_100431',
      errMsg: 'The live room does not exist.',
    })
})

test('the live stream popup gets a room of a followed host, or the room that the site settings name', async () => {
  await client.login('demo01')
  const offered = async () => {
    const { room } = (await client.call('/talaLive/popup')).body
    return isObject(room) ? [room.liveId, room.videoUrl] : undefined
  }
  expect(await offered()).toBeUndefined()
  await client.call('/talaLive/follow', { anchorId: '1004', follow: true })
  expect(await offered()).toEqual(['21', '/api/static/videos/fiesta.mp4'])
  await app.inject({ method: 'PUT', url: '/sandbox/site', payload: { liveStreamPopup: '7' } })
  expect(await offered()).toEqual(['7', '/api/static/live/bingo.m3u8'])
  await app.inject({ method: 'PUT', url: '/sandbox/site', payload: { liveStreamPopup: '' } })
  expect(await offered()).toBeUndefined()
})

test('a gift is charged once for each order and a message shown once, and a gift is refused without money', async () => {
  await client.login('demo01')
  const before = Number(await balance())
  const give = (giftId: string, orderId: string) => client.call('/talaLive/give', { liveId: '21', giftId, orderId })
  for (const order of ['a', 'a']) {
    await give('halo-halo', order)
    expect(await balance()).toBe(before - 20)
  }
  for (const clientMessageId of ['a', 'a']) {
    await client.call('/talaLive/say', { liveId: '21', text: 'Salamat!', clientMessageId })
  }
  expect(await listed('/talaLive/chat', { liveId: '21' })).toEqual([
    { messageId: 'm0', name: 'demo01', text: 'Halo-halo', giftId: 'halo-halo' },
    { messageId: 'm1', name: 'demo01', text: 'Salamat!' },
  ])
  await app.inject({ method: 'PATCH', url: '/sandbox/players/demo01', payload: { balance: 4.99 } })
  expect((await give('sampaguita', 'b')).head).toMatchObject({
    errCode: 'GW_801123',
    errMsg: 'Insufficient balance',
  })
  expect(await balance()).toBe(4.99)
})

test('the chat shows the nickname of a player whose login name is a mobile number, and not the number', async () => {
  const player = { loginName: '09175550001', mobileNo: '09175550001', balance: 100 }
  await app.inject({ method: 'POST', url: '/sandbox/players', payload: player })
  await client.login(player.loginName)
  await client.call('/talaLive/give', { liveId: '21', giftId: 'halo-halo', orderId: 'a' })
  await client.call('/talaLive/say', { liveId: '21', text: 'Salamat!' })
  const { nickname } = (await client.call('/customer/getByLoginName')).body
  expect(nickname).toBe('0917****001')
  const messages = await listed('/talaLive/chat', { liveId: '21' })
  expect(messages.map(({ name }) => name)).toEqual([nickname, nickname])
})

test('a video is sent in the ranges that the browser requests', async () => {
  const url = '/api/static/videos/fish.mp4'
  const whole = await app.inject({ url })
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  const size = whole.rawPayload.length
  const part = await app.inject({ url, headers: { range: 'bytes=4-7' } })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${size}`])
  expect((await app.inject({ url, headers: { range: `bytes=${size}-` } })).statusCode).toBe(416)
  expect((await app.inject({ url: '/api/static/videos/..%2fcontent.ts' })).statusCode).toBe(404)
})
