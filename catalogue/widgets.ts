/** `widgets/<Name>/types.gen.ts` and `widgets/widgets.gen.ts`. */
import type { EventSchema, WidgetSchema } from '../engine/core/schema.ts'
import { comment, printType, propertyKey } from './print-types.ts'
import type { WidgetSource } from './sources.ts'
import { TypeFile } from './type-file.ts'

/** The types of a widget’s props and events. Values are resolved: a text is a string in the language of the page. */
export function widgetTypes({ events = {}, ...props }: WidgetSchema): string {
  const file = new TypeFile({ from: '../../engine/widget.ts', isInterface: true })
  file.declare('Props', props, true)
  if (Object.keys(events).length > 0) file.add('Events', printEvents(events, file))
  return file.print()
}

function printEvents(events: { readonly [event: string]: EventSchema }, { naming }: TypeFile): string {
  const lines = Object.entries(events).map(([event, { description, payload }]) => {
    const type = payload === undefined ? 'undefined' : printType(payload, naming, '  ')
    return `${comment(description, '  ')}  readonly ${propertyKey(event)}: ${type}\n`
  })
  return `/** What each event carries. */\nexport interface Events {\n${lines.join('')}}\n`
}

export function widgetList(widgets: readonly WidgetSource[]): string {
  return [
    "import type { WidgetDefinition } from '../engine/widget.ts'",
    ...widgets.map(({ folder }) => `import { widget as ${folder} } from './${folder}/widget.ts'`),
    '',
    '/** Every widget by its name. */',
    'export const widgets: { readonly [name: string]: WidgetDefinition } = {',
    ...widgets.map(({ folder }) => `  ${folder},`),
    '}',
    '',
  ].join('\n')
}
