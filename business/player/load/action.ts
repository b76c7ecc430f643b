import { defineAction } from '../../../engine/action.ts'
import { readCredentials } from '../../credentials.ts'

/**
 * Loads the record of the player. The login name is read from the stored session, because the session facts may not be
 * set yet. Returns the record as facts. The caller sets them together with the session facts, so no rule sees a visitor
 * with a player's facts, such as VIP level 4. Stops without facts when the player has changed in the meantime, for
 * example by a logout.
 */
export const action = defineAction({
  name: 'player.load',
  async run(ctx) {
    const { loginName } = readCredentials(ctx.storage)
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
    if (readCredentials(ctx.storage).loginName !== loginName) return { ok: true, stop: true, value: {} }
    const info = answer.value
    return {
      ok: true,
      value: {
        'player.recordStatus': 'ready',
        'session.pagcorUser': info.pagcorUser === true,
        'player.vipLevel': info.vipLevel ?? 0,
        'player.nickname': info.nickname ? info.nickname : info.loginName,
        'player.hasMobile': Boolean(info.mobileNo),
        // There was no first deposit only if the flag is not set and the date is missing (reading AM-089).
        'player.firstDeposit': info.firstDepositFlag === 1 || Boolean(info.firstDepositDate),
        'player.firstDepositAt': ctx.instant(info.firstDepositDate ?? '') ?? 0,
        'player.newVouchers': info.newVouchers ?? 0,
        'player.rewardAmount': info.rewardAmount ?? 0,
        'player.isRELX': info.isRELX === true,
        'player.isGrayUser': info.isGrayUser === true,
        'player.fortuneZone': info.fortuneZone === true,
        'player.marginSwitch': info.marginSwitch === true,
        'player.collectionInfo': info.collectionInfo === true,
        'player.silentPhotoSwitch': info.silentPhotoSwitch === true,
        'player.securityCheck': info.securityCheck === true,
        'player.customerLevel': info.customerLevel ?? 0,
        'player.loginTimes': info.loginTimes ?? 0,
        'player.registeredAt': ctx.instant(info.registDate || info.createdDate || '') ?? 0,
        'player.unreadMessages': info.unreadMessages ?? 0,
      },
    }
  },
})
