import { list } from '../list.ts'

/** The choice of a player for a list. It is part of the address, so a reload, a link and going back keep it. */
export interface GameChoice {
  /** ID of a provider; empty for all. */
  readonly platform: string
  /** Empty for the order of the list. */
  readonly sort: string
  readonly features: readonly string[]
}

const PLATFORM = 'platformId'
const SORT = 'sort'
const FEATURES = 'feature'

export function readChoice(search: string): GameChoice {
  const query = new URLSearchParams(search)
  return {
    platform: query.get(PLATFORM) ?? '',
    sort: query.get(SORT) ?? '',
    features: (query.get(FEATURES) ?? '').split(',').filter(Boolean),
  }
}

/** The address with a choice. Its other parameters stay. */
export function withChoice(address: string, { platform, sort, features }: GameChoice): string {
  const url = new URL(address)
  for (const [name, value] of [
    [PLATFORM, platform],
    [SORT, sort],
    [FEATURES, features.join(',')],
  ] as const) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

export function storeChoice(choice: GameChoice): void {
  const address = withChoice(location.href, choice)
  if (address !== location.href) history.replaceState(history.state, '', address)
}

/**
 * The choice, without its provider if that has no tab: an address may name a provider without games here, and then all
 * games are shown. `platforms` is undefined while the list is not complete.
 */
export function offeredChoice(
  choice: GameChoice,
  platforms: readonly { readonly id: string }[] | undefined,
): GameChoice {
  const tabs = list(platforms)
  const isUnknown = tabs.length > 0 && !tabs.some(({ id }) => id === choice.platform)
  return isUnknown && choice.platform !== '' ? { ...choice, platform: '' } : choice
}
