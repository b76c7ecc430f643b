import { type ActionContext, defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** The client type whose maintenance image is shown. */
const CLIENT = 'H5'

/**
 * Checks whether the site is in maintenance. The flow `check-maintenance` then opens or leaves the maintenance page. A
 * failed call stops the flow (reading AM-085). Only a person who has pressed a button gets a message about the result.
 */
export const action = defineAction<Args>({
  name: 'site.checkMaintenance',
  async run(ctx, { isPressed = false }) {
    const answer = await ctx.call('site/maintenance')
    const given = addressed(ctx)
    // The gateway might not answer during maintenance. Then the image that the address names is shown.
    const imageOfAddress = given && { facts: { 'site.maintenanceImage': given } }
    if (!answer.ok && isPressed)
      return {
        ok: false,
        error: answer.error,
        effects: { ...imageOfAddress, toast: { text: ctx.text('app.maintenance.unknown'), tone: 'bad' } },
      }
    if (!answer.ok) return { ok: true, stop: true, ...(imageOfAddress && { effects: imageOfAddress }) }
    const { isSiteMaintenance, MAINTENANCE_IMG: images = [] } = answer.value
    const image = images.find(({ mc }) => mc?.toUpperCase() === CLIENT) ?? images.find(({ mc = '' }) => mc === '')
    return {
      ok: true,
      effects: {
        facts: { 'site.maintenance': isSiteMaintenance, 'site.maintenanceImage': given ?? image?.img ?? '' },
        ...(isPressed && isSiteMaintenance ? { toast: { text: ctx.text('app.maintenance.closed') } } : {}),
      },
    }
  },
})

/**
 * Returns the image in the address of the maintenance page (document 1, section 2: `/maintenance (?img)`). Anybody can
 * write such an address, so only a path or a web address is taken from it.
 */
function addressed(ctx: ActionContext): string | undefined {
  const image = ctx.read('route.path') === '/maintenance' ? ctx.read('route.query.img') : undefined
  return typeof image === 'string' && /^(https?:\/)?\/[^/\\]/.test(image) ? image : undefined
}
