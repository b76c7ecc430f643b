import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Game } from '../../engine/widget.ts'
import type { FoundEntries } from '../_shared/game-search/search-index.ts'
import { list } from '../_shared/list.ts'
import { openSearch, type OpenSearch } from './open-search.ts'
import type { Props } from './types.gen.ts'

interface SearchResult {
  /**
   * The best games that match the query, best first; undefined until the first result for these games is computed.
   * While the result of the next query is computed, the previous result is returned.
   */
  readonly found: readonly Game[] | undefined
  /** Number of all games that match. */
  readonly total: number
  /** Index of the first game that matches only by other words than its name, if the games above it match by name. */
  readonly others: number | undefined
  /** True if the code of the search could not be loaded. */
  readonly isBroken: boolean
  readonly retry: () => void
}

export function useSearch(
  games: readonly Game[],
  query: string,
  limit: number,
  { kinds, hotLabel, newLabel }: Pick<Props, 'kinds' | 'hotLabel' | 'newLabel'>,
): SearchResult {
  const [attempt, setAttempt] = useState(0)
  const [brokenAttempt, setBrokenAttempt] = useState<number>()
  const [search, setSearch] = useState<OpenSearch>()
  /** The last result. `positions` are indices in the list of games whose IDs are `ids`. */
  const [result, setResult] = useState<FoundEntries & { readonly ids: string }>()
  // The first query opens the search, which then stays open.
  const [isUsed, setUsed] = useState(false)
  if (query !== '' && !isUsed) setUsed(true)
  // Compares IDs, because a changed jackpot changes the list of games but not the fields that the search reads.
  const ids = useMemo(() => (isUsed ? games.map(({ gameId }) => gameId).join(' ') : ''), [games, isUsed])
  const wordsOf = (kind: string) =>
    list(kinds)
      .flatMap((one) => (one.kind === kind ? one.words : []))
      .join(' ')
  const open = useEffectEvent(async () => {
    const entries = games.map(({ name, platformName, kind, kindName = '', isHot, isNew }) => ({
      name,
      more: `${platformName} ${kind} ${kindName} ${wordsOf(kind)} ${isHot ? hotLabel : ''} ${isNew ? newLabel : ''}`,
    }))
    return await openSearch(entries)
  })

  useEffect(() => {
    if (ids === '') return
    let opened: OpenSearch | undefined
    let isGone = false
    open()
      .then((started) => {
        opened = started
        if (isGone) started.close()
        else setSearch(started)
      })
      .catch(() => setBrokenAttempt(attempt))
    return () => {
      isGone = true
      opened?.close()
      setSearch(undefined)
    }
  }, [ids, attempt])

  useEffect(() => {
    if (search === undefined || query === '') return
    let isGone = false
    void search.find(query, limit).then((found) => {
      if (!isGone) setResult({ ids, ...found })
    })
    return () => {
      isGone = true
    }
  }, [search, query, limit, ids])

  const current = query !== '' && result?.ids === ids ? result : undefined
  return {
    found: current?.positions.flatMap((position) => games[position] ?? []),
    total: current?.total ?? 0,
    others: current?.others,
    isBroken: brokenAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
