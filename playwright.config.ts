import { defineConfig, devices } from '@playwright/test'
import { chooseDate } from './tests/journeys/shifted-date.fixture.ts'
import { isFullRun } from './tests/sample.fixture.ts'
import { launchArguments } from './tools/browser.ts'

chooseDate()

const executablePath = process.env.CHROMIUM

/**
 * Files whose journeys run one after the other, for up to 100 s. They start first, so that no worker runs one of them
 * alone at the end.
 */
const longFiles = /\/(development|incident|mutations|operations|publish|returning|sandbox|studio)\.spec\.ts$/

/**
 * Files that test the service worker, or pages that it serves. The gallery is one of them, because its console must be
 * empty and Playwright writes there when it blocks a service worker.
 */
const serviceWorkerFiles = /\/(arrival|gallery|moving|place|preview|running)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup.fixture.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // The tag of `inFullRuns`.
  ...(isFullRun ? {} : { grepInvert: /@full/ }),
  projects: [
    // One project and not two, because each project starts its own workers, and each worker a browser and a server.
    { name: 'long or service worker', testMatch: [longFiles, serviceWorkerFiles] },
    {
      name: 'short',
      testIgnore: [longFiles, serviceWorkerFiles],
      // Installing a service worker in each new context takes a sixth of the time of a journey, so only full runs do
      // it.
      use: { serviceWorkers: isFullRun ? 'allow' : 'block' },
    },
  ],
  // One more than the number of cores of a small machine, because a journey spends a third of its time waiting.
  workers: 3,
  // Ends a journey that hangs. The longest take 110 s on a slow machine. Each expectation has its own, shorter limit.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  // No retries: a retry hides a race.
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // At a phone's 2.6 device pixels per CSS pixel, drawing takes a fifth of the time of a journey, so only full runs
    // use it.
    ...(isFullRun ? {} : { deviceScaleFactor: 1 }),
    colorScheme: 'dark',
    launchOptions: { args: [...launchArguments], ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
  },
})
