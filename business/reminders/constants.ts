import { defineConstants } from '../../engine/action.ts'

/**
 * This area is part of `games`, because reminders open on the screen of a running game: no site with games can leave it
 * out.
 */
export const partOf = 'games'

export const constants = defineConstants({
  reminderLoadMs: {
    schema: { type: 'integer', minimum: 3000 },
    description: 'Milliseconds after which the screen of a game loads the loss of the player again.',
    default: 30_000,
  },
})
