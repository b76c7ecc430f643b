/**
 * The work for proofs is bounded in every site that the check accepts. Work is counted in operations; `npm run bench --
 * publish` measures the time of the same sites.
 */
import { expect, test } from 'vitest'
import type { CheckedSite } from '../../engine/check/site.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { at } from '../../engine/prove/prove.fixture.ts'
import { prove } from '../../engine/prove/prove.ts'
import { openWorkspace } from '../../engine/workspace/workspace.ts'
import { adversarialCatalogue, adversarialSites, filesOf } from './adversarial-sites.fixture.ts'

/** Limit of operations per byte of the site. Comparing two rules takes about 100. */
const MAX_OPERATIONS_PER_BYTE = 40

function checked(files: Map<string, string>): CheckedSite {
  const workspace = openWorkspace({ catalogue: adversarialCatalogue })
  workspace.replace({ files })
  const errors = workspace.findings().filter(({ severity }) => severity === 'error')
  expect(errors.map(formatFinding)).toEqual([])
  return workspace.checkedSite()
}

for (const site of adversarialSites)
  test(`proofs of many ${site.name} stay within the limit of operations, and findings name what is not proven`, () => {
    const files = filesOf(site, site.small)
    const bytes = [...files.values()].reduce((sum, text) => sum + text.length, 0)
    const sound = checked(files)
    const { operations, unproven } = prove(sound, adversarialCatalogue, { at })
    expect(operations / bytes, 'operations for each byte of the site').toBeLessThan(MAX_OPERATIONS_PER_BYTE)
    expect(unproven, 'findings that something is not proven').toBe(site.unproven?.(site.small) ?? 0)

    // With half of the operations, some statements are not proven. Each finding says what would make its statement
    // provable.
    const all = Math.floor(operations / 2)
    const limited = prove(sound, adversarialCatalogue, { at, budget: { question: 1_000_000, all } })
    expect(limited.operations).toBeLessThanOrEqual(all)
    const messages = limited.findings.filter(({ code }) => code === 'PRF-NOT-PROVEN').map(({ message }) => message)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter((message) => !message.includes('; the statement becomes provable '))).toEqual([])
  })
