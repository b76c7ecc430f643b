/** Journeys in product words: what a player does, and what must never happen meanwhile. */
import { expect, type Page } from '@playwright/test'

/** Collects what must not happen on any page: script errors, console errors, policy violations. */
export function watchForTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    // A 404 page is a failed load to the console; the journey that asks for one says so.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) trouble.push(`console: ${message.text()}`)
  })
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return trouble
}

/** Opens a page and waits until it answers. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.locator('html[data-live]')).toBeAttached()
}

export async function logIn(page: Page, account: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mobile / e-mail / account').fill(account)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  const consent = dialog.getByRole('checkbox')
  if (!(await consent.isChecked())) await consent.check()
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
}

/** A tab of the bottom bar. */
export function tab(page: Page, name: string) {
  return page.getByRole('navigation').last().getByRole('link', { name })
}
