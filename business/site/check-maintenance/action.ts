import { defineAction } from '../../../engine/action.ts'
import type { MaintenanceResponse } from '../calls.gen.ts'

/** The client whose picture is ours. */
const CLIENT = 'H5'

/** Looks whether the site is closed. Where people go then says the flow `check-maintenance`, which a look that fails ends (reading AM-085). */
export const action = defineAction({
  name: 'site.checkMaintenance',
  async run(ctx) {
    const answer = await ctx.call('site/maintenance')
    if (!answer.ok) return { ok: true, stop: true }
    const { isSiteMaintenance, MAINTENANCE_IMG: pictures = [] } = answer.value as unknown as MaintenanceResponse
    const picture = pictures.find(({ mc }) => mc?.toUpperCase() === CLIENT) ?? pictures[0]
    return { ok: true, effects: { facts: { 'site.maintenance': isSiteMaintenance, 'site.maintenanceImage': picture?.img ?? '' } } }
  },
})
