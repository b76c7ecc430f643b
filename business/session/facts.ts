import { defineFacts, type FactDefinition } from '../../engine/action.ts'
import { visitorSessionFacts } from './visitor.ts'

/**
 * Declares the value of a fact while no player is logged in. `busy` has no such value, because a visitor may be logging
 * in.
 */
function impliedForVisitor(key: keyof typeof visitorSessionFacts): NonNullable<FactDefinition['implied']> {
  return { fact: 'session.loggedIn', is: false, value: visitorSessionFacts[key] }
}

export const facts = defineFacts({
  loggedIn: {
    schema: { type: 'boolean' },
    description: 'True when the player is logged in, that is, has a web token and a login name.',
    known: 'session',
    examples: [false, true],
  },
  pagcorUser: {
    schema: { type: 'boolean' },
    description:
      'True for players who may open games that are in maintenance. It is independent of the restricted mode of the site.',
    known: 'session',
    examples: [false, true],
    implied: impliedForVisitor('session.pagcorUser'),
  },
  loginName: {
    schema: { type: 'string' },
    description: 'The login name; empty for a visitor.',
    known: 'session',
    examples: ['', 'juan01'],
    implied: impliedForVisitor('session.loginName'),
  },
  freshLogin: {
    schema: { type: 'boolean' },
    description: 'True from a login on this page until the page is loaded again.',
    known: 'session',
    examples: [false, true],
    implied: impliedForVisitor('session.freshLogin'),
  },
  lastLoginPage: {
    schema: { type: 'integer', minimum: 0, maximum: 4 },
    description:
      'The login page that was used last on this device: 1 code, 2 password, 3 verify, 4 success; ' +
      '0 when there was no login.',
    known: 'boot',
    examples: [0, 2, 1],
  },
  lastAccount: {
    schema: { type: 'string' },
    description:
      'The account of the last login on this device, as the player typed it; empty when there was no login. The login ' +
      'form is prefilled with it.',
    known: 'boot',
    examples: ['', 'juan01'],
  },
  loginReason: {
    schema: { type: 'string' },
    description: 'The reason for the open login, in the language of the page; empty when no step waits for the login.',
    known: 'boot',
    examples: ['', 'Log in to add Color Game to your favorites'],
  },
  loginImage: {
    schema: { type: 'string' },
    description: 'Address of the cover of the game that the open login is about; empty for other logins.',
    known: 'boot',
    examples: ['', '/games/22068.webp'],
  },
  loginError: {
    schema: { type: 'string' },
    description: 'The message with which the gateway refused the last login; empty if the login was not refused.',
    known: 'boot',
    examples: ['', 'The account or password is wrong.'],
  },
  loginCode: {
    schema: { type: 'string' },
    description:
      'The error code with which the gateway refused the last login, as in error.code; empty when it did not ' +
      'refuse it.',
    known: 'boot',
    examples: ['', '801668'],
  },
  triesLeft: {
    schema: { type: 'integer', minimum: -1, maximum: 99 },
    description: 'Login attempts that are left after a refusal; -1 when the gateway does not report it.',
    known: 'boot',
    examples: [-1, 0, 1, 4],
  },
  busy: {
    schema: { type: 'boolean' },
    description: 'True while a login is in progress.',
    known: 'live',
    examples: [false, true],
  },
})
