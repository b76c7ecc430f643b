import type { Page } from '@playwright/test'

/** Collects what must not happen on any page: script errors, console errors, policy violations. */
export function watchForTrouble(page: Page, trouble: string[] = []): string[] {
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    // A response with status 404 is a failed load to the console. Journeys that cause one check the status themselves.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      trouble.push(`console: ${message.text()}`)
  })
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return trouble
}
