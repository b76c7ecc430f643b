import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import grid from '../_shared/game-card/card-grid.module.css'
import { emptyCard, FIRST_CARDS, gameCard } from '../_shared/game-card/game-card.tsx'
import type { GameChoice } from '../_shared/game-tools/choice.ts'
import { hidden } from '../_shared/hidden.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import { useDesktop } from '../_shared/use-desktop.ts'
import { currentEntry, readPlace, storePlace } from './place.ts'
import type { Events, Props } from './types.gen.ts'
import { useGrowing } from './use-growing.ts'
import { useTools } from './use-tools.ts'
import { useWindow } from './use-window.ts'
import styles from './GameGrid.module.css'

/** Memoized, so a card is not rendered again when other cards come into view. */
const Card = memo((parts: Parameters<typeof gameCard>[0]) => gameCard(parts, 0))

const noChoice: GameChoice = { kind: '', platform: '', sort: '', features: [] }

export function Component({ id, props, slots, locale, emit }: WidgetProps<Props, 'empty', Events>) {
  // `visit` changes with every choice, so the list starts at its first cards even if the same tab is chosen again.
  const [{ choice: chosen, visit }, setChoice] = useState({ choice: noChoice, visit: 0 })
  const end = useRef<HTMLDivElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  /** The key of the history entry for which the choice was last read. */
  const entry = useRef<string>(undefined)
  const all = list(props.games)
  const favorites = list(props.favorites)
  const hasTools =
    props.platformsLabel || list(props.kinds).length + list(props.sorts).length + list(props.features).length > 0
  const tools = useTools()
  const isDesktop = useDesktop()
  // Until the list is loaded, a prerendered or stored list is shown, which may be incomplete.
  const isComplete = props.status === 'ready'
  const tabs = isComplete ? props.platforms : undefined
  const choice = tools?.offeredChoice(chosen, tabs) ?? chosen
  const games = useMemo(
    () => tools?.arrange(all, tools.offeredChoice(chosen, tabs), locale.tag) ?? all,
    [tools, all, chosen, tabs, locale.tag],
  )
  const [columns, setColumns] = useState(1)
  const hasCards = games.length > 0
  useEffect(() => tools?.followColumns(cards.current, setColumns), [tools, hasCards])
  const { shown, grow, show } = useGrowing(
    visit,
    games.length,
    props.pageSize,
    props.delayMs,
    end,
    (cards) => storePlace(id, { shown: cards }),
    columns,
  )
  const { from, to, before, after } = useWindow(shown, cards, tools)
  const loading = all.length === 0 && (props.status === 'idle' || props.status === 'loading')
  const failed = all.length === 0 && props.status === 'error'
  const count = `${shown}/${games.length}`
  // A list without tabs of providers that fits on its first page, such as 3/3, only reads its counter aloud.
  const isCounted = props.platformsLabel || games.length > props.pageSize
  const isFiltered = all.length > 0 && props.clearLabel

  // Two addresses of one page share this component, so the choice is read again for each history entry. The
  // prerendered page shows the first cards of all games.
  const followEntry = useEffectEvent(() => {
    if (tools === undefined) return
    const before = entry.current
    entry.current = currentEntry()
    const place = readPlace(id)
    const addressed = tools?.addressedChoice(props)
    if (before === entry.current || (before ?? place ?? addressed) === undefined) return
    setChoice({ choice: addressed ?? noChoice, visit: visit + 1 })
    show(visit + 1, place?.shown ?? props.pageSize)
  })
  useEffect(() => followEntry(), [id, props.games, tools])

  function choose(change: Partial<GameChoice>): void {
    const next = { ...choice, ...change }
    setChoice({ choice: next, visit: visit + 1 })
    tools?.storeChoice(next)
    storePlace(id, { shown: props.pageSize })
  }

  // If no games can be loaded, a list without an error text renders nothing.
  if (failed && !props.errorText) return null
  return (
    <div className={styles.grid}>
      {/* the row reserves its height even before its code is loaded */}
      {hasTools && (all.length > 0 || loading) && (
        <div className={styles.tools}>{tools?.gameTools(props, choice, styles, isDesktop, choose)}</div>
      )}
      {failed ? (
        notice({
          icon: 'warning',
          tone: 'alert',
          title: props.errorText ?? '',
          action: button({ label: props.retryLabel, tone: 'secondary', icon: 'refresh', press: () => emit('retry') }),
        })
      ) : loading ? (
        <ul className={`${grid.grid} ${styles.cards}`} aria-busy="true">
          {Array.from({ length: props.pageSize }, (_, n) => emptyCard('loading', '', false, n))}
        </ul>
      ) : games.length === 0 ? (
        <>
          {notice({
            icon: 'search',
            image: props.emptyImage,
            title: isFiltered ? props.noMatchTitle || props.emptyTitle : props.emptyTitle,
            text: isFiltered ? props.noMatchText : props.emptyText,
            action: isFiltered
              ? button({ label: props.clearLabel ?? '', tone: 'secondary', press: () => choose(noChoice) })
              : props.emptyLinkLabel &&
                props.emptyLink &&
                button({ label: props.emptyLinkLabel, link: props.emptyLink, tone: 'secondary' }),
          })}
          {!isFiltered && slots.empty}
        </>
      ) : (
        <>
          <ul ref={cards} className={`${grid.grid} ${styles.cards}`}>
            {tools?.emptyRows('before', before, styles)}
            {games.slice(from, to).map((game, n) => (
              <Card
                key={from + n}
                game={game}
                far={!before && n >= FIRST_CARDS}
                favorite={favorites.includes(game.gameId)}
                texts={props}
                locale={locale}
                emit={emit}
              />
            ))}
            {tools?.emptyRows('after', after, styles)}
          </ul>
          <div ref={end} className={styles.end}>
            <p className={styles.counter} aria-live="polite">
              {isComplete && (
                <>
                  {hidden(`${props.counterLabel} `)}
                  {isCounted ? count : hidden(count)}
                </>
              )}
            </p>
            {props.status === 'error' && props.errorText ? (
              <>
                <p>{props.errorText}</p>
                <button className={styles.more} type="button" onClick={() => emit('retry')}>
                  {props.retryLabel}
                </button>
              </>
            ) : shown < games.length ? (
              <button className={styles.more} type="button" onClick={grow}>
                {props.moreText}
              </button>
            ) : (
              <p>{isComplete && props.endText}</p>
            )}
          </div>
        </>
      )}
    </div>
  )
}
