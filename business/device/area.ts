import { defineArea } from '../../engine/action.ts'
import type { Json } from '../../engine/core/json.ts'
import { isHostFor } from '../hosts.ts'
import { kept } from '../kept-keys.ts'
import { isOldApp } from './app-version.ts'
import { readDevice } from './read-device.ts'
import { sessionParameter } from './session-parameter.ts'

/** Sets the facts about the device, and updates those about the network and the width of the screen. */
export const area = defineArea({
  name: 'device',
  start(ctx) {
    const { location, navigator } = globalThis
    const query = new URLSearchParams(location.search)
    const parameter = (name: string): string | undefined => sessionParameter(name, query, ctx.storage)
    const { container, bot, os, brand } = readDevice(
      {
        containers: ctx.constant('containers'),
        hosts: ctx.constant('hosts'),
        brandParameters: ctx.constant('brandParameters'),
      },
      ctx.storage,
    )
    const wideScreen = globalThis.matchMedia?.('(min-width: 64em)')
    const isOn = (purpose: string): boolean => isHostFor(purpose, ctx.constant('hosts'), location.hostname)
    ctx.setFacts({
      'device.container': container,
      'device.bot': bot,
      // Document 1, section 6, line 143.
      'device.partner': container === 'MINIAPP' || bot,
      'device.installed': isInstalled(),
      'device.os': os,
      'device.osPresent': parameter('os') !== undefined,
      'device.oldApp': isOldApp(os, parameter('version')),
      'device.brand': brand,
      'device.host': location.hostname,
      'device.walletApp': isOn('walletApp'),
      'device.signupHost': isOn('marketSignup'),
      'device.storage': mayStore(),
      'device.online': navigator.onLine,
      'device.wide': wideScreen?.matches ?? false,
      'device.skin': chosenSkin(ctx.storage.get(kept.skin)),
      // The native app hides the header of the site with the parameter `appTitle=0` (AM-035).
      'device.appTitle': parameter('appTitle') !== '0',
    })
    wideScreen?.addEventListener('change', ({ matches }) => ctx.setFacts({ 'device.wide': matches }))
    for (const name of ['online', 'offline'])
      addEventListener(name, () => ctx.setFacts({ 'device.online': name === 'online' }))
  },
})

/** Returns the ID from a stored `<id> <scheme>`. The page needs both before any code is loaded. */
function chosenSkin(stored: Json | undefined): string {
  return typeof stored === 'string' ? (stored.split(' ')[0] ?? '') : ''
}

function isInstalled(): boolean {
  // Safari on iOS has a property instead of the media query.
  return (
    globalThis.matchMedia?.('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

function mayStore(): boolean {
  try {
    localStorage.setItem('habi.probe', '')
    localStorage.removeItem('habi.probe')
    return true
  } catch {
    return false
  }
}
