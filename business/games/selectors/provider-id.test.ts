import { expect, test } from 'vitest'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { own } from '../../../engine/core/json.ts'
import { findingAt } from '../../../engine/document/finding.ts'
import { validate } from '../../../engine/document/validate.ts'

/** Returns what the check says about a provider in the arguments of a selector. */
function messages(selector: string, platform: string): readonly string[] {
  const found: string[] = []
  const declared = own(catalogue.selectors, selector)
  if (declared === undefined) throw new Error(`there is no selector ${selector}`)
  validate(declared.args, { platform }, '', {
    problem: (problem) => found.push(findingAt('page.json', { line: 1, column: 1 }, problem).message),
  })
  return found
}

test.each(['games.byKind', 'games.platformName'])(
  'the name of a provider in place of its ID is reported with the place where the ID is found, for %s',
  (selector) => {
    expect(messages(selector, 'Tala Games')).toEqual([
      'expected a provider ID (the number in the address of the provider’s page, such as 175), got "Tala Games"',
    ])
    expect(messages(selector, '168')).toEqual([])
  },
)
