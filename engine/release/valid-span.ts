/** The span of time in which the pages of a release are current. */
import type { Release } from '../core/release.ts'

/** Milliseconds since 1970, `until` exclusive. A bound is infinite if no schedule limits it. */
export interface ValidSpan {
  readonly from: number
  readonly until: number
}

/** The span in which every prerendered page of the release is current. Empty if pages of different times are mixed. */
export function validSpan({ html }: Pick<Release, 'html'>): ValidSpan {
  let from = -Infinity
  let until = Infinity
  for (const pages of Object.values(html))
    for (const { validFrom = -Infinity, validUntil = Infinity } of Object.values(pages)) {
      from = Math.max(from, validFrom)
      until = Math.min(until, validUntil)
    }
  return { from, until }
}
