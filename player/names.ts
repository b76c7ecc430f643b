/** Names of this site that the session of the engine uses. */
import type { SessionNames } from '../engine/runtime/session.ts'

export const names: SessionNames = {
  sessionFact: 'fact.session.loggedIn',
  personFact: 'fact.session.loginName',
  messagePopup: 'message',
  notFoundRoute: 'not-found',
}

/** The popup for logging in, and the query parameter that opens it (document 1, section 2). */
export const login = { popup: 'login', parameter: 'dialogType' } as const
