import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './Heading.module.css'

export function Component({ props }: WidgetProps<Props>) {
  const Level = `h${Math.min(Math.max(props.level, 1), 4)}` as 'h1' | 'h2' | 'h3' | 'h4'
  return (
    <Level className={styles.heading} data-size={props.size}>
      {props.text}
    </Level>
  )
}
