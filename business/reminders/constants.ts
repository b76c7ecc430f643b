import { defineConstants } from '../../engine/action.ts'

/**
 * This area is part of `games`, because reminders open on the screen of a running game: no site with games can leave it
 * out.
 */
export const partOf = 'games'

export const constants = defineConstants({
  reminderLoadMs: {
    schema: { type: 'integer', minimum: 3000 },
    description: 'Milliseconds between two requests for the loss of the player while a game is open.',
    default: 30_000,
  },
})
