import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './Picture.module.css'

export function Component({ props }: WidgetProps<Props>) {
  const { image, priority } = props
  return (
    <img
      className={styles.picture}
      data-ratio={props.ratio}
      data-rounded={props.rounded || undefined}
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt ?? ''}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
