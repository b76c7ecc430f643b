import { useEffect, useRef } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import type { Props } from './types.gen.ts'
import styles from './ChannelSwitch.module.css'

export function Component({ props }: WidgetProps<Props>) {
  const row = useRef<HTMLUListElement>(null)
  const isColumn = props.shape === 'column'

  // Scrolls the open channel to 150 pixels after the start of the row, from where the row snaps it to its middle.
  // scrollIntoView would scroll the page too.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (open) row.current?.scrollTo(open.offsetLeft - 150, 0)
  }, [props.current])

  // If this code cannot be loaded, the links still work, but the page cannot be swiped.
  useEffect(() => {
    // The column of the tab bar is on every page, also on those whose content is not a channel.
    if (isColumn) return
    const following = import('../_shared/channel-swipe/swipe.ts').then(
      ({ followSwipes }) => followSwipes(row),
      () => undefined,
    )
    return () => void following.then((stop) => stop?.())
  }, [isColumn])

  return (
    <nav data-shape={props.shape} aria-label={props.label}>
      <ul ref={row} className={styles.row}>
        {/* The tab bar has a tab for Home, the first channel. */}
        {list(props.items)
          .slice(isColumn ? 1 : 0)
          .map((item, n) => (
            <li key={n}>
              <a
                className={styles.channel}
                href={item.link.href}
                aria-current={item.id === props.current ? 'page' : undefined}
              >
                <span className={styles.tile}>{icon(item.icon)}</span>
                <span data-label={item.label}>{item.label}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
