/** Steps of a player, such as opening a page or logging in. */
import type { FrameLocator, Locator, Page } from '@playwright/test'

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrate(page)
}

/** On a machine that also starts servers and publishes, hydration may take longer than the usual limit of 10 s. */
const LIVE_WITHIN_MS = 30_000

/** Starts the player app at once, as the first touch does, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await touch(page)
  try {
    await page.locator('html[data-live]').waitFor({ state: 'attached', timeout: LIVE_WITHIN_MS })
  } catch (error) {
    const missing = await page.evaluate(chunksNotLoaded)
    throw new Error(
      `the page is not hydrated after ${LIVE_WITHIN_MS} ms. Chunks that are not loaded: ${missing.join(' ') || 'none'}`,
      { cause: error },
    )
  }
}

/** Runs in the page. Returns the chunks that are not loaded. */
function chunksNotLoaded(): string[] {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  const chunks = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
  return chunks.filter((href) => !loaded.has(href))
}

/** Sends the first touch, which makes the boot script load the player app without waiting for an idle browser. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new TouchEvent('touchstart')))
}

/** Logs in with the login popup of a page, or of the frame that shows it. */
export async function logIn(page: Page | FrameLocator, account: string, password: string): Promise<void> {
  await sendLogin(page.getByRole('dialog'), account, password)
}

/** Fills in and sends the login form in a popup or page. */
export async function sendLogin(form: Locator, account: string, password: string): Promise<void> {
  await form.getByLabel('Mobile / e-mail / account').fill(account)
  await form.getByLabel('Password', { exact: true }).fill(password)
  const consent = form.getByRole('checkbox')
  if (!(await consent.isChecked())) await consent.check()
  await form.getByRole('button', { name: 'Login', exact: true }).click()
}

/**
 * Logs in on a page other than Home, and waits for the reload at the end of the login. Chromium can neither load
 * another page nor close while a reload begins.
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
