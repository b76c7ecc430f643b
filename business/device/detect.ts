import type { Json } from '../../engine/core/json.ts'
import { isHostFor } from '../hosts.ts'

export interface Device {
  readonly container: 'BROWSER' | 'APP' | 'MINIAPP'
  readonly bot: boolean
  /** The os parameter of the native app: 0 Android, 1 iOS. */
  readonly os: 'none' | '0' | '1'
}

export interface DeviceClues {
  readonly host: string
  readonly query: URLSearchParams
  /** The parameter os of an earlier page of this session. */
  readonly storedOs?: string | undefined
  /** `containers` of the site document. */
  readonly containers: Json | undefined
}

/**
 * Detects the native app by the parameter os, and mini-apps and bot frames by the host. A bot frame counts as a browser
 * (AM-034, AM-098).
 */
export function detectDevice({ host, query, storedOs, containers }: DeviceClues): Device {
  const parameter = query.get('os') ?? storedOs
  const os = parameter === '0' || parameter === '1' ? parameter : 'none'
  const isOn = (kind: string): boolean => isHostFor(kind, containers, host)
  if (os !== 'none' || isOn('app')) return { container: 'APP', bot: false, os }
  if (isOn('miniApp')) return { container: 'MINIAPP', bot: false, os }
  return { container: 'BROWSER', bot: isOn('bot'), os }
}
