import type { Page } from '@playwright/test'

/** Collects problems that no page may have: script errors, console errors, policy violations. */
export function collectProblems(page: Page, problems: string[] = []): string[] {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // The console reports a response with status 404 as a failed load. Journeys that cause one check the status.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      problems.push(`console: ${message.text()}`)
  })
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return problems
}
