import { format, type WidgetProps } from '../../engine/widget.ts'
import { list } from '../_shared/list.ts'
import { useDesktop } from '../_shared/use-desktop.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './JackpotGames.module.css'

/** Number of games in a row. */
const GAMES = 3

/** Renders no games on phones, so they do not load the covers. */
export function Component({ props, locale, emit }: WidgetProps<Props, never, Events>) {
  const isDesktop = useDesktop()
  return (
    <ul className={styles.games}>
      {isDesktop &&
        list(props.games)
          .slice(0, GAMES)
          .map((game, n) => (
            <li key={n}>
              <button className={styles.game} type="button" onClick={() => emit('open', { game })}>
                <img className={styles.cover} src={game.image} alt="" width={300} height={300} decoding="async" />
                <b className={styles.amount}>{format('jackpot', game.jackpot ?? 0, locale)}</b>
                <span className={styles.name}>{game.name}</span>
              </button>
            </li>
          ))}
    </ul>
  )
}
