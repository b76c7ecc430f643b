import type { DemoGame } from './rules/rules-of-game.ts'

/**
 * The style sheets of each game besides those of all games, by their names in `page/`. The order matters: rules of a
 * game replace those that it shares with its family.
 */
export const stylesOf: { readonly [demo in DemoGame]: readonly string[] } = {
  aim: ['scenery', 'targets', 'aim'],
  bingo: ['bingo'],
  blackjack: ['room', 'cards', 'blackjack'],
  cards: ['room', 'cards'],
  color: ['dice', 'color'],
  dice: ['room', 'bets', 'dice'],
  drop: ['scenery', 'drop'],
  fish: ['targets', 'fish'],
  lottery: ['scenery', 'lottery'],
  poker: ['room', 'cards', 'scenery', 'poker'],
  pool: ['pool'],
  race: ['scenery', 'race'],
  roulette: ['turning-wheel', 'bets', 'roulette'],
  scratch: ['scenery', 'scratch'],
  slot: ['slot'],
  wheel: ['turning-wheel', 'bets', 'wheel'],
}
