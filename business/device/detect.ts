import type { Facts } from '../../engine/action.ts'
import type { Json } from '../../engine/core/json.ts'
import { brandOf, isHostFor } from '../hosts.ts'

export interface Device {
  readonly container: Facts['device.container']
  readonly bot: boolean
  readonly os: Facts['device.os']
  /** The brand of a mini-app; empty for a mini-app without a brand. */
  readonly brand: string
}

export interface DeviceClues {
  readonly host: string
  /** Returns a query parameter of this page, or of an earlier page of this session. */
  readonly parameter: (name: string) => string | undefined
  /** The setting `containers` of the site document. */
  readonly containers: Json | undefined
  /** The setting `hosts` of the site document. */
  readonly hosts?: Json | undefined
  /** Names of address parameters. A parameter with the value 1 means that the page runs in a mini-app. */
  readonly brandParameters?: Json | undefined
}

/**
 * Detects the native app by the parameter `os` or the host, and mini-apps and bot frames by the host. A mini-app is
 * also detected by the parameter of its brand. A bot frame counts as a browser (AM-034, AM-098).
 */
export function detectDevice({ host, parameter, containers, hosts, brandParameters }: DeviceClues): Device {
  const value = parameter('os')
  const os = value === '0' || value === '1' ? value : 'none'
  const isOn = (kind: string): boolean => isHostFor(kind, containers, host)
  if (os !== 'none' || isOn('app')) return { container: 'APP', bot: false, os, brand: '' }
  const names = Array.isArray(brandParameters) ? brandParameters.filter((name) => typeof name === 'string') : []
  const brands = names.filter((name) => parameter(name) === '1')
  if (isOn('miniApp') || brands.length > 0)
    return { container: 'MINIAPP', bot: false, os, brand: brandOf(hosts, host, brands) }
  return { container: 'BROWSER', bot: isOn('bot'), os, brand: '' }
}
