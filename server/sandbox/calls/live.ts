import type { JsonObject } from '../../../engine/core/json.ts'
import { refuse, succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'
import { codes } from '../codes.ts'
import { readPlayerLikes } from '../lobby/likes.ts'
import { gifts, type Reel, reels, type Room, rooms } from '../live/content.ts'
import { nicknameOf } from '../players/player.ts'
import { changeCaller } from './change-caller.ts'

const MAX_WATCHED = 50
const MAX_ORDERS = 20

const listReels: CallHandler = {
  path: '/live/reels',
  requires: 'token',
  async run({ sandbox, body }) {
    const inOrder = reels[body.category === 'movie' ? 'movie' : 'all']
    const list = inOrder.toSorted((a, b) => Number(b.reelId === body.first) - Number(a.reelId === body.first))
    const likes = await readPlayerLikes(sandbox.db, 'likedReels')
    return succeed({
      data: list
        .slice(0, Number(body.limit))
        .map((reel) => ({ ...reel, likes: reel.likes + (likes.get(reel.reelId) ?? 0) })),
      total: list.length,
    })
  },
}

const likeReel: CallHandler = {
  path: '/live/likeReel',
  requires: 'player',
  async run({ sandbox, body, player }) {
    const reel = findReel(body)
    if (reel === undefined) return refuse(codes.noSuchReel, 'The video does not exist.')
    const removed = await changeCaller({ sandbox, player }, ({ likedReels }) => ({
      likedReels: marked(likedReels, reel.reelId, body.like === true),
    }))
    return removed ?? succeed()
  },
}

const listRooms: CallHandler = {
  path: '/talaLive/rooms',
  requires: 'token',
  run: ({ body }) => succeed(listed(rooms, body)),
}

const listFollowing: CallHandler = {
  path: '/talaLive/following',
  requires: 'player',
  run: ({ player, body }) =>
    succeed(
      listed(
        rooms.filter(({ entry }) => player.following.includes(entry.anchorId)),
        body,
      ),
    ),
}

const listHistory: CallHandler = {
  path: '/talaLive/history',
  requires: 'player',
  run: ({ player, body }) =>
    succeed(
      listed(
        player.watchedRooms.flatMap((id) => rooms.filter(({ entry }) => entry.liveId === id)),
        body,
      ),
    ),
}

/**
 * Adds the room to the history of the player. A visitor gets only the fields that lists contain (document 1, section
 * 6).
 */
const openRoom: CallHandler = {
  path: '/talaLive/room',
  requires: 'token',
  async run({ sandbox, body, player }) {
    const room = findRoom(body)
    if (room === undefined) return refuse(codes.noSuchRoom, 'The live room does not exist.')
    if (player === undefined) return succeed({ ...room.entry })
    const removed = await changeCaller({ sandbox, player }, ({ watchedRooms }) => ({
      watchedRooms: marked(watchedRooms, room.entry.liveId, true).slice(0, MAX_WATCHED),
    }))
    return removed ?? succeed({ ...room.entry, ...room.more })
  },
}

/** Offers the room of the setting `liveStreamPopup`, or else a room of a host whom the player follows. */
const offer: CallHandler = {
  path: '/talaLive/popup',
  requires: 'player',
  run({ sandbox, player }) {
    const liveId = sandbox.site.get('liveStreamPopup')
    const room = rooms.find(({ entry }) =>
      liveId == null ? player.following.includes(entry.anchorId) : entry.liveId === liveId,
    )
    if (room === undefined) return succeed({})
    const { cover: _, ...entry } = room.entry
    const { videoUrl, livePlayerBg } = room.more
    return succeed({ room: { ...entry, videoUrl, livePlayerBg } })
  },
}

const chat: CallHandler = {
  path: '/talaLive/chat',
  requires: 'token',
  run({ sandbox, body }) {
    const room = findRoom(body)
    if (room === undefined) return refuse(codes.noSuchRoom, 'The live room does not exist.')
    return succeed({ data: sandbox.runState.chats.latest(room.entry, sandbox.clock.now()) })
  },
}

const say: CallHandler = {
  path: '/talaLive/say',
  requires: 'player',
  run({ sandbox, body, player }) {
    const room = findRoom(body)
    if (room === undefined) return refuse(codes.noSuchRoom, 'The live room does not exist.')
    const id =
      body.clientMessageId === undefined ? {} : { sentId: `${player.loginName} ${String(body.clientMessageId)}` }
    const message = { name: nicknameOf(player), text: String(body.text), ...id }
    sandbox.runState.chats.add(room.entry.liveId, sandbox.clock.now(), message)
    return succeed()
  },
}

const listGifts: CallHandler = {
  path: '/talaLive/gifts',
  requires: 'token',
  run: () => succeed({ data: gifts.map((gift) => ({ ...gift })) }),
}

/** Charges the balance of the player. An order that was already charged is not charged again. */
const give: CallHandler = {
  path: '/talaLive/give',
  requires: 'player',
  async run({ sandbox, body, player }) {
    const room = findRoom(body)
    const gift = gifts.find(({ giftId }) => giftId === body.giftId)
    if (room === undefined) return refuse(codes.noSuchRoom, 'The live room does not exist.')
    if (gift === undefined) return refuse(codes.noSuchGift, 'The gift does not exist.')
    const orderId = String(body.orderId)
    let outcome: 'charged' | 'repeated' | 'refused' = 'refused'
    const removed = await changeCaller({ sandbox, player }, (current) => {
      if (current.giftOrders.includes(orderId)) outcome = 'repeated'
      if (outcome === 'repeated' || current.balance < gift.price) return {}
      outcome = 'charged'
      const balance = Math.round((current.balance - gift.price) * 100) / 100
      return { balance, giftOrders: [orderId, ...current.giftOrders].slice(0, MAX_ORDERS) }
    })
    if (removed !== undefined) return removed
    // A cast, because TypeScript cannot infer that the callback changes `outcome`.
    const done = outcome as 'charged' | 'repeated' | 'refused'
    if (done === 'refused') return refuse(codes.insufficientBalance, 'Insufficient balance')
    if (done === 'charged') {
      const message = { name: nicknameOf(player), text: gift.name, giftId: gift.giftId }
      sandbox.runState.chats.add(room.entry.liveId, sandbox.clock.now(), message)
    }
    return succeed()
  },
}

const follow: CallHandler = {
  path: '/talaLive/follow',
  requires: 'player',
  async run({ sandbox, body, player }) {
    const room = rooms.find(({ entry }) => entry.anchorId === body.anchorId)
    if (room === undefined) return refuse(codes.noSuchRoom, 'The host does not exist.')
    const removed = await changeCaller({ sandbox, player }, ({ following }) => ({
      following: marked(following, room.entry.anchorId, body.follow === true),
    }))
    return removed ?? succeed()
  },
}

const mine: CallHandler = {
  path: '/live/mine',
  requires: 'player',
  run: ({ player: { likedReels, following } }) => succeed({ likedReels, following }),
}

export const liveCalls: readonly CallHandler[] = [
  listReels,
  likeReel,
  mine,
  listRooms,
  listFollowing,
  listHistory,
  openRoom,
  offer,
  chat,
  say,
  listGifts,
  give,
  follow,
]

function marked(ids: readonly string[], id: string, isMarked: boolean): readonly string[] {
  const others = ids.filter((one) => one !== id)
  return isMarked ? [id, ...others] : others
}

function findReel(body: JsonObject): Reel | undefined {
  return [...reels.all, ...reels.movie].find(({ reelId }) => reelId === body.reelId)
}

/** Returns the room with the given ID, or of the given host; the first room if the body names neither. */
function findRoom({ liveId = '', anchorId = '' }: JsonObject): Room | undefined {
  if (liveId !== '') return rooms.find((room) => room.entry.liveId === liveId)
  return anchorId === '' ? rooms[0] : rooms.find((room) => room.entry.anchorId === anchorId)
}

const listed = (some: readonly Room[], { limit }: JsonObject): JsonObject => ({
  data: some.slice(0, Number(limit)).map(({ entry }) => ({ ...entry })),
  total: some.length,
})
