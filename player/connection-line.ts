/**
 * The line of the document (`document.ts`) that reports a missing connection. The styles hide it while there is a toast
 * and in games.
 */
import type { WireApp } from '../engine/core/wire.ts'
import type { World } from '../engine/runtime/world.ts'

const lineOf = (): HTMLElement | null => document.getElementById('line')

/** Shows that the release cannot be loaded, until `showOfflineLine` runs: the session starts when it is loaded. */
export function showLoadFailed(): void {
  const line = lineOf()
  if (line !== null) line.textContent = line.dataset.loadFailed ?? ''
}

/** Shows while there is no network that the content comes from the cache. */
export function showOfflineLine(world: World, strings: () => WireApp['strings']): void {
  const line = lineOf()
  if (line === null) return
  const update = (): void => {
    const text = world.read('fact.device.online') === false ? strings()['app.offline.line']?.[1] : undefined
    line.textContent = typeof text === 'string' ? text : ''
  }
  world.watch(['fact.device.online'], update)
  update()
}
