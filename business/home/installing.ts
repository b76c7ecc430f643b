import type { AreaContext } from '../../engine/action.ts'

/** The event of browsers that can install the site. It is not in the types of the DOM. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

declare global {
  interface Window {
    /** The latest `beforeinstallprompt` event, which the boot script stores. */
    installEvent?: Event
  }
}

export function followInstalling(ctx: AreaContext): void {
  // Only Safari on iOS has the property `standalone`. Safari has no prompt, so the person uses the share menu.
  const isShared = 'standalone' in navigator && ctx.read('fact.device.installed') !== true
  ctx.setFacts({ 'home.install': isShared ? 'share' : 'none' })
  const offer = (event?: Event): void => {
    // Prevents the browser's own offer to install the site, because Home shows one. An offer made before this code was
    // loaded cannot be prevented.
    event?.preventDefault()
    if (isInstallEvent(window.installEvent)) ctx.setFacts({ 'home.install': 'prompt' })
  }
  // The listener of the boot script runs first and stores the event.
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', () => ctx.setFacts({ 'home.install': 'none' }))
  offer()
}

const isInstallEvent = (event: Event | undefined): event is InstallEvent => event !== undefined && 'prompt' in event

/** Shows the prompt of the browser. It can be shown only once. */
export async function showInstallPrompt(): Promise<void> {
  const event = window.installEvent
  delete window.installEvent
  if (isInstallEvent(event)) await event.prompt()
}
