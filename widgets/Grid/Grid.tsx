import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './Grid.module.css'

export function Component({ props, slots }: WidgetProps<Props, 'items'>) {
  return (
    <div className={styles.grid}>
      <div
        className={styles.columns}
        data-columns={props.columns}
        data-wide={props.wideColumns}
        data-lead={props.lead || undefined}
        data-gap={props.gap}
        data-inset={props.inset || undefined}
      >
        {slots.items}
      </div>
    </div>
  )
}
