import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { emptyCard, gameCard } from '../_shared/game-card/game-card.tsx'
import { hidden } from '../_shared/hidden.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import { ofPlatform } from './paging.ts'
import { currentEntry, readPlace, storePlace } from './place.ts'
import type { Events, Props } from './types.gen.ts'
import { useGrowing } from './use-growing.ts'
import styles from './GameGrid.module.css'

export function Component({ id, props, locale, emit }: WidgetProps<Props, never, Events>) {
  // `visit` changes with every choice of a tab, so that the list starts over even if the same tab is chosen again.
  const [{ platform, visit }, choose] = useState({ platform: '', visit: 0 })
  const end = useRef<HTMLDivElement>(null)
  /** The history entry that the state belongs to. */
  const entry = useRef<string>(undefined)
  const all = list(props.games)
  const platforms = list(props.platforms)
  const favorites = list(props.favorites)
  const games = ofPlatform(all, platform)
  const { shown, grow, show } = useGrowing(visit, games.length, props.pageSize, props.delayMs, end, (cards) =>
    storePlace(id, { platform, shown: cards }),
  )
  const loading = all.length === 0 && (props.status === 'idle' || props.status === 'loading')
  const failed = all.length === 0 && props.status === 'error'

  // Two addresses of one page share this component. The prerendered page shows the first cards of all games.
  const followEntry = useEffectEvent(() => {
    const before = entry.current
    entry.current = currentEntry()
    const place = readPlace(id)
    if (before === entry.current || (before === undefined && place === undefined)) return
    choose({ platform: place?.platform ?? '', visit: visit + 1 })
    show(visit + 1, place?.shown ?? props.pageSize)
  })
  useEffect(() => followEntry(), [id, props.games])

  const tab = (of: string, label: string, n: number) => (
    <button
      key={n}
      className={styles.tab}
      type="button"
      aria-pressed={of === platform}
      onClick={() => {
        choose({ platform: of, visit: visit + 1 })
        storePlace(id, { platform: of, shown: props.pageSize })
      }}
    >
      {label}
    </button>
  )

  // One list of the page reports the failure.
  if (failed && !props.errorText) return null
  return (
    <div className={styles.grid}>
      <div className={styles.head}>
        {platforms.length > 0 && (
          <div className={styles.tabs} role="group" aria-label={props.platformsLabel}>
            {tab('', props.allLabel, -1)}
            {platforms.map(({ id, label }, n) => tab(id, label, n))}
          </div>
        )}
        <p className={styles.counter} aria-live="polite">
          {!loading && !failed && games.length > 0 && (
            <>
              {hidden(`${props.counterLabel} `)}
              {shown}/{games.length}
            </>
          )}
        </p>
      </div>
      {failed ? (
        notice({
          icon: 'offline',
          tone: 'alert',
          title: props.errorText ?? '',
          action: button({ label: props.retryLabel, tone: 'quiet', icon: 'refresh', press: () => emit('retry') }),
        })
      ) : loading ? (
        <ul className={styles.cards} aria-busy="true">
          {Array.from({ length: props.pageSize }, (_, n) => emptyCard('loading', '', false, n))}
        </ul>
      ) : games.length === 0 ? (
        notice({
          icon: 'search',
          title: props.emptyTitle,
          text: props.emptyText,
          action:
            props.emptyLinkLabel &&
            props.emptyLink &&
            button({ label: props.emptyLinkLabel, link: props.emptyLink, tone: 'quiet' }),
        })
      ) : (
        <>
          <ul className={styles.cards}>
            {games
              .slice(0, shown)
              .map((game, n) =>
                gameCard({ game, favorite: favorites.includes(game.gameId), texts: props, locale, emit }, n),
              )}
          </ul>
          <div ref={end} className={styles.end}>
            {shown < games.length ? (
              <button className={styles.more} type="button" onClick={grow}>
                {props.moreText}
              </button>
            ) : (
              <p>{props.endText}</p>
            )}
          </div>
        </>
      )}
    </div>
  )
}
