import { isObject, type Json } from '../../engine/core/json.ts'

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

/** True when the site document lists `host` under `use`. */
export function isHostFor(use: string, lists: Json | undefined, host: string): boolean {
  return hostsOf(lists, use).some((pattern) => matchesHost(pattern, host))
}

function hostsOf(containers: Json | undefined, kind: string): readonly string[] {
  const list = isObject(containers) && Object.hasOwn(containers, kind) ? containers[kind] : undefined
  return Array.isArray(list) ? list.filter((host): host is string => typeof host === 'string') : []
}

/** `*.shop.example` matches every name below it. A port in the pattern is ignored. */
export function matchesHost(pattern: string, host: string): boolean {
  const [name = ''] = pattern.split(':')
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
}
