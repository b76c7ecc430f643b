import type { ReactNode } from 'react'
import { compact, type EmitArgs, format, type Game, type Locale } from '../../../engine/widget.ts'
import { icon } from '../icon.tsx'
import { betText } from '../bet-text.ts'
import { gameMarks } from '../game-marks.ts'
import styles from './game-card.module.css'

export interface GameCardTexts {
  readonly addFavoriteLabel: string
  readonly removeFavoriteLabel: string
  readonly maintenanceLabel: string
  readonly newLabel?: string
  readonly hotLabel?: string
  readonly playedLabel?: string
  readonly recommendedLabel?: string
  /** Word before the smallest bet. If it is absent, cards do not show the bet. */
  readonly minBetLabel?: string
  /** Word before the sum of a ranking. */
  readonly sumLabel?: string
  /** Word before the number of likes, which then replaces the jackpot and the smallest bet. */
  readonly likesLabel?: string
  /**
   * Label of the details button, read aloud before the name of the game. If it is absent, cards have no such button.
   */
  readonly detailsLabel?: string
}

/** The events of a card. A widget with cards must declare these events too. */
interface GameCardEvents {
  readonly open: { readonly game: Game }
  readonly favorite: { readonly game: Game }
  readonly details: { readonly game: Game }
}

/** Number of cards that fill the first screen of a grid, even on the largest device. */
export const FIRST_CARDS = 15

interface GameCardParts {
  readonly game: Game
  readonly big?: boolean
  /** True if a large card is also large on wide screens. */
  readonly wide?: boolean
  /** True if the browser should not lay out the card before it is near the viewport. */
  readonly far?: boolean
  /** Position in a ranking, from 1. */
  readonly rank?: number | undefined
  readonly favorite: boolean
  readonly texts: GameCardTexts
  readonly locale: Locale
  readonly emit: (...event: EmitArgs<GameCardEvents>) => void
}

/**
 * Renders a game as a list item. The cover opens the game, and the heart adds the game to the favorites or removes it.
 * The image of the cover contains the name. The name as text is behind the image, for screen readers and in case the
 * image is missing. The caption shows a win, the sum of a ranking, the likes, the jackpot or the smallest
 * bet, or that the game is in maintenance.
 */
export function gameCard(
  { game, big = false, wide = false, far = false, rank, favorite, texts, locale, emit }: GameCardParts,
  key: number,
): ReactNode {
  const cover = big && game.imageBig ? game.imageBig : game.image
  const mark = gameMarks(game, texts)[0]
  const lead = leadOf(game, texts, locale)
  return (
    <li key={key} className={styles.card} data-big={big || undefined} data-far={far || undefined}>
      <button className={styles.open} type="button" onClick={() => emit('open', { game })}>
        <span className={styles.cover} data-maintenance={game.maintenance || undefined}>
          <span className={styles.name}>{game.name}</span>
          {/* on wide screens all cards of a shelf have the same size, so a few big ones show the normal image */}
          {cover && cover !== game.image && game.image && !wide ? (
            <picture>
              <source media="(min-width: 46em)" srcSet={game.image} />
              {image(cover, big)}
            </picture>
          ) : (
            cover && image(cover, big)
          )}
          {rank !== undefined && (
            <b className={styles.rank} data-rank={rank}>
              {rank}{' '}
            </b>
          )}
        </span>
        <span className={styles.lead}>
          {lead ?? game.platformName}
          {/* marks are below the cover, not on it, because it is the provider's image; a ranking shows ranks instead
              of marks */}
          {mark && rank === undefined && !game.maintenance && (
            <span className={styles.mark} data-tone={mark[1]}>
              {mark[0]}
            </span>
          )}
        </span>
        <span className={styles.maker}>{game.winner ?? (lead !== undefined && game.platformName)}</span>
      </button>
      <button
        className={styles.favorite}
        type="button"
        aria-pressed={favorite}
        aria-label={`${favorite ? texts.removeFavoriteLabel : texts.addFavoriteLabel} ${game.name}`}
        onClick={() => emit('favorite', { game })}
      >
        {icon(favorite ? 'heart-filled' : 'heart')}
      </button>
      {texts.detailsLabel && (
        <button
          className={styles.details}
          type="button"
          aria-label={`${texts.detailsLabel} ${game.name}`}
          onClick={() => emit('details', { game })}
        />
      )}
    </li>
  )
}

const image = (cover: string, big: boolean): ReactNode => (
  <img
    key={cover}
    className={styles.image}
    src={cover}
    alt=""
    width={big ? 480 : 300}
    height={big ? 270 : 300}
    loading="lazy"
    decoding="async"
    ref={checkEarly}
    onError={(event) => hide(event.currentTarget)}
  />
)

/** Hides an image that cannot be loaded, so the name below it is visible instead of the broken-image icon. */
const hide = (image: HTMLImageElement) => (image.style.opacity = '0')

/** Hides an image of a prerendered page that failed before hydration, when no `onError` handler was attached yet. */
function checkEarly(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => hide(image))
}

/** Returns the caption: maintenance, or a win, the sum of a ranking, the likes, the jackpot or the smallest bet. */
function leadOf(game: Game, texts: GameCardTexts, locale: Locale): ReactNode {
  if (game.maintenance) return texts.maintenanceLabel
  if (game.won) return `+${format('jackpot', game.won, locale)}`
  if (game.sum) return labeled(texts.sumLabel, `${locale.currencySign}${compact(game.sum)}`)
  if (texts.likesLabel && game.likes) return labeled(texts.likesLabel, compact(game.likes))
  const pool = game.jackpot ?? 0
  if (pool > 0) return <span className={styles.pool}>{format('jackpot', pool, locale)}</span>
  if (!game.minBet || !texts.minBetLabel) return undefined
  return labeled(texts.minBetLabel, betText(game.minBet, locale))
}

const labeled = (label: string | undefined, value: string): ReactNode => (
  <>
    {label && <small>{label}</small>}
    {` ${value}`}
  </>
)

/** Renders a card of the same size without a game: while loading, as a placeholder, or after a failure. */
export function emptyCard(state: 'loading' | 'free' | 'failed', text: string, big: boolean, key: number): ReactNode {
  return (
    <li key={key} className={styles.card} data-big={big || undefined} data-state={state} aria-hidden="true">
      <span className={styles.open}>
        <span className={styles.cover}>{state === 'free' && <span className={styles.soon}>{text}</span>}</span>
        <span className={styles.lead} />
        <span className={styles.maker} />
      </span>
    </li>
  )
}
