/**
 * Tests the contact sheet of a page: each screenshot shows the targets listed for it, and every target has a
 * screenshot.
 */
import type { Catalogue } from '../../engine/core/catalogue.ts'
import { planSheet } from '../../tools/preview/sheet-plan.ts'
import { type Comparison, viewsOfWitness } from './opened-site.fixture.ts'

export function compareSheet({ name, site, at, contradictions }: Comparison, catalogue: Catalogue, page: string): void {
  const { shots, never, notProven, targetCount } = planSheet(page, site.workspace, undefined, catalogue, at)
  let listed = never.length + notProven.length
  for (const { witness, first } of shots) {
    const views = viewsOfWitness(site, witness)
    listed += first.length
    contradictions.compared += first.length
    const unseen = first.find(
      ({ address, routes }) =>
        !views.some(
          ({ facts, seen }) => seen.has(address) && (routes.length === 0 || routes.includes(String(facts['route.id']))),
        ),
    )
    if (unseen !== undefined) contradictions.add(name, `a screenshot does not show ${unseen.address}`, witness)
  }
  if (listed !== targetCount) contradictions.add(name, 'not everything has a screenshot', [listed, targetCount])
}
