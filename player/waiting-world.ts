import type { World } from '../engine/runtime/world.ts'

type Changes = Parameters<World['set']>[0]

/** The world with changes that wait until the page is hydrated, because hydration must find what was prerendered. */
export function createWaitingWorld(world: World, hydrated: Promise<void>): World {
  let waiting: Changes[] | undefined = []
  void hydrated.then(() => {
    const changes = Object.assign({}, ...(waiting ?? [])) as Changes
    waiting = undefined
    world.set(changes)
  })
  return {
    ...world,
    set: (changes) => void (waiting === undefined ? world.set(changes) : waiting.push(changes)),
    put(changes) {
      if (waiting === undefined) return world.put(changes)
      waiting.push(changes)
      return []
    },
  }
}
