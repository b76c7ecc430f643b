import type { WidgetProps } from '../../engine/widget.ts'
import { imageElement } from '../_shared/image.tsx'
import type { Props } from './types.gen.ts'
import styles from './NewsCard.module.css'

export function Component({ props }: WidgetProps<Props>) {
  const { image } = props
  return (
    <a
      className={styles.card}
      href={props.link.href}
      data-above={props.imageAbove || undefined}
      data-lead={props.lead || undefined}
    >
      {image && imageElement(image, { className: styles.image, decorative: true })}
      <span className={styles.words}>
        <strong className={styles.title}>{props.title}</strong>
        {props.text && <span className={styles.text}>{props.text}</span>}
        {props.date && <span className={styles.date}>{props.date}</span>}
      </span>
    </a>
  )
}
