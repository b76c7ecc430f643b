/**
 * Prometheus metrics, as much as one process needs. Label values come from closed sets, so the table cannot grow
 * without end.
 */
export interface Metrics {
  /** The one counter of this name and these labels. */
  counter(name: string, help: string, labels: Labels): MetricCounter
  /** The one latency histogram of this name and these labels. */
  histogram(name: string, help: string, labels: Labels): MetricHistogram
  /** A value that is asked for when the page is read. */
  gauge(name: string, help: string, read: () => number | undefined): void
  text(): string
}

export type Labels = { readonly [label: string]: string }

export interface MetricCounter {
  add(): void
}

export interface MetricHistogram {
  observe(seconds: number): void
}

interface Family<Series> {
  readonly help: string
  readonly series: Map<string, Series>
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(): Metrics {
  const counters = new Map<string, Family<Counting>>()
  const histograms = new Map<string, Family<Measuring>>()
  const gauges = new Map<string, { readonly help: string; readonly read: () => number | undefined }>()

  return {
    counter: (name, help, labels) => oneOf(counters, name, help, labels, () => new Counting()),
    histogram: (name, help, labels) => oneOf(histograms, name, help, labels, () => new Measuring(labels)),
    gauge(name, help, read) {
      gauges.set(name, { help, read })
    },
    text() {
      const families = [
        ...[...counters].map(([name, { help, series }]) => {
          const lines = [...series].map(([labels, { count }]) => `${name}${labels} ${count}`)
          return { name, help, type: 'counter', lines }
        }),
        ...[...histograms].map(([name, { help, series }]) => {
          const lines = [...series.values()].flatMap((histogram) => histogram.lines(name))
          return { name, help, type: 'histogram', lines }
        }),
        ...[...gauges].map(([name, { help, read }]) => {
          const value = read()
          return { name, help, type: 'gauge', lines: value === undefined ? [] : [`${name} ${value}`] }
        }),
      ].toSorted((a, b) => (a.name < b.name ? -1 : 1))
      return (
        families.flatMap(({ name, help, type, lines }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]).join('\n') + '\n'
      )
    },
  }
}

class Counting implements MetricCounter {
  count = 0
  add(): void {
    this.count++
  }
}

class Measuring implements MetricHistogram {
  /** Of each bucket alone; the last is for what is longer than all. */
  private readonly counts = Array.from({ length: buckets.length + 1 }, () => 0)
  private readonly labels: Labels
  private sum = 0

  constructor(labels: Labels) {
    this.labels = labels
  }

  observe(seconds: number): void {
    let place = 0
    while (place < buckets.length && seconds > (buckets[place] as number)) place++
    this.counts[place] = (this.counts[place] as number) + 1
    this.sum += seconds
  }

  lines(name: string): readonly string[] {
    let total = 0
    const within = [...buckets.map(String), '+Inf'].map((le, place) => {
      total += this.counts[place] as number
      return `${name}_bucket${labelText({ ...this.labels, le })} ${total}`
    })
    return [...within, `${name}_sum${labelText(this.labels)} ${this.sum}`, `${name}_count${labelText(this.labels)} ${total}`]
  }
}

function oneOf<Series>(families: Map<string, Family<Series>>, name: string, help: string, labels: Labels, make: () => Series): Series {
  let family = families.get(name)
  if (family === undefined) families.set(name, (family = { help, series: new Map() }))
  const key = labelText(labels)
  let series = family.series.get(key)
  if (series === undefined) family.series.set(key, (series = make()))
  return series
}

function labelText(labels: Labels): string {
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
    .join(',')}}`
}
