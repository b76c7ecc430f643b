import type { ActionContext } from '../../engine/action.ts'
import { selected } from './selected.ts'

/** The address of the running game, with the parameters that its record adds. */
export function gameAddress({ read }: Pick<ActionContext, 'read'>, url: string): string {
  const query = read('fact.launch.query') ?? ''
  if (query === '') return url
  const [address = '', hash] = url.split('#', 2)
  const [path = '', own] = address.split('?', 2)
  const joined = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(query)),
    // Parameters that the gateway has already set take precedence.
    ...Object.fromEntries(new URLSearchParams(own)),
  })
  return `${path}?${joined.toString()}${hash === undefined ? '' : `#${hash}`}`
}

/**
 * The path of the page that opens the selected game, with the page from which it was opened. If the game was opened by
 * its address, the page that the address names is kept.
 */
export function gamePath(ctx: Pick<ActionContext, 'read' | 'constant'>): string {
  const { ids, isTrial } = selected(ctx)
  const isDirect = ctx.read('fact.launch.direct') === true
  const fromRoute = String((isDirect ? ctx.read('route.query.fromRoute') : ctx.read('fact.route.path')) ?? '/')
  const query = new URLSearchParams({ ...ids, fromRoute, ...(isTrial ? { tryFlag: '1' } : {}) })
  return `/game?${query.toString()}`
}

/** The trial address from the list of games; empty when the list has none, or the launch is not a trial. */
export const trialAddress = ({ read }: Pick<ActionContext, 'read'>): string =>
  read('fact.launch.trial') === true ? (read('fact.launch.trialUrl') ?? '') : ''
