import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import grid from '../_shared/game-card/card-grid.module.css'
import { emptyCard, FIRST_CARDS, gameCard } from '../_shared/game-card/game-card.tsx'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import { CARDS, readCards, readQuery, storeQuery } from './query.ts'
import type { Events, Props } from './types.gen.ts'
import { useSearch } from './use-search.ts'
import styles from './GameSearch.module.css'

/** Number of empty cards that are shown while the games are loaded. */
const EMPTY_CARDS = 9

export function Component({ id, props, slots, locale, emit }: WidgetProps<Props, 'idle', Events>) {
  const [change, setChange] = useState<string>()
  // The query is stored with the history entry, so a player who returns from a game finds the result again.
  const stored = useSyncExternalStore(
    never,
    () => readQuery(id),
    () => '',
  )
  const typed = change ?? stored
  const [cards, setCards] = useState<number>()
  const storedCards = useSyncExternalStore(never, readCards, () => CARDS)
  const results = useRef<HTMLUListElement>(null)
  const games = list(props.games)
  const favorites = list(props.favorites)
  const recent = list(props.recent)
  const kinds = list(props.kinds)
  const query = typed.trim()
  const limit = cards ?? storedCards
  const { found: matches, total, others, isBroken, retry } = useSearch(games, query, limit, props)
  const found = games.length === 0 && props.status === 'ready' ? [] : matches
  const failed = isBroken || (games.length === 0 && props.status === 'error')

  useEffect(() => {
    if (readQuery(id) === '') focusField(id)
  }, [id])

  const type = (text: string) => {
    setChange(text)
    setCards(CARDS)
    storeQuery(id, text)
  }
  const showMore = () => {
    setCards(limit + CARDS)
    storeQuery(id, typed, limit + CARDS)
  }
  const search = (words: string) => {
    type(words)
    focusField(id)
  }
  const clear = () => search('')
  const tryAgain = () => (isBroken ? retry() : emit('retry'))
  const remember = () => {
    if (query.length > 1) emit('search', { query })
  }
  const emitFromCard: typeof emit = (...event) => {
    if (event[0] === 'open') remember()
    emit(...event)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      clear()
    } else if (event.key === 'ArrowDown') {
      const first = results.current?.querySelector('button')
      if (first == null) return
      event.preventDefault()
      first.focus()
    }
  }

  const suggestion = (words: string) => (
    <li key={words}>{button({ label: words, tone: 'secondary', press: () => search(words) })}</li>
  )

  return (
    <div>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          remember()
          results.current?.querySelector('button')?.focus()
        }}
      >
        <label className={styles.field}>
          {hidden(props.label)}
          <span className={styles.lens}>{icon('search', 'small')}</span>
          <input
            id={`${id}-field`}
            className={styles.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            placeholder={props.placeholder}
            value={typed}
            aria-controls={`${id}-results`}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKey}
          />
          {typed !== '' && (
            <button className={styles.clear} type="button" aria-label={props.clearLabel} onClick={clear}>
              {icon('close', 'small')}
            </button>
          )}
        </label>
      </form>
      <p className={styles.count} role="status">
        {query !== '' &&
          found !== undefined &&
          (found.length > 0 ? `${props.countLabel} ${countText(found.length, total)}` : hidden(props.emptyTitle))}
      </p>
      <div id={`${id}-results`} className={styles.results}>
        {query === '' ? (
          <>
            <ul className={styles.queries}>{kinds.map(({ words }) => suggestion(words.split(' ', 1).join()))}</ul>
            {recent.length > 0 && (
              <section className={styles.recent}>
                <h2 className={styles.heading}>{props.recentLabel}</h2>
                <button
                  className={styles.forget}
                  onClick={() => {
                    emit('forget')
                    // The section with this button disappears, so the focus moves to the field.
                    clear()
                  }}
                >
                  {props.forgetLabel}
                </button>
                <ul className={styles.queries}>{recent.map((one) => suggestion(one))}</ul>
              </section>
            )}
            {slots.idle}
          </>
        ) : failed ? (
          notice({
            icon: 'warning',
            tone: 'alert',
            title: props.errorText,
            action: button({ label: props.retryLabel, tone: 'secondary', icon: 'refresh', press: tryAgain }),
          })
        ) : found === undefined ? (
          <ul className={`${grid.grid} ${styles.cards}`} aria-busy="true">
            {Array.from({ length: EMPTY_CARDS }, (_, n) => emptyCard('loading', '', false, n))}
          </ul>
        ) : found.length === 0 ? (
          <>
            {notice({
              icon: 'search',
              image: props.emptyImage,
              title: props.emptyTitle,
              text: props.emptyText,
              action: button({ label: props.clearLabel, tone: 'secondary', press: clear }),
            })}
            {slots.idle}
          </>
        ) : (
          <>
            <ul ref={results} className={`${grid.grid} ${styles.cards}`}>
              {found.map((game, n) => [
                n === others && props.othersLabel && (
                  <li key={-1} className={styles.others}>
                    {props.othersLabel}
                  </li>
                ),
                gameCard(
                  {
                    game,
                    far: n >= FIRST_CARDS,
                    favorite: favorites.includes(game.gameId),
                    texts: props,
                    locale,
                    emit: emitFromCard,
                  },
                  n,
                ),
              ])}
            </ul>
            {found.length < total && props.moreLabel && (
              <p className={styles.more}>{button({ label: props.moreLabel, tone: 'secondary', press: showMore })}</p>
            )}
            {found.length < FEW && slots.idle}
          </>
        )}
      </div>
    </div>
  )
}

/** Fewer results leave most of the screen empty, so the content of the empty field follows them. */
const FEW = 4

/** A subscription that never fires, because only this widget changes the stored query. */
const never = () => () => undefined

/** Returns the number of matches: "12", or "60/242" if not all of them are shown. */
const countText = (shown: number, total: number): string => (shown < total ? `${shown}/${total}` : String(total))

function focusField(search: string): void {
  document.getElementById(`${search}-field`)?.focus({ preventScroll: true })
}
