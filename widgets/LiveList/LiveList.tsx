import { compact, type WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import { useMore } from '../_shared/use-more.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './LiveList.module.css'

const PLACEHOLDERS = 6
/** Placeholders with the shape of live rooms. */
const LIVE_PLACEHOLDERS = 3
/** Number of further rooms that one press loads. */
const PAGE = 12

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const loaded = list(props.rooms)
  const { hasMore, isLoading, ask } = useMore(loaded, props.total)
  const rooms = loaded.filter(({ liveId }) => liveId !== props.except)
  const isEmpty = rooms.length === 0
  const retry = button({ label: props.retryLabel, tone: 'secondary', icon: 'refresh', press: () => emit('retry') })
  if (isEmpty && props.status === 'error')
    return notice({
      icon: 'warning',
      tone: 'alert',
      title: props.errorText,
      action: retry,
    })
  if (isEmpty && props.status === 'ready')
    return notice({
      icon: 'play',
      image: props.emptyImage,
      title: props.emptyTitle,
      text: props.emptyText,
      action: props.emptyLabel && button({ label: props.emptyLabel, press: () => emit('empty') }),
    })
  if (isEmpty)
    return (
      <ul className={styles.list} aria-busy="true" data-lead={props.liveFirst}>
        {Array.from({ length: PLACEHOLDERS }, (_, n) => (
          <li key={n} className={styles.empty} data-live={(props.liveFirst && n < LIVE_PLACEHOLDERS) || undefined} />
        ))}
      </ul>
    )
  return (
    <>
      <ul className={styles.list} aria-label={props.label} data-lead={props.liveFirst} data-more={hasMore || undefined}>
        {rooms.map(({ liveId, title, anchorName, gameName, cover, viewers, isReplay }) => (
          <li key={liveId} data-live={!isReplay || undefined}>
            <button className={styles.room} type="button" onClick={() => emit('open', { liveId, anchorName })}>
              <span className={styles.cover}>
                {cover && <img className={styles.image} src={cover} alt="" loading="lazy" decoding="async" />}
                <span className={styles.mark}>{isReplay ? props.replayLabel : props.liveLabel}</span>
                {viewers !== undefined && !isReplay && (
                  <span className={styles.viewers}>{`${compact(viewers)} ${props.viewersLabel}`}</span>
                )}
              </span>
              <span className={styles.title}>{title}</span>
              <span className={styles.host}>{gameName ? `${anchorName} · ${gameName}` : anchorName}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.end} role="status">
        {props.error !== '' ? (
          <>
            <p>{props.errorText}</p>
            {retry}
          </>
        ) : hasMore ? (
          button({
            label: props.moreLabel,
            tone: 'secondary',
            busy: isLoading,
            press: () => emit('more', { limit: ask(PAGE) }),
          })
        ) : (
          <p>{props.endText}</p>
        )}
      </div>
    </>
  )
}
