/**
 * Defects of all kinds that proofs find, planted in a small site. Each site with a defect has the expected finding, and
 * the same site without the defect has no finding. Brute force decides whether a site has the defect.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { formatFinding } from '../../engine/document/finding.ts'
import { at } from '../../engine/prove/prove.fixture.ts'
import { sample } from '../sample.fixture.ts'
import { BruteForce } from './brute-force.fixture.ts'
import type { Defect } from './defect.fixture.ts'
import { empty } from './empty.fixture.ts'
import { hidden } from './hidden.fixture.ts'
import { leading } from './leading.fixture.ts'
import { openPlanted } from './planted-site.fixture.ts'
import { tables } from './tables.fixture.ts'
import { together } from './together.fixture.ts'
import { useless } from './useless.fixture.ts'

const defects: readonly Defect[] = [...hidden, ...useless, ...tables, ...together, ...empty, ...leading]
const tested = sample(defects, { count: 120, groupOf: ({ kind }) => kind })
const kinds = [...new Set(tested.map(({ kind }) => kind))]
const figures: string[] = []

/** Contradictions between findings and brute force, on the site with the defect and on the site without it. */
function problemsOf({ title, code, at: { file, pointer }, bad, clean, isTrue }: Defect): {
  readonly isFound: boolean
  readonly falseAlarms: number
  readonly problems: readonly string[]
} {
  const problems: string[] = []
  const defective = openPlanted(bad)
  const { findings } = defective.proofs(at)
  if (!isTrue(new BruteForce(defective))) problems.push(`${title}: the brute force does not see it`)
  const isFound = findings.some(
    (finding) => finding.code === code && finding.file === `config/${file}` && finding.pointer === pointer,
  )
  if (!isFound)
    problems.push(`${title}: no ${code} at ${file} ${pointer}\n    ${findings.map(formatFinding).join('\n    ')}`)
  const twin = openPlanted(clean)
  const alarms = twin.proofs(at).findings.map(formatFinding)
  if (isTrue(new BruteForce(twin))) problems.push(`${title}: the brute force sees it in the twin`)
  if (alarms.length > 0) problems.push(`${title}: the twin has findings\n    ${alarms.join('\n    ')}`)
  return { isFound, falseAlarms: alarms.length, problems }
}

test('the corpus has at least 400 defects with different titles', () => {
  const titles = defects.map(({ kind, title }) => `${kind}: ${title}`)
  expect(titles.length).toBeGreaterThanOrEqual(400)
  expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([])
})

describe('each defect is found, and the same site without it has no finding', () => {
  afterAll(() => console.log(`${tested.length} of ${defects.length} planted defects\n${figures.join('\n')}`))

  test.each(kinds)('%s', { timeout: 600_000 }, (kind) => {
    const results = tested.filter((one) => one.kind === kind).map(problemsOf)
    const found = results.filter(({ isFound }) => isFound).length
    const falseAlarms = results.reduce((sum, one) => sum + one.falseAlarms, 0)
    figures.push(`${kind}: ${found} of ${results.length} found, ${falseAlarms} false alarms`)
    expect(results.flatMap(({ problems }) => problems).join('\n')).toBe('')
  })
})
