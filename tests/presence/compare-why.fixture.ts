/**
 * Tests `why`: it calls a node visible on a route exactly when the player app shows the node there, and otherwise gives
 * a reason.
 */
import type { Catalogue } from '../../engine/core/catalogue.ts'
import { whyVisible } from '../../engine/prove/why.ts'
import type { Target } from '../../engine/prove/targets.ts'
import { type Comparison, walkedViews } from './opened-site.fixture.ts'

/** Compares the answers of `why` about some nodes of pages with what the player app shows. */
export function compareWhy(
  { name, site, situations, contradictions }: Comparison,
  catalogue: Catalogue,
  nodes: readonly Target[],
): void {
  const checked = site.workspace.checkedSite()
  for (const { address, routes } of nodes) {
    const [page] = routes.flatMap((route) => checked.index.document('route', route)?.value.page ?? [])
    if (page === undefined) continue
    for (const situation of situations) {
      const views = walkedViews(site, situation)
      const answers = whyVisible({
        site: checked,
        catalogue,
        page,
        node: address,
        persona: situation.person,
        at: situation.at,
      })
      for (const answer of answers) {
        // A route is opened under its first path without parameters. If every path has parameters, the opened path is
        // unknown, so the answer is not compared.
        const view = views.find(({ facts }) => facts['route.id'] === answer.route)
        if (answer.address !== address || view === undefined || site.samples.has(String(view.facts['route.path'])))
          continue
        contradictions.compared++
        if (view.seen.has(address) !== answer.isVisible)
          contradictions.add(name, `why ${address}`, [answer, view.facts])
        if (answer.isVisible !== (answer.reason === undefined)) contradictions.add(name, 'the reason', answer)
      }
    }
  }
}
