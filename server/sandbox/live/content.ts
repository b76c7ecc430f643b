/**
 * The short videos, live rooms and gifts of the sandbox. `art/videos.ts` records the videos,
 * `art/draw-posters.ts` draws the posters of the rooms and the portraits of the hosts.
 */

/** A short video, as in the answer of `live/reels`. */
export interface Reel {
  readonly reelId: string
  readonly title: string
  readonly author: string
  readonly likes: number
  readonly videoUrl: string
  readonly poster: string
  readonly gameId: string
  readonly platformId: string
  readonly gameName: string
}

/** The fields of a live room that lists show. */
export interface RoomEntry {
  readonly liveId: string
  readonly anchorId: string
  readonly anchorName: string
  readonly title: string
  readonly viewers: number
  readonly gameName: string
  readonly isReplay: boolean
  readonly cover: string
}

export interface Room {
  readonly entry: RoomEntry
  /** The fields that only an opened room shows. */
  readonly more: {
    readonly videoUrl: string
    readonly livePlayerBg: string
    readonly avatar: string
    readonly gameId: string
    readonly gameImage: string
    readonly platformId: string
    readonly platformName: string
  }
}

interface Gift {
  readonly giftId: string
  readonly name: string
  /** PHP. */
  readonly price: number
  readonly image: string
}

/** Length of each video in seconds, as `art/videos.ts` records it. */
export const MP4_SECONDS = 4

type Video = 'parol' | 'ferris' | 'dice' | 'fish' | 'bingo' | 'fiesta'

const address = (file: string): string => `/api/static/videos/${file}`
const video = (name: Video): string => address(`${name}.mp4`)
const stream = (name: Video): string => `/api/static/live/${name}.m3u8`
const image = (name: Video): string => address(`${name}.svg`)

/** Names of the platforms of these games. */
const platformNames: { readonly [platformId: string]: string } = {
  '27': 'Bayan Bingo',
  '31': 'Lantern Works',
  '34': 'Isla Reels',
  '40': 'Perya House',
}

/** The game of each video. */
const gameOf: { readonly [name in Video]: readonly [gameId: string, platformId: string, gameName: string] } = {
  bingo: ['27101', '27', 'Bingo Plaza'],
  dice: ['20101', '40', 'Kulay Kubo'],
  ferris: ['20103', '40', 'Ferris Fortune'],
  fiesta: ['27102', '27', 'Pista Bingo'],
  parol: ['50101', '31', 'Parol Nights'],
  fish: ['50110', '34', 'Pearl Lagoon'],
}

/** A reel that shows the video of another one starts at another second of its loop. */
function reel(
  reelId: string,
  scene: Video,
  [title, author, likes]: readonly [string, string, number],
  start?: number,
): Reel {
  const [gameId, platformId, gameName] = gameOf[scene]
  const videoUrl = video(scene) + (start === undefined ? '' : `#t=${start}`)
  return { reelId, title, author, likes, videoUrl, poster: image(scene), gameId, platformId, gameName }
}

/** Videos by category. */
export const reels: { readonly [category in 'all' | 'movie']: readonly Reel[] } = {
  all: [
    reel('parol', 'parol', ['Parols in the evening wind', 'Lola Ising', 1284]),
    reel('ferris', 'ferris', ['One turn on the wheel', 'Perya Boys', 962]),
    reel('dice', 'dice', ['Three dice, six colors', 'Aling Nena', 2140]),
    reel('fish', 'fish', ['A quiet lagoon', 'Isla Diver', 731]),
    reel('bingo', 'bingo', ['The drum of the plaza', 'Kuya Bing', 1577]),
    reel('fiesta', 'fiesta', ['Fiesta on our street', 'Barrio Band', 3025]),
    reel('parol-2', 'parol', ['She pulls the cord, and it shines', 'Lola Ising', 512], 1.5),
    reel('ferris-2', 'ferris', ['The wheel and its lever', 'Perya Boys', 377], 2),
    reel('dice-2', 'dice', ['She juggles the dice', 'Aling Nena', 890], 2),
    reel('bingo-2', 'bingo', ['Number 12, neighbors!', 'Kuya Bing', 645], 2),
  ],
  movie: [
    reel('movie-fiesta', 'fiesta', ['A song of three at the fiesta', 'Habi Films', 418]),
    reel('movie-parol', 'parol', ['A parol beside the window', 'Habi Films', 655]),
    reel('movie-fish', 'fish', ['Side by side with a turtle', 'Habi Films', 203]),
  ],
}

