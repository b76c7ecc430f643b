/** `widgets/<Name>/types.gen.ts` and `widgets/widgets.gen.ts`. */
import type { Widget } from './collect.ts'
import { printDeclaration } from './types.ts'
import { WordList } from './words.ts'

export function widgetTypes({ schema }: Widget): string {
  const list = new WordList({ link: 'Link', image: 'Image' }, false)
  const props = printDeclaration('Props', schema, list.naming, true)
  const imports = [...list.imported].sort()
  return [
    ...(imports.length > 0 ? [`import type { ${imports.join(', ')} } from '../../engine/widget.ts'\n`] : []),
    props,
    ...list.declarations(),
  ].join('\n')
}

export function widgetList(widgets: readonly Widget[]): string {
  return [
    "import type { WidgetDefinition } from '../engine/widget.ts'",
    ...widgets.map(({ folder }) => `import { widget as ${folder} } from './${folder}/widget.ts'`),
    '',
    '/** Every widget by its name. */',
    `export const widgets: { readonly [name: string]: WidgetDefinition } = { ${widgets.map(({ folder }) => folder).join(', ')} }`,
    '',
  ].join('\n')
}
