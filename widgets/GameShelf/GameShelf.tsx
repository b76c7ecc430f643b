import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import centered from '../_shared/centered.module.css'
import { emptyCard, gameCard } from '../_shared/game-card/game-card.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import { rowButtons, startRowButtons } from '../_shared/row-buttons/row-buttons.tsx'
import { sectionHead } from '../_shared/section-head.tsx'
import { wideColumns } from './columns.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './GameShelf.module.css'

/**
 * Renders `count` empty cards while the first games are loading or if they could not be loaded. If there is a
 * placeholder text, empty cards with this text fill up a shorter list.
 */
export function Component({ props, locale, emit }: WidgetProps<Props, never, Events>) {
  const games = list(props.games).slice(0, props.count)
  const favorites = list(props.favorites)
  const isEmpty = games.length === 0
  const failed = isEmpty && props.status === 'error'
  const state = isEmpty && (props.status === 'idle' || props.status === 'loading') ? 'loading' : 'free'
  // If no games can be loaded, a list without an error text renders nothing.
  if (failed && !props.errorText) return null
  const cards = props.placeholderText || failed || state === 'loading' ? props.count : games.length
  if (cards === 0) return props.emptyText ? notice({ icon: 'search', title: props.emptyText }) : null
  const isBig = props.big >= props.count
  // The first three games of a ranking are larger than the others on wide screens too.
  const hasPodium = props.ranked && props.big === 3
  const wide = isBig ? 4 : hasPodium ? 6 : wideColumns(props.count)
  const buttons =
    props.layout === 'row' || wide === 'row' ? rowButtons(props.previousLabel, props.nextLabel) : undefined
  return (
    <section className={styles.shelf} data-podium={hasPodium || undefined} aria-label={props.title}>
      {sectionHead(props.title, props.viewAll, props.viewAllLabel, !isEmpty, buttons)}
      <div className={styles.content}>
        <ul
          ref={buttons ? startRowButtons : undefined}
          className={styles.cards}
          data-layout={props.layout}
          data-wide={wide}
          aria-busy={state === 'loading'}
          // A row without buttons must be focusable, so it can be scrolled by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={isEmpty && props.layout === 'row' ? 0 : undefined}
        >
          {Array.from({ length: cards }, (_, n) => {
            const game = games[n]
            const big = n < props.big
            if (game === undefined) return emptyCard(failed ? 'failed' : state, props.placeholderText ?? '', big, n)
            const rank = props.ranked ? n + 1 : undefined
            return gameCard(
              {
                game,
                big,
                wide: isBig || hasPodium,
                rank,
                favorite: favorites.includes(game.gameId),
                texts: props,
                locale,
                emit,
              },
              n,
            )
          })}
        </ul>
        {props.status === 'error' && props.errorText && (
          // If the list cannot be loaded, prerendered cards stay, and the message is below them.
          <div className={`${centered.centered} ${styles.failed}`} role="status" data-below={!isEmpty || undefined}>
            <p>{props.errorText}</p>
            {button({ label: props.retryLabel, tone: 'secondary', icon: 'refresh', press: () => emit('retry') })}
          </div>
        )}
      </div>
    </section>
  )
}
