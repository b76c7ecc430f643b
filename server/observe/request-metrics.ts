import type { MetricCounter, MetricHistogram, Metrics } from './metrics.ts'

/** What an answer counts as: a small closed set, never a path. */
export type RouteClass =
  'page' | 'object' | 'build' | 'pointer' | 'hint' | 'api' | 'sandbox' | 'studio' | 'report' | 'preview' | 'health' | 'other'

export type CountResponse = (routeClass: RouteClass, status: number, seconds: number) => void

/** Counts every answer once. The series are kept at hand: this is done for each file that is served. */
export function createRequestCounter(metrics: Metrics): CountResponse {
  const series = new Map<RouteClass, { readonly time: MetricHistogram; readonly byStatus: Map<number, MetricCounter> }>()
  return (routeClass, status, seconds) => {
    let ofClass = series.get(routeClass)
    if (ofClass === undefined) {
      const time = metrics.histogram('habi_request_seconds', 'Time to answer by class of route.', { route: routeClass })
      series.set(routeClass, (ofClass = { time, byStatus: new Map() }))
    }
    let counter = ofClass.byStatus.get(status)
    if (counter === undefined) {
      const labels = { route: routeClass, status: String(status) }
      ofClass.byStatus.set(status, (counter = metrics.counter('habi_requests_total', 'Requests by class of route and status.', labels)))
    }
    counter.add()
    ofClass.time.observe(seconds)
  }
}
