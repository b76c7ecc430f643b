import { at } from '../engine/core/json.ts'
import { cellPathOf } from '../engine/core/value.ts'
import type { World } from '../engine/runtime/world.ts'

type Changes = Parameters<World['set']>[0]

/**
 * A world whose changes are applied when the page is hydrated, because hydration needs the prerendered values. `read`
 * already returns the new values.
 */
export function createWaitingWorld(world: World, hydrated: Promise<void>): World {
  let waiting: Map<string, unknown> | undefined = new Map()
  const delay = (changes: Changes, until: Map<string, unknown>): void => {
    for (const [cell, value] of Object.entries(changes)) until.set(cell, value)
  }
  void hydrated.then(() => {
    const changes = Object.fromEntries(waiting ?? [])
    waiting = undefined
    world.set(changes)
  })
  return {
    ...world,
    get version() {
      return world.version
    },
    read(ref) {
      const { cell, path } = cellPathOf(ref)
      return waiting?.has(cell) === true ? at(waiting.get(cell), path) : world.read(ref)
    },
    set: (changes) => (waiting === undefined ? world.set(changes) : delay(changes, waiting)),
    put(changes) {
      if (waiting === undefined) return world.put(changes)
      delay(changes, waiting)
      return []
    },
  }
}
