import { aim } from './aim.ts'
import { bingo } from './bingo.ts'
import { blackjack } from './blackjack.ts'
import { cards, cardsAt, cardTableOf } from './cards.ts'
import { color } from './color.ts'
import { dice } from './dice.ts'
import { drop } from './drop.ts'
import { fishing, fishingFor, schoolOf } from './fish.ts'
import type { GameRules } from './game-rules.ts'
import { lottery } from './lottery.ts'
import { poker } from './poker.ts'
import { pool } from './pool.ts'
import { race } from './race.ts'
import { roulette } from './roulette.ts'
import { scratch, scratchSymbolsOf, scratchWith } from './scratch.ts'
import { slot, slotSymbolsOf, slotWith } from './slot.ts'
import { wheel } from './wheel.ts'

/** The rules of the demo games, by the name of the module that shows the game in the page. */
export const demoGames = {
  aim,
  bingo,
  blackjack,
  cards,
  color,
  dice,
  drop,
  fish: fishing,
  lottery,
  poker,
  pool,
  race,
  roulette,
  scratch,
  slot,
  wheel,
} as const satisfies { readonly [name: string]: GameRules }

export type DemoGame = keyof typeof demoGames

/** The demo game for each kind of game (document 1, section 3). */
const byKind: { readonly [kindId: number]: DemoGame } = {
  1: 'aim',
  2: 'color',
  3: 'poker',
  5: 'slot',
  6: 'slot',
  8: 'fish',
  12: 'lottery',
  17: 'cards',
  21: 'color',
  27: 'bingo',
}

/** Games that are played otherwise than most games of their kind, because their covers show something else. */
const byGame: { readonly [gameId: string]: DemoGame } = {
  // Blackjack Balkon, Blackjack Bahay
  17105: 'blackjack',
  17205: 'blackjack',
  // Rosas Roulette, Gulong Rapido
  17102: 'roulette',
  17202: 'roulette',
  // Gulong Grande, Wheel of Manila, Ferris Fortune, Perya Wheel, Karusel Coins, Carousel Cash
  17108: 'wheel',
  17208: 'wheel',
  20103: 'wheel',
  20203: 'wheel',
  20106: 'wheel',
  20206: 'wheel',
  // Sic Bo Sampan, Sic Bo Siesta, Tatlong Dais, Tres Dado
  17103: 'dice',
  17203: 'dice',
  20107: 'dice',
  20207: 'dice',
  // Isla Instant, Suwerte Scratch, Beach Instant, Scratch Fiesta
  12102: 'scratch',
  12103: 'scratch',
  12202: 'scratch',
  12203: 'scratch',
  // Drop Ball Plaza, Hulog Bola
  20102: 'drop',
  20202: 'drop',
  // Ring Toss, Hoopla Night, Bibe Pond, Prize Tent, Lucky Booth
  20104: 'aim',
  20204: 'aim',
  20105: 'aim',
  20108: 'aim',
  20208: 'aim',
  // Derby Dash, Horse Park, Karera Kart, Go Kart Cup, Duck Derby
  10102: 'race',
  10202: 'race',
  10103: 'race',
  10203: 'race',
  20205: 'race',
  // Lucky 9 Lane, Tres Baraha, Sakto Seven, Lucky Nine Pro, In Between
  30103: 'cards',
  30104: 'cards',
  30107: 'cards',
  30203: 'cards',
  30204: 'cards',
  // Side Pocket, Bola Nueve, Pool Hall, Nine Ball Night
  17106: 'pool',
  17107: 'pool',
  17206: 'pool',
  17207: 'pool',
}

interface PlayedGame {
  readonly gameId: string
  readonly kindId: number
}

/** Who races in a game: karts, ducks or horses. */
const racers: { readonly [gameId: string]: 'kart' | 'duck' } = { 10103: 'kart', 10203: 'kart', 20205: 'duck' }

export const racerOf = (gameId: string): 'kart' | 'duck' | 'horse' => racers[gameId] ?? 'horse'

/**
 * What a wheel is: on a stage of the fair a Ferris wheel, a carousel, or a wheel with a sun, and on the wall of a
 * casino one with a star or the sign of the game.
 */
type Wheel = 'carousel' | 'casino' | 'ferris' | 'star' | 'sun'

const wheels: { readonly [gameId: string]: Wheel } = {
  20106: 'carousel',
  20203: 'sun',
  20206: 'carousel',
  17108: 'star',
  17208: 'casino',
}

export const wheelOf = (gameId: string): Wheel => wheels[gameId] ?? 'ferris'

/** A game of an unknown kind is played as a slot. */
export const demoGameOf = ({ gameId, kindId }: PlayedGame): DemoGame => byGame[gameId] ?? byKind[kindId] ?? 'slot'

/** The ball that is thrown or shot at the targets of a game; undefined for a ring. */
const balls: { readonly [gameId: string]: 'basketball' | 'football' } = {
  10101: 'basketball',
  10201: 'basketball',
  10104: 'football',
  10204: 'football',
}

export const ballOf = (gameId: string): 'basketball' | 'football' | undefined => balls[gameId]

/**
 * The rules of a game. Those of a slot or a scratch ticket name its own symbols, those of fishing its own animals, and
 * those of cards the hands of its table.
 */
export function rulesOf(game: PlayedGame): GameRules {
  const demo = demoGameOf(game)
  if (demo === 'cards') return cardsAt(cardTableOf(game.gameId))
  if (demo === 'fish') return fishingFor(schoolOf(game.gameId))
  if (demo === 'scratch') return scratchWith(scratchSymbolsOf(game.gameId))
  return demo === 'slot' ? slotWith(slotSymbolsOf(game.gameId).symbols) : demoGames[demo]
}
