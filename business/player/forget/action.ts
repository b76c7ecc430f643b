import { defineAction, type FactValues } from '../../../engine/action.ts'
import { visitorPlayerFacts } from '../visitor.ts'

const names = [...Object.keys(visitorPlayerFacts), 'session.pagcorUser']

/**
 * Makes the facts about the player unknown. Otherwise, until the player's record is loaded, rules would read a
 * visitor's values, such as VIP level 0 or no first deposit.
 */
export const action = defineAction({
  name: 'player.forget',
  run: () => ({
    ok: true,
    effects: { facts: Object.fromEntries(names.map((name) => [name, undefined])) as FactValues },
  }),
})
