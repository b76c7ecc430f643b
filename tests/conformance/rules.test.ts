/** The cases of `rules/*.json`, which any implementation of rules can run, against ours. */
import { describe, expect, it } from 'vitest'
import { faultsOf } from './rules-run.fixture.ts'
import { readSuites } from './rules-suite.fixture.ts'

const suites = readSuites()

describe.each(suites)('$title', (suite) => {
  it.each(suite.cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
    expect(faultsOf(one, suite)).toEqual([])
  })
})

describe('the cases themselves', () => {
  const cases = suites.flatMap((suite) => suite.cases)

  it('have a name each', () => {
    const names = cases.map(({ name }) => name)
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
  })

  it('say every moment twice, alike', () => {
    for (const { now, at } of cases.flatMap(({ examples }) => examples)) expect(at === undefined ? undefined : Date.parse(at)).toBe(now)
  })

  it('hold something each', () => {
    for (const one of cases) expect(one.examples.length + (one.places?.length ?? 0), one.name).toBeGreaterThan(0)
  })
})
