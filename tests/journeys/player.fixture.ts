/** Steps of a player, such as opening a page or logging in. */
import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrate(page)
}

/** Starts the player app at once, as the first touch does, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await touch(page)
  await expect(page.locator('html[data-live]')).toBeAttached()
}

/** Sends the first touch, on which the boot script loads the player app without waiting until the browser is idle. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new TouchEvent('touchstart')))
}

/** Fills in the login form of a page, or of the frame that shows it. */
export async function logIn(page: Page | FrameLocator, account: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mobile / e-mail / account').fill(account)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  const consent = dialog.getByRole('checkbox')
  if (!(await consent.isChecked())) await consent.check()
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
}

/**
 * Logs in on a page other than Home, and waits until the page was loaded again at the end of the login. Chromium can
 * neither load another page nor close while that load begins.
 */
export async function logInAndReload(page: Page, account: string, password: string): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await logIn(page, account, password)
  await reloaded
}

/** A tab of the tab bar. */
export function tab(page: Page, name: string) {
  return page.getByRole('navigation').first().getByRole('link', { name })
}
