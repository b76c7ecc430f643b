import type { PlayerChange } from './player-store.ts'

/**
 * The players of the sandbox after its first start, one for each case that a lobby must handle. All have the password
 * `habi2026`.
 */
export const seedPlayers: readonly {
  readonly loginName: string
  readonly about: string
  readonly fields: PlayerChange
}[] = [
  {
    loginName: 'demo01',
    about: 'A regular player: VIP 3, has deposited, two new vouchers',
    fields: {
      mobileNo: '09170000001',
      email: 'demo01@example.com',
      balance: 1250.5,
      firstDepositDate: '2026-01-16T12:00:00+08:00',
      firstDepositFlag: 1,
      loginTimes: 24,
      customerLevel: 3,
      vipLevel: 3,
      newVouchers: 2,
      unreadMessages: 3,
      withdrawalPasswordSet: true,
    },
  },
  { loginName: 'newbie01', about: 'New: no deposit yet, first login', fields: { mobileNo: '09170000002' } },
  {
    loginName: 'vip012',
    about: 'VIP 12 with a big balance and a reward to claim',
    fields: {
      mobileNo: '09170000003',
      balance: 12_345_678.9,
      firstDepositFlag: 1,
      firstDepositDate: '2024-03-01T09:00:00+08:00',
      loginTimes: 1800,
      customerLevel: 12,
      vipLevel: 12,
      rewardAmount: 888,
      newVouchers: 120,
    },
  },
  {
    loginName: 'relx01',
    about: 'In the RELX group',
    fields: { mobileNo: '09170000004', isRELX: true, firstDepositFlag: 1, loginTimes: 9, balance: 300 },
  },
  {
    loginName: 'gray01',
    about: 'On the gray list: sees a different game list',
    fields: { mobileNo: '09170000005', isGrayUser: true, firstDepositFlag: 1, loginTimes: 5, balance: 80 },
  },
  {
    loginName: 'fortune01',
    about: 'On the fortune-zone list: sees a different third tab',
    fields: { mobileNo: '09170000006', fortuneZone: true, firstDepositFlag: 1, loginTimes: 7, balance: 640 },
  },
  {
    loginName: 'live01',
    about: 'Follows a host who is live: Home offers the broadcast in a popup',
    fields: { mobileNo: '09170000020', firstDepositFlag: 1, loginTimes: 6, balance: 410, following: ['1001'] },
  },
  {
    loginName: 'pagcor01',
    about: 'May enter games in maintenance',
    fields: { mobileNo: '09170000007', pagcorUser: true, firstDepositFlag: 1, loginTimes: 3, balance: 100 },
  },
  {
    loginName: 'margin01',
    about: 'Must activate online betting before a game opens',
    fields: { mobileNo: '09170000008', marginSwitch: true, loginTimes: 2, balance: 50 },
  },
  {
    loginName: 'frozen01',
    about: 'Frozen: login answers GW_801655',
    fields: { mobileNo: '09170000009', frozen: true },
  },
  {
    loginName: 'young01',
    about: 'Under 21: login answers GW_510517',
    fields: { mobileNo: '09170000010', birthday: '2010-05-05' },
  },
  {
    loginName: 'nophone01',
    about: 'No mobile number bound',
    fields: { email: 'nophone01@example.com', loginTimes: 4 },
  },
]
