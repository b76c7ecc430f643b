/** The shapes of the icons that are loaded so far: widget icons at once, content icons later. */
import { widgetIcons } from './widget-icons.ts'

/**
 * SVG paths in a view box of 24: `line` is stroked with round caps, `tone` is a faint fill behind it, `solid` is
 * filled.
 */
export interface IconShape {
  readonly line?: string
  readonly tone?: string
  readonly solid?: string
  /** True if the icon points in or against the reading direction, so right-to-left pages mirror it. */
  readonly directed?: true
}

export interface IconShapes {
  readonly [name: string]: IconShape
}

const loaded: { [name: string]: IconShape } = { ...widgetIcons }

export function addIconShapes(more: IconShapes): void {
  Object.assign(loaded, more)
}

export function iconShape(name: string): IconShape {
  return Object.hasOwn(loaded, name) ? (loaded[name] as IconShape) : {}
}
