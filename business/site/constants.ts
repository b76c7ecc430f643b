import { defineConstants } from '../../engine/action.ts'

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
