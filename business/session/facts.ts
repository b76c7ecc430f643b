import { defineFacts, type FactDefinition } from '../../engine/action.ts'
import { visitorFacts } from './visitor.ts'

/** What this fact is while nobody is logged in. A login that is running leaves `busy` out: a visitor may be on the way in. */
function visitor(key: keyof typeof visitorFacts): NonNullable<FactDefinition['implied']> {
  return { fact: 'session.loggedIn', is: false, value: visitorFacts[key] }
}

export const facts = defineFacts({
  loggedIn: {
    schema: { type: 'boolean' },
    description: 'True when a player is logged in: a web token and a login name are there.',
    known: 'session',
    examples: [false, true],
  },
  pagcorUser: {
    schema: { type: 'boolean' },
    description: 'True for users who may enter games in maintenance. Says nothing about the restricted mode of the site.',
    known: 'session',
    examples: [false, true],
    implied: visitor('session.pagcorUser'),
  },
  loginName: {
    schema: { type: 'string' },
    description: 'The login name; empty for a visitor.',
    known: 'session',
    examples: ['', 'juan01'],
    implied: visitor('session.loginName'),
  },
  registerMethod: {
    schema: { type: 'integer', minimum: 0, maximum: 99 },
    description: 'How the player registered; 7 is a visitor-registered guest. 0 for a visitor.',
    known: 'session',
    examples: [0, 1, 7],
    implied: visitor('session.registerMethod'),
  },
  freshLogin: {
    schema: { type: 'boolean' },
    description: 'True from a login on this page until the page is loaded again.',
    known: 'session',
    examples: [false, true],
    implied: visitor('session.freshLogin'),
  },
  lastLoginPage: {
    schema: { type: 'integer', minimum: 0, maximum: 4 },
    description: 'Page of the login that was used last on this device: 1 code, 2 password, 3 verify, 4 success; 0 when there was none.',
    known: 'boot',
    examples: [0, 2, 1],
  },
  busy: { schema: { type: 'boolean' }, description: 'True while a login is running.', known: 'live', examples: [false, true] },
})
