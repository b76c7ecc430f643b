/** The five widgets of the bench. They render the same elements as the other versions. */
import type { ReactNode } from 'react'
import type { LoadedWidget } from '../../../engine/react/render-context.ts'
import type { WidgetProps } from '../../../engine/widget.ts'

type BenchWidgetProps = WidgetProps<
  { readonly cls: string; readonly text: string; readonly alt: string },
  'body',
  { readonly press: undefined }
>

const Box = ({ props, slots }: BenchWidgetProps): ReactNode => <div className={props.cls}>{slots.body}</div>
const Image = ({ props }: BenchWidgetProps): ReactNode => (
  <img className={props.cls} alt={props.alt} width="96" height="96" />
)
const Text = ({ props }: BenchWidgetProps): ReactNode => <span className={props.cls}>{props.text}</span>
const Badge = ({ props }: BenchWidgetProps): ReactNode => <b className={props.cls}>{props.text}</b>
const Tab = ({ props, emit }: BenchWidgetProps): ReactNode => (
  <button className={props.cls} type="button" onClick={() => emit('press')}>
    {props.text}
  </button>
)

const loaded = (Component: (props: BenchWidgetProps) => ReactNode): LoadedWidget => ({
  Component: Component as LoadedWidget['Component'],
  pure: true,
})

export const benchWidgets: { readonly [name: string]: LoadedWidget } = {
  Box: loaded(Box),
  Image: loaded(Image),
  Text: loaded(Text),
  Badge: loaded(Badge),
  Tab: loaded(Tab),
}
