import { expect, test } from 'vitest'
import { createRequestCounter } from './request-metrics.ts'
import { createMetrics } from './metrics.ts'

test('answers are counted by kind and status, and their times fall into every bucket that is long enough', () => {
  const metrics = createMetrics()
  const count = createRequestCounter(metrics)
  count('page', 200, 0.0005)
  count('page', 200, 0.001)
  count('page', 404, 0.3)
  count('object', 200, 60)
  metrics.gauge('a_gauge', 'First by its name.', () => 7)
  metrics.gauge('b_gauge', 'Has no value now.', () => undefined)
  const lines = metrics.text().trimEnd().split('\n')
  expect(lines.filter((line) => line.startsWith('#'))).toEqual([
    '# HELP a_gauge First by its name.',
    '# TYPE a_gauge gauge',
    '# HELP b_gauge Has no value now.',
    '# TYPE b_gauge gauge',
    '# HELP habi_request_seconds Time to answer by class of route.',
    '# TYPE habi_request_seconds histogram',
    '# HELP habi_requests_total Requests by class of route and status.',
    '# TYPE habi_requests_total counter',
  ])
  const shown = /^[ab]_gauge|_total\{|_(sum|count)\{route="page"|"page",le="(0.001|0.25|0.5|10|\+Inf)"|"object",le="(10|\+Inf)"/
  expect(lines.filter((line) => shown.test(line))).toEqual([
    'a_gauge 7',
    'habi_request_seconds_bucket{route="page",le="0.001"} 2',
    'habi_request_seconds_bucket{route="page",le="0.25"} 2',
    'habi_request_seconds_bucket{route="page",le="0.5"} 3',
    'habi_request_seconds_bucket{route="page",le="10"} 3',
    'habi_request_seconds_bucket{route="page",le="+Inf"} 3',
    'habi_request_seconds_sum{route="page"} 0.3015',
    'habi_request_seconds_count{route="page"} 3',
    'habi_request_seconds_bucket{route="object",le="10"} 0',
    'habi_request_seconds_bucket{route="object",le="+Inf"} 1',
    'habi_requests_total{route="page",status="200"} 2',
    'habi_requests_total{route="page",status="404"} 1',
    'habi_requests_total{route="object",status="200"} 1',
  ])
})

test('one name and labels are one counter', () => {
  const metrics = createMetrics()
  for (let n = 0; n < 3; n++) metrics.counter('tries', 'Tries.', { of: 'a "b"\n' }).add()
  expect(metrics.text()).toContain('tries{of="a _b__"} 3\n')
})
