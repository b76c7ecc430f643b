import type { WireApp } from '../engine/core/wire.ts'
import type { World } from '../engine/runtime/world.ts'

/**
 * Shows a line over all pages except games while there is no network. The line states that the content comes from the
 * cache.
 */
export function showOfflineLine(world: World, strings: () => WireApp['strings']): void {
  const line = document.createElement('p')
  line.className = 'habi-line'
  line.setAttribute('role', 'status')
  document.body.append(line)
  const update = (): void => {
    const text = world.read('fact.device.online') === false ? strings()['app.offline.line']?.[1] : undefined
    line.textContent = typeof text === 'string' ? text : ''
  }
  world.watch(['fact.device.online'], update)
  update()
}
