import { type AreaContext, type CallAnswer, defineArea } from '../../engine/action.ts'
import { NO_CUTOFF } from './cutoff.ts'
import { installLink } from './install-link.ts'
import { tabMarks } from './tab-marks.ts'

/**
 * Checks for maintenance and loads the site info. Loads it again when the network is back, because the first answer may
 * be an old copy, with each check for maintenance while loading fails, and when `site.loadInfo` sets its status.
 */
export const area = defineArea({
  name: 'site',
  async start(ctx) {
    let hasFailed = false
    let isLoading = false
    const load = async (): Promise<void> => {
      isLoading = true
      hasFailed = !(await loadInfo(ctx))
      isLoading = false
    }
    const check = (): void => void ctx.runFlow('check-maintenance')
    ctx.every(ctx.constant('maintenancePollMs'), () => {
      check()
      if (hasFailed) void load()
    })
    ctx.watch(['fact.device.online'], () => ctx.read('fact.device.online') === true && void load())
    ctx.watch(
      ['fact.site.infoStatus'],
      () => ctx.read('fact.site.infoStatus') === 'loading' && !isLoading && void load(),
    )
    check()
    await load()
  },
})

/**
 * Loads the site info. The call settings define its retries and cache. If the first load fails, all switches are set to
 * off, so pages do not wait for unknown facts, and the status is `error`, so nothing opens that needs an identity check
 * (decision 33). If a later one fails, they keep their values. Returns false on failure.
 */
async function loadInfo(ctx: AreaContext): Promise<boolean> {
  const answer = await ctx.call('site/info')
  if (!answer.ok && ctx.read('fact.site.infoStatus') === 'ready') return false
  const info: CallAnswer<'site/info'> = answer.ok ? answer.value : {}
  const isPartner = ctx.read('fact.device.partner') === true
  const mayRestrict = ctx.constant('restrictedModeFromSite')
  ctx.setFacts({
    // Either field turns on restricted mode (reading AM-003), for players and visitors alike.
    'site.restrictedMode': mayRestrict && (info.restrictedMode === true || info.pagcorVersion === true),
    'site.community': info.community === true,
    'site.newEkyc': info.newEkycSwitch === true,
    // The pages of partners have their own switch (document 1, section 6; reading AM-042).
    'site.forcedKyc': (isPartner ? info.MINI_KYC_SWITCH : info.KYC_SWITCH) === true,
    'site.kycGameCutoff': ctx.instant(info.KYC_GAME ?? '') ?? NO_CUTOFF,
    'site.kycWithdrawCutoff': ctx.instant(info.KYC_WITHDRAW ?? '') ?? NO_CUTOFF,
    'site.kycLoginCutoff': ctx.instant(info.KYC_LOGIN ?? '') ?? NO_CUTOFF,
    'site.kycForGames': info['KYC_{host}_GAMING_VERIFICATION'] === true,
    'site.kycForDeposits': info['KYC_{host}_DEPOSIT'] === true,
    'site.kycForWithdrawals': info['KYC_{host}_WITHDRAWAL'] === true,
    'site.pwaGuide': info.PWA_POPUP_CONFIGURATION?.switch === true,
    'site.consentChecked': (info.USER_CONSENT_TOGGLE ?? []).some(
      ({ use_scene, default_switch_status }) => use_scene === 'login' && default_switch_status === true,
    ),
    'site.fullRegister': info.FULL_SWITCH_REGISTER === true,
    'site.tabMarks': tabMarks(info.STORE_OMS_PLATFORM_TAGGING_H5),
    'site.appHint': info.appinstall_switch === true,
    'site.installLink': installLink(info.appsfly_relation, globalThis.navigator?.userAgent ?? ''),
    'site.infoStatus': answer.ok ? 'ready' : 'error',
  })
  return answer.ok
}
