import type { WireApp } from '../engine/core/wire.ts'
import type { World } from '../engine/runtime/world.ts'

/**
 * Writes into the line of the document (`document.ts`) while there is no network: the content comes from the cache. The
 * styles hide the line while there is a toast and in games.
 */
export function showOfflineLine(world: World, strings: () => WireApp['strings']): void {
  const line = document.getElementById('line')
  if (line === null) return
  const update = (): void => {
    const text = world.read('fact.device.online') === false ? strings()['app.offline.line']?.[1] : undefined
    line.textContent = typeof text === 'string' ? text : ''
  }
  world.watch(['fact.device.online'], update)
  update()
}
