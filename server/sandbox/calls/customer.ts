import type { JsonObject } from '../../../engine/core/json.ts'
import { succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'
import { maskEmail, maskMobile, nicknameOf, type Player } from '../players/player.ts'
import { type SandboxSettings, siteDefaults } from '../site-settings.ts'

const getByLoginName: CallHandler = {
  path: '/customer/getByLoginName',
  requires: 'player',
  run: ({ player }) => succeed(userInfo(player)),
}

const getBalance: CallHandler = {
  path: '/customer/getBalance',
  requires: 'player',
  run: ({ player, sandbox }) => succeed(balanceOf(player, sandbox.site)),
}

/**
 * The sandbox has no game platforms to collect money from, so the balance is available at once. Tests simulate waiting
 * with a fault.
 */
const refreshBalance: CallHandler = { ...getBalance, path: '/customer/refreshBalance' }

/** Returns the eKYC status that was set for the player, and ignores the `action` of the call. */
const queryKycStatus: CallHandler = {
  path: '/customer/queryKycStatus',
  requires: 'player',
  run: ({ player }) => succeed(player.ekyc),
}

export const customerCalls: readonly CallHandler[] = [getByLoginName, getBalance, refreshBalance, queryKycStatus]

/** Returns the user info entity of document 1, section 3. Phone number and e-mail address are masked. */
function userInfo(player: Player): JsonObject {
  return {
    loginName: player.loginName,
    customerId: player.customerId,
    nickname: nicknameOf(player),
    mobileNo: maskMobile(player.mobileNo),
    email: maskEmail(player.email),
    registDate: player.registDate,
    ...(player.firstDepositDate === null ? {} : { firstDepositDate: player.firstDepositDate }),
    firstDepositFlag: player.firstDepositFlag,
    loginTimes: player.loginTimes,
    customerLevel: player.customerLevel,
    vipLevel: player.vipLevel,
    missNum: player.missNum,
    marginSwitch: player.marginSwitch,
    collectionInfo: player.collectionInfo,
    silentPhotoSwitch: player.silentPhotoSwitch,
    securityCheck: player.securityCheck,
    bindType: player.bindType,
    registerMethod: player.registerMethod,
    glife: player.glife,
    isLazada: player.isLazada,
    product: 'C66',
    isGrayUser: player.isGrayUser,
    isRELX: player.isRELX,
    fortuneZone: player.fortuneZone,
    pagcorUser: player.pagcorUser,
    newVouchers: player.newVouchers,
    rewardAmount: player.rewardAmount,
    unreadMessages: player.unreadMessages,
  }
}

function balanceOf(player: Player, site: SandboxSettings): JsonObject {
  return {
    balance: player.balance,
    balanceFlag: 1,
    minWithdrawAmount: Number(site.get('MIN_WITHDRAW_AMOUNT') ?? siteDefaults.MIN_WITHDRAW_AMOUNT),
    maxWithdrawAmount: Number(site.get('MAX_WITHDRAW_AMOUNT') ?? siteDefaults.MAX_WITHDRAW_AMOUNT),
  }
}
