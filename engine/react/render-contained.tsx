/** A page as HTML, whatever its widgets do: React gives up a whole page at the first throw, so what threw is found and taken out. */
import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'
import type { RenderContext } from './stage.ts'

export interface Contained {
  readonly markup: string
  /** Addresses of the nodes that stand as their fallback. */
  readonly failed: readonly string[]
}

const MAX_FAILURES = 50

/**
 * Renders the page that `stage` shows. After a first throw every widget becomes a component of its own, so that the next throw can be
 * blamed on the node that rendered last; each further round takes that node out.
 * @throws when a throw cannot be blamed, or too many nodes fail: such a page must not be published
 */
export function renderContained(
  stage: (enter: (node: string) => void, failed: Set<string>, guarded: boolean) => RenderContext,
  known: readonly string[],
  problem: (text: string) => void,
): Contained {
  const failed = new Set(known)
  let guarded = false
  for (let round = 0; round <= MAX_FAILURES; round++) {
    let rendering = ''
    try {
      const markup = renderToString(<Page stage={stage((node) => (rendering = node), failed, guarded)} />)
      return { markup, failed: [...failed].sort() }
    } catch (error) {
      if (!guarded) {
        guarded = true
        continue
      }
      problem(`${rendering}: ${String(error)}`)
      if (rendering === '' || failed.has(rendering)) throw error
      failed.add(rendering)
    }
  }
  throw new Error(`more than ${MAX_FAILURES} widgets failed to render`)
}
