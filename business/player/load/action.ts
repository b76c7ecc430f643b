import { defineAction } from '../../../engine/action.ts'
import { isObject } from '../../../engine/core/json.ts'

/**
 * Loads the player's own record. The login name comes from the session that was just stored. The value is what the record says, as
 * facts: who asked sets them in one change with the session's, so that nobody is ever both a visitor and of VIP level 4.
 */
export const action = defineAction({
  name: 'player.load',
  async run(ctx) {
    const session = ctx.storage.get('session')
    const loginName = isObject(session) && typeof session['loginName'] === 'string' ? session['loginName'] : ''
    const answer = await ctx.call('player/info', {
      loginName,
      inclAddress: 0,
      inclEmail: 1,
      inclMobileNo: 1,
      inclRealName: 0,
      inclIds: 0,
      inclGiftCard: 0,
    })
    if (!answer.ok) return { ok: false, error: answer.error }
    const info = answer.value
    return {
      ok: true,
      value: {
        'session.pagcorUser': info.pagcorUser === true,
        'session.registerMethod': info.registerMethod ?? 0,
        'player.vipLevel': info.vipLevel ?? 0,
        'player.nickname': info.nickname ? info.nickname : info.loginName,
        'player.hasMobile': Boolean(info.mobileNo),
        // No first deposit only when the flag is not set and no date is there (reading AM-089).
        'player.firstDeposit': info.firstDepositFlag === 1 || Boolean(info.firstDepositDate),
        'player.newVouchers': info.newVouchers ?? 0,
        'player.rewardAmount': info.rewardAmount ?? 0,
        'player.isRELX': info.isRELX === true,
        'player.isGrayUser': info.isGrayUser === true,
        'player.fortuneZone': info.fortuneZone === true,
        'player.marginSwitch': info.marginSwitch === true,
        'player.collectionInfo': info.collectionInfo === true,
        'player.silentPhotoSwitch': info.silentPhotoSwitch === true,
        'player.customerLevel': info.customerLevel ?? 0,
        'player.loginTimes': info.loginTimes ?? 0,
        'player.registeredAt': ctx.instant(info.registDate || info.createdDate || '') ?? 0,
        'player.unreadMessages': info.unreadMessages ?? 0,
      },
    }
  },
})
