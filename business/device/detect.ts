import { isObject, type Json } from '../../engine/core/json.ts'

export interface Device {
  readonly container: 'BROWSER' | 'APP' | 'MINIAPP'
  readonly bot: boolean
  /** The os parameter of the native app: 0 Android, 1 iOS. */
  readonly os: 'none' | '0' | '1'
}

export interface Surroundings {
  readonly host: string
  readonly query: URLSearchParams
  /** The os that an earlier page of this session was opened with. */
  readonly keptOs?: string | undefined
  /** `containers` of the site document. */
  readonly containers: Json | undefined
}

/** Where the player runs: os marks the native app, the host a mini-app or a bot frame, which counts as a browser (AM-034, AM-098). */
export function detectDevice({ host, query, keptOs, containers }: Surroundings): Device {
  const given = query.get('os') ?? keptOs
  const os = given === '0' || given === '1' ? given : 'none'
  const isOn = (kind: string): boolean => isHostFor(kind, containers, host)
  if (os !== 'none' || isOn('app')) return { container: 'APP', bot: false, os }
  if (isOn('miniApp')) return { container: 'MINIAPP', bot: false, os }
  return { container: 'BROWSER', bot: isOn('bot'), os }
}

/** True when `host` is one of those that the site document lists under `use`. */
export function isHostFor(use: string, lists: Json | undefined, host: string): boolean {
  return hostsOf(lists, use).some((pattern) => matchesHost(pattern, host))
}

function hostsOf(containers: Json | undefined, kind: string): readonly string[] {
  const list = isObject(containers) && Object.hasOwn(containers, kind) ? containers[kind] : undefined
  return Array.isArray(list) ? list.filter((host): host is string => typeof host === 'string') : []
}

/** `*.shop.example` stands for every name below it; a port in the table is of no account. */
export function matchesHost(pattern: string, host: string): boolean {
  const [wanted = ''] = pattern.split(':')
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : host === wanted
}
