/** Loads the adapter of the container in which the page runs. Only the code of this container is loaded. */
import type { Container, DeviceStorage } from '../engine/action.ts'
import { type JsonObject, own } from '../engine/core/json.ts'
import { readDevice } from './device/read-device.ts'

/** @param constants the constants of the release, with its lists of hosts and containers */
export async function openContainer(
  browser: Container,
  constants: JsonObject,
  storage: DeviceStorage,
): Promise<Container> {
  const { containers, hosts, brandParameters } = constants
  const { container, bot, brand } = readDevice({ containers, hosts, brandParameters }, storage)
  if (container === 'BROWSER' && !bot) return browser
  if (container === 'APP') {
    const word = (name: string): string => String(own(constants, name) ?? '')
    const { createNativeApp } = await import('./device/containers/native.ts')
    return createNativeApp({ browser, bridgeName: word('bridgeName'), appScheme: word('appScheme') })
  }
  const { openHostFrame } = await import('./device/containers/host-frame.ts')
  const frame = openHostFrame(containers, storage)
  if (bot) return (await import('./device/containers/bot.ts')).createBotFrame({ browser, frame })
  return (await import('./device/containers/mini-app.ts')).createMiniApp({ browser, frame, brand })
}
