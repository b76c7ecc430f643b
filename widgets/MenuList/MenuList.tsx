import type { WidgetProps } from '../../engine/widget.ts'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './MenuList.module.css'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  return (
    <ul className={styles.list} data-layout={props.layout} aria-label={props.label}>
      {props.titled && (
        <li className={styles.title} aria-hidden="true">
          {props.label}
        </li>
      )}
      {list(props.items).map((item, n) => {
        const press = () => emit('press', { id: item.id })
        const content = (
          <>
            <span className={styles.icon}>{icon(item.icon)}</span>
            <span className={styles.label}>{item.label}</span>
            {item.note != null && <span className={styles.note}>{item.note}</span>}
            {item.badge && <span className={styles.badge}>{item.badge}</span>}
            {(item.link ?? item.opens) && <span className={styles.way}>{icon('chevron', 'small')}</span>}
          </>
        )
        return (
          <li key={n} className={styles.item}>
            {item.link == null ? (
              <button className={styles.row} type="button" onClick={press}>
                {content}
              </button>
            ) : (
              <a className={styles.row} href={item.link.href} onClick={press}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
