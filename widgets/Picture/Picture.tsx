import type { WidgetProps } from '../../engine/widget.ts'
import { picture } from '../_shared/picture.tsx'
import type { Props } from './types.gen.ts'
import styles from './Picture.module.css'

export function Component({ props }: WidgetProps<Props>) {
  return picture(props.image, {
    className: styles.picture,
    priority: props.priority,
    'data-ratio': props.ratio,
    'data-rounded': props.rounded || undefined,
  })
}
