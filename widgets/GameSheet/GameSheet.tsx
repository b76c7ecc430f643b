import { compact, format, type WidgetProps } from '../../engine/widget.ts'
import { betText } from '../_shared/bet-text.ts'
import { button } from '../_shared/button.tsx'
import { hidden } from '../_shared/hidden.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
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
        action: button({ label: props.retryLabel, tone: 'quiet', icon: 'refresh', press: () => emit('retry') }),
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
  const marks = [
    game.isHot && props.hotLabel,
    game.isNew && props.newLabel,
    game.isRecent && props.playedLabel,
    game.isRecommended && props.recommendedLabel,
    game.tag,
  ].filter(Boolean)
  return (
    <div className={styles.sheet}>
      <div className={styles.about}>
        <div className={styles.cover}>
          {game.preview && <img className={styles.preview} src={game.preview} alt="" />}
          {image && <img className={styles.image} src={image} alt="" width="480" height="270" decoding="async" />}
        </div>
        <div className={styles.words}>
          {(marks.length > 0 || game.maintenance) && (
            <ul className={styles.marks}>
              {game.maintenance && <li data-tone="alert">{props.maintenanceLabel}</li>}
              {marks.map((mark, n) => (
                <li key={n} data-tone={game.isHot && n === 0 ? 'alert' : undefined}>
                  {mark}
                </li>
              ))}
            </ul>
          )}
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
            {game.platformName !== '' && (
              <div>
                <dt>{props.makerLabel}</dt>
                <dd>
                  {props.makerLink && game.platformId ? (
                    <a className={styles.link} href={props.makerLink.href}>
                      {game.platformName}
                    </a>
                  ) : (
                    game.platformName
                  )}
                </dd>
              </div>
            )}
            {kind && (
              <div>
                <dt>{props.kindLabel}</dt>
                <dd>{kind}</dd>
              </div>
            )}
            {game.minBet !== undefined && (
              <div>
                <dt>{props.betLabel}</dt>
                <dd>{betText(game.minBet, locale)}</dd>
              </div>
            )}
            {game.players !== undefined && (
              <div>
                <dt>{props.playersLabel}</dt>
                <dd>{compact(game.players)}</dd>
              </div>
            )}
            {game.likes !== undefined && (
              <div>
                <dt>{props.likesLabel}</dt>
                <dd>{compact(game.likes)}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <div className={styles.actions}>
        {button({
          label: isClosed ? props.maintenanceLabel : props.playLabel,
          full: true,
          icon: isClosed ? undefined : 'play',
          disabled: isClosed,
          press: () => emit('play', { game }),
        })}
        {game.trial &&
          button({
            label: props.tryLabel,
            tone: 'quiet',
            full: true,
            disabled: isClosed,
            press: () => emit('try', { game }),
          })}
        {game.liveRoomId &&
          button({ label: props.watchLabel, tone: 'quiet', full: true, press: () => emit('watch', { game }) })}
      </div>
      <div className={styles.pair}>
        {button({
          label: isFavorite ? props.removeFavoriteLabel : props.addFavoriteLabel,
          tone: 'plain',
          icon: isFavorite ? 'heart-filled' : 'heart',
          press: () => emit('favorite', { game }),
        })}
        {button({ label: props.shareLabel, tone: 'plain', icon: 'share', press: () => emit('share', { game }) })}
      </div>
    </div>
  )
}
