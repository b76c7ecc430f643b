/** The address of the document. */
export interface ArrivalRoute {
  readonly path: string
  readonly query: { readonly [name: string]: string }
  readonly search: string
}

/** Game categories that have a page in the native app, in the order of document 1, section 2, line 19. */
const CATEGORIES = ['foru', 'bingo', 'perya', 'slot', 'casino', 'poker', 'fishing', 'arcade', 'sports']
/** IDs of details pages in the native app. */
const DETAILS = ['2084', '2259']

/**
 * The page of the native app that opens for an address of this site; undefined when the site itself shows the address.
 * The value of a category parameter is ignored, only its presence counts (reading AM-009). Paths are compared in lower
 * case (reading AM-001). The documents name `tab` of /newgame and `id` of /detailspage only for the
 * native app, so the pages of this site do not read them.
 */
export function appPage({ path, query, search }: ArrivalRoute): string | undefined {
  const has = (name: string): boolean => Object.hasOwn(query, name)
  const category = CATEGORIES.find(has)
  if (category !== undefined) return `home?category=${category}`
  const page = path.replace(/^\/|\/$/g, '').toLowerCase()
  if (page === 'campaign/invite') return page + search
  const names: readonly string[] =
    page === 'new-rewards' && query.tab === 'vouchers'
      ? ['tab']
      : page === 'detailspage' && DETAILS.includes(query.id ?? '')
        ? ['id']
        : page === 'newgame'
          ? ['tab', 'platformId'].filter(has)
          : []
  if (names.length === 0) return undefined
  return `${page}?${new URLSearchParams(names.map((name) => [name, query[name] ?? ''])).toString()}`
}
