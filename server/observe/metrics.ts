/** Prometheus metrics, as much as one process needs. Label values come from closed sets, so the table cannot grow without end. */
export interface Metrics {
  count(name: string, help: string, labels?: Labels, by?: number): void
  /** Seconds into the latency histogram. */
  observe(name: string, help: string, labels: Labels, seconds: number): void
  /** A value that is asked for when the page is read. */
  gauge(name: string, help: string, read: () => number | undefined): void
  text(): string
}

export type Labels = { readonly [label: string]: string }

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  readonly labels: Labels
  readonly counts: number[]
  sum: number
  total: number
}

export function createMetrics(): Metrics {
  const help = new Map<string, { readonly help: string; readonly type: 'counter' | 'gauge' | 'histogram' }>()
  const counters = new Map<string, Map<string, number>>()
  const histograms = new Map<string, Map<string, Histogram>>()
  const gauges = new Map<string, () => number | undefined>()

  const lines = (name: string): string[] => {
    const gauge = gauges.get(name)?.()
    if (gauge !== undefined) return [`${name} ${gauge}`]
    const counted = [...(counters.get(name) ?? [])].map(([labels, value]) => `${name}${labels} ${value}`)
    return [...counted, ...[...(histograms.get(name)?.values() ?? [])].flatMap((histogram) => histogramLines(name, histogram))]
  }

  return {
    count(name, text, labels = {}, by = 1) {
      help.set(name, { help: text, type: 'counter' })
      const family = getOrAdd(counters, name, () => new Map<string, number>())
      const key = labelText(labels)
      family.set(key, (family.get(key) ?? 0) + by)
    },
    observe(name, text, labels, seconds) {
      help.set(name, { help: text, type: 'histogram' })
      const family = getOrAdd(histograms, name, () => new Map<string, Histogram>())
      const histogram = getOrAdd(family, labelText(labels), () => ({ labels, counts: buckets.map(() => 0), sum: 0, total: 0 }))
      buckets.forEach((limit, index) => {
        if (seconds <= limit) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1
      })
      histogram.sum += seconds
      histogram.total++
    },
    gauge(name, text, read) {
      help.set(name, { help: text, type: 'gauge' })
      gauges.set(name, read)
    },
    text() {
      const families = [...help].toSorted(([a], [b]) => (a < b ? -1 : 1))
      return (
        families
          .flatMap(([name, { help: text, type }]) => [`# HELP ${name} ${text}`, `# TYPE ${name} ${type}`, ...lines(name)])
          .join('\n') + '\n'
      )
    },
  }
}

function histogramLines(name: string, { labels, counts, sum, total }: Histogram): string[] {
  const bucket = (le: string, count: number) => `${name}_bucket${labelText({ ...labels, le })} ${count}`
  return [
    ...buckets.map((limit, index) => bucket(String(limit), counts[index] ?? 0)),
    bucket('+Inf', total),
    `${name}_sum${labelText(labels)} ${sum}`,
    `${name}_count${labelText(labels)} ${total}`,
  ]
}

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
