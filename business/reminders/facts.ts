import { defineFacts, type FactDefinition } from '../../engine/action.ts'
import { loadingState } from '../loading-state.ts'
import { noReminders } from './visitor.ts'

/** The value of a fact while no player is logged in. */
function impliedForVisitor(key: keyof typeof noReminders): NonNullable<FactDefinition['implied']> {
  return { fact: 'session.loggedIn', is: false, value: noReminders[key] }
}

export const facts = defineFacts({
  status: {
    schema: { ...loadingState, labels: { ...loadingState.labels, error: 'cannot be checked' } },
    description:
      'State of the reminders while playing: not loaded, loading, ready, or error when the last call failed or a ' +
      'value cannot be read.',
    known: 'live',
    examples: loadingState.enum,
    implied: impliedForVisitor('reminders.status'),
  },
  known: {
    schema: { type: 'boolean' },
    description: 'True when the settings of the reminders of this player are known, even from an earlier visit.',
    known: 'live',
    examples: [false, true],
    implied: impliedForVisitor('reminders.known'),
  },
  loss: {
    schema: { type: 'string' },
    description:
      'PHP that the player may lose in a day before the reminder; "off" without a limit, empty if not known.',
    known: 'live',
    examples: ['', 'off', '1000'],
    implied: impliedForVisitor('reminders.loss'),
  },
  lossLimit: {
    schema: { type: 'number' },
    description: 'The loss limit as a number, for amounts in texts; 0 without a limit.',
    known: 'live',
    examples: [0, 1000],
    implied: impliedForVisitor('reminders.lossLimit'),
  },
  lostToday: {
    schema: { type: 'number' },
    description: 'PHP that the player has lost today, as the gateway answered last.',
    known: 'live',
    examples: [0, 1250],
    implied: impliedForVisitor('reminders.lostToday'),
  },
  hourLimit: {
    schema: { type: 'number' },
    description: 'The hours that the player may play in a day as a number; 0 without a limit.',
    known: 'live',
    examples: [0, 2],
    implied: impliedForVisitor('reminders.hourLimit'),
  },
  hoursToday: {
    schema: { type: 'number' },
    description: 'Hours that the player has played today on this device, in steps of 0.1.',
    known: 'live',
    examples: [0, 1.5],
    implied: impliedForVisitor('reminders.hoursToday'),
  },
  duration: {
    schema: { type: 'string' },
    description:
      'Hours that the player may play in a day before the reminder; "off" without a limit, empty if unknown.',
    known: 'live',
    examples: ['', 'off', '2'],
    implied: impliedForVisitor('reminders.duration'),
  },
  window: {
    schema: { type: 'string' },
    description:
      'The time of the day outside of which the player is reminded; "off" without a limit, empty if unknown.',
    known: 'live',
    examples: ['', 'off', '09:00AM-11:00PM'],
    implied: impliedForVisitor('reminders.window'),
  },
  frequency: {
    schema: { type: 'string' },
    description:
      'Minutes between two reminders of the same kind; empty if unknown, or if the kinds have different values.',
    known: 'live',
    examples: ['', '30'],
    implied: impliedForVisitor('reminders.frequency'),
  },
  type: {
    schema: {
      type: 'integer',
      enum: [0, 1, 2, 3],
      labels: { '0': 'none', '1': 'loss limit (1)', '2': 'play duration (2)', '3': 'outside the allowed time (3)' },
    },
    description: 'Type of the last reminder: 1 loss limit, 2 play duration, 3 outside the allowed time window.',
    known: 'live',
    examples: [0, 1, 2, 3],
  },
  lost: {
    schema: { type: 'number' },
    description: 'PHP that the player had lost on the day of the last reminder.',
    known: 'live',
    examples: [0, 1250],
  },
  playedHours: {
    schema: { type: 'integer' },
    description: 'Full hours that the player had played on the day of the last reminder.',
    known: 'live',
    examples: [0, 2],
  },
  playedMinutes: {
    schema: { type: 'integer' },
    description: 'Minutes beyond the full hours that the player had played on the day of the last reminder.',
    known: 'live',
    examples: [0, 5],
  },
})
