import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Finds violations of accessibility rules on a page without frames of other origins. */
export function axeOf(page: Page): AxeBuilder {
  // Faster, with the same violations: in legacy mode no second page is opened, no details of
  // passed rules are collected, and style sheets are not fetched again for rules that are off.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true)
}

/** Expects that the view of the studio has no violation, except in its frames, which show pages of the player. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOf(page).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
