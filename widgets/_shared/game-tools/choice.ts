import { list } from '../list.ts'

/**
 * What a player has chosen for a list. The choice is part of the address, so a reload, a link and the back button keep
 * it.
 */
export interface GameChoice {
  /** Name of a kind, such as slot; empty for all. */
  readonly kind: string
  /** ID of a provider; empty for all. */
  readonly platform: string
  /** ID of the sort; empty for the order of the list. */
  readonly sort: string
  readonly features: readonly string[]
}

const KIND = 'kind'
const PLATFORM = 'platformId'
const SORT = 'sort'
const FEATURES = 'feature'

export function readChoice(search: string): GameChoice {
  const query = new URLSearchParams(search)
  return {
    kind: query.get(KIND) ?? '',
    platform: query.get(PLATFORM) ?? '',
    sort: query.get(SORT) ?? '',
    features: (query.get(FEATURES) ?? '').split(',').filter(Boolean),
  }
}

/** Returns the address with a choice. Its other query parameters are kept. */
export function withChoice(address: string, { kind, platform, sort, features }: GameChoice): string {
  const url = new URL(address)
  for (const [name, value] of [
    [KIND, kind],
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
 * Returns the choice, without its provider if the provider has no tab. An address may name a provider that has no games
 * in this list; then all games are shown. `platforms` is undefined while the list is not complete.
 */
export function offeredChoice(
  choice: GameChoice,
  platforms: readonly { readonly id: string }[] | undefined,
): GameChoice {
  const tabs = list(platforms)
  const isUnknown = tabs.length > 0 && !tabs.some(({ id }) => id === choice.platform)
  return isUnknown && choice.platform !== '' ? { ...choice, platform: '' } : choice
}
