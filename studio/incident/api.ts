/** The calls of the page for incidents: switched-off parts and rollbacks. */
import { request } from '../api/client.ts'
import { type Kill, killSelectors, type KillSelectorName } from '../../engine/core/kill.ts'

export interface KillsAnswer {
  readonly kills: readonly Kill[]
  /** Number of open pages that the responding server notifies. */
  readonly openPages: number
}

export interface KillRequest {
  readonly selector: KillSelectorName
  readonly value: string
  readonly container: string | undefined
  readonly reason: string
  readonly until: number | undefined
}

export const incidentApi = {
  kills: () => request<KillsAnswer>({ url: '/kills' }),
  kill: ({ selector, value, container, reason, until }: KillRequest) =>
    request<Kill>({
      url: '/kills',
      method: 'post',
      data: {
        [selector]: value,
        reason,
        ...(container === undefined ? {} : { container }),
        ...(until === undefined ? {} : { until }),
      },
    }),
  lift: ({ id, reason }: { readonly id: string; readonly reason: string }) =>
    request<Kill>({ url: `/kills/${id}/lift`, method: 'post', data: { reason } }),
  rollBack: (data: { readonly sequence: number; readonly reason: string }) =>
    request<void>({ url: '/rollback', method: 'post', data }),
}

/** Returns the selector of a kill and its value. */
export function selectionOf(kill: Kill): { readonly selector: KillSelectorName; readonly value: string } {
  const selector = killSelectors.find((name) => kill[name] !== undefined) ?? 'node'
  return { selector, value: kill[selector] ?? '' }
}

export function isActive({ lifted, until = Infinity }: Kill, now: number): boolean {
  return lifted === undefined && now < until
}
