/** Opens the simulated host pages of the sandbox, which show the player in a frame. */
import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './journey.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'

/** Opens a host page and waits until the player in its frame is hydrated. */
export async function openHost(page: Page, site: RunningSite, address: string): Promise<FrameLocator> {
  await page.goto(`${site.origin}/sandbox/host/${address}`)
  // The frame is taller than a phone screen, and Playwright does not scroll the outer page to a dialog in the frame.
  await page.setViewportSize({ width: 390, height: 1300 })
  const player = page.frameLocator('#player')
  await expect(player.locator('html[data-live]')).toBeAttached({ timeout: 30_000 })
  return player
}
