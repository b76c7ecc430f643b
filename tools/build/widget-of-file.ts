import type { WidgetDefinition } from '../../engine/widget.ts'
import { widgets } from '../../widgets/widgets.gen.ts'

/**
 * Returns the widget to which a source file belongs; undefined for `widget.ts`, its definition. `path` is relative to
 * the root.
 */
export function widgetOfFile(path: string): WidgetDefinition | undefined {
  const name = /^widgets\/([A-Z]\w*)\//.exec(path)?.[1]
  return name === undefined || path.endsWith('/widget.ts') || !Object.hasOwn(widgets, name) ? undefined : widgets[name]
}
