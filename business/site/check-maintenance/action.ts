import { type ActionContext, defineAction } from '../../../engine/action.ts'

/** The client type whose maintenance image is shown. */
const CLIENT = 'H5'

/**
 * Checks whether the site is in maintenance. The flow `check-maintenance` then opens or leaves the maintenance page. A
 * failed call stops the flow (reading AM-085).
 */
export const action = defineAction({
  name: 'site.checkMaintenance',
  async run(ctx) {
    const answer = await ctx.call('site/maintenance')
    const given = addressed(ctx)
    // The gateway might not answer during maintenance. Then the image that the address names is shown.
    if (!answer.ok)
      return { ok: true, stop: true, ...(given && { effects: { facts: { 'site.maintenanceImage': given } } }) }
    const { isSiteMaintenance, MAINTENANCE_IMG: images = [] } = answer.value
    const image = images.find(({ mc }) => mc?.toUpperCase() === CLIENT) ?? images.find(({ mc = '' }) => mc === '')
    return {
      ok: true,
      effects: {
        facts: { 'site.maintenance': isSiteMaintenance, 'site.maintenanceImage': given ?? image?.img ?? '' },
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
