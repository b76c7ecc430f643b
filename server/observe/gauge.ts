import { Gauge, type Registry } from 'prom-client'

/** Registers a value that is read when the metrics are printed. There is no value while `read` returns undefined. */
export function registerGauge(registry: Registry, name: string, help: string, read: () => number | undefined): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read()
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    },
  })
}
