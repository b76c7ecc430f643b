/** What people are told about a failure: the error table of the site decides (document 2, section 8). */
import type { Effects, Failure } from '../engine/action.ts'
import type { JsonObject } from '../engine/core/json.ts'
import type { App } from '../engine/core/slice.ts'
import { hasCode, plainCode } from '../engine/runtime/gateway/codes.ts'
import type { CallSettings } from '../engine/runtime/gateway/contract.ts'
import type { World } from '../engine/runtime/world.ts'

export interface Telling {
  readonly as: 'nothing' | 'toast' | 'dialog'
  readonly text: string
  /** The account is closed to its player: the session ends too. */
  readonly logout?: true
}

export interface Circumstances {
  readonly errors: App['errors']
  readonly calls: Pick<CallSettings, 'silent' | 'token'>
  /** A game is open. */
  readonly inGame: boolean
  /** In a game: which too-frequent request of this game session it is, from 1, and from which on people read about it (AM-074). */
  readonly frequent: number
  readonly frequentFrom: number
}

const nothing: Telling = { as: 'nothing', text: '' }

export function tellingOf(error: Failure, { errors, calls, inGame, frequent, frequentFrom }: Circumstances): Telling {
  // Token codes have their own way (a fresh token, or the login again); silent ones are nobody's news.
  if ([calls.silent, calls.token.expired, calls.token.empty].some((codes) => hasCode(codes, error.code))) return nothing
  const entry = entryOf(errors, error.code)
  const ours = typeof entry?.message === 'string' ? entry.message : ''
  const coded = `Error(${error.code})`
  const text = ours || error.message || coded
  const theirsFirst = error.message || ours || coded
  switch (entry?.behaviour) {
    case 'silent':
    case 'reset-token':
    case 'relogin':
      return nothing
    case 'dialog':
    case 'phone-verification':
      return { as: 'dialog', text }
    case 'dialog-server-message-first':
    case 'relogin-dialog':
    case 'block':
      return { as: 'dialog', text: theirsFirst }
    case 'logout':
      return { as: 'dialog', text: theirsFirst, logout: true }
    case 'frequent-dialog':
      return inGame && frequent < frequentFrom ? nothing : { as: 'dialog', text }
    case 'server-message-first':
      return inGame ? nothing : { as: 'toast', text: theirsFirst }
    case 'warning-with-code':
      return { as: 'toast', text: error.message === '' ? coded : `${error.message} (${error.code})` }
    default:
      return { as: 'toast', text }
  }
}

/** Codes are the same with and without `GW_`, save one (reading AM-071). */
function entryOf(errors: App['errors'], code: string): App['errors'][string] | undefined {
  const plain = plainCode(code)
  const known = Object.keys(errors).find((one) => plainCode(one) === plain)
  return known === undefined ? undefined : errors[known]
}

export interface TellParts {
  readonly world: World
  readonly app: () => App
  readonly apply: (effects: Effects) => void
  readonly run: (action: string, args: JsonObject) => Promise<unknown>
}

/** The popup that says a message, and the state that it says. */
const MESSAGE = 'message'

/** Tells people about failures that nobody handled. */
export function createTell({ world, app, apply, run }: TellParts): (error: Failure) => void {
  let frequent = 0
  world.watch(['fact.route.id'], () => (frequent = 0))
  return (error) => {
    const { errors, calls, constants, popups } = app()
    if (entryOf(errors, error.code)?.behaviour === 'frequent-dialog') frequent++
    const { as, text, logout } = tellingOf(error, {
      errors,
      calls: calls as unknown as CallSettings,
      inGame: world.read('fact.route.id') === 'game',
      frequent,
      frequentFrom: Number(constants.frequentInGame ?? 3),
    })
    if (as === 'nothing') return
    if (logout === true && world.read('fact.session.loggedIn') === true) void run('session.logout', {})
    if (as === 'dialog' && popups.some(({ id }) => id === MESSAGE)) {
      world.set({ [`state.${MESSAGE}`]: text })
      apply({ open: MESSAGE })
    } else apply({ toast: { text, tone: 'bad' } })
  }
}
