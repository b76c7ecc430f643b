import { type AreaContext, defineArea } from '../../engine/action.ts'
import type { Json } from '../../engine/core/json.ts'
import { detectDevice, isHostFor } from './detect.ts'

/** Says where the player runs, and follows the network and the size of the window. */
export const area = defineArea({
  name: 'device',
  start(ctx) {
    const { location, navigator, matchMedia } = globalThis
    const query = new URLSearchParams(location.search)
    const { container, bot, os } = detectDevice({
      host: location.hostname,
      query,
      keptOs: keep('os', query.get('os')),
      containers: ctx.constant('containers'),
    })
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    ctx.setFacts({
      'device.container': container,
      'device.bot': bot,
      'device.os': os,
      'device.host': location.hostname,
      'device.walletApp': isHostFor('walletApp', ctx.constant('hosts'), location.hostname),
      'device.online': navigator.onLine,
      'device.reducedMotion': motion.matches,
      'device.skin': chosenSkin(ctx.storage.get('skin')),
      // The native app turns our header off by a parameter (reading AM-035).
      'device.appTitle': keep('appTitle', query.get('appTitle')) !== '0',
    })
    motion.addEventListener('change', () => ctx.setFacts({ 'device.reducedMotion': motion.matches }))
    for (const name of ['online', 'offline']) addEventListener(name, () => ctx.setFacts({ 'device.online': name === 'online' }))
    followWidth(ctx)
  },
})

/** Kept as `<id> <scheme>`, because the page needs both before anything else is there. */
function chosenSkin(kept: Json | undefined): string {
  return typeof kept === 'string' ? (kept.split(' ')[0] ?? '') : ''
}

function followWidth(ctx: AreaContext): void {
  const measure = (): void => ctx.setFacts({ 'device.width': innerWidth })
  measure()
  addEventListener('resize', measure, { passive: true })
}

/** What this session was opened with: the parameter now, else the one an earlier page had. */
function keep(name: string, given: string | null): string | undefined {
  try {
    if (given !== null) sessionStorage.setItem(`habi.${name}`, given)
    return given ?? sessionStorage.getItem(`habi.${name}`) ?? undefined
  } catch {
    // Forbidden storage: it holds as long as the address does.
    return given ?? undefined
  }
}
