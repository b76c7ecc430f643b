import { defineAction } from '../../../engine/action.ts'
import type { MaintenanceResponse } from '../calls.gen.ts'

const PAGE = '/maintenance'
/** The client whose picture is ours. */
const CLIENT = 'H5'

/** Goes to the maintenance page while the site is closed and back home when it opens. A look that fails changes nothing (reading AM-085). */
export const action = defineAction({
  name: 'site.checkMaintenance',
  async run(ctx) {
    const answer = await ctx.call('site/maintenance')
    if (!answer.ok) return { ok: true }
    const { isSiteMaintenance, MAINTENANCE_IMG: pictures = [] } = answer.value as unknown as MaintenanceResponse
    const picture = pictures.find(({ mc }) => mc?.toUpperCase() === CLIENT) ?? pictures[0]
    const facts = { 'site.maintenance': isSiteMaintenance, 'site.maintenanceImage': picture?.img ?? '' }
    const isThere = ctx.read('fact.route.path') === PAGE
    if (isSiteMaintenance === isThere) return { ok: true, effects: { facts } }
    return { ok: true, effects: { facts, navigate: { to: isSiteMaintenance ? PAGE : '/', replace: true } } }
  },
})
