import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './Text.module.css'

export function Component({ props }: WidgetProps<Props>) {
  return (
    <p className={styles.text} data-size={props.size} data-tone={props.tone} data-align={props.align}>
      {props.text}
    </p>
  )
}
