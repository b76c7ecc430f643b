import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  container: {
    schema: { type: 'string', enum: ['BROWSER', 'APP', 'MINIAPP'] },
    description: 'Where the player runs: a browser (a bot frame counts as one), the native app, or a partner mini-app.',
    known: 'boot',
    examples: ['BROWSER', 'APP', 'MINIAPP'],
  },
  bot: { schema: { type: 'boolean' }, description: 'True inside the frame of a chat bot.', known: 'boot', examples: [false, true] },
  os: {
    schema: { type: 'string', enum: ['none', '0', '1'] },
    description: 'The os parameter of the native app, kept for the session: 0 Android, 1 iOS, none outside the app.',
    known: 'boot',
    examples: ['none', '0', '1'],
  },
  host: {
    schema: { type: 'string' },
    description: 'Name of the host the page runs on, without port.',
    known: 'boot',
    examples: ['www.localhost', 'lazada.localhost'],
  },
  walletApp: {
    schema: { type: 'boolean' },
    description: 'True on a host of the wallet app, where the login always starts with a code.',
    known: 'boot',
    examples: [false, true],
  },
  online: {
    schema: { type: 'boolean' },
    description: 'False while the device says it has no network.',
    known: 'live',
    examples: [true, false],
  },
  reducedMotion: {
    schema: { type: 'boolean' },
    description: 'True when the person asked for less motion.',
    known: 'boot',
    examples: [false, true],
  },
  appTitle: {
    schema: { type: 'boolean' },
    description: 'False when the native app hides our header.',
    known: 'boot',
    examples: [true, false],
  },
  language: {
    schema: { type: 'string', enum: ['en', 'tl', 'cn'] },
    description: 'Language that the page is written in.',
    known: 'publish',
    examples: ['en', 'tl', 'cn'],
  },
  skin: {
    schema: { type: 'string' },
    description: 'The look that was chosen on this device; empty when the site’s own calendar decides.',
    known: 'boot',
    examples: ['', 'night', 'morning'],
  },
  width: {
    schema: { type: 'integer', minimum: 0 },
    description: 'Width of the window in CSS pixels.',
    known: 'live',
    examples: [360, 320, 1440],
  },
})
