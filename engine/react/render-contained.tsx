/**
 * Renders a page to HTML even if widgets throw. React stops rendering at the first throw, so failing nodes are found
 * one by one and replaced by their fallbacks.
 */
import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'
import type { RenderContext } from './render-context.ts'

export interface ContainedMarkup {
  readonly markup: string
  /** Addresses of the nodes that are replaced by their fallback. */
  readonly failed: readonly string[]
}

const MAX_FAILURES = 50

/**
 * Renders the page that `contextOf` sets up. After the first throw every widget becomes a component of its own, so that
 * the next throw can be attributed to the node that rendered last; each further round replaces that node with its
 * fallback.
 * @param known addresses of nodes that failed in an earlier rendering
 * @throws when a throw cannot be attributed, or too many nodes fail: such a page must not be published
 */
export function renderContained(
  contextOf: (enter: (node: string) => void, failed: Set<string>, guarded: boolean) => RenderContext,
  known: readonly string[],
  report: (problem: string) => void,
): ContainedMarkup {
  const failed = new Set(known)
  let guarded = false
  for (let round = 0; round <= MAX_FAILURES; round++) {
    let rendering = ''
    try {
      const markup = renderToString(<Page shared={contextOf((node) => (rendering = node), failed, guarded)} />)
      return { markup, failed: [...failed].sort() }
    } catch (error) {
      if (!guarded) {
        guarded = true
        continue
      }
      report(`${rendering}: ${String(error)}`)
      if (rendering === '' || failed.has(rendering)) throw error
      failed.add(rendering)
    }
  }
  throw new Error(`more than ${MAX_FAILURES} widgets failed to render`)
}
