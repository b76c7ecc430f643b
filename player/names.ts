/** Names of this site that the engine's session needs. */
import type { SessionNames } from '../engine/runtime/session.ts'

export const names: SessionNames = {
  sessionFact: 'fact.session.loggedIn',
  personFact: 'fact.session.loginName',
  messagePopup: 'message',
  notFoundRoute: 'not-found',
}

/** The popup for logging in, and the query parameter that opens it (document 1, section 2, "Login overlay"). */
export const login = { popup: 'login', parameter: 'dialogType' } as const
