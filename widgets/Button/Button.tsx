import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import type { Events, Props } from './types.gen.ts'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  return button({ ...props, press: () => emit('press') })
}
