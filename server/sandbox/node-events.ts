import type { NodeEvent } from '../../engine/core/node-event.ts'
import type { Sandbox } from './sandbox.ts'

/** Adds views and clicks to the tracking events. */
export function addNodeEvents({ clock, runState }: Sandbox, events: readonly NodeEvent[]): void {
  const at = new Date(clock.now()).toISOString()
  for (const { kind, document, node, release, route } of events)
    runState.events.add({ name: kind, at, fields: { document, node, release, route } })
}
