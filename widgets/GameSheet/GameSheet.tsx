import { compact, format, type WidgetProps } from '../../engine/widget.ts'
import { betText } from '../_shared/bet-text.ts'
import { button } from '../_shared/button.tsx'
import { gameMarks } from '../_shared/game-marks.ts'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import { richBlocks } from '../_shared/rich.tsx'
import { useRolling } from '../_shared/use-rolling.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './GameSheet.module.css'

/** Shows information about a game before it opens. While the game's data is loading, two blocks reserve the space. */
export function Component({ props, locale, emit }: WidgetProps<Props, never, Events>) {
  const { game, kind } = props
  const jackpot = game?.jackpot ?? 0
  const rolling = useRolling(jackpot)
  if (game == null) {
    return props.status === 'ready' || props.status === 'error' ? (
      notice({
        icon: 'warning',
        tone: 'alert',
        title: props.errorText,
        action: button({ label: props.retryLabel, tone: 'secondary', icon: 'refresh', press: () => emit('retry') }),
      })
    ) : (
      <div className={styles.sheet} aria-busy="true">
        <div className={styles.about}>
          <span className={styles.cover} />
          <span className={styles.waiting} />
        </div>
      </div>
    )
  }
  const image = game.banner || game.imageBig || game.image
  const isFavorite = list(props.favorites).includes(game.gameId)
  const isClosed = game.maintenance && !props.mayEnter
  const facts = [
    game.minBet !== undefined && [props.betLabel, betText(game.minBet, locale)],
    game.players !== undefined && !game.maintenance && [props.playersLabel, compact(game.players)],
    game.likes !== undefined && [props.likesLabel, compact(game.likes)],
  ].filter((fact) => fact !== false)
  return (
    <div className={styles.sheet}>
      <div className={styles.about}>
        <div className={styles.cover}>
          {/* the image contains the name; the text is behind it, in case the image is missing */}
          <span className={styles.name} aria-hidden="true">
            {game.name}
          </span>
          {game.preview && <img className={styles.preview} src={game.preview} alt="" />}
          {image && <img className={styles.image} src={image} alt="" width="480" height="270" decoding="async" />}
        </div>
        <div className={styles.words}>
          <div className={styles.head}>
            <div className={styles.origin}>
              {/* the title of the popup says the name to screen readers */}
              <p className={styles.title} aria-hidden="true">
                {game.name}
              </p>
              {game.platformName !== '' && (
                <p className={styles.by}>
                  {hidden(`${props.providerLabel} `)}
                  {props.providerLink && game.platformId ? (
                    <a className={styles.link} href={props.providerLink.href}>
                      {game.platformName}
                    </a>
                  ) : (
                    game.platformName
                  )}
                </p>
              )}
              <ul className={styles.marks}>
                {kind && (
                  <li data-tone="plain">
                    {hidden(`${props.kindLabel} `)}
                    {kind}
                  </li>
                )}
                {game.maintenance && <li data-tone="alert">{props.maintenanceLabel}</li>}
                {gameMarks(game, props).map(([text, tone], n) => (
                  <li key={n} data-tone={tone}>
                    {text}
                  </li>
                ))}
              </ul>
            </div>
            <button
              className={styles.round}
              type="button"
              aria-pressed={isFavorite}
              aria-label={isFavorite ? props.removeFavoriteLabel : props.addFavoriteLabel}
              onClick={() => emit('favorite', { game })}
            >
              {icon(isFavorite ? 'heart-filled' : 'heart')}
            </button>
            <button
              className={styles.round}
              type="button"
              aria-label={props.shareLabel}
              onClick={() => emit('share', { game })}
            >
              {icon('share')}
            </button>
          </div>
          <dl className={styles.facts}>
            {jackpot > 0 && (
              <div className={styles.jackpot}>
                <dt>{props.jackpotLabel}</dt>
                <dd>
                  {hidden(format('jackpot', jackpot, locale))}
                  <span aria-hidden="true">{format('jackpot', rolling, locale)}</span>
                </dd>
              </div>
            )}
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.note}>{richBlocks(props.note)}</div>
        </div>
      </div>
      <div className={styles.actions}>
        {button({
          label: isClosed ? props.maintenanceLabel : props.playLabel,
          icon: isClosed ? undefined : 'play',
          disabled: isClosed,
          press: () => emit('play', { game }),
        })}
        {game.trial &&
          button({ label: props.tryLabel, tone: 'secondary', disabled: isClosed, press: () => emit('try', { game }) })}
        {game.liveRoomId &&
          button({ label: props.watchLabel, tone: 'secondary', press: () => emit('watch', { game }) })}
      </div>
    </div>
  )
}
