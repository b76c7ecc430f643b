import { defineConstants } from '../../engine/action.ts'

/** Reminders open on the screen of a running game, so no site with games can leave this area out. */
export const partOf = 'games'

export const constants = defineConstants({
  reminderLoadMs: {
    schema: { type: 'integer', minimum: 3000 },
    description: 'Milliseconds after which the screen of a game loads the loss of the player again.',
    default: 30_000,
  },
})
