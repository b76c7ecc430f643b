import type { ReactNode } from 'react'
import type { EmitArgs, Game, Locale } from '../../../engine/widget.ts'
import { icon } from '../icon.tsx'
import { wholeNumber } from '../whole-number.ts'
import styles from './game-card.module.css'

export interface GameCardTexts {
  readonly addFavoriteLabel: string
  readonly removeFavoriteLabel: string
  readonly maintenanceLabel: string
  readonly newLabel: string
  readonly hotLabel: string
}

/** The events of a card. A widget with cards must declare them too. */
interface GameCardEvents {
  readonly open: { readonly game: Game }
  readonly favorite: { readonly game: Game }
}

interface GameCardParts {
  readonly game: Game
  readonly big?: boolean
  /** Position in a ranking, from 1. */
  readonly rank?: number | undefined
  readonly favorite: boolean
  readonly texts: GameCardTexts
  readonly locale: Locale
  readonly emit: (...event: EmitArgs<GameCardEvents>) => void
}

/** A game as a list item. The cover opens the game, the heart adds it to the favorites or removes it. */
export function gameCard(
  { game, big = false, rank, favorite, texts, locale, emit }: GameCardParts,
  key: number,
): ReactNode {
  const cover = big && game.imageBig ? game.imageBig : game.image
  const pool = game.jackpot ?? 0
  const mark = game.isHot ? texts.hotLabel : game.isNew ? texts.newLabel : game.tag
  return (
    <li key={key} className={styles.card} data-big={big || undefined}>
      <button className={styles.open} type="button" onClick={() => emit('open', { game })}>
        <span className={styles.cover} data-maintenance={game.maintenance || undefined}>
          {cover && (
            <picture>
              {/* on wide screens all cards of a shelf have one size */}
              {cover !== game.image && game.image && <source media="(min-width: 46em)" srcSet={game.image} />}
              <img
                className={styles.image}
                src={cover}
                alt=""
                width={big ? 480 : 300}
                height={big ? 270 : 300}
                loading="lazy"
                decoding="async"
              />
            </picture>
          )}
          {game.maintenance && <span className={styles.rest}>{texts.maintenanceLabel}</span>}
        </span>
        <span className={styles.name}>
          {rank !== undefined && <b className={styles.rank}>{rank} </b>}
          {game.name}
        </span>
        {/* marks are below the cover, which is the provider's own image */}
        <span className={styles.maker}>
          {pool > 0 ? (
            <span className={styles.pool}>
              {locale.currencySign}
              {wholeNumber(pool)}
            </span>
          ) : (
            <>
              {mark && (
                <span className={styles.mark} data-tone={game.isHot ? 'alert' : 'positive'}>
                  {mark}
                </span>
              )}
              {mark && ' '}
              {game.platformName}
            </>
          )}
        </span>
      </button>
      <button
        className={styles.favorite}
        type="button"
        aria-pressed={favorite}
        aria-label={`${favorite ? texts.removeFavoriteLabel : texts.addFavoriteLabel} ${game.name}`}
        onClick={() => emit('favorite', { game })}
      >
        <span className={styles.heart}>{icon(favorite ? 'heart-filled' : 'heart', 'small')}</span>
      </button>
    </li>
  )
}

/** A card of the same size without a game: loading, a placeholder, or failed. */
export function emptyCard(state: 'loading' | 'free' | 'failed', text: string, big: boolean, key: number): ReactNode {
  return (
    <li key={key} className={styles.card} data-big={big || undefined} data-state={state} aria-hidden="true">
      <span className={styles.open}>
        <span className={styles.cover}>{state === 'free' && <span className={styles.soon}>{text}</span>}</span>
        <span className={styles.name} />
        <span className={styles.maker} />
      </span>
    </li>
  )
}
