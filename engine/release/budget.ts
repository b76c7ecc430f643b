/**
 * Returns findings for pages that exceed the budgets of the site, but none for a build of `npm run dev`. Pages that
 * were within the same budgets in an earlier publish are not measured again.
 */
import { canonical } from '../core/json.ts'
import { type CostRequest, costsOf, budgetExcesses } from './cost.ts'
import { hashOf } from './disk.ts'
import { findingAt, type Finding } from '../document/finding.ts'
import type { CheckedSite } from '../check/site.ts'

export async function budgetFindings(site: CheckedSite, request: CostRequest): Promise<readonly Finding[]> {
  const budgets = site.index.document('site', 'site')?.value.budgets
  if (budgets === undefined || request.build.isDevelopment === true) return []
  const kept = hashOf(canonical(budgets))
  const fresh = request.pages.filter(({ rendered }) => rendered.within !== kept)
  if (fresh.length === 0) return []
  const over = budgetExcesses(await costsOf({ ...request, pages: fresh }), budgets)
  if (over.length === 0) for (const { rendered } of fresh) rendered.within = kept
  return over.flatMap(({ page, message }) => {
    const source = site.documents.get(`page/${page}`)
    return source === undefined
      ? []
      : [findingAt(source.file, source.locate(''), { code: 'CFG-BUDGET', pointer: '', message })]
  })
}
