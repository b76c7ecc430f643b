/** How long the site shows a list of games after the game system has changed it. */
import { isObject, type Json, own } from '../../engine/core/json.ts'

/**
 * The lists of games are requested with a key, so they are as old as the answer with the key (`games/kinds`). The
 * maintenance of a provider is in `games/platforms`.
 */
const calls = ['games/kinds', 'games/platforms']

/** Returns the minutes, from the settings of the calls (documents of the kind `call-settings`). */
export function gameDelayMinutes(settings: Iterable<{ readonly calls?: Json }>): number {
  const seconds = [...settings].flatMap(({ calls: all }) =>
    calls.map((name) => {
      const call = isObject(all) ? own(all, name) : undefined
      const cache = isObject(call) ? call.cache : undefined
      return isObject(cache) && typeof cache.seconds === 'number' ? cache.seconds : 0
    }),
  )
  return Math.ceil(Math.max(0, ...seconds) / 60)
}
