import { type AreaContext, defineArea } from '../../engine/action.ts'
import type { Json } from '../../engine/core/json.ts'
import { keepAttribution } from '../attribution.ts'
import { isHostFor } from '../hosts.ts'
import { appPage, type ArrivalRoute } from './app-link.ts'
import { brandGame } from './brand-game.ts'
import { payments } from './payments.ts'

/**
 * Sets the arrival facts from the address of the document, and runs the flow `arrive`. A later navigation is not an
 * arrival, and runs the flow `page-opened`.
 */
export const area = defineArea({
  name: 'arrival',
  start(ctx) {
    const route = ctx.read('route') as ArrivalRoute
    const { query } = route
    keepAttribution(query, ctx.storage)
    const page = appPage(route)
    const scheme = ctx.constant('appScheme')
    ctx.setFacts({
      'arrival.appHome': scheme === '' ? '' : `${scheme}://home`,
      'arrival.appLink':
        scheme === '' || !ctx.constant('appHandOff') || page === undefined ? '' : `${scheme}://${page}`,
      'arrival.brandGame': brandGame(route, brandParameters(ctx), isBrandHost(ctx)),
      'arrival.isPayment': (query.payback ?? '').startsWith(`${ctx.constant('productId')}_`),
      'arrival.isRelogin': query.relogin === 'true',
    })
    const followState = (): void => ctx.setFacts({ 'arrival.isPaid': ctx.read('route.query.state') === 'success' })
    ctx.watch(['route'], followState)
    followState()
    payments.follow(() => void ctx.runFlow('payment-received'))
    followSignupHost(ctx)
    ctx.watch(['route'], () => void ctx.runFlow('page-opened'))
    followRestoredSession(ctx)
    void ctx.runFlow('arrive')
  },
})

function brandParameters(ctx: AreaContext): Parameters<typeof brandGame>[1] {
  return {
    game: ctx.constant('brandGameParameter'),
    platform: ctx.constant('brandPlatformParameter'),
    brands: ctx.constant('brandParameters'),
  }
}

function isBrandHost(ctx: AreaContext): boolean {
  const lists: Json | undefined = ctx.constant('hosts')
  const host = ctx.read('fact.device.host') ?? ''
  return ['lazada', 'glife'].some((brand) => isHostFor(brand, lists, host))
}

/** The flow runs only for a session that this device had before. A login leaves its page itself. */
function followRestoredSession(ctx: AreaContext): void {
  let before = ctx.read('fact.session.loggedIn')
  ctx.watch(['fact.session.loggedIn'], () => {
    const now = ctx.read('fact.session.loggedIn')
    if (before === undefined && now === true) void ctx.runFlow('leave-login')
    before = now
  })
}

/** Some hosts send visitors to the registration (document 1, section 6, line 143). */
function followSignupHost(ctx: AreaContext): void {
  if (ctx.read('fact.device.signupHost') !== true) return
  const check = (): void => void (ctx.read('fact.session.loggedIn') === false && ctx.runFlow('signup-host'))
  ctx.watch(['route', 'fact.session.loggedIn'], check)
  check()
}
