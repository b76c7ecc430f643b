import { defineConstants } from '../../engine/action.ts'

/** The screen of a running game reminds, so that no site with games can leave this area out. */
export const partOf = 'games'

export const constants = defineConstants({
  reminderLoadMs: {
    schema: { type: 'integer', minimum: 3000 },
    description: 'Milliseconds after which the screen of a game loads again what the player has lost today.',
    default: 30_000,
  },
})
