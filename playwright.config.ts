import { defineConfig, devices } from '@playwright/test'
import { launchArguments } from './tools/browser.ts'

const executablePath = process.env.CHROMIUM

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup.fixture.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A retry hides a race.
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    launchOptions: { args: [...launchArguments], ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
  },
})
