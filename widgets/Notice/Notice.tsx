import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { notice } from '../_shared/notice.tsx'
import type { Events, Props } from './types.gen.ts'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const action =
    props.actionLabel &&
    button({ label: props.actionLabel, link: props.action, busy: props.busy, press: () => emit('press') })
  const image = props.imageSrc ? { width: 240, height: 180, ...props.image, src: props.imageSrc } : props.image
  return notice({ ...props, image, action })
}
