import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './TabBar.module.css'

export function Component({ props, slots }: WidgetProps<Props, 'tabs' | 'more'>) {
  return (
    <nav className={styles.bar} aria-label={props.label}>
      <div className={styles.tabs}>{slots.tabs}</div>
      <div className={styles.more}>{slots.more}</div>
    </nav>
  )
}
