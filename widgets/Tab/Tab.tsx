import type { WidgetProps } from '../../engine/widget.ts'
import { icon } from '../_shared/icon.tsx'
import type { Props } from './types.gen.ts'
import styles from './Tab.module.css'

export function Component({ props }: WidgetProps<Props>) {
  return (
    <a className={styles.tab} href={props.link.href} aria-current={props.current ? 'page' : undefined}>
      <span className={styles.icon}>
        {icon(props.icon)}
        {props.badge && (
          <span className={styles.badge} data-tone={props.badgeTone}>
            {props.badge}
          </span>
        )}
      </span>
      <span className={styles.label}>{props.label}</span>
    </a>
  )
}
