import { expect, test } from 'vitest'
import { countPlaywright } from './report.ts'

const failure = { errors: [{ message: 'Expected: 1' }] }
const success = { errors: [] }
const report = {
  errors: [],
  suites: [
    {
      specs: [{ title: 'a', file: 'a.spec.ts', line: 3, tests: [{ status: 'expected' as const, results: [success] }] }],
      suites: [
        {
          specs: [
            {
              title: 'b',
              file: 'a.spec.ts',
              line: 9,
              tests: [{ status: 'flaky' as const, results: [failure, success] }],
            },
            {
              title: 'c',
              file: 'a.spec.ts',
              line: 12,
              tests: [{ status: 'unexpected' as const, results: [failure, failure] }],
            },
            { title: 'd', file: 'a.spec.ts', line: 15, tests: [{ status: 'skipped' as const, results: [] }] },
          ],
        },
      ],
    },
  ],
}

test('a flaky test counts as failed', () => {
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: ['a.spec.ts:9: b: flaky: Expected: 1', 'a.spec.ts:12: c: Expected: 1'],
  })
})

test('an error outside tests counts as failed', () => {
  expect(countPlaywright({ suites: [], errors: [{ message: 'cannot load a.spec.ts' }] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['cannot load a.spec.ts'],
  })
})
