import { type CallAnswer, defineSelector } from '../../../engine/action.ts'
import { isReferenced } from '../excluded.ts'
import { LOBBY, selectedIn, SELECTION } from '../lobby.ts'
import type { PayoutArgs, PayoutResult } from '../selectors.gen.ts'

/** Whether the game that was selected last paid out more or less than usual in the last day. */
export const selector = defineSelector<PayoutArgs, PayoutResult>({
  name: 'games.payout',
  reads: [...LOBBY, ...SELECTION, 'data.hotCold.value'],
  select(read) {
    const record = selectedIn(read)?.record
    const answer = read('data.hotCold.value') as CallAnswer<'games/hotCold'> | undefined
    if (record === undefined || answer === undefined) return ''
    const isListed = (list: 'hot' | 'cold'): boolean => answer[list].some((entry) => isReferenced(record, entry))
    return isListed('hot') ? 'hot' : isListed('cold') ? 'cold' : ''
  },
})
