/** Generates `widgets/<Name>/types.gen.ts`, `widgets/widgets.gen.ts` and `catalogue/migrations.gen.ts`. */
import { join } from 'node:path'
import { errorMessage } from '../engine/core/error-message.ts'
import type { Migration } from '../engine/core/catalogue.ts'
import type { EventSchema, WidgetSchema } from '../engine/core/schema.ts'
import { exported, type LoadModule } from './load-module.ts'
import { comment, printType, propertyKey } from './print-types.ts'
import type { WidgetSource } from './sources.ts'
import { TypeFile } from './type-file.ts'

/**
 * Prints the types of a widget’s props and events. Values are resolved: a text is a string in the language of the page.
 */
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
  return `/** The payload of each event. */\nexport interface Events {\n${lines.join('')}}\n`
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

const withMigrations = (widgets: readonly WidgetSource[]): readonly WidgetSource[] =>
  widgets.filter(({ definition }) => definition.migrations !== undefined)

/**
 * Prints the list of migrations for the studio. The studio cannot load widget definitions, because they load all
 * components.
 */
export function migrationList(widgets: readonly WidgetSource[]): string {
  const names = withMigrations(widgets).map(({ folder }) => folder)
  return [
    "import type { Migration } from '../engine/core/catalogue.ts'",
    ...names.map((name) => `import { migrations as ${name} } from '../widgets/${name}/migrations.ts'`),
    '',
    '/** The migrations of each widget that has some. */',
    `export const migrations: { readonly [widget: string]: readonly Migration[] } = {${names.length === 0 ? '}' : ''}`,
    ...(names.length === 0 ? [] : [...names.map((name) => `  ${name},`), '}']),
    '',
  ].join('\n')
}

/** Returns the widgets whose definition has other migrations than their file `migrations.ts`, one line each. */
export async function migrationProblems(
  root: string,
  widgets: readonly WidgetSource[],
  load: LoadModule,
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { folder, definition } of withMigrations(widgets)) {
    const path = `widgets/${folder}/migrations.ts`
    const versions = (migrations: readonly Migration[] = []): string => migrations.map(({ from }) => from).join(' ')
    const rule = `${path} must export "migrations", and widget.ts must use them, because the studio loads only this file`
    try {
      const declared = await exported<readonly Migration[]>(load, join(root, path), 'migrations')
      if (versions(declared) !== versions(definition.migrations)) problems.push(rule)
    } catch (error) {
      problems.push(`${rule}. ${errorMessage(error)}`)
    }
  }
  return problems
}
