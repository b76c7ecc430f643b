/** Calls of a demo game to the sandbox. A launch for money has its token in the fragment of the address. */
const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined
const { language } = document.body.dataset
const address = `/sandbox/play/${encodeURIComponent(document.body.dataset.gameId ?? '')}`
const TIMEOUT_MS = 10_000

/**
 * A call that failed. `reason` is `session` (the launch has ended), `balance` (it is too low), `refused` (the message
 * says why), `fault` (a request that this page never sends by itself), or `unknown`: whether the server has handled the
 * call is not known, and it may be sent again.
 */
export class CallFailure extends Error {
  constructor(reason, message = '') {
    super(message)
    this.reason = reason
  }
}

/** The state of the game: balance, bets, jackpot, rules, and the last rounds of the player. */
export const readState = () => send('state', {})

/** A bet that is sent again with the same ID counts once, and has the same answer. */
export const placeBet = (order) => send('bets', order)

export function newBetId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function send(name, body) {
  let response, answer
  try {
    response = await fetch(`${address}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ ...body, token, language }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    answer = await response.json()
  } catch {
    throw new CallFailure('unknown')
  }
  if (response.ok && typeof answer === 'object' && answer !== null) return answer
  if (response.status === 401) throw new CallFailure('session')
  if (response.status === 402) throw new CallFailure('balance')
  if (response.status === 403 || response.status === 404) throw new CallFailure('refused', String(answer?.error ?? ''))
  if (response.status < 500) throw new CallFailure('fault')
  throw new CallFailure('unknown')
}
