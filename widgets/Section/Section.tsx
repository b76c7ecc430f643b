import type { WidgetProps } from '../../engine/widget.ts'
import { sectionHead } from '../_shared/section-head.tsx'
import type { Props } from './types.gen.ts'
import styles from './Section.module.css'

export function Component({ props, slots }: WidgetProps<Props, 'body'>) {
  return (
    <section className={styles.section} aria-label={props.title}>
      {sectionHead(props.title, props.link, props.linkLabel, !props.linkDisabled)}
      <div className={styles.body}>{slots.body}</div>
    </section>
  )
}
