import { randomBytes } from 'node:crypto'

/** Tickets with which a simulated host page logs a player in. Each is used once. */
export interface Tickets {
  issue(loginName: string): string
  /** Uses up the ticket if it belongs to the player; otherwise returns false. */
  use(ticket: string, loginName: string): boolean
  clear(): void
}

const MAX_TICKETS = 100

export function createTickets(): Tickets {
  const owners = new Map<string, string>()
  return {
    issue(loginName) {
      const ticket = randomBytes(16).toString('base64url')
      owners.set(ticket, loginName)
      const [oldest] = owners.keys()
      if (owners.size > MAX_TICKETS && oldest !== undefined) owners.delete(oldest)
      return ticket
    },
    use(ticket, loginName) {
      const isOwn = owners.get(ticket) === loginName
      if (isOwn) owners.delete(ticket)
      return isOwn
    },
    clear: () => owners.clear(),
  }
}
