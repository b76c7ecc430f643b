import type { DemoGame } from './rules/rules-of-game.ts'

/** For each demo game, the id of an entry of the game list that has a trial page. */
export const exampleOf: { readonly [demo in DemoGame]: string } = {
  aim: '20104',
  bingo: '27101',
  blackjack: '17205',
  cards: '17101',
  color: '20101',
  dice: '17103',
  drop: '20102',
  fish: '80102',
  lottery: '12101',
  poker: '30105',
  pool: '17106',
  race: '10102',
  roulette: '17102',
  scratch: '12102',
  slot: '50101',
  wheel: '20103',
}

/** The demo games in which the games of each kind are played. */
export const demosOfKind: { readonly [kindId: number]: readonly DemoGame[] } = {
  1: ['aim', 'race'],
  2: ['aim', 'color', 'dice', 'drop', 'race', 'wheel'],
  3: ['cards', 'poker'],
  5: ['slot'],
  8: ['fish'],
  12: ['lottery', 'scratch'],
  17: ['blackjack', 'cards', 'dice', 'pool', 'roulette', 'wheel'],
  27: ['bingo'],
}
