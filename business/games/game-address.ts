import type { ActionContext } from '../../engine/action.ts'
import { addQuery } from '../../engine/core/add-query.ts'
import { selected } from './selected.ts'

/**
 * Returns the address of the running game: `url` with the query parameters that the game's record adds. A game on this
 * site also gets the language of the page; other sites are not known to accept it.
 */
export function gameAddress({ read }: Pick<ActionContext, 'read'>, url: string): string {
  const query = new URLSearchParams(read('fact.launch.query'))
  const language = url.startsWith('/') ? read('fact.device.language') : undefined
  if (language !== undefined && !query.has('lang')) query.set('lang', language)
  return addQuery(url, query.toString())
}

/**
 * Returns the path of the page that opens the selected game, with the previous page as a parameter. If the game was
 * opened by its address, the previous page is the one in that address.
 */
export function gamePath(ctx: Pick<ActionContext, 'read' | 'constant'>): string {
  const { ids, isTrial } = selected(ctx)
  const isDirect = ctx.read('fact.launch.direct') === true
  const fromRoute = String((isDirect ? ctx.read('route.query.fromRoute') : ctx.read('fact.route.path')) ?? '/')
  const query = new URLSearchParams({ ...ids, fromRoute, ...(isTrial ? { tryFlag: '1' } : {}) })
  return `/game?${query.toString()}`
}

/** Returns the trial address from the list of games; empty when the game has none, or the launch is not a trial. */
export const trialAddress = ({ read }: Pick<ActionContext, 'read'>): string =>
  read('fact.launch.trial') === true ? (read('fact.launch.trialUrl') ?? '') : ''
