/** Runs the cases of `rules/*.json` against the engine. Other implementations of rules can run the same cases. */
import { describe, expect, it } from 'vitest'
import { faultsOf } from './rules-run.fixture.ts'
import { readSuites } from './rules-suite.fixture.ts'

const suites = readSuites()

describe.each(suites)('$title', (suite) => {
  it.each(suite.cases.map((ruleCase) => [ruleCase.name, ruleCase] as const))('%s', (_, ruleCase) => {
    expect(faultsOf(ruleCase, suite)).toEqual([])
  })
})

describe('the list of cases', () => {
  const cases = suites.flatMap((suite) => suite.cases)

  it('has a unique name for each case', () => {
    const names = cases.map(({ name }) => name)
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
  })

  it('has the same instant in "now" and "at" of each example', () => {
    for (const { now, at } of cases.flatMap(({ examples }) => examples))
      expect(at === undefined ? undefined : Date.parse(at)).toBe(now)
  })

  it('has an example or a position in each case', () => {
    for (const { name, examples, places = [] } of cases)
      expect(examples.length + places.length, name).toBeGreaterThan(0)
  })
})
