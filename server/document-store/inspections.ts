/** Caches inspections of change sets, because the studio requests findings and difference at the same time. */
import type { SiteInspection } from '../../engine/release/inspect.ts'
import type { Clock } from '../sandbox/clock.ts'

const MAX_INSPECTIONS = 8
/** An inspection expires, because its proofs and differences start at the instant of the inspection. */
const MAX_AGE_MS = 5 * 60_000

export class Inspections {
  readonly #clock: Pick<Clock, 'now'>
  readonly #known = new Map<string, { readonly at: number; readonly inspection: Promise<SiteInspection> }>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** The inspection of this content, from the cache or from `inspect`. A failure is not cached. */
  async read(content: string, inspect: () => Promise<SiteInspection>): Promise<SiteInspection> {
    const at = this.#clock.now()
    const known = this.#known.get(content)
    if (known !== undefined && Math.abs(at - known.at) < MAX_AGE_MS) return await known.inspection
    const inspection = inspect()
    this.#known.delete(content)
    this.#known.set(content, { at, inspection })
    const [oldest] = this.#known.keys()
    if (this.#known.size > MAX_INSPECTIONS && oldest !== undefined) this.#known.delete(oldest)
    try {
      return await inspection
    } catch (error) {
      if (this.#known.get(content)?.inspection === inspection) this.#known.delete(content)
      throw error
    }
  }
}