function room(
  liveId: string,
  scene: Video,
  [anchorId, anchorName, title, viewers]: readonly [string, string, string, number],
  isReplay: boolean,
): Room {
  const poster = (name: string): string => `/api/static/posters/${name}.svg`
  const [gameId, platformId, gameName] = gameOf[scene]
  return {
    entry: { liveId, anchorId, anchorName, title, viewers, gameName, isReplay, cover: poster(`room-${liveId}`) },
    more: {
      videoUrl: isReplay ? video(scene) : stream(scene),
      livePlayerBg: image(scene),
      avatar: poster(`host-${anchorId}`),
      gameId,
      gameImage: `/api/static/covers/${gameId}.avif`,
      platformId,
      platformName: platformNames[platformId] ?? '',
    },
  }
}

export const rooms: readonly Room[] = [
  room('7', 'bingo', ['1001', 'Kuya Bing', 'Bingo night at the plaza', 1832], false),
  room('8', 'dice', ['1002', 'Aling Nena', 'Color game, round after round', 947], false),
  room('9', 'ferris', ['1003', 'Perya Boys', 'A walk over the perya', 410], false),
  room('21', 'fiesta', ['1004', 'Barrio Band', 'Our fiesta concert', 5210], true),
  room('22', 'parol', ['1005', 'Lola Ising', 'Lanterns, from paper to light', 2304], true),
  room('23', 'fish', ['1006', 'Isla Diver', 'Under the lagoon', 1190], true),
  room('24', 'bingo', ['1001', 'Kuya Bing', 'The plaza on a Sunday', 980], true),
  room('25', 'dice', ['1002', 'Aling Nena', 'Six colors for beginners', 1440], true),
  room('26', 'ferris', ['1003', 'Perya Boys', 'The wheel at night', 2210], true),
  room('27', 'fiesta', ['1004', 'Barrio Band', 'Songs of the barrio', 1870], true),
  room('28', 'parol', ['1005', 'Lola Ising', 'A parol for your window', 3320], true),
  room('29', 'fish', ['1006', 'Isla Diver', 'Pearls and patience', 760], true),
  room('30', 'bingo', ['1001', 'Kuya Bing', 'Bingo with the neighbors', 1105], true),
  room('31', 'dice', ['1002', 'Aling Nena', 'A long game of colors', 630], true),
]

/** `art/draw-gifts.ts` draws the images. */
function gift(giftId: string, name: string, price: number): Gift {
  return { giftId, name, price, image: `/api/static/gifts/${giftId}.svg` }
}

export const gifts: readonly Gift[] = [
  gift('sampaguita', 'Sampaguita', 5),
  gift('halo-halo', 'Halo-halo', 20),
  gift('parol', 'Parol', 50),
  gift('jeepney', 'Jeepney', 200),
  gift('fiesta', 'Fiesta', 1000),
]

/** Messages of the simulated viewers of a live room, in order. */
export const chatter: readonly (readonly [name: string, text: string])[] = [
  ['mia_22', 'Hello from Cebu!'],
  ['jun.g', 'Good evening po'],
  ['tess', 'Ang ganda ng ilaw'],
  ['rico88', 'Last round was close'],
  ['ana_b', 'Hi Manila!'],
  ['dodong', 'Next number please'],
  ['carla', 'Play within your budget, friends'],
  ['ben.t', 'Salamat po!'],
]
