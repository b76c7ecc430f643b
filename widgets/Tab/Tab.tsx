import type { WidgetProps } from '../../engine/widget.ts'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import type { Props } from './types.gen.ts'
import styles from './Tab.module.css'

export function Component({ props }: WidgetProps<Props>) {
  const { dot, title, tone } = props.mark ?? { dot: false, title: props.badge, tone: props.badgeTone }
  return (
    <a className={styles.tab} href={props.link.href} aria-current={props.current ? 'page' : undefined}>
      <span className={styles.icon}>
        {icon(props.icon)}
        {(dot || title) && (
          <span className={styles.badge} data-tone={tone} data-dot={dot || undefined}>
            {dot ? hidden(title || props.dotLabel) : title}
          </span>
        )}
      </span>
      <span className={styles.label}>{props.label}</span>
    </a>
  )
}
