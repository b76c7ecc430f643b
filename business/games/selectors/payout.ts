import { type CallAnswer, defineSelector } from '../../../engine/action.ts'

type Payout = keyof CallAnswer<'games/hotCold'>

/** Whether the game that was selected last paid out more or less than usual in the last day. */
export const selector = defineSelector<Record<string, never>, Payout | ''>({
  name: 'games.payout',
  reads: ['data.hotCold.value', 'fact.launch.gameId', 'fact.launch.platformId'],
  select(read) {
    const answer = read('data.hotCold.value') as CallAnswer<'games/hotCold'> | undefined
    const platform = read('fact.launch.platformId')
    const isSelected = (game: { readonly gameId: string; readonly platformId?: string }): boolean =>
      game.gameId === read('fact.launch.gameId') && (!platform || !game.platformId || game.platformId === platform)
    if (answer?.hot.some(isSelected)) return 'hot'
    return answer?.cold.some(isSelected) ? 'cold' : ''
  },
})
