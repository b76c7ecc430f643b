import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { registerGauge } from './gauge.ts'
import { createRequestCounter } from './request-metrics.ts'

test('responses are counted by route class and status, and in each histogram bucket that includes their response time', async () => {
  const registry = new Registry()
  const count = createRequestCounter(registry)
  count('page', 200, 0.0005)
  count('page', 200, 0.001)
  count('page', 404, 0.3)
  count('object', 200, 60)
  registerGauge(registry, 'a_gauge', 'Has a value.', () => 7)
  registerGauge(registry, 'b_gauge', 'Has no value now.', () => undefined)
  const lines = (await registry.metrics()).split('\n').filter(Boolean)
  expect(lines.filter((line) => line.startsWith('#'))).toEqual([
    '# HELP habi_requests_total Requests, by route class and status.',
    '# TYPE habi_requests_total counter',
    '# HELP habi_request_seconds Response time, by route class.',
    '# TYPE habi_request_seconds histogram',
    '# HELP a_gauge Has a value.',
    '# TYPE a_gauge gauge',
    '# HELP b_gauge Has no value now.',
    '# TYPE b_gauge gauge',
  ])
  const shown =
    /^[ab]_gauge|_total\{|_(sum|count)\{route="page"|"page",le="(0.001|0.25|0.5|10|\+Inf)"|"object",le="(10|\+Inf)"/
  expect(lines.filter((line) => shown.test(line))).toEqual([
    'habi_requests_total{route="page",status="200"} 2',
    'habi_requests_total{route="page",status="404"} 1',
    'habi_requests_total{route="object",status="200"} 1',
    'habi_request_seconds_bucket{route="page",le="0.001"} 2',
    'habi_request_seconds_bucket{route="page",le="0.25"} 2',
    'habi_request_seconds_bucket{route="page",le="0.5"} 3',
    'habi_request_seconds_bucket{route="page",le="10"} 3',
    'habi_request_seconds_bucket{route="page",le="+Inf"} 3',
    'habi_request_seconds_sum{route="page"} 0.3015',
    'habi_request_seconds_count{route="page"} 3',
    'habi_request_seconds_bucket{route="object",le="10"} 0',
    'habi_request_seconds_bucket{route="object",le="+Inf"} 1',
    'a_gauge 7',
  ])
  // Printing twice does not change the numbers.
  expect(await registry.metrics()).toContain('habi_requests_total{route="page",status="200"} 2\n')
})
