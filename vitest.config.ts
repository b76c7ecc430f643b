import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import { databaseOptions } from './tests/database-options.fixture.ts'
import { isFullRun } from './tests/sample.fixture.ts'

const tests = (...folders: string[]): string => `{${folders.join(',')}}/**/*.test.{ts,tsx}`

/** Folders of `tests/` and `server/` whose files leave no state in their process. */
const sharedTests = ['tests/conformance', 'tests/corpus', 'tests/planted-defects', 'tests/presence', 'tests/site']
const sharedServer = [
  'server/delivery',
  'server/gallery',
  'server/kill-switch',
  'server/limits',
  'server/preview',
  'server/publish',
  'server/sandbox',
  'server/shared-files',
]

/** Files whose tests run in full runs only, because each takes the processor time of a hundred others. */
const fullRunFiles = [
  'tests/faults/documents-killed-postgres.test.ts',
  'tests/faults/full-disk-database.test.ts',
  'tests/faults/unwritable-disk.test.ts',
  'tests/servers/two-servers.test.ts',
  'tests/site/moved-entries.test.ts',
]

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    execArgv: [...databaseOptions],
    setupFiles: ['tests/prepared-database.fixture.ts'],
    // One worker more than there are cores, because many tests wait for a process that they start.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    // A full run tests all combinations, which takes longer.
    testTimeout: isFullRun ? 600_000 : 30_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        // The tests in these folders leave no state in their process. Loading modules once for all files saves a third
        // of a second of processor time for each file.
        extends: true,
        test: {
          name: 'shared process',
          isolate: false,
          include: [
            tests('art', 'business', 'catalogue', 'engine', 'gallery', 'studio', 'widgets'),
            tests(...sharedServer, ...sharedTests),
          ],
          // Excluded, because these tests replace global objects with those of a document.
          exclude: ['engine/react/**', ...(isFullRun ? [] : fullRunFiles)],
        },
      },
      {
        extends: true,
        test: {
          name: 'process of its own',
          exclude: [
            'tests/journeys/**',
            ...[...sharedServer, ...sharedTests].map((folder) => `${folder}/**`),
            ...(isFullRun ? [] : fullRunFiles),
          ],
          include: [tests('engine/react', 'player', 'server', 'tests', 'tools')],
        },
      },
    ],
  },
})
