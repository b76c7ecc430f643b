/**
 * This file is never run. The compiler checks it: each line below `@ts-expect-error` must be an error, and all other
 * lines must compile.
 */
import type { Game, WidgetProps } from '../engine/widget.ts'
import type { Events, Props } from './GameShelf/types.gen.ts'
import type { Props as TextProps } from './Text/types.gen.ts'

export function eventsAreTypedByName(
  { emit }: WidgetProps<Props, never, Events>,
  text: WidgetProps<TextProps>,
  game: Game,
): void {
  emit('open', { game })
  emit('retry')

  // @ts-expect-error The widget has no such event.
  emit('opne', { game })
  // @ts-expect-error The payload is missing.
  emit('open')
  // @ts-expect-error The payload has no such field.
  emit('open', { gmae: game })
  // @ts-expect-error The field has another type.
  emit('favorite', { game: game.gameId })
  // @ts-expect-error The event has no payload.
  emit('retry', { game })
  // @ts-expect-error The widget has no events.
  text.emit('press')
}
