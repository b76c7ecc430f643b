import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  container: {
    schema: {
      type: 'string',
      enum: ['BROWSER', 'APP', 'MINIAPP'],
      labels: { BROWSER: 'a browser', APP: 'the native app', MINIAPP: 'a mini-app' },
    },
    description:
      'The container of the site: a browser (also in the frame of a chat bot), the native app, or a partner’s mini-app.',
    known: 'boot',
    examples: ['BROWSER', 'APP', 'MINIAPP'],
  },
  bot: {
    schema: { type: 'boolean' },
    description: 'True when the site is shown in the frame of a chat bot.',
    known: 'boot',
    examples: [false, true],
  },
  partner: {
    schema: { type: 'boolean' },
    description:
      'True in the mini-app or the chat bot of a partner. Both have their own switch for identity checks and another way back.',
    known: 'boot',
    examples: [false, true],
  },
  installed: {
    schema: { type: 'boolean' },
    description: 'True when the site was opened from the home screen.',
    known: 'boot',
    examples: [false, true],
  },
  os: {
    schema: {
      type: 'string',
      enum: ['none', '0', '1'],
      labels: { none: 'outside the app', '0': 'Android', '1': 'iOS' },
    },
    description:
      'The parameter os of the native app, stored for the session: 0 for Android, 1 for iOS, none outside the app.',
    known: 'boot',
    examples: ['none', '0', '1'],
  },
  osPresent: {
    schema: { type: 'boolean' },
    description: 'True when an address of this session has contained the parameter os, even without a value.',
    known: 'boot',
    examples: [false, true],
  },
  brand: {
    schema: { type: 'string' },
    description:
      'Brand of the mini-app, such as glife or lazada; empty outside a mini-app, and for a mini-app without brand.',
    known: 'boot',
    examples: ['', 'glife', 'maya', 'lazada'],
  },
  oldApp: {
    schema: { type: 'boolean' },
    description:
      'True in a native app before version 4.0.5, or without a version. On Android, versions 3.2.3 to 3.9.9 are not old.',
    known: 'boot',
    examples: [false, true],
  },
  host: {
    schema: { type: 'string' },
    description: 'Host name of the page, without port.',
    known: 'boot',
    examples: ['www.localhost', 'lazada.localhost'],
  },
  walletApp: {
    schema: { type: 'boolean' },
    description: 'True on a host of the wallet app, where every login starts with a code.',
    known: 'boot',
    examples: [false, true],
  },
  signupHost: {
    schema: { type: 'boolean' },
    description: 'True on a host that sends visitors to /market_signup.',
    known: 'boot',
    examples: [false, true],
  },
  storage: {
    schema: { type: 'boolean' },
    description:
      'False where the browser forbids the site to store values, as in some frames. A login then ends when the page is closed.',
    known: 'boot',
    examples: [true, false],
  },
  online: {
    schema: { type: 'boolean' },
    description: 'False while the device reports that it has no network.',
    known: 'live',
    examples: [true, false],
  },
  wide: {
    schema: { type: 'boolean' },
    description:
      'True while the page is at least 64em wide; the tabs are then at the side. One em is the text size that the player has set in the browser.',
    known: 'live',
    examples: [false, true],
  },
  appTitle: {
    schema: { type: 'boolean' },
    description: 'False when the native app hides the header of the site.',
    known: 'boot',
    examples: [true, false],
  },
  language: {
    schema: { type: 'string', values: 'languages' },
    description: 'Language of the page, one of the languages of the site.',
    known: 'publish',
    examples: ['en', 'de'],
  },
  skin: {
    schema: { type: 'string' },
    description: 'The skin that was chosen on this device. Empty when the schedules of the skins decide.',
    known: 'boot',
    examples: ['', 'night', 'morning'],
  },
})
