import { type AreaContext, defineArea } from '../../engine/action.ts'
import type { Json } from '../../engine/core/json.ts'
import { isHostFor } from '../hosts.ts'
import { detectDevice } from './detect.ts'

/** Sets the facts about the device, and updates those about the network and the window. */
export const area = defineArea({
  name: 'device',
  start(ctx) {
    const { location, navigator, matchMedia } = globalThis
    const query = new URLSearchParams(location.search)
    const storedOs = sessionParameter('os', query.get('os'))
    const { container, bot, os } = detectDevice({
      host: location.hostname,
      query,
      storedOs,
      containers: ctx.constant('containers'),
    })
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    ctx.setFacts({
      'device.container': container,
      'device.bot': bot,
      'device.os': os,
      'device.osPresent': storedOs !== undefined,
      'device.host': location.hostname,
      'device.walletApp': isHostFor('walletApp', ctx.constant('hosts'), location.hostname),
      'device.online': navigator.onLine,
      'device.reducedMotion': motion.matches,
      'device.skin': chosenSkin(ctx.storage.get('skin')),
      // A parameter of the native app hides the header of the site (reading AM-035).
      'device.appTitle': sessionParameter('appTitle', query.get('appTitle')) !== '0',
    })
    motion.addEventListener('change', () => ctx.setFacts({ 'device.reducedMotion': motion.matches }))
    for (const name of ['online', 'offline'])
      addEventListener(name, () => ctx.setFacts({ 'device.online': name === 'online' }))
    followWidth(ctx)
  },
})

/** Stored as `<id> <scheme>`: the page needs both before any code is loaded. */
function chosenSkin(stored: Json | undefined): string {
  return typeof stored === 'string' ? (stored.split(' ')[0] ?? '') : ''
}

function followWidth(ctx: AreaContext): void {
  const measure = (): void => ctx.setFacts({ 'device.width': innerWidth })
  measure()
  addEventListener('resize', measure, { passive: true })
}

/** A query parameter that holds for the whole session: its current value, or the one of an earlier page. */
function sessionParameter(name: string, value: string | null): string | undefined {
  try {
    if (value !== null) sessionStorage.setItem(`habi.${name}`, value)
    return value ?? sessionStorage.getItem(`habi.${name}`) ?? undefined
  } catch {
    // Storage is forbidden: the parameter holds for this page only.
    return value ?? undefined
  }
}
