import { defineConstants, defineFlows } from '../../engine/action.ts'

export const flows = defineFlows({
  'check-maintenance': 'Runs at the start and at intervals: opens or leaves the maintenance page.',
})

export const constants = defineConstants({
  // Document 1, section 4.
  maintenancePollMs: {
    schema: { type: 'integer', minimum: 1000 },
    description: 'Milliseconds between two checks for maintenance.',
    default: 300_000,
  },
  restrictedModeFromSite: {
    schema: { type: 'boolean' },
    description: 'Whether the site info of the gateway can turn on restricted mode.',
    default: true,
  },
})
