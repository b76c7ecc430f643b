import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './Stack.module.css'

export function Component({ props, slots }: WidgetProps<Props, 'items'>) {
  return (
    <div
      className={styles.stack}
      data-direction={props.direction}
      data-gap={props.gap}
      data-align={props.align}
      data-inset={props.inset || undefined}
      data-alone={props.alone}
    >
      {slots.items}
    </div>
  )
}
