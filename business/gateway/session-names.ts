/** Names of the licensee's session that the player app needs. */
import type { SessionNames } from '../../engine/runtime/session.ts'

export const sessionNames: SessionNames = {
  sessionFact: 'fact.session.loggedIn',
  personFact: 'fact.session.loginName',
}

/** The action that requests a new token. */
export const tokenAction = 'session.token'

/** The call that `tokenAction` makes. */
export const tokenCall = 'session/webToken'

/** The call that exchanges a ticket of the container for a token. */
export const ticketCall = 'session/ticketToken'

/** The call that loads the record of the player. */
export const playerCall = 'player/info'

/** The query parameter that opens the login popup (document 1, section 2). */
export const loginParameter = 'dialogType'
