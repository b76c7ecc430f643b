import type { WidgetProps } from '../../engine/widget.ts'
import { imageElement } from '../_shared/image.tsx'
import type { Props } from './types.gen.ts'
import styles from './Image.module.css'

export function Component({ props }: WidgetProps<Props>) {
  return imageElement(props.image, {
    className: styles.image,
    priority: props.priority,
    'data-ratio': props.ratio,
    'data-rounded': props.rounded || undefined,
  })
}
