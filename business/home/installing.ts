import type { AreaContext } from '../../engine/action.ts'

/** The event of browsers that can install the site. It is not in the types of the DOM. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

let offered: InstallEvent | undefined

export function followInstalling(ctx: AreaContext): void {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  // Only Safari on iOS has this property. Safari has no prompt, so that the person uses the share menu.
  const isStandalone = 'standalone' in navigator ? navigator.standalone === true : undefined
  ctx.setFacts({ 'home.install': !isInstalled && isStandalone === false ? 'share' : 'none' })
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = isInstallEvent(event) ? event : undefined
    if (offered !== undefined) ctx.setFacts({ 'home.install': 'prompt' })
  })
  addEventListener('appinstalled', () => ctx.setFacts({ 'home.install': 'none' }))
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** Shows the prompt of the browser. It can be shown only once. */
export async function showInstallPrompt(): Promise<void> {
  const event = offered
  offered = undefined
  await event?.prompt()
}
