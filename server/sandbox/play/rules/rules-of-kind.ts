import { bingo } from './bingo.ts'
import { cards } from './cards.ts'
import { color } from './color.ts'
import { fishing } from './fish.ts'
import type { GameRules } from './game-rules.ts'
import { lottery } from './lottery.ts'
import { slot } from './slot.ts'

/** The rules of the demo games, by the name of the module that shows the game in the page. */
export const demoGames = { bingo, cards, color, fish: fishing, lottery, slot } as const satisfies {
  readonly [name: string]: GameRules
}

export type DemoGame = keyof typeof demoGames

/**
 * The demo game for each kind of game (document 1, section 3). Sports are played as `color`, casino and poker as
 * `cards`.
 */
const byKind: { readonly [kindId: number]: DemoGame } = {
  1: 'color',
  2: 'color',
  3: 'cards',
  5: 'slot',
  6: 'slot',
  8: 'fish',
  12: 'lottery',
  17: 'cards',
  21: 'color',
  27: 'bingo',
}

/** A game of an unknown kind is played as a slot. */
export const demoGameOf = (kindId: number): DemoGame => byKind[kindId] ?? 'slot'
